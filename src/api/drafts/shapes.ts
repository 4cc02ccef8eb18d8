import { drafted } from '../../domain/drafts'
import {
  anyValue,
  choiceSchema,
  idSchema,
  mapSchema,
  objectSchema,
  orNull,
  textSchema,
  wholeSchema,
} from '../http/schema'

/** Moments of drafts are as the database writes them. */
export const keptDraft = { revision: wholeSchema, updated_at: textSchema }
/** Its yup schema does not tell what values are. */
export const sentDraftShape = objectSchema(
  { values: mapSchema(anyValue) },
  {
    base: mapSchema(anyValue),
    version: orNull(idSchema),
    revision: orNull(idSchema),
    title: { type: 'string', maxLength: 255 },
    path: { type: 'string', maxLength: 500 },
  },
)

export const serverDraftShape = objectSchema({
  ...keptDraft,
  version: orNull(wholeSchema),
  values: mapSchema(anyValue),
  base: mapSchema(anyValue),
})
export const draftLineShape = objectSchema({
  entity: choiceSchema(drafted),
  record_id: orNull(idSchema),
  path: textSchema,
  title: textSchema,
  updated_at: textSchema,
})
