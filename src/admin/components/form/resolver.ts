import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'
import type { AnyObject, ObjectSchema } from 'yup'
import { type Message, validate } from '../../../domain/validation'

/** A rule's message in the format of react-admin's inputs, which translate it. */
const encoded = ({ key, params }: Message): string =>
  `@@react-admin@@${JSON.stringify({ message: key, args: params ?? {} })}`

/**
 * A form resolver for a domain schema. It validates, transforms and strips unknown fields as the server does, and
 * returns all errors at once.
 */
export const schemaResolver =
  <T extends AnyObject>(schema: ObjectSchema<T>): Resolver<FieldValues> =>
  (values, _context, options) => {
    const { value, errors } = validate(schema, values)
    if (!errors) return { values: value, errors: {} }
    const found = Object.entries(errors).flatMap(([path, [first]]): [string, FieldError][] =>
      first ? [[path, { type: 'schema', message: encoded(first) }]] : [],
    )
    return { values: {}, errors: toNestErrors(Object.fromEntries(found), options) }
  }
