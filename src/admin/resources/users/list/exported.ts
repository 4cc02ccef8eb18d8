import type { User } from '../../../../domain/userSchema'
import type { Exported } from '../../../components/list/exporter'

/** The columns of the members' CSV file. */
export const exported: readonly Exported<User>[] = [
  'id',
  'name',
  'email',
  'phone',
  'birthday',
  'zalo',
  'facebook',
  'address',
  'created_at',
  { label: 'gender', value: ({ gender }, translate) => translate(`resources.users.gender.${gender}`) },
  { label: 'status', value: ({ status }, translate) => translate(`resources.users.status.${status}`) },
  { label: 'roles', value: ({ roles }) => roles?.data.map(({ name }) => name).join(', ') },
]
