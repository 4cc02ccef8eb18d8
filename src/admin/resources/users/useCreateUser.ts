import { type RaRecord, useDataProvider, useNotify } from 'react-admin'
import type { InferType } from 'yup'
import type { User } from '../../../domain/userSchema'
import { useFeedback } from '../../components/form/useFeedback'
import type { AppDataProvider } from '../../providers/data/types'
import type { registerFormSchema } from './schema'

export type Registration = InferType<typeof registerFormSchema>
export type UserRecord = User & RaRecord<number>

/**
 * Creates an account and then assigns its roles: two calls. When only the first succeeds the account exists, so the
 * form is left with a warning.
 */
export function useCreateUser() {
  const dataProvider = useDataProvider<AppDataProvider>()
  const notify = useNotify()
  const { sentence } = useFeedback('users')
  return async ({ role_ids, ...account }: Registration): Promise<{ data: UserRecord; isTold?: boolean }> => {
    const { data } = await dataProvider.create<UserRecord>('users', { data: account })
    if (role_ids.length === 0) return { data }
    try {
      await dataProvider.syncRoles([data.id], role_ids)
      return { data }
    } catch (error) {
      notify(sentence('half_failed', error), { type: 'warning', autoHideDuration: 12_000 })
      return { data, isTold: true }
    }
  }
}
