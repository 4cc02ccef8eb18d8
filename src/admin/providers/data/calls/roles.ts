import type { Identifier } from 'react-admin'
import type { Role } from '../../../../domain/roleSchema'
import { special } from './call'

/** A user with the roles that somebody has seen of them. */
export interface SeenRoles {
  user: Identifier
  roles: Identifier[]
}

/** A call with user ids and role ids. */
const members = (path: string) =>
  special({
    call: async (http, users: Identifier[], roles: Identifier[], seen?: readonly SeenRoles[]) => {
      await http(path, { method: 'POST', body: { users, roles, ...(seen && { seen }) } })
      return { data: null }
    },
    effect: (lists) => lists.stale('users', 'roles', 'profile'),
  })

export const roleCalls = {
  /** Gives the users exactly these roles; refused when somebody has changed what was seen of them. */
  syncRoles: members('/roles/sync'),
  /** Takes these roles from the users. */
  revokeRoles: members('/roles/revoke'),
  syncPermissions: special({
    call: (http, role_id: Identifier, permissions: string[]) =>
      http<{ data: Role }>('/permissions/sync', { method: 'POST', body: { role_id, permissions } }),
    effect: (lists) => lists.stale('roles', 'profile'),
  }),
}
