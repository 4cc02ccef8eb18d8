import type { AnyObject, ObjectSchema } from 'yup'
import { validate } from '../../domain/validation'
import type { Body } from './body'
import { ApiError } from './errors'

/** @throws ApiError `invalid` */
export function asked<T extends AnyObject>(schema: ObjectSchema<T>, body: Body): T {
  const { value, errors } = validate(schema, body)
  if (errors) throw new ApiError('invalid', { errors })
  return value
}
