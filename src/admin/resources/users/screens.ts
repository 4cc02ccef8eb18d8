import { guards } from '../../../domain/guards'
import { crudScreens } from '../../components/crud/crudScreens'
import { paths } from '../../components/paths'
import type { PrefetchContext, Screen } from '../../components/screen'
import { prefetchList, prefetchRecord } from '../../providers/cache/prefetch'
import { ofKind } from './listFilter'

const members = crudScreens('users', {
  path: paths.users,
  only: ofKind.member,
  menu: { section: 'admin', group: 'members', label: 'layout.menu.users' },
  list: {
    load: () => import('./UserList'),
    goKey: 'u',
    prefetch: (context) => prefetchList(context, 'users', ofKind.member),
  },
  create: () => import('./UserCreate'),
  edit: () => import('./UserEdit'),
  imports: true,
})

const clientPath = `${paths.clients}/:id`

const clients: Screen[] = [
  ...crudScreens('users', {
    path: paths.clients,
    only: ofKind.client,
    as: 'client',
    menu: { section: 'admin', group: 'members', label: 'resources.users.as.client.name' },
    list: {
      load: () => import('./clients/ClientList'),
      goKey: 'c',
      prefetch: (context) => prefetchList(context, 'users', ofKind.client),
    },
    create: () => import('./clients/ClientCreate'),
    edit: () => import('./clients/ClientPage'),
  }),
  // A client's page is read first; its form stands under it.
  {
    path: `${clientPath}/edit`,
    title: 'resources.users.as.client.change',
    resource: 'users',
    base: paths.clients,
    only: ofKind.client,
    parent: clientPath,
    width: 'form',
    guard: guards.users.update,
    load: () => import('./clients/ClientEdit'),
    prefetch: (context: PrefetchContext) => prefetchRecord(context, 'users', context.params.id),
  },
]

/** Accounts: members work here, clients belong to the site. */
export const userScreens: Screen[] = [...members, ...clients]
