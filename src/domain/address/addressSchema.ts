import { type InferType, object, string } from 'yup'
import type { FieldErrors } from '../message'
import { requiredText } from '../rules'
import { message } from '../validation'
import { areaOf, type Division, type Divisions, schemes } from './divisions'

const division = () =>
  object({ code: string().required().max(10), name: string().required().max(100) })
    .nullable()
    .default(null)

export const addressFields = {
  scheme: string().oneOf(schemes).default('2025'),
  province: division().test('province', message('province'), (value) => value !== null),
  district: division()
    .when('scheme', ([scheme], field) => (scheme === 'pre2025' ? field : field.transform(() => null)))
    .test(
      'district',
      message('district'),
      (value, { parent }) => value !== null || parent.scheme !== 'pre2025',
    ),
  ward: division().test('ward', message('ward'), (value) => value !== null),
  address: requiredText(255),
}

export const addressSchema = object(addressFields)

export type Address = InferType<typeof addressSchema>

const same = (known: Division | undefined, said: Division | null): boolean =>
  known !== undefined && said !== null && known.name === said.name

/** The topmost field of a valid address whose division does not exist in the one above. */
export function addressErrors(address: Omit<Address, 'address'>, { provinces }: Divisions): FieldErrors {
  const wrong = (field: string): FieldErrors => ({ [field]: [message('choice')()] })
  const province = areaOf(provinces, address.province?.code)
  if (!same(province, address.province)) return wrong('province')
  const district =
    address.scheme === 'pre2025' ? areaOf(province?.areas ?? [], address.district?.code) : province
  if (address.scheme === 'pre2025' && !same(district, address.district)) return wrong('district')
  return same(areaOf(district?.areas ?? [], address.ward?.code), address.ward) ? {} : wrong('ward')
}
