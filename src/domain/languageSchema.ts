import { boolean, type InferType, number, object, string } from 'yup'
import { languageCodes } from './language'
import { text } from './rules'
import { message } from './validation'

/** A language of the site (spec §3). Its `key` must be chosen, not typed (spec §5). */
export const languageSchema = object({
  key: string().trim().required().oneOf(languageCodes, message('language')),
  name: text(100),
  sort: number().integer().min(0).default(0),
  is_default: boolean().default(false),
})

export type LanguageInput = InferType<typeof languageSchema>
export interface Language extends LanguageInput {
  id: number
  version: number
}
