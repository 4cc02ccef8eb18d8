import { paths } from '../../components/paths'
import type { Screen } from '../../components/screen'
import { prefetchList } from '../../providers/cache/prefetch'

export const permissionScreens: Screen[] = [
  {
    path: paths.permissions,
    title: 'resources.permissions.title',
    resource: 'permissions',
    guard: ['manage-permissions', 'manage-roles'],
    load: () => import('./PermissionList'),
    // Who holds what stands in the roles.
    prefetch: (context) => prefetchList(context, 'roles'),
  },
]
