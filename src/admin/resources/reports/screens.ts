import { reportGuard } from '../../../domain/reports'
import { paths } from '../../components/paths'
import type { Screen } from '../../components/screen'
import { prefetchList } from '../../providers/cache/prefetch'

const report = {
  title: 'reporting.title',
  guard: reportGuard,
  load: () => import('./ReportPage'),
} satisfies Omit<Screen, 'path'>

/** What the warehouse is looked at by. */
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
    load: () => import('./product/ProductPage'),
  },
]
