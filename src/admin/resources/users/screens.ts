import { paths } from '../../components/paths'
import type { Screen } from '../../components/screen'
import { prefetchList, prefetchRecord } from '../../providers/cache/prefetch'
import { listFilter } from './listFilter'

const resource = 'users'

export const userScreens: Screen[] = [
  {
    path: paths.users,
    title: 'resources.users.title.list',
    resource,
    guard: ['list-users', 'manage-admins-access'],
    load: () => import('./UserList'),
    prefetch: (context) => prefetchList(context, resource, listFilter('has')),
  },
  {
    path: paths.newUser,
    title: 'resources.users.title.create',
    resource,
    guard: 'create-users',
    parent: paths.users,
    load: () => import('./UserCreate'),
  },
  {
    path: paths.user(':id'),
    title: 'resources.users.title.edit',
    resource,
    guard: ['update-users', 'manage-admins-access'],
    parent: paths.users,
    load: () => import('./UserEdit'),
    prefetch: (context) => prefetchRecord(context, resource, context.params.id),
  },
]
