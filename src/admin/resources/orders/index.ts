import Receipt from '@mui/icons-material/ReceiptLongOutlined'
import { guards } from '../../../domain/guards'
import type { EntityProps } from '../../components/screens/screensOf'
import { lazyPage } from '../../startup/lazyPage'

export const orders: EntityProps = {
  name: 'orders',
  icon: Receipt,
  recordRepresentation: 'code',
  list: lazyPage(() => import('./OrderList')),
  create: lazyPage(() => import('./OrderCreate')),
  edit: lazyPage(() => import('./OrderPage')),
  options: {
    path: '/posts/product/order/:typeID',
    menu: { feature: 'orders', waitsByType: 'orders' },
    list: { goKey: 'o' },
    imports: true,
    pages: [
      {
        path: '/posts/product/order/:typeID/print',
        title: 'resources.orders.print.action',
        resource: 'orders',
        guard: guards.orders.list,
        page: lazyPage(() => import('./print/OrderPrint')),
        bare: true,
      },
    ],
  },
}
