import { authRoutes } from './auth/routes'
import { draftRoutes } from './drafts/drafts'
import { presenceRoutes } from './drafts/presence'
import { historyRoutes } from './history/routes'
import type { Route } from './http/route'
import { proposalRoutes } from './proposals/routes'
import { agencyRoutes } from './resources/agencies/agencies'
import { agencyUserRoutes } from './resources/agencies/users'
import { arrivalRoutes } from './resources/arrivals'
import { backupRoutes } from './resources/backups'
import { carrierRoutes } from './resources/carriers/carriers'
import { remittanceRoutes } from './resources/carriers/remittances'
import { categoryRoutes } from './resources/categories'
import { commentRoutes } from './resources/comments/comments'
import { discountRoutes } from './resources/discounts'
import { feedbackRoutes } from './resources/feedback'
import { fieldRoutes } from './resources/fields/fields'
import { groupRoutes } from './resources/groups/groups'
import { inboxRoute } from './resources/inbox'
import { jobRoutes } from './resources/jobs'
import { languageRoutes } from './resources/languages'
import { mediaRoutes } from './resources/media/routes'
import { menuRoutes } from './resources/menus'
import { cashRoutes } from './resources/money/cash'
import { debtRoutes } from './resources/money/debts'
import { paymentRoutes } from './resources/money/payments'
import { statementRoutes } from './resources/money/statement'
import { countRoute } from './resources/money/till'
import { orderRoutes } from './resources/orders/orders'
import { postRoutes } from './resources/posts/posts'
import { ratingRoutes } from './resources/ratings'
import { redirectRoutes } from './resources/redirects'
import { reportRoutes } from './resources/reports/routes'
import { roleRoutes } from './resources/roles'
import { seoRoutes } from './resources/seos'
import { settingRoutes } from './resources/settings/settings'
import { sliderRoutes } from './resources/sliders'
import { slipRoutes } from './resources/slips/routes'
import { stockRoutes } from './resources/slips/stock'
import { supplierRoutes } from './resources/suppliers'
import { typeRoutes } from './resources/types'
import { userRoutes } from './resources/users/routes'
import { viewRoutes } from './resources/views'
import { warehouseRoutes } from './resources/warehouses'
import { widgetRoutes } from './resources/widgets/widgets'
import { searchRoute } from './search/route'
import { makePreviewRoute } from './site/preview/make'
import { siteRoutes } from './site/routes'
import { deliveryRoutes } from './webhooks/deliveries'
import { webhookRoutes } from './webhooks/webhooks'

const resourceRoutes: readonly Route[] = [
  ...userRoutes,
  ...roleRoutes,
  ...languageRoutes,
  ...typeRoutes,
  ...categoryRoutes,
  ...groupRoutes,
  ...fieldRoutes,
  ...postRoutes,
  makePreviewRoute,
  ...mediaRoutes,
  ...redirectRoutes,
  ...settingRoutes,
  ...carrierRoutes,
  ...remittanceRoutes,
  ...jobRoutes,
  ...backupRoutes,
  ...seoRoutes,
  ...menuRoutes,
  ...sliderRoutes,
  ...feedbackRoutes,
  ...agencyRoutes,
  ...agencyUserRoutes,
  ...discountRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...debtRoutes,
  ...cashRoutes,
  countRoute,
  ...statementRoutes,
  ...warehouseRoutes,
  ...supplierRoutes,
  ...slipRoutes,
  ...stockRoutes,
  ...reportRoutes,
  ...widgetRoutes,
  ...commentRoutes,
  ...ratingRoutes,
  inboxRoute,
  ...arrivalRoutes,
  ...viewRoutes,
  ...draftRoutes,
  ...presenceRoutes,
  ...webhookRoutes,
  ...deliveryRoutes,
  ...historyRoutes,
]

export const routes: readonly Route[] = [
  ...authRoutes,
  ...resourceRoutes,
  ...proposalRoutes(resourceRoutes),
  searchRoute(resourceRoutes),
  ...siteRoutes,
]
