/** For code that needs several tables; the table of a new entity is a file in `tables/` and needs no line here. */
export { categories } from './tables/categories'

export { languages } from './tables/languages'

export { media } from './tables/media'
export { posts } from './tables/posts'
export { permissionNames, rolePermissions, roles, roleUsers, userPermissions } from './tables/roles'

export { types } from './tables/types'
export { users } from './tables/users'
