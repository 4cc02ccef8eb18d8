import { array, boolean, type InferType, number, object, string } from 'yup'
import { distinctBy } from './distinct'
import { lines, linkText, requiredText, slugText } from './rules'
import { features, styles } from './type'
import { typeIconNames } from './typeIcons'
import { message } from './validation'

/** Every object inherits these keys; a form cannot distinguish them from typed ones. */
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

export const typeSchema = object({
  style: string().required().oneOf(styles).default('article'),
  /** Whether visitors see its posts. */
  is_shown: boolean().default(true),
  is_sitemap: boolean().default(true),
  sort: number().integer().min(0),
  title: requiredText(),
  slug: slugText(),
  image: linkText(),
  /** Menu icon; empty for that of the style. */
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
  /** SVG path of the icon. */
  drawing?: string | null
  code_syntax?: string | null
  created_at: string
  updated_at: string
}
