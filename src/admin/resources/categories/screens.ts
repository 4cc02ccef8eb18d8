import { crudScreens } from '../../components/crud/crudScreens'
import type { PrefetchContext } from '../../components/screen'
import { prefetchList, prefetchRecord } from '../../providers/cache/prefetch'

const fetchTree = ({ params, ...tools }: PrefetchContext) =>
  prefetchList(tools, 'categories', { type_id: Number(params.typeID) })

/** The tree of a post type's categories, and the forms under it. */
export const categoryScreens = crudScreens('categories', {
  path: '/posts/post-category/:typeID',
  menu: { feature: 'categories' },
  // Others may read categories to file posts in them; their tree is for who works on them.
  list: { load: () => import('./CategoryList'), guard: 'list-categories', prefetch: fetchTree },
  create: { load: () => import('./CategoryCreate'), prefetch: fetchTree },
  edit: {
    load: () => import('./CategoryEdit'),
    prefetch: (context) =>
      Promise.all([fetchTree(context), prefetchRecord(context, 'categories', context.params.id)]),
  },
})
