import { useMemo } from 'react'
import { allPermissions, type Permission } from '../../../domain/permissions'
import type { Role } from '../../../domain/roleSchema'
import { useRights } from '../../providers/auth/rights'
import { isBeyond, permissionsOf, useRoles } from './useRoles'

/** `own`: one's own role, which can only be extended. `above`: it has more rights than one may grant. */
export type RoleStanding = 'open' | 'own' | 'above'

export interface RoleReach {
  /** The permissions that one may grant: one's own and, for administrators, those that no role gives to anybody. */
  reach: ReadonlySet<Permission>
  standingOf: (role: Role) => RoleStanding
}

/** What one may do with roles. The API decides, since it also knows permissions held without a role. */
export function useRoleReach(): RoleReach {
  const { profile, held, can } = useRights()
  const { roles, isPending } = useRoles()
  const isAdministrator = can('manage-roles') && can('manage-admins-access') && !isPending
  return useMemo(() => {
    const given = new Set(roles.filter((role) => role.users_count).flatMap(permissionsOf))
    const lost = isAdministrator ? allPermissions.filter((name) => !given.has(name)) : []
    const reach = new Set([...held, ...lost])
    const own = new Set(profile?.roles?.data.map(({ id }) => id))
    return {
      reach,
      standingOf: (role) => (own.has(role.id) ? 'own' : isBeyond(role, reach) ? 'above' : 'open'),
    }
  }, [roles, held, profile, isAdministrator])
}
