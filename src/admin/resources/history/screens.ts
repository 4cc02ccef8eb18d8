import { houseGuard } from '../../../domain/history'
import { paths } from '../../components/screens/paths'
import type { Screen } from '../../components/screens/screen'
import { prefetchList } from '../../providers/cache/prefetch'
import { lazyPage } from '../../startup/lazyPage'

/** The history screen. History is no entity, since nobody writes it. */
export const historyScreens: Screen[] = [
  {
    path: paths.history,
    title: 'layout.menu.history',
    guard: houseGuard,
    menu: { group: 'members', label: 'layout.menu.history' },
    page: lazyPage(() => import('./HistoryList')),
    prefetch: (context) => prefetchList(context, 'history'),
  },
]
