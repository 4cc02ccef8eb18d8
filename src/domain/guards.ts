import type { Guard, Permission } from './permissions'

/** Who may do what with an entity: by list, create, update and delete. */
export interface Guards {
  list: Guard
  create: Guard
  update: Guard
  delete: Guard
}

type CrudArea = Permission extends infer P ? (P extends `create-${infer Area}` ? Area : never) : never

/** An area whose permissions are `list-`, `create-`, `update-` and `delete-`. */
const crudGuards = <A extends CrudArea>(area: A) =>
  ({
    list: `list-${area}`,
    create: `create-${area}`,
    update: `update-${area}`,
    delete: `delete-${area}`,
  }) as const satisfies Guards

/** An area that one permission guards as a whole; `list` where more people may read it. */
const managedGuards = (permission: Permission, list: Guard = permission): Guards => ({
  list,
  create: permission,
  update: permission,
  delete: permission,
})

const posts = crudGuards('posts')
const categories = crudGuards('categories')

/**
 * The one statement of who may do what: the API enforces it, the menu and the screens follow it. Its keys are
 * the names of the entities, on every floor.
 */
export const guards = {
  posts,
  // Posts are filed under categories, and a new category under another.
  categories: {
    ...categories,
    list: ['list-categories', 'create-categories', 'update-categories', 'list-posts', 'create-posts'],
  },
  // Whoever reads or writes posts or categories must know their types.
  types: {
    ...crudGuards('types'),
    list: ['list-types', ...Object.values(posts), ...Object.values(categories)],
  },
  media: managedGuards('manage-media'),
  users: { ...crudGuards('users'), list: ['list-users', 'manage-admins-access'] },
  roles: managedGuards('manage-roles', ['manage-roles', 'manage-admins-access', 'manage-permissions']),
  permissions: managedGuards('manage-permissions', ['manage-permissions', 'manage-roles']),
  languages: managedGuards('manage-languages', []),
  redirects: managedGuards('manage-redirects'),
} as const satisfies Record<string, Guards>

/** The name of an entity: path segment of its calls, table, react-admin resource and block of words. */
export type ResourceName = keyof typeof guards

/** Whether a name is that of an entity. */
export const isResourceName = (name: unknown): name is ResourceName =>
  typeof name === 'string' && Object.hasOwn(guards, name)

const actions = {
  list: 'list',
  show: 'list',
  export: 'list',
  create: 'create',
  clone: 'create',
  edit: 'update',
  delete: 'delete',
} as const satisfies Record<string, keyof Guards>

/** What can be done with an entity, as react-admin calls it. */
export type Action = keyof typeof actions

/**
 * The guard of a react-admin action (`list`, `show`, `export`, `create`, `clone`, `edit`, `delete`).
 * @returns `undefined` for an entity or action that is not known, which nobody may do
 */
export function guardOf(resource: ResourceName, action: Action): Guard
export function guardOf(resource: string, action: string): Guard | undefined
export function guardOf(resource: string, action: string): Guard | undefined {
  const verb = Object.hasOwn(actions, action) ? actions[action as Action] : undefined
  return verb && isResourceName(resource) ? guards[resource][verb] : undefined
}
