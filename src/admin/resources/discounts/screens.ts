import { crudScreens } from '../../components/crud/crudScreens'
import type { PrefetchContext } from '../../components/screen'
import { prefetchList } from '../../providers/cache/prefetch'

const fetchOfType = ({ params, ...tools }: PrefetchContext) =>
  prefetchList(tools, 'discounts', { type_id: Number(params.typeID) })

/** Discounts of a type whose posts are sold, and their forms. */
export const discountScreens = crudScreens('discounts', {
  path: '/posts/product/discount/:typeID',
  menu: { feature: 'discounts' },
  // More people may read discounts (for prices of posts); this list is for those who manage them.
  list: { load: () => import('./DiscountList'), guard: 'list-discounts', prefetch: fetchOfType },
  create: () => import('./DiscountCreate'),
  edit: () => import('./DiscountEdit'),
})
