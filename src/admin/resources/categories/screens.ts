import type { Screen } from '../../components/screen'
import { prefetchList, prefetchRecord } from '../../providers/cache/prefetch'

const list = '/posts/post-category/:typeID'
const tree: Screen['prefetch'] = ({ params, ...tools }) =>
  prefetchList(tools, 'categories', { type_id: Number(params.typeID) })

/** The tree of a post type's categories, and the forms under it. */
export const categoryScreens: Screen[] = [
  {
    path: list,
    title: 'resources.categories.title',
    resource: 'categories',
    guard: 'list-categories',
    load: () => import('./CategoryList'),
    prefetch: tree,
  },
  {
    path: `${list}/create`,
    title: 'resources.categories.create_title',
    resource: 'categories',
    guard: 'create-categories',
    load: () => import('./CategoryCreate'),
    prefetch: tree,
    parent: list,
  },
  {
    path: `${list}/:id`,
    title: 'resources.categories.edit_title',
    resource: 'categories',
    guard: 'update-categories',
    load: () => import('./CategoryEdit'),
    prefetch: (context) =>
      Promise.all([tree(context), prefetchRecord(context, 'categories', context.params.id)]),
    parent: list,
  },
]
