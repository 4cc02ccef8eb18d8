import { type InferType, string } from 'yup'
import { businessDay, momentOf } from '../../../domain/businessTime'
import { addDays, isDay } from '../../../domain/days'
import { type AccessKey, keyDays, keySchema } from '../../../domain/keySchema'
import { message } from '../../../domain/validation'
import type { AccessKeyInput } from '../../providers/data/calls/keys'

/** A key is valid until the end of a day. */
export const keyFormSchema = keySchema.pick(['name', 'permissions', 'proposes']).shape({
  day: string()
    .required()
    .test('day', message('date'), (day) => !day || isDay(day))
    .test('ahead', message('key_ahead'), (day) => !isDay(day) || day >= businessDay(new Date())),
})
export type KeyForm = InferType<typeof keyFormSchema>

export const keyInputOf = ({ day, ...form }: KeyForm): AccessKeyInput => ({
  ...form,
  expires_at: momentOf(addDays(day, 1)),
})

/** Its last day: it ends with it. */
export const lastDayOf = ({ expires_at }: AccessKey): string =>
  businessDay(new Date(Date.parse(expires_at) - 1))

export const keyFormOf = (key?: AccessKey): KeyForm =>
  key
    ? { name: key.name, permissions: key.permissions, proposes: key.proposes, day: lastDayOf(key) }
    : { name: '', permissions: [], proposes: false, day: addDays(businessDay(new Date()), keyDays) }
