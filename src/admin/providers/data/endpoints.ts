import type { ResourceName } from '../../../domain/guards'

/** How a filter of a list becomes a search field and an operator of the API. */
export type Filter = readonly [field: string, operator: '=' | 'like' | '>=' | '<=' | '!=']

/**
 * How the calls of one resource are written. The data provider interprets this; an entity
 * that follows the conventions needs a line here and no code.
 */
export interface Endpoint {
  path: string
  /** Everything comes on one page (`limit=0`). */
  all?: boolean
  /** Property that stands in addresses in place of the id. */
  key?: string
  order: { field: string; order: 'ASC' | 'DESC' }
  include?: string
  /** How one record is read: by searching its id (default), at its own address, or out of the whole list. */
  one?: 'search' | 'address' | 'list'
  /** Includes of one record, when a form needs more than a row of the list has. */
  formInclude?: string
  /** Filters by name; `q` is the free text. Others are matched by equality, lists by `in`. */
  filters?: Record<string, Filter>
  /** Filters that are plain query parameters. */
  parameters?: readonly string[]
  /** Where records are created, when not at `path`. */
  createPath?: string
  /** Multipart create and update, the update as `POST …?_method=PATCH`. */
  multipart?: boolean
  /** What an update always sends, whether changed or not. */
  always?: readonly string[]
  /** Updates send other fields only when non-empty; these whenever they are not an empty string. */
  unlessEmpty?: readonly string[]
  /** Updates are a `POST` to a path of their own, which names the record in the body. */
  updateAt?: { path: string; owner: string }
  /** Resources whose rows show something of this one. */
  shownIn?: readonly string[]
}

const byId = { field: 'id', order: 'DESC' } as const
const bySort = { field: 'sort', order: 'ASC' } as const
const dates = {
  created_from: ['created_at', '>='],
  created_to: ['created_at', '<='],
} satisfies Record<string, Filter>

export const endpoints = {
  posts: {
    path: '/posts',
    order: byId,
    include: 'author,category',
    formInclude: 'author,category,body',
    filters: { q: ['title', 'like'], ...dates },
  },
  categories: {
    path: '/categories',
    all: true,
    order: bySort,
    filters: { q: ['title', 'like'] },
    shownIn: ['posts'],
  },
  types: {
    path: '/types',
    all: true,
    order: bySort,
    filters: { q: ['title', 'like'] },
    shownIn: ['categories', 'posts'],
  },
  media: { path: '/media', order: byId, filters: { q: ['name', 'like'], ...dates } },
  users: {
    path: '/users',
    order: byId,
    include: 'roles',
    one: 'address',
    filters: { q: ['text', 'like'] },
    parameters: ['searchRole'],
    createPath: '/register',
    multipart: true,
    always: ['name', 'email'],
    unlessEmpty: ['zalo', 'facebook', 'address'],
    shownIn: ['roles', 'posts', 'profile'],
  },
  roles: {
    path: '/roles',
    all: true,
    order: { field: 'id', order: 'ASC' },
    include: 'permissions,users_count',
    one: 'list',
    filters: { q: ['name', 'like'] },
    updateAt: { path: '/permissions/sync', owner: 'role_id' },
    always: ['permissions'],
    shownIn: ['users', 'profile'],
  },
  permissions: { path: '/permissions', all: true, order: { field: 'id', order: 'ASC' }, one: 'list' },
  redirects: { path: '/redirects', order: byId, include: 'final', filters: { q: ['text', 'like'] } },
  languages: { path: '/languages', all: true, key: 'key', order: bySort, one: 'list' },
} as const satisfies Record<ResourceName, Endpoint>

/** The table's entry; an unknown resource is a mistake in the code, so it fails loudly. */
export function endpointOf(resource: string): Endpoint {
  const found: Endpoint | undefined = (endpoints as Record<string, Endpoint>)[resource]
  if (!found) throw new Error(`No endpoint for "${resource}"`)
  return found
}

/** The order in which a list comes unless a person chooses another. */
export const defaultSort = (resource: string): Endpoint['order'] => endpointOf(resource).order

/**
 * Query meta of a form's record. Where a row of the list lacks what the form needs it is kept apart in
 * the cache; elsewhere the form opens at once with the row.
 */
export const formMeta = (resource: string): { form: true } | undefined =>
  endpointOf(resource).formInclude ? fullForm : undefined
const fullForm = { form: true } as const
