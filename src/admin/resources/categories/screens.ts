import { crudScreens } from '../../components/crud/crudScreens'
import type { PrefetchContext } from '../../components/screen'
import { prefetchList, prefetchRecord } from '../../providers/cache/prefetch'

const fetchTree = ({ params, ...tools }: PrefetchContext) =>
  prefetchList(tools, 'categories', { type_id: Number(params.typeID) })

/** The tree of a post type's categories, and their forms. */
export const categoryScreens = crudScreens('categories', {
  path: '/posts/post-category/:typeID',
  menu: { feature: 'categories' },
  // More people may read categories (to choose one for a post); the tree is for those who manage them.
  list: { load: () => import('./CategoryList'), guard: 'list-categories', prefetch: fetchTree },
  create: { load: () => import('./CategoryCreate'), prefetch: fetchTree },
  edit: {
    load: () => import('./CategoryEdit'),
    prefetch: (context) =>
      Promise.all([fetchTree(context), prefetchRecord(context, 'categories', context.params.id)]),
  },
  imports: true,
})
