import type { Screen } from './components/screens/screen'
import { type EntityProps, screensOf } from './components/screens/screensOf'
import { inboxScreens } from './pages/inbox/screens'
import { profileScreens } from './pages/profile/screens'
import { pageScreens } from './pages/screens'
import { accessScreens } from './resources/access/screens'
import { agencies } from './resources/agencies'
import { carriers } from './resources/carriers'
import { cashScreens } from './resources/cash/screens'
import { categories } from './resources/categories'
import { comments } from './resources/comments'
import { debtScreens } from './resources/debts/screens'
import { discounts } from './resources/discounts'
import { feedback } from './resources/feedback'
import { fields } from './resources/fields'
import { groups } from './resources/groups'
import { historyScreens } from './resources/history/screens'
import { languages } from './resources/languages'
import { media } from './resources/media'
import { menus } from './resources/menus'
import { orders } from './resources/orders'
import { permissions } from './resources/permissions'
import { posts } from './resources/posts'
import { ratings } from './resources/ratings'
import { redirects } from './resources/redirects'
import { remittances } from './resources/remittances'
import { reportScreens } from './resources/reports/screens'
import { roles } from './resources/roles'
import { seos } from './resources/seos'
import { settings } from './resources/settings'
import { sliders } from './resources/sliders'
import { slips } from './resources/slips'
import { suppliers } from './resources/suppliers'
import { types } from './resources/types'
import { users } from './resources/users'
import { warehouses } from './resources/warehouses'
import { widgets } from './resources/widgets'

const declared: readonly (EntityProps | Screen)[] = [
  ...pageScreens,
  posts,
  categories,
  ...groups,
  fields,
  discounts,
  orders,
  agencies,
  ...debtScreens,
  ...cashScreens,
  remittances,
  carriers,
  warehouses,
  slips,
  suppliers,
  ...reportScreens,
  media,
  ...inboxScreens,
  comments,
  ratings,
  feedback,
  seos,
  ...profileScreens,
  ...users,
  roles,
  permissions,
  ...accessScreens,
  ...historyScreens,
  settings,
  redirects,
  menus,
  sliders,
  widgets,
  types,
  languages,
]

const isEntity = (each: EntityProps | Screen): each is EntityProps => 'name' in each

export const resources: readonly EntityProps[] = declared.filter(isEntity)

/** All addresses of the back office; routes, menu, breadcrumb, titles and access checks derive from them. */
export const screens: readonly Screen[] = declared.flatMap((each) =>
  isEntity(each) ? screensOf(each) : each,
)
