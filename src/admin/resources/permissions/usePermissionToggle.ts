import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { Permission } from '../../../domain/permissions'
import type { Role } from '../../../domain/roleSchema'
import { useFeedback } from '../../components/form/useFeedback'
import { raKeys } from '../../providers/cache/raKeys'
import { permissionsOf } from '../roles/useRoles'

const cellOf = (role: Role, name: Permission) => `${role.id} ${name}`

/**
 * Grants a permission to a role or revokes it, based on the shown version, so that no other change is overwritten.
 * Changes run in turn, each on the result of the one before.
 */
export function usePermissionToggle() {
  const dataProvider = useDataProvider()
  const client = useQueryClient()
  const notify = useNotify()
  const { failed } = useFeedback('permissions')
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set())
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const newest = useRef(new Map<number, Role>())

  const change = async (shown: Role, name: Permission) => {
    const known = newest.current.get(shown.id)
    const role = known && known.version > shown.version ? known : shown
    const before = permissionsOf(role)
    const permissions = before.includes(name) ? before.filter((each) => each !== name) : [...before, name]
    try {
      const { data } = await dataProvider.update<Role>('roles', {
        id: role.id,
        data: { permissions },
        previousData: role,
      })
      newest.current.set(role.id, data)
      notify('resources.permissions.saved', { type: 'success' })
    } catch (error) {
      // The next try must start from the current roles.
      void client.invalidateQueries({ queryKey: raKeys.all('roles') })
      failed('update_failed', error)
    }
  }

  const toggle = (role: Role, name: Permission): void => {
    const cell = cellOf(role, name)
    if (running.has(cell)) return
    setRunning((cells) => new Set(cells).add(cell))
    queue.current = queue.current
      .then(() => change(role, name))
      .finally(() => setRunning((cells) => new Set([...cells].filter((each) => each !== cell))))
  }
  const isRunning = (role: Role, name: Permission): boolean => running.has(cellOf(role, name))
  return { toggle, isRunning }
}
