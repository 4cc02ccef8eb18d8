import type { ResourceDefinitions } from 'react-admin'
import { categories } from './resources/categories'
import { languages } from './resources/languages'
import { media } from './resources/media'
import { permissions } from './resources/permissions'
import { posts } from './resources/posts'
import { redirects } from './resources/redirects'
import { roles } from './resources/roles'
import { types } from './resources/types'
import { users } from './resources/users'

/** What react-admin has to know of each entity: its name, icon and how a record is called. */
export const resources: ResourceDefinitions = {
  posts,
  categories,
  media,
  users,
  roles,
  permissions,
  types,
  languages,
  redirects,
}
