import { crudScreens } from '../../components/crud/crudScreens'
import { paths } from '../../components/paths'
import { prefetchList } from '../../providers/cache/prefetch'

export const permissionScreens = crudScreens('permissions', {
  path: paths.permissions,
  menu: { section: 'admin', group: 'members' },
  list: {
    load: () => import('./PermissionList'),
    goKey: 'q',
    // The roles say who has which permission.
    prefetch: (context) =>
      Promise.all([prefetchList(context, 'permissions'), prefetchList(context, 'roles')]),
  },
})
