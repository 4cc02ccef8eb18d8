import { useGetList } from 'react-admin'
import { isPermission, type Permission } from '../../../domain/permissions'
import type { Role } from '../../../domain/roleSchema'
import { useMay } from '../../providers/auth/rights'
import { pageSize } from '../../providers/cache/prefetch'
import { defaultSort } from '../../providers/data/endpoints'

const none: Role[] = []

/** All roles, for those who may read them; the same answer as the list of roles. */
export function useRoles(): { roles: Role[]; isPending: boolean } {
  const enabled = useMay('roles', 'list')
  const asked = { pagination: { page: 1, perPage: pageSize('roles') }, sort: defaultSort('roles') }
  const { data, isPending } = useGetList<Role>('roles', asked, { enabled })
  return { roles: data ?? none, isPending: enabled && isPending }
}

/** The names of what a role may do. */
export const permissionsOf = ({ permissions }: Role): Permission[] =>
  (permissions?.data ?? []).map(({ name }) => name).filter(isPermission)

/** Nobody grants what they do not hold. */
export const isBeyond = (role: Role, held: ReadonlySet<Permission>): boolean =>
  permissionsOf(role).some((name) => !held.has(name))
