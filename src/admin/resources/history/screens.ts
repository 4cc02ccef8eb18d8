import { houseGuard } from '../../../domain/history'
import { paths } from '../../components/paths'
import type { Screen } from '../../components/screen'
import { prefetchList } from '../../providers/cache/prefetch'
import { withLateWords } from '../../providers/i18nProvider'

/** What happened in the whole house. It is no entity: nobody writes it. */
export const historyScreens: Screen[] = [
  {
    path: paths.history,
    title: 'layout.menu.history',
    guard: houseGuard,
    menu: { group: 'members', label: 'layout.menu.history' },
    load: () => withLateWords(import('./HistoryList')),
    prefetch: (context) => prefetchList(context, 'history'),
  },
]
