import Category from '@mui/icons-material/CategoryOutlined'
import type { PrefetchContext } from '../../components/screens/screen'
import type { EntityProps } from '../../components/screens/screensOf'
import { prefetchList, prefetchRecord } from '../../providers/cache/prefetch'
import { lazyPage } from '../../startup/lazyPage'

const fetchTree = ({ params, ...tools }: PrefetchContext) =>
  prefetchList(tools, 'categories', { type_id: Number(params.typeID) })

export const categories: EntityProps = {
  name: 'categories',
  icon: Category,
  recordRepresentation: 'title',
  list: lazyPage(() => import('./CategoryList')),
  create: lazyPage(() => import('./CategoryCreate')),
  edit: lazyPage(() => import('./CategoryEdit')),
  options: {
    path: '/posts/post-category/:typeID',
    menu: { feature: 'categories' },
    // More users may read categories (to choose one for a post); the tree is for those who manage them.
    list: { guard: 'list-categories' },
    create: { prefetch: fetchTree },
    edit: {
      prefetch: (context) =>
        Promise.all([fetchTree(context), prefetchRecord(context, 'categories', context.params.id)]),
    },
    imports: true,
    copy: { marked: 'title', reset: ['slug', 'sort'] },
  },
}
