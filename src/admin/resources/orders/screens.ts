import { crudScreens } from '../../components/crud/crudScreens'
import type { PrefetchContext } from '../../components/screen'
import { prefetchList } from '../../providers/cache/prefetch'

const fetchOfType = ({ params, ...tools }: PrefetchContext) =>
  prefetchList(tools, 'orders', { type_id: Number(params.typeID) })

/** Orders of a type whose posts are sold, and their forms. */
export const orderScreens = crudScreens('orders', {
  path: '/posts/product/order/:typeID',
  menu: { feature: 'orders' },
  list: { load: () => import('./OrderList'), prefetch: fetchOfType },
  create: () => import('./OrderCreate'),
  edit: () => import('./OrderPage'),
})
