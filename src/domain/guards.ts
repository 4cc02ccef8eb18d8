import type { Guard, Permission } from './permissions'

export interface Guards {
  list: Guard
  create: Guard
  update: Guard
  delete: Guard
}

type CrudArea = Permission extends infer P ? (P extends `create-${infer Area}` ? Area : never) : never

const crudGuards = <A extends CrudArea>(area: A) =>
  ({
    list: `list-${area}`,
    create: `create-${area}`,
    update: `update-${area}`,
    delete: `delete-${area}`,
  }) as const satisfies Guards

const managedGuards = (permission: Permission, list: Guard = permission): Guards => ({
  list,
  create: permission,
  update: permission,
  delete: permission,
})

const posts = crudGuards('posts')
const categories = crudGuards('categories')
const groups = crudGuards('groups')
const fields = crudGuards('fields')
const categoryReaders = [
  'list-categories',
  'create-categories',
  'update-categories',
  'list-posts',
  'create-posts',
] as const
const discounts = crudGuards('discounts')
const orders = ['list-orders', 'update-orders', 'delete-orders'] as const
const suppliers = crudGuards('suppliers')
const settings = crudGuards('settings')
const stockers = ['manage-warehouses', 'edit-warehouses'] as const
const sellers = [posts.list, posts.create, posts.update] as const

/**
 * The only source of permissions: the API enforces it, the menu and screens follow it. Its keys name the entities
 * throughout the code.
 */
export const guards = {
  posts,
  // Editors of posts choose categories, and a new category may have a parent.
  categories: {
    ...categories,
    list: categoryReaders,
  },
  // Editors of posts choose groups and a trademark; a category has a data group, and a field belongs to one.
  groups: {
    ...groups,
    list: ['list-groups', 'create-groups', 'update-groups', ...Object.values(fields), ...categoryReaders],
  },
  // Readers and editors of posts need the fields of their values.
  fields: {
    ...fields,
    list: ['list-fields', 'create-fields', 'update-fields', 'list-posts', 'create-posts', 'update-posts'],
  },
  // Posts, their filing, discounts and orders show their types; a setting names some of them.
  types: {
    ...crudGuards('types'),
    list: [
      'list-types',
      ...[posts, categories, groups, fields, discounts].flatMap((each) => Object.values(each)),
      ...orders,
      settings.list,
      settings.create,
      settings.update,
    ],
  },
  media: managedGuards('manage-media'),
  users: { ...crudGuards('users'), list: ['list-users', 'manage-admins-access'] },
  roles: managedGuards('manage-roles', ['manage-roles', 'manage-admins-access', 'manage-permissions']),
  permissions: managedGuards('manage-permissions', ['manage-permissions', 'manage-roles']),
  languages: managedGuards('manage-languages', []),
  redirects: managedGuards('manage-redirects'),
  // Users who change settings or add an option see the existing ones.
  settings: { ...settings, list: [settings.list, settings.create, settings.update] },
  seos: crudGuards('seos'),
  menus: crudGuards('menus'),
  sliders: crudGuards('sliders'),
  // Editors of posts choose agencies and discounts; an order may have an agency.
  agencies: {
    ...crudGuards('agencies'),
    list: ['list-agencies', ...sellers, 'list-orders', 'update-orders'],
  },
  discounts: { ...discounts, list: ['list-discounts', ...sellers] },
  orders: { list: 'list-orders', create: 'update-orders', update: 'update-orders', delete: 'delete-orders' },
  carriers: managedGuards('update-orders', ['list-orders', 'update-orders']),
  // Lines of statements are read and settled, never changed or deleted.
  remittances: managedGuards('update-orders', 'list-orders'),
  // Keepers of warehouses see warehouses and buy from suppliers; users who ship orders choose a warehouse.
  warehouses: managedGuards('manage-warehouses', [...stockers, 'list-orders', 'update-orders']),
  suppliers: { ...suppliers, list: [suppliers.list, suppliers.create, suppliers.update, ...stockers] },
  // Slips are canceled, never changed or deleted.
  slips: { list: stockers, create: stockers, update: stockers, delete: stockers },
  widgets: crudGuards('widgets'),
  feedback: { list: 'list-feedback', create: [], update: 'update-feedback', delete: 'delete-feedback' },
  // Users who may answer readers write comments here; readers write theirs by another call.
  comments: {
    list: 'list-comments',
    create: 'update-comments',
    update: 'update-comments',
    delete: 'delete-comments',
  },
  ratings: {
    list: 'list-ratings',
    create: 'list-ratings',
    update: 'list-ratings',
    delete: 'delete-ratings',
  },
} as const satisfies Record<string, Guards>

export type ResourceName = keyof typeof guards

export const isResourceName = (name: unknown): name is ResourceName =>
  typeof name === 'string' && Object.hasOwn(guards, name)

/** Restoring needs the right to create, or to delete where anybody may create. */
export const restoreGuard = ({ create, delete: remove }: Guards): Guard => (create.length ? create : remove)

const actions = {
  list: 'list',
  show: 'list',
  export: 'list',
  create: 'create',
  clone: 'create',
  edit: 'update',
  delete: 'delete',
} as const satisfies Record<string, keyof Guards>

export type Action = keyof typeof actions | 'restore'

/** @returns `undefined` for an unknown entity or action, which is forbidden */
export function guardOf(resource: ResourceName, action: Action): Guard
export function guardOf(resource: string, action: string): Guard | undefined
export function guardOf(resource: string, action: string): Guard | undefined {
  if (!isResourceName(resource)) return undefined
  if (action === 'restore') return restoreGuard(guards[resource])
  return Object.hasOwn(actions, action)
    ? guards[resource][actions[action as keyof typeof actions]]
    : undefined
}
