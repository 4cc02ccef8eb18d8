import { type AnyObject, MixedSchema, type ObjectSchema } from 'yup'
import { isSecret } from '../../domain/drafts'
import { shaped } from '../../domain/shape'

type Values = Record<string, unknown>

/** Keeps fields that fit the form, without secrets; rules are not checked, since a draft may be incomplete. */
export function draftShape(schema: ObjectSchema<AnyObject>, sent: object): Values {
  const { value, errors } = shaped(schema, sent, { isDraft: true })
  const broken = new Set(Object.keys(errors).map((path) => /^[^.[]*/.exec(path)?.[0]))
  const fits = (name: string, each: unknown) => {
    const field = schema.fields[name]
    return !(field instanceof MixedSchema) || each === null || field.isType(each)
  }
  return Object.fromEntries(
    Object.entries(value as Values).filter(
      ([name, each]) => each !== undefined && !broken.has(name) && !isSecret(name) && fits(name, each),
    ),
  )
}
