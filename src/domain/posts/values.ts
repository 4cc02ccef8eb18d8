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

/** What may be rich text among values; which of it is, the fields say. */
function markupIn(value: unknown): string[] {
  if (typeof value === 'string')
    return value.includes('<') && value.length <= fieldLimits.editor ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(markupIn) : []
}

/** Values by the keys of data fields. Which fields a post has depends on where it is filed: `checkPostValues`. */
export const valuesShape = {
  values: mixed(areValues)
    .transform((value: unknown, _original, _schema, { context }) => {
      const { cleanHtml }: Context = context ?? {}
      // Whoever collects rich texts, to clean them ahead, learns of these too; here they stay as they are.
      if (cleanHtml) for (const html of markupIn(value)) cleanHtml(html)
      return value
    })
    .default({}),
}

interface Options {
  cleanHtml?: Context['cleanHtml']
  /** What happens to new values without a field. */
  unknown?: 'refuse' | 'drop'
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Checks the values that are sent for a post. What is stored already stays as it is: also values of fields that the
 * post no longer has, and those that no longer fit since the style of their field was changed.
 * @returns all values that the post then has; the errors by path
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

/**
 * The values of a new post with the defaults of the fields that nothing was said about, as its form begins with them.
 * What is sent empty stays empty.
 */
export function withDefaults(fields: readonly DynamicField[], values: DynamicValues): DynamicValues {
  const left = fields.filter((field) => !Object.hasOwn(values, field.key) && !isEmptyValue(defaultOf(field)))
  const begun = Object.fromEntries(left.map((field) => [field.key, defaultOf(field)]))
  // Defaults are checked and cleaned when they are saved; one that no longer fits is left out.
  return { ...checkValues(left, begun, { cleanHtml: (html) => html }).values, ...values }
}

const anyValues = mixed<DynamicValues>().default({})

/** The same as part of a form's schema; fields and stored values may differ each time. */
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
