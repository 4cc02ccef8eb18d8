import { object } from 'yup'
import { requiredText } from './rules'

/** What people may change of a file in the library. */
export const mediaSchema = object({ name: requiredText() })
