import { reportGuard } from '../../../domain/reports'
import { paths } from '../../components/screens/paths'
import type { Screen } from '../../components/screens/screen'
import { prefetchList } from '../../providers/cache/prefetch'
import { lazyPage } from '../../startup/lazyPage'

const report = {
  title: 'reporting.title',
  guard: reportGuard,
  page: lazyPage(() => import('./ReportPage')),
} satisfies Omit<Screen, 'path'>

export const reportScreens: Screen[] = [
  {
    ...report,
    path: paths.report(),
    menu: { section: 'stock', icon: 'reports' },
    prefetch: (context) => prefetchList(context, 'report_value'),
  },
  { ...report, path: '/warehouse/report/:report' },
  {
    path: '/warehouse/product/:id',
    title: 'reporting.product.title',
    guard: reportGuard,
    parent: paths.report(),
    width: 'form',
    page: lazyPage(() => import('./product/ProductPage')),
  },
]
