import {
  array,
  boolean,
  type InferType,
  number,
  object,
  string,
  type TestContext,
  ValidationError,
} from 'yup'
import { linkText } from './links'
import { slugText } from './slug'
import { message, requiredText, text } from './validation'

/** What a post of the type is made of (spec §1). */
export const styles = ['article', 'product', 'course'] as const
export type Style = (typeof styles)[number]

/** What a type switches on: sidebar entries and parts of the post form. */
export const features = [
  'categories',
  'images',
  'content',
  'related',
  'seo',
  'approval',
  'data_groups',
  'article_groups',
  'trademarks',
  'product_groups',
  'course_groups',
  'discounts',
  'orders',
] as const
export type Feature = (typeof features)[number]

const shared: readonly Feature[] = [
  'categories',
  'images',
  'content',
  'related',
  'seo',
  'approval',
  'data_groups',
]

/** The features that make sense for each style; the form offers these. */
export const featuresOf: Record<Style, readonly Feature[]> = {
  article: [...shared, 'article_groups'],
  product: [...shared, 'trademarks', 'product_groups', 'discounts', 'orders'],
  course: [...shared, 'course_groups', 'discounts', 'orders'],
}

export const customFieldSchema = object({
  key: string()
    .trim()
    .required()
    .max(50)
    .matches(/^[a-z0-9_]+$/, { message: message('custom_key'), excludeEmptyString: true }),
  title: requiredText(100),
})

/** Keys differ; one that stands above already is told beside the later field. */
function distinctKeys(fields: { key?: string }[] | undefined, context: TestContext) {
  const keys = (fields ?? []).map(({ key }) => key)
  const repeated = [...keys.keys()].filter((place) => keys[place] && keys.indexOf(keys[place]) < place)
  if (repeated.length === 0) return true
  return new ValidationError(
    repeated.map((place) =>
      context.createError({ path: `${context.path}[${place}].key`, message: message('custom_key_unique') }),
    ),
  )
}

/** A post type (spec §3): at least one feature (spec §5), custom field keys differ. */
export const typeSchema = object({
  style: string().required().oneOf(styles).default('article'),
  is_sitemap: boolean().default(true),
  sort: number().integer().min(0).default(0),
  title: requiredText(),
  slug: slugText(),
  image: linkText(),
  description: text(),
  features: array(string().required().oneOf(features)).required().min(1, message('features')).default([]),
  fields: array(customFieldSchema).default([]).test('unique', message('custom_key_unique'), distinctKeys),
})

export type PostTypeInput = InferType<typeof typeSchema>
export interface PostType extends PostTypeInput {
  id: number
  version: number
  created_at: string
  updated_at: string
}
