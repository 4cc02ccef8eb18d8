import type { AnyObject } from 'yup'
import { addressErrors } from '../../domain/address/addressSchema'
import { loadDivisions, type Scheme } from '../../domain/address/divisions'
import type { Row } from '../crud/resource'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'

const parts = ['scheme', 'province', 'district', 'ward'] as const

/** @throws ApiError 422 naming the division that does not exist or lies elsewhere */
export async function checkPlace(_call: Call, value: AnyObject, before?: Row): Promise<AnyObject> {
  if (!parts.some((name) => Object.hasOwn(value, name))) return value
  const whole: AnyObject = { ...before, ...value }
  const scheme: Scheme = whole.scheme
  const errors = addressErrors(
    { scheme, province: whole.province, district: whole.district, ward: whole.ward },
    await loadDivisions(scheme),
  )
  if (Object.keys(errors).length) throw new ApiError('invalid', { errors })
  return value
}
