import { mixed, type Message as Told, ValidationError } from 'yup'
import type { DynamicField, DynamicValues } from './dynamicFields'
import { checkValues } from './dynamicValues'
import type { Context } from './validation'

export function dynamicValues(
  fields: readonly DynamicField[],
  { unknown = 'refuse' }: { unknown?: 'refuse' | 'drop' } = {},
) {
  const checked = new WeakSet<object>()
  return mixed<DynamicValues>()
    .transform((sent: unknown, _original, _schema, { context }) => {
      const { cleanHtml }: Context = context ?? {}
      const { values, errors } = checkValues(fields, sent, { unknown, cleanHtml })
      if (Object.keys(errors).length > 0) return sent
      checked.add(values)
      return values
    })
    .default({})
    .test('fields', (value: unknown, { path, createError }) => {
      if (typeof value === 'object' && value !== null && checked.has(value)) return true
      const { errors } = checkValues(fields, value, { unknown })
      const found = Object.entries(errors).flatMap(([at, messages]) =>
        messages.map((each) => {
          const told: Told = () => each
          return createError({ path: at ? `${path}.${at}` : path, message: told })
        }),
      )
      return found.length === 0 || new ValidationError(found)
    })
}
