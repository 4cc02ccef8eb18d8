import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { Permission } from '../../../domain/permissions'
import type { Role } from '../../../domain/roleSchema'
import { raKeys } from '../../providers/cache/raKeys'
import { permissionsOf } from '../roles/useRoles'

/**
 * Gives a permission to exactly these roles: each role that changes is synced, against the version that was shown, so
 * that nobody's change is overwritten.
 */
export function usePermissionSync() {
  const dataProvider = useDataProvider()
  const client = useQueryClient()
  return async (name: Permission, roles: readonly Role[], holders: readonly number[]): Promise<void> => {
    try {
      for (const role of roles) {
        const before = permissionsOf(role)
        if (before.includes(name) === holders.includes(role.id)) continue
        const permissions = before.includes(name) ? before.filter((each) => each !== name) : [...before, name]
        await dataProvider.update('roles', { id: role.id, data: { permissions }, previousData: role })
      }
    } catch (error) {
      // The next try must start from the current roles.
      void client.invalidateQueries({ queryKey: raKeys.all('roles') })
      throw error
    }
  }
}
