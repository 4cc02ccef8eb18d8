import Key from '@mui/icons-material/KeyOutlined'
import { paths } from '../../components/screens/paths'
import type { EntityProps } from '../../components/screens/screensOf'
import { prefetchList } from '../../providers/cache/prefetch'
import { lazyPage } from '../../startup/lazyPage'

export const permissions: EntityProps = {
  name: 'permissions',
  icon: Key,
  recordRepresentation: 'name',
  list: lazyPage(() => import('./PermissionList')),
  options: {
    path: paths.permissions,
    menu: { section: 'admin', group: 'members' },
    list: {
      goKey: 'q',
      prefetch: (context) =>
        Promise.all([prefetchList(context, 'permissions'), prefetchList(context, 'roles')]),
    },
  },
}
