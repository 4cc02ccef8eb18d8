import { useTranslate } from 'react-admin'
import type { ExportColumn } from '../../../components/list/exporter'
import type { UserRecord } from '../useCreateUser'

const plain = [
  'id',
  'name',
  'email',
  'phone',
  'birthday',
  'zalo',
  'facebook',
  'address',
  'created_at',
] as const

/** The columns of the members' CSV file, in the interface language. */
export function useUserExport(): ExportColumn<UserRecord>[] {
  const translate = useTranslate()
  const label = (field: string) => `resources.users.fields.${field}`
  return [
    ...plain.map((field) => ({ label: label(field), value: (user: UserRecord) => user[field] })),
    { label: label('gender'), value: ({ gender }) => translate(`resources.users.gender.${gender}`) },
    { label: label('status'), value: ({ status }) => translate(`resources.users.status.${status}`) },
    { label: label('roles'), value: ({ roles }) => roles?.data.map(({ name }) => name).join(', ') },
  ]
}
