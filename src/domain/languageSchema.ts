import { boolean, type InferType, number, object, string } from 'yup'
import { languageCodes } from './language'
import { text } from './rules'
import { message } from './validation'

export const languageSchema = object({
  key: string().trim().required().oneOf(languageCodes, message('language')),
  name: text(100),
  sort: number().integer().min(0),
  is_default: boolean().default(false),
})

export type LanguageInput = InferType<typeof languageSchema>
export interface Language extends LanguageInput {
  id: number
  version: number
  sort: number
}
