import type { User } from '../../../domain/userSchema'
import { useRights } from '../../providers/auth/rights'
import { isBeyond, useRoles } from '../roles/useRoles'

/**
 * Whether a user's roles have permissions that the viewer lacks, as far as the viewer may read roles. The viewer may
 * then change neither their roles nor their sessions, nor view as them. Users are never above themselves.
 */
export function useAbove(user: User): boolean {
  const { held, profile } = useRights()
  const { roles } = useRoles()
  const theirs = new Set(user.roles?.data.map(({ id }) => id))
  return user.id !== profile?.id && roles.some((role) => theirs.has(role.id) && isBeyond(role, held))
}
