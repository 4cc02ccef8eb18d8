import type { ResourceName } from '../../domain/guards'
import type { Resource } from '../crud/resource'
import { agencies } from '../resources/agencies/agencies'
import { categories } from '../resources/categories'
import { comments } from '../resources/comments/comments'
import { discounts } from '../resources/discounts'
import { feedback } from '../resources/feedback'
import { fields } from '../resources/fields/fields'
import { groups } from '../resources/groups/groups'
import { languages } from '../resources/languages'
import { media } from '../resources/media/media'
import { menus } from '../resources/menus'
import { orders } from '../resources/orders/orders'
import { posts } from '../resources/posts/posts'
import { ratings } from '../resources/ratings'
import { redirects } from '../resources/redirects'
import { roles } from '../resources/roles'
import { seos } from '../resources/seos'
import { settings } from '../resources/settings/settings'
import { sliders } from '../resources/sliders'
import { suppliers } from '../resources/suppliers'
import { types } from '../resources/types'
import { users } from '../resources/users/users'
import { warehouses } from '../resources/warehouses'
import { widgets } from '../resources/widgets/widgets'

/** The entities that people write: permissions come with the code, and slips are never changed. */
export type WrittenName = Exclude<ResourceName, 'permissions' | 'slips'>

/** The entities whose rows can be written, by name. */
export const entities: Record<WrittenName, Resource> = {
  posts,
  categories,
  groups,
  fields,
  types,
  media,
  users,
  roles,
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
  widgets,
}

export const isWrittenName = (name: unknown): name is WrittenName =>
  typeof name === 'string' && Object.hasOwn(entities, name)

export const writtenNames = Object.keys(entities).filter(isWrittenName)
