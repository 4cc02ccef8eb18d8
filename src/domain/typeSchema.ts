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
import { linkText, requiredText, slugText, text } from './rules'
import { features, styles } from './type'
import { message } from './validation'

/** Every object has these members already: a form could not tell them from what was typed. */
const ownWords = ['constructor', '__proto__']

export const customFieldSchema = object({
  key: string()
    .trim()
    .required()
    .max(50)
    .matches(/^[a-z0-9_]+$/, { message: message('custom_key'), excludeEmptyString: true })
    .notOneOf(ownWords, message('custom_key')),
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

/** A post type: at least one feature, custom field keys differ. */
export const typeSchema = object({
  style: string().required().oneOf(styles).default('article'),
  is_sitemap: boolean().default(true),
  /** The place in the order that people set; a new one without it comes last. */
  sort: number().integer().min(0),
  title: requiredText(),
  slug: slugText(),
  image: linkText(),
  description: text(),
  features: array(string().required().oneOf(features))
    .required()
    .min(1, message('features'))
    .max(features.length)
    .default([]),
  fields: array(customFieldSchema)
    .max(100)
    .default([])
    .test('unique', message('custom_key_unique'), distinctKeys),
})

export type PostTypeInput = InferType<typeof typeSchema>
export interface PostType extends PostTypeInput {
  id: number
  version: number
  sort: number
  created_at: string
  updated_at: string
}
