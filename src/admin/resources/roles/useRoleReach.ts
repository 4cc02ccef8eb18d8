import { useMemo } from 'react'
import { type Permission, permissions } from '../../../domain/permissions'
import type { Role } from '../../../domain/roleSchema'
import { useRights } from '../../providers/auth/rights'
import { isBeyond, permissionsOf, useRoles } from './useRoles'

/** `own`: one adds to it at most. `above`: it allows more than one may deal with. */
export type RoleStanding = 'open' | 'own' | 'above'

export interface RoleReach {
  /** What one may grant: what one holds and, for administrators, what no role gives to anybody. */
  reach: ReadonlySet<Permission>
  standingOf: (role: Role) => RoleStanding
}

/** How far one may go with roles. The API has the last word: it knows what people hold without a role. */
export function useRoleReach(): RoleReach {
  const { profile, held, can } = useRights()
  const { roles, isPending } = useRoles()
  const isAdministrator = can('manage-roles') && can('manage-admins-access') && !isPending
  return useMemo(() => {
    const given = new Set(roles.filter((role) => role.users_count).flatMap(permissionsOf))
    const lost = isAdministrator ? permissions.filter((name) => !given.has(name)) : []
    const reach = new Set([...held, ...lost])
    const own = new Set(profile?.roles?.data.map(({ id }) => id))
    return {
      reach,
      standingOf: (role) => (own.has(role.id) ? 'own' : isBeyond(role, reach) ? 'above' : 'open'),
    }
  }, [roles, held, profile, isAdministrator])
}
