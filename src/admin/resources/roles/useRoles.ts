import { useGetList } from 'react-admin'
import { isPermission, type Permission } from '../../../domain/permissions'
import type { Role } from '../../../domain/roleSchema'
import { useMay } from '../../providers/auth/rights'
import { pageSize } from '../../providers/cache/prefetch'
import { defaultSort } from '../../providers/data/endpoints'

const noRoles: Role[] = []

/** All roles, for those who may read them; shares the cache entry of the list of roles. */
export function useRoles(): { roles: Role[]; isPending: boolean } {
  const enabled = useMay('roles', 'list')
  const asked = { pagination: { page: 1, perPage: pageSize('roles') }, sort: defaultSort('roles') }
  const { data, isPending } = useGetList<Role>('roles', asked, { enabled })
  return { roles: data ?? noRoles, isPending: enabled && isPending }
}

export const permissionsOf = ({ permissions }: Role): Permission[] =>
  (permissions?.data ?? []).map(({ name }) => name).filter(isPermission)

/** A role as form values: names of permissions in place of their rows. */
export const roleToForm = (role: Role) => ({ ...role, permissions: permissionsOf(role) })

/** Whether a role has more permissions than the user may grant, so that they may neither assign nor change it. */
export const isBeyond = (role: Role, reach: ReadonlySet<Permission>): boolean =>
  permissionsOf(role).some((name) => !reach.has(name))
