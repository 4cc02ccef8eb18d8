import { useState } from 'react'
import { type Identifier, useDataProvider, useNotify, useRefresh } from 'react-admin'
import { useFeedback } from '../../components/form/useFeedback'
import type { SeenRoles } from '../../providers/data/calls/roles'
import type { AppDataProvider } from '../../providers/data/types'
import { errorBody } from '../../providers/http/httpError'

/**
 * Assigns or revokes roles and notifies; `error` is for the dialog. After a conflict the roles are refetched.
 * @param areClients tells in the notification that a role made them members
 */
export function useRoleChange(onDone: () => void, areClients = false, onMoved?: () => void) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
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
      if (errorBody(failure)?.code !== 'conflict') return
      refresh()
      onMoved?.()
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    error,
    setError,
    /** Gives these users exactly these roles, unless their roles differ from those seen. */
    give: (users: Identifier[], roles: Identifier[], seen: readonly SeenRoles[]) =>
      run(
        () => dataProvider.syncRoles(users, roles, seen),
        areClients ? 'became_members' : 'roles_saved',
        users.length,
      ),
    take: (users: Identifier[], roles: Identifier[]) =>
      run(() => dataProvider.revokeRoles(users, roles), 'roles_revoked'),
  }
}
