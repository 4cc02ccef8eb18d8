import type { Guard, Permission } from '../../domain/permissions'

type Action = 'list' | 'create' | 'edit' | 'delete'

const crud = (area: 'posts' | 'categories' | 'types' | 'users'): Record<Action, Guard> => ({
  list: `list-${area}`,
  create: `create-${area}`,
  edit: `update-${area}`,
  delete: `delete-${area}`,
})
const managed = (permission: Permission, list: Guard = permission): Record<Action, Guard> => ({
  list,
  create: permission,
  edit: permission,
  delete: permission,
})

/** Who may do what on screen; the API enforces the same. */
export const guards: Record<string, Record<Action, Guard>> = {
  posts: crud('posts'),
  categories: { ...crud('categories'), list: ['list-categories', 'list-posts', 'create-posts'] },
  types: { ...crud('types'), list: ['list-types', 'list-posts', 'create-posts'] },
  media: managed('manage-media'),
  users: crud('users'),
  roles: managed('manage-roles', ['manage-roles', 'manage-admins-access', 'manage-permissions']),
  permissions: managed('manage-permissions', ['manage-permissions', 'manage-roles']),
  languages: managed('manage-languages', []),
}

const actionOf: Record<string, Action> = {
  list: 'list',
  show: 'list',
  export: 'list',
  create: 'create',
  clone: 'create',
  edit: 'edit',
  delete: 'delete',
}

/** The guard of an action; `undefined` for what the table does not know, which nobody may do. */
export const guardOf = (resource: string, action: string): Guard | undefined =>
  guards[resource]?.[actionOf[action] ?? 'edit']
