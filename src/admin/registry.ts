import type { ResourceDefinitions } from 'react-admin'
import { agencies } from './resources/agencies'
import { categories } from './resources/categories'
import { comments } from './resources/comments'
import { discounts } from './resources/discounts'
import { feedback } from './resources/feedback'
import { fields } from './resources/fields'
import { groups } from './resources/groups'
import { languages } from './resources/languages'
import { media } from './resources/media'
import { menus } from './resources/menus'
import { orders } from './resources/orders'
import { permissions } from './resources/permissions'
import { posts } from './resources/posts'
import { ratings } from './resources/ratings'
import { redirects } from './resources/redirects'
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

/** react-admin's definitions of the entities: name, icon and record representation. */
export const resources: ResourceDefinitions = {
  posts,
  categories,
  groups,
  fields,
  media,
  users,
  roles,
  permissions,
  types,
  languages,
  redirects,
  settings,
  seos,
  menus,
  sliders,
  feedback,
  agencies,
  discounts,
  orders,
  comments,
  ratings,
  warehouses,
  suppliers,
  slips,
  widgets,
}
