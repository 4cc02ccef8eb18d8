import Sell from '@mui/icons-material/SellOutlined'
import type { EntityProps } from '../../components/screens/screensOf'
import { lazyPage } from '../../startup/lazyPage'

export const discounts: EntityProps = {
  name: 'discounts',
  icon: Sell,
  recordRepresentation: 'title',
  list: lazyPage(() => import('./DiscountList')),
  create: lazyPage(() => import('./DiscountCreate')),
  edit: lazyPage(() => import('./DiscountEdit')),
  options: {
    path: '/posts/product/discount/:typeID',
    menu: { feature: 'discounts' },
    // More users may read discounts (for prices of posts); this list is for those who manage them.
    list: { guard: 'list-discounts' },
    copy: { marked: 'title', reset: ['start', 'end', 'status'] },
  },
}
