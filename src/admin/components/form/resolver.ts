import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'
import type { AnyObject, ObjectSchema } from 'yup'
import { named } from '../../../domain/fieldNames'
import type { FieldErrors, Message } from '../../../domain/message'
import { validate } from '../../../domain/validation'

export type LabelOf = (path: string) => string

/** A rule's message, encoded for react-admin's inputs, which translate it; names an empty field. */
export function encoded(message: Message, label = ''): string {
  const { key, params = {} } = named(message, label)
  return `@@react-admin@@${JSON.stringify({ message: key, args: params })}`
}

/** Fields derived from another: if both are empty, only the other one is reported. */
const derived = { slug: 'title' } as const

const isDerived = (path: string, errors: FieldErrors, values: FieldValues): boolean =>
  path in derived && !values[path] && derived[path as keyof typeof derived] in errors

/** Validates, transforms and strips unknown fields by the domain schema as the server does; returns all errors. */
export const schemaResolver =
  <T extends AnyObject>(schema: ObjectSchema<T>, labelOf: LabelOf = () => ''): Resolver<FieldValues> =>
  (values, _context, options) => {
    const { value, errors } = validate(schema, values)
    if (!errors) return { values: value, errors: {} }
    const found = Object.entries(errors).flatMap(([path, [first]]): [string, FieldError][] =>
      first && !isDerived(path, errors, values)
        ? [[path, { type: 'schema', message: encoded(first, labelOf(path)) }]]
        : [],
    )
    return { values: {}, errors: toNestErrors(Object.fromEntries(found), options) }
  }
