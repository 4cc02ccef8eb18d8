import { crudScreens } from '../../components/crud/crudScreens'
import { paths } from '../../components/paths'
import { prefetchList } from '../../providers/cache/prefetch'
import { listFilter } from './listFilter'

export const userScreens = crudScreens('users', {
  path: paths.users,
  menu: { section: 'admin', group: 'members', label: 'layout.menu.users' },
  list: {
    load: () => import('./UserList'),
    goKey: 'u',
    prefetch: (context) => prefetchList(context, 'users', listFilter()),
  },
  create: () => import('./UserCreate'),
  edit: () => import('./UserEdit'),
  imports: true,
})
