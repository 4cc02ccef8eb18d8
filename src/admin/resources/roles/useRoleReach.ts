import { useMemo } from 'react'
import { allPermissions, type Permission } from '../../../domain/permissions'
import type { Role } from '../../../domain/roleSchema'
import { useRights } from '../../providers/auth/rights'
import { isBeyond, permissionsOf, useRoles } from './useRoles'

/** `own`: a role of the user, which they can only extend. `above`: a role with more permissions than they may grant. */
export type RoleStanding = 'open' | 'own' | 'above'

export interface RoleReach {
  /** Permissions that the user may grant: their own and, for administrators, those that no assigned role contains. */
  reach: ReadonlySet<Permission>
  standingOf: (role: Role) => RoleStanding
}

/** The user's reach over roles. The API decides, since it also knows permissions held without a role. */
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
