import { useState } from 'react'
import { type Identifier, useDataProvider, useNotify } from 'react-admin'
import { useFeedback } from '../../components/form/useFeedback'
import type { AppDataProvider } from '../../providers/data/types'

/**
 * Assigns or revokes roles and notifies; `error` is for showing it in the dialog.
 * @param areClients a role makes members of them, and that is said
 */
export function useRoleChange(onDone: () => void, areClients = false) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const notify = useNotify()
  const { sentence } = useFeedback('users')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')

  const run = async (work: () => Promise<unknown>, done: string, count = 1) => {
    setBusy(true)
    setError('')
    try {
      await work()
      notify(`resources.users.notifications.${done}`, {
        type: 'success',
        messageArgs: { smart_count: count },
      })
      onDone()
    } catch (failure) {
      setError(sentence('roles_failed', failure))
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    error,
    setError,
    /** Gives these users exactly these roles. */
    give: (users: Identifier[], roles: Identifier[]) =>
      run(
        () => dataProvider.syncRoles(users, roles),
        areClients ? 'became_members' : 'roles_saved',
        users.length,
      ),
    take: (users: Identifier[], roles: Identifier[]) =>
      run(() => dataProvider.revokeRoles(users, roles), 'roles_revoked'),
  }
}
