import { anyDebtGuard } from '../../../domain/debts'
import { paths } from '../../components/screens/paths'
import type { Screen } from '../../components/screens/screen'
import { prefetchList } from '../../providers/cache/prefetch'
import { lazyPage } from '../../startup/lazyPage'

const list = {
  title: 'resources.debts.title',
  guard: anyDebtGuard,
  page: lazyPage(() => import('./DebtPage')),
} satisfies Omit<Screen, 'path'>

const one = { title: 'resources.debt_entries.title', guard: anyDebtGuard } as const

export const debtScreens: Screen[] = [
  { ...list, path: paths.debts(), menu: { section: 'sales', icon: 'debts' } },
  {
    ...list,
    path: '/debts/:of',
    prefetch: (context) => prefetchList(context, 'debts', { of: context.params.of }),
  },
  {
    ...one,
    path: '/debts/:of/:party',
    parent: '/debts/:of',
    page: lazyPage(() => import('./statement/StatementPage')),
  },
  {
    ...one,
    path: '/debts/:of/:party/print',
    page: lazyPage(() => import('./statement/StatementPrint')),
    bare: true,
  },
]
