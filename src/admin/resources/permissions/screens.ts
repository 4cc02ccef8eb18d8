import { crudScreens } from '../../components/crud/crudScreens'
import { paths } from '../../components/paths'
import { prefetchList } from '../../providers/cache/prefetch'

export const permissionScreens = crudScreens('permissions', {
  path: paths.permissions,
  menu: { group: 'members' },
  list: {
    load: () => import('./PermissionList'),
    // Who holds what stands in the roles.
    prefetch: (context) =>
      Promise.all([prefetchList(context, 'permissions'), prefetchList(context, 'roles')]),
  },
})
