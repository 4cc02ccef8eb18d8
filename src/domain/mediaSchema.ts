import { object } from 'yup'
import { requiredText } from './rules'

/** What a person may change of a file in the library (spec §3). */
export const mediaSchema = object({ name: requiredText() })
