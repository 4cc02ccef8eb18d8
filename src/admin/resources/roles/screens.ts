import type { Permission } from '../../../domain/permissions'
import { paths } from '../../components/paths'
import type { Screen } from '../../components/screen'
import { prefetchList } from '../../providers/cache/prefetch'

const resource = 'roles'
const readers: Permission[] = ['manage-roles', 'manage-admins-access', 'manage-permissions']
const prefetch: Screen['prefetch'] = (context) => prefetchList(context, resource)

export const roleScreens: Screen[] = [
  {
    path: paths.roles,
    title: 'resources.roles.title.list',
    resource,
    guard: readers,
    load: () => import('./RoleList'),
    prefetch,
  },
  {
    path: paths.newRole,
    title: 'resources.roles.title.create',
    resource,
    guard: 'manage-roles',
    parent: paths.roles,
    load: () => import('./RoleCreate'),
  },
  {
    path: paths.role(':id'),
    title: 'resources.roles.title.edit',
    resource,
    guard: readers,
    parent: paths.roles,
    load: () => import('./RoleEdit'),
    prefetch,
  },
]
