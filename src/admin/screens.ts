import type { Screen } from './components/screen'
import { inboxScreens } from './pages/inbox/screens'
import { profileScreens } from './pages/profile/screens'
import { pageScreens } from './pages/screens'
import { accessScreens } from './resources/access/screens'
import { agencyScreens } from './resources/agencies/screens'
import { categoryScreens } from './resources/categories/screens'
import { commentScreens } from './resources/comments/screens'
import { discountScreens } from './resources/discounts/screens'
import { feedbackScreens } from './resources/feedback/screens'
import { fieldScreens } from './resources/fields/screens'
import { groupScreens } from './resources/groups/screens'
import { historyScreens } from './resources/history/screens'
import { languageScreens } from './resources/languages/screens'
import { mediaScreens } from './resources/media/screens'
import { menuScreens } from './resources/menus/screens'
import { orderScreens } from './resources/orders/screens'
import { permissionScreens } from './resources/permissions/screens'
import { postScreens, scheduleScreens } from './resources/posts/screens'
import { ratingScreens } from './resources/ratings/screens'
import { redirectScreens } from './resources/redirects/screens'
import { reportScreens } from './resources/reports/screens'
import { roleScreens } from './resources/roles/screens'
import { seoScreens } from './resources/seos/screens'
import { settingScreens } from './resources/settings/screens'
import { sliderScreens } from './resources/sliders/screens'
import { slipScreens } from './resources/slips/screens'
import { supplierScreens } from './resources/suppliers/screens'
import { typeScreens } from './resources/types/screens'
import { userScreens } from './resources/users/screens'
import { warehouseScreens } from './resources/warehouses/screens'
import { widgetScreens } from './resources/widgets/screens'

/**
 * Every address of the back office. Routes, menu, breadcrumb, titles and access checks read this table. It must stay
 * small: the boot loads it first, to find the page of the address.
 */
export const screens: readonly Screen[] = [
  ...pageScreens,
  ...postScreens,
  ...categoryScreens,
  ...scheduleScreens,
  ...groupScreens,
  ...fieldScreens,
  ...discountScreens,
  ...orderScreens,
  ...agencyScreens,
  ...warehouseScreens,
  ...slipScreens,
  ...supplierScreens,
  ...reportScreens,
  ...mediaScreens,
  ...inboxScreens,
  ...commentScreens,
  ...ratingScreens,
  ...feedbackScreens,
  ...seoScreens,
  ...profileScreens,
  ...userScreens,
  ...roleScreens,
  ...permissionScreens,
  ...accessScreens,
  ...historyScreens,
  ...settingScreens,
  ...redirectScreens,
  ...menuScreens,
  ...sliderScreens,
  ...widgetScreens,
  ...typeScreens,
  ...languageScreens,
]
