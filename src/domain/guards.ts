import type { Guard, Permission } from './permissions'

/** The guards of an entity: for list, create, update and delete. */
export interface Guards {
  list: Guard
  create: Guard
  update: Guard
  delete: Guard
}

type CrudArea = Permission extends infer P ? (P extends `create-${infer Area}` ? Area : never) : never

/** Guards of an area with permissions `list-`, `create-`, `update-` and `delete-`. */
const crudGuards = <A extends CrudArea>(area: A) =>
  ({
    list: `list-${area}`,
    create: `create-${area}`,
    update: `update-${area}`,
    delete: `delete-${area}`,
  }) as const satisfies Guards

/** Guards of an area with one permission for everything; `list` where more people may read it. */
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
 * The only place that says who may do what: the API enforces it, the menu and the screens follow it. Its keys are the
 * names of the entities everywhere in the code.
 */
export const guards = {
  posts,
  // Whoever writes posts chooses categories for them, and a new category may have a parent.
  categories: {
    ...categories,
    list: categoryReaders,
  },
  // Whoever writes posts chooses groups and a trademark for them; a category has a data group, and a field is of one.
  groups: {
    ...groups,
    list: ['list-groups', 'create-groups', 'update-groups', ...Object.values(fields), ...categoryReaders],
  },
  // Whoever reads or writes posts must know of which fields their values are.
  fields: {
    ...fields,
    list: ['list-fields', 'create-fields', 'update-fields', 'list-posts', 'create-posts', 'update-posts'],
  },
  // Whoever reads or writes posts, what they are filed under, discounts or orders must know their types; a setting names
  // some of them.
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
  // Who changes settings or adds an option sees what is there.
  settings: { ...settings, list: [settings.list, settings.create, settings.update] },
  seos: crudGuards('seos'),
  menus: crudGuards('menus'),
  sliders: crudGuards('sliders'),
  // Whoever reads or writes posts chooses agencies and discounts for them; an order is of an agency.
  agencies: {
    ...crudGuards('agencies'),
    list: ['list-agencies', ...sellers, 'list-orders', 'update-orders'],
  },
  discounts: { ...discounts, list: ['list-discounts', ...sellers] },
  // Staff who look after orders also take them down.
  orders: { list: 'list-orders', create: 'update-orders', update: 'update-orders', delete: 'delete-orders' },
  // Who fills warehouses sees where they are, and buys from suppliers; who sends orders says from where.
  warehouses: managedGuards('manage-warehouses', [...stockers, 'list-orders', 'update-orders']),
  suppliers: { ...suppliers, list: [suppliers.list, suppliers.create, suppliers.update, ...stockers] },
  // Slips are canceled, never changed or deleted.
  slips: { list: stockers, create: stockers, update: stockers, delete: stockers },
  widgets: crudGuards('widgets'),
  // Whoever has an account may send some in.
  feedback: { list: 'list-feedback', create: [], update: 'update-feedback', delete: 'delete-feedback' },
  // Who may answer readers writes comments; readers write theirs by a call of their own.
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

/** The name of an entity: path of its calls, table, react-admin resource and i18n section. */
export type ResourceName = keyof typeof guards

/** Whether a name is that of an entity. */
export const isResourceName = (name: unknown): name is ResourceName =>
  typeof name === 'string' && Object.hasOwn(guards, name)

/** Who may put back what was deleted: who may add; where anybody may, who deletes. */
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

/** The actions on an entity, by react-admin's names, and `restore`. */
export type Action = keyof typeof actions | 'restore'

/**
 * The guard of an action (`list`, `show`, `export`, `create`, `clone`, `edit`, `delete`, `restore`).
 * @returns `undefined` for an unknown entity or action, which nobody may do
 */
export function guardOf(resource: ResourceName, action: Action): Guard
export function guardOf(resource: string, action: string): Guard | undefined
export function guardOf(resource: string, action: string): Guard | undefined {
  if (!isResourceName(resource)) return undefined
  if (action === 'restore') return restoreGuard(guards[resource])
  return Object.hasOwn(actions, action)
    ? guards[resource][actions[action as keyof typeof actions]]
    : undefined
}
