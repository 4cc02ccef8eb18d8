import { mixed, type Message as Told, ValidationError } from 'yup'
import {
  type DynamicField,
  type DynamicValues,
  defaultOf,
  fieldLimits,
  isEmptyValue,
  isFieldKey,
  isRecord,
} from '../dynamicFields'
import { checkValues } from '../dynamicValues'
import type { FieldErrors } from '../message'
import type { Context } from '../validation'

const areValues = (value: unknown): value is DynamicValues =>
  isRecord(value) && Object.keys(value).length <= 1_000 && Object.keys(value).every(isFieldKey)

/** Potential rich texts among values; only the fields know which are. */
function markupIn(value: unknown): string[] {
  if (typeof value === 'string')
    return value.includes('<') && value.length <= fieldLimits.editor ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(markupIn) : []
}

/** Values by the keys of data fields. The category decides which fields a post has: see `checkPostValues`. */
export const valuesShape = {
  values: mixed(areValues)
    .transform((value: unknown, _original, _schema, { context }) => {
      const { cleanHtml }: Context = context ?? {}
      // Lets `htmlIn` collect these texts; the values stay unchanged here.
      if (cleanHtml) for (const html of markupIn(value)) cleanHtml(html)
      return value
    })
    .default({}),
}

interface Options {
  cleanHtml?: Context['cleanHtml']
  unknown?: 'refuse' | 'drop'
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Checks the sent values of a post. Stored values stay unchanged, even those of removed fields or of fields with
 * another style by now.
 * @returns all values of the post, and errors by path
 */
export function checkPostValues(
  fields: readonly DynamicField[],
  sent: unknown,
  stored: DynamicValues = {},
  options: Options = {},
): { values: DynamicValues; errors: FieldErrors } {
  if (!isRecord(sent)) return checkValues(fields, sent, options)
  const changed = Object.fromEntries(
    Object.entries(sent).filter(([key, value]) => !Object.hasOwn(stored, key) || !same(value, stored[key])),
  )
  const { values, errors } = checkValues(fields, changed, options)
  return { values: { ...stored, ...values }, errors }
}

/** Adds the defaults of fields without a value, as the form does. Empty values stay empty. */
export function withDefaults(fields: readonly DynamicField[], values: DynamicValues): DynamicValues {
  const left = fields.filter((field) => !Object.hasOwn(values, field.key) && !isEmptyValue(defaultOf(field)))
  const begun = Object.fromEntries(left.map((field) => [field.key, defaultOf(field)]))
  // Defaults were cleaned when saved; those that no longer fit are dropped.
  return { ...checkValues(left, begun, { cleanHtml: (html) => html }).values, ...values }
}

const anyValues = mixed<DynamicValues>().default({})

/** The same for a form's schema, where fields and stored values change. */
export const postValues = (
  fieldsOf: (categoryId: unknown) => readonly DynamicField[],
  stored: () => DynamicValues,
) =>
  anyValues.when('category_id', ([category], schema: typeof anyValues) => {
    const check = (sent: unknown) => checkPostValues(fieldsOf(category), sent, stored(), { unknown: 'drop' })
    return schema
      .transform((sent: unknown) => {
        const { values, errors } = check(sent)
        return Object.keys(errors).length > 0 ? sent : values
      })
      .test('fields', (sent, { path, createError }) => {
        const found = Object.entries(check(sent).errors).flatMap(([at, messages]) =>
          messages.map((each) => {
            const told: Told = () => each
            return createError({ path: at ? `${path}.${at}` : path, message: told })
          }),
        )
        return found.length === 0 || new ValidationError(found)
      })
  })
