import { type Rights, rightNames } from './rights'

const crudAreas = [
  'posts',
  'categories',
  'groups',
  'fields',
  'discounts',
  'types',
  'users',
  'seos',
  'settings',
  'sliders',
  'menus',
  'suppliers',
  'widgets',
  'agencies',
] as const

type CrudArea = (typeof crudAreas)[number]
type Verb = 'list' | 'create' | 'update' | 'delete'

export type Permission =
  | `${Verb}-${CrudArea}`
  | `${Exclude<Verb, 'create'>}-${'orders' | 'feedback' | 'comments'}`
  | 'list-ratings'
  | 'delete-ratings'
  | 'manage-media'
  | 'manage-roles'
  | 'manage-admins-access'
  | 'manage-permissions'
  | 'manage-redirects'
  | 'manage-warehouses'
  | 'edit-warehouses'
  | 'manage-languages'

const all = (area: CrudArea): Permission[] => [
  `list-${area}`,
  `create-${area}`,
  `update-${area}`,
  `delete-${area}`,
]
const uncreatable = (area: 'orders' | 'feedback' | 'comments'): Permission[] => [
  `list-${area}`,
  `update-${area}`,
  `delete-${area}`,
]

/** Groups of the role form; every permission is in exactly one. */
export const permissionGroups = [
  {
    key: 'content',
    areas: {
      posts: all('posts'),
      categories: all('categories'),
      groups: all('groups'),
      fields: all('fields'),
      types: all('types'),
      media: ['manage-media'],
    },
  },
  { key: 'shop', areas: { discounts: all('discounts'), orders: uncreatable('orders') } },
  {
    key: 'warehouse',
    areas: { warehouses: ['manage-warehouses', 'edit-warehouses'], suppliers: all('suppliers') },
  },
  {
    key: 'people',
    areas: {
      users: all('users'),
      agencies: all('agencies'),
      access: ['manage-roles', 'manage-admins-access', 'manage-permissions'],
    },
  },
  {
    key: 'feedback',
    areas: {
      comments: uncreatable('comments'),
      feedback: uncreatable('feedback'),
      ratings: ['list-ratings', 'delete-ratings'],
    },
  },
  {
    key: 'site',
    areas: {
      seos: all('seos'),
      settings: all('settings'),
      sliders: all('sliders'),
      menus: all('menus'),
      widgets: all('widgets'),
      redirects: ['manage-redirects'],
      languages: ['manage-languages'],
    },
  },
] as const satisfies readonly { key: string; areas: Record<string, readonly Permission[]> }[]

export const allPermissions: readonly Permission[] = permissionGroups.flatMap((group) =>
  Object.values(group.areas as Record<string, readonly Permission[]>).flat(),
)

export const isPermission = (name: string): name is Permission =>
  (allPermissions as readonly string[]).includes(name)

export const effectivePermissions = (rights: Rights): Set<Permission> =>
  new Set(rightNames(rights).filter(isPermission))

/** Any one of its permissions meets a guard; an empty list admits any signed-in user. */
export type Guard = Permission | readonly Permission[]

/** Of a call or screen that takes all of several permissions. */
export type Access = Guard | { all: readonly Permission[] }

export const namesIn = (guard: Access): readonly Permission[] =>
  typeof guard === 'string' ? [guard] : 'all' in guard ? guard.all : guard

export function meets(held: ReadonlySet<Permission>, guard: Access): boolean {
  const names = namesIn(guard)
  const holds = (name: Permission) => held.has(name)
  return typeof guard === 'object' && 'all' in guard
    ? names.every(holds)
    : names.length === 0 || names.some(holds)
}
