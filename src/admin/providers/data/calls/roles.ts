import type { Identifier } from 'react-admin'
import type { Role } from '../../../../domain/roleSchema'
import { special } from './call'

/** A user with the roles that the caller has last seen. */
export interface SeenRoles {
  user: Identifier
  roles: Identifier[]
}

const members = (path: string) =>
  special({
    call: async (http, users: Identifier[], roles: Identifier[], seen?: readonly SeenRoles[]) => {
      await http(path, { method: 'POST', body: { users, roles, ...(seen && { seen }) } })
      return { data: null }
    },
    effect: (lists) => lists.stale('users', 'roles', 'profile'),
  })

export const roleCalls = {
  /** Gives the users exactly these roles; refused when the roles in `seen` have changed. */
  syncRoles: members('/roles/sync'),
  revokeRoles: members('/roles/revoke'),
  syncPermissions: special({
    call: (http, role_id: Identifier, permissions: string[]) =>
      http<{ data: Role }>('/permissions/sync', { method: 'POST', body: { role_id, permissions } }),
    effect: (lists) => lists.stale('roles', 'profile'),
  }),
}
