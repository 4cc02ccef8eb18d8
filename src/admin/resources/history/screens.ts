import { houseGuard } from '../../../domain/history'
import { paths } from '../../components/paths'
import type { Screen } from '../../components/screen'
import { prefetchList } from '../../providers/cache/prefetch'

/** What happened in the whole house. It is no entity: nobody writes it. */
export const historyScreens: Screen[] = [
  {
    path: paths.history,
    title: 'layout.menu.history',
    guard: houseGuard,
    menu: { group: 'members', label: 'layout.menu.history' },
    load: () => import('./HistoryList'),
    prefetch: (context) => prefetchList(context, 'history'),
  },
]
