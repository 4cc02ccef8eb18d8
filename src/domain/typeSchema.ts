import { array, boolean, type InferType, number, object, string } from 'yup'
import { distinctBy } from './distinct'
import { lines, linkText, requiredText, slugText } from './rules'
import { features, styles } from './type'
import { typeIconNames } from './typeIcons'
import { message } from './validation'

/** Every object inherits these: a form could not distinguish them from what was typed. */
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

/** A post type: at least one feature, and different keys for its custom fields. */
export const typeSchema = object({
  style: string().required().oneOf(styles).default('article'),
  is_sitemap: boolean().default(true),
  /** Position in the manual order; a new one without it comes last. */
  sort: number().integer().min(0),
  title: requiredText(),
  slug: slugText(),
  image: linkText(),
  /** Its icon in the menu; without one it has that of its style. */
  icon: string()
    .ensure()
    .oneOf(['', ...typeIconNames]),
  description: lines(),
  features: array(string().required().oneOf(features))
    .required()
    .min(1, message('features'))
    .max(features.length)
    .default([]),
  fields: array(customFieldSchema)
    .max(100)
    .default([])
    .test('unique', message('custom_key_unique'), distinctBy('key', 'custom_key_unique')),
})

export type PostTypeInput = InferType<typeof typeSchema>
export interface PostType extends PostTypeInput {
  id: number
  version: number
  sort: number
  /** How its icon is drawn. */
  drawing?: string | null
  /** Of products: how their codes are made. */
  code_syntax?: string | null
  created_at: string
  updated_at: string
}
