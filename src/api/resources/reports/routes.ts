import type { GuardedRoute } from '../../http/route'
import { dead, expiring, low, value } from './holdings'
import { productReportRoute } from './product'
import { profit } from './profit'
import { purchases } from './purchases'
import { reorderRoute } from './reorder'
import { reportRoutesOf } from './report'
import { shopRoute } from './shop'

export const reportRoutes: GuardedRoute[] = [
  ...[value, expiring, low, dead, profit, purchases].flatMap(reportRoutesOf),
  productReportRoute,
  reorderRoute,
  shopRoute,
]
