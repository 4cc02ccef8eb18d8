import type { User } from '../../../domain/userSchema'
import { useRights } from '../../providers/auth/rights'
import { isBeyond, useRoles } from '../roles/useRoles'

/**
 * Whether somebody may do by a role what this person may not, as far as they know the roles. Then their roles and
 * sessions are not this person's to change, nor to look as them. Nobody stands above themselves.
 */
export function useAbove(user: User): boolean {
  const { held, profile } = useRights()
  const { roles } = useRoles()
  const theirs = new Set(user.roles?.data.map(({ id }) => id))
  return user.id !== profile?.id && roles.some((role) => theirs.has(role.id) && isBeyond(role, held))
}
