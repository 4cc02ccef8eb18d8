import People from '@mui/icons-material/PeopleOutlined'
import { guards } from '../../../domain/guards'
import { paths } from '../../components/screens/paths'
import type { EntityProps } from '../../components/screens/screensOf'
import { prefetchRecord } from '../../providers/cache/prefetch'
import { lazyPage } from '../../startup/lazyPage'
import { ofKind } from './listFilter'

const clientPath = `${paths.clients}/:id`

const accounts = { name: 'users', icon: People, recordRepresentation: 'name' } as const

/** Accounts: members work here, clients belong to the site. */
export const users: readonly EntityProps[] = [
  {
    ...accounts,
    list: lazyPage(() => import('./UserList')),
    create: lazyPage(() => import('./UserCreate')),
    edit: lazyPage(() => import('./UserEdit')),
    options: {
      path: paths.users,
      only: ofKind.member,
      menu: { section: 'admin', group: 'members', label: 'layout.menu.users' },
      list: { goKey: 'u' },
      imports: true,
    },
  },
  {
    ...accounts,
    list: lazyPage(() => import('./clients/ClientList')),
    create: lazyPage(() => import('./clients/ClientCreate')),
    edit: lazyPage(() => import('./clients/ClientPage')),
    options: {
      path: paths.clients,
      only: ofKind.client,
      as: 'client',
      menu: { section: 'admin', group: 'members', label: 'resources.users.as.client.name' },
      list: { goKey: 'c' },
      pages: [
        // A client's page is read-only, with the form below it in the address.
        {
          path: `${clientPath}/edit`,
          title: 'resources.users.as.client.change',
          resource: 'users',
          base: paths.clients,
          only: ofKind.client,
          parent: clientPath,
          width: 'form',
          guard: guards.users.list,
          page: lazyPage(() => import('./clients/ClientEdit')),
          prefetch: (context) => prefetchRecord(context, 'users', context.params.id),
        },
      ],
    },
  },
]
