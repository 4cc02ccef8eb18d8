/**
 * The tables by name, for code that needs several. The table of a new entity is a file in `tables/`; no line here is
 * needed.
 */
export { categories } from './tables/categories'
export { history } from './tables/history'
export { languages } from './tables/languages'
export { listCounts } from './tables/listCounts'
export { media } from './tables/media'
export { posts } from './tables/posts'
export { permissionNames, rolePermissions, roles, roleUsers, userPermissions } from './tables/roles'
export { attempts, idempotencyKeys, sessions } from './tables/sessions'
export { settings } from './tables/settings'
export { types } from './tables/types'
export { users } from './tables/users'
