import { guardOf } from '../../../domain/guards'
import { crudScreens } from '../../components/crud/crudScreens'
import type { PrefetchContext, Screen } from '../../components/screen'
import { prefetchList } from '../../providers/cache/prefetch'

const fetchOfType = ({ params, ...tools }: PrefetchContext) =>
  prefetchList(tools, 'orders', { type_id: Number(params.typeID) })

/** Orders of a type whose posts are sold, and their forms. */
export const orderScreens: Screen[] = [
  {
    path: '/posts/product/order/:typeID/print',
    title: 'resources.orders.print.action',
    resource: 'orders',
    guard: guardOf('orders', 'list'),
    load: () => import('./print/OrderPrint'),
    bare: true,
  },
  ...crudScreens('orders', {
    path: '/posts/product/order/:typeID',
    menu: { feature: 'orders', waitsByType: 'orders' },
    list: { load: () => import('./OrderList'), prefetch: fetchOfType, goKey: 'o' },
    create: () => import('./OrderCreate'),
    edit: () => import('./OrderPage'),
  }),
]
