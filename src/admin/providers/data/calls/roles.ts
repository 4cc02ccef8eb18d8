import type { Identifier } from 'react-admin'
import type { Role } from '../../../../domain/roleSchema'
import { special } from './call'

/** A call on those users and those roles. */
const members = (path: string) =>
  special({
    call: async (http, users: Identifier[], roles: Identifier[]) => {
      await http(path, { method: 'POST', body: { users, roles } })
      return { data: null }
    },
    effect: (lists) => lists.stale('users', 'roles', 'profile'),
  })

export const roleCalls = {
  /** Those users have exactly those roles. */
  syncRoles: members('/roles/sync'),
  /** Those users have none of those roles. */
  revokeRoles: members('/roles/revoke'),
  syncPermissions: special({
    call: (http, role_id: Identifier, permissions: string[]) =>
      http<{ data: Role }>('/permissions/sync', { method: 'POST', body: { role_id, permissions } }),
    effect: (lists) => lists.stale('roles', 'profile'),
  }),
}
