import { paths } from '../../components/paths'
import type { Screen } from '../../components/screen'
import { prefetchList, prefetchRecord } from '../../providers/cache/prefetch'

const list = {
  title: 'resources.types.title.list',
  resource: 'types',
  guard: 'list-types',
  load: () => import('./TypeList'),
  prefetch: (tools) => prefetchList(tools, 'types'),
} satisfies Omit<Screen, 'path'>

/** Post types; both addresses of the list are in use. */
export const typeScreens: Screen[] = [
  { ...list, path: '/post-type' },
  { ...list, path: paths.types },
  {
    path: paths.newType,
    title: 'resources.types.title.create',
    resource: 'types',
    guard: 'create-types',
    load: () => import('./TypeCreate'),
    parent: paths.types,
  },
  {
    path: `${paths.types}/:id`,
    title: 'resources.types.title.edit',
    resource: 'types',
    guard: 'update-types',
    load: () => import('./TypeEdit'),
    prefetch: (tools) => prefetchRecord(tools, 'types', tools.params.id),
    parent: paths.types,
  },
]
