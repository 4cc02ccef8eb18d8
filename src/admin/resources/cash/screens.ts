import { guards } from '../../../domain/guards'
import { paths } from '../../components/screens/paths'
import type { Screen } from '../../components/screens/screen'
import { prefetchList } from '../../providers/cache/prefetch'
import { lazyPage } from '../../startup/lazyPage'

export const cashScreens: Screen[] = [
  {
    path: paths.cash,
    title: 'resources.cash.title',
    guard: [guards.orders.list, ...guards.slips.list],
    menu: { section: 'sales', icon: 'cash' },
    page: lazyPage(() => import('./CashPage')),
    prefetch: (context) => prefetchList(context, 'cash'),
  },
]
