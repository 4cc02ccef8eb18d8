import type { ResourceName } from '../../../domain/guards'
import { stateOf } from '../../../domain/post'
import type { Endpoint, Filter } from './endpoint'
import { debtLists, mixedLists, reportLists } from './mixedLists'

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
    include: 'author,category,discount,trademark',
    formInclude: 'author,category,trademark,body',
    filters: {
      q: ['title', 'like'],
      price_from: ['price', '>='],
      price_to: ['price', '<='],
      ...dates,
      publish_from: ['publish_at', '>='],
      publish_to: ['publish_at', '<='],
      approved_from: ['approved_at', '>='],
      approved_to: ['approved_at', '<='],
    },
    parameters: ['seo', 'status', 'undated', 'approved'],
    // Lists and tabs filter by the state, which tells scheduled posts from published ones.
    parameterNames: { status: 'state' },
    derived: {
      status: ({ status, publish_at }) =>
        stateOf({ status: String(status), publish_at: publish_at ? String(publish_at) : null }, new Date()),
    },
    // A scheduled post comes out by itself.
    turns: {
      at: ({ status, publish_at }) => (status === 'published' && publish_at ? String(publish_at) : null),
      counted: ({ status }) => status?.scheduled ?? 0,
    },
    shownIn: ['groups', 'group_members', 'discounts'],
  },
  categories: {
    path: '/categories',
    all: true,
    include: 'posts_count',
    order: bySort,
    filters: { q: ['title', 'like'] },
    shownIn: ['posts'],
  },
  groups: {
    path: '/groups',
    all: true,
    include: 'type,posts_count,fields',
    order: bySort,
    filters: { q: ['title', 'like'] },
    parameters: ['style'],
    shownIn: ['posts', 'group_members'],
  },
  fields: { path: '/fields', all: true, include: 'group', order: bySort, shownIn: ['groups', 'posts'] },
  types: {
    path: '/types',
    all: true,
    include: 'drawing,code_syntax',
    order: bySort,
    filters: { q: ['title', 'like'] },
    shownIn: ['categories', 'groups', 'posts'],
  },
  media: {
    path: '/media',
    perPage: 24,
    order: byId,
    include: 'uses_count,copies',
    filters: { q: ['name', 'like'], tag: ['tag', '='], ...dates },
    parameters: ['used', 'alt', 'duplicates'],
    derived: {
      alt: ({ kind, alt }) => (kind === 'image' && alt === '' ? 'none' : ''),
    },
  },
  users: {
    path: '/users',
    order: byId,
    include: 'roles,agencies',
    formInclude: 'roles,agencies,remarks',
    one: 'address',
    filters: { q: ['text', 'like'] },
    parameters: ['searchRole', 'kind'],
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
  redirects: {
    path: '/redirects',
    order: byId,
    include: 'final,final_code',
    filters: { q: ['text', 'like'] },
  },
  settings: {
    path: '/settings/all',
    all: true,
    createPath: '/settings',
    recordPath: '/settings',
    one: 'list',
    order: { field: 'id', order: 'ASC' },
  },
  seos: { path: '/seos', order: byId, filters: { q: ['text', 'like'] }, parameters: ['seo'] },
  menus: {
    path: '/menus',
    all: true,
    formInclude: 'body',
    order: { field: 'id', order: 'ASC' },
    filters: { q: ['title', 'like'] },
    keeps: 'items',
  },
  sliders: {
    path: '/sliders',
    all: true,
    include: 'cover',
    formInclude: 'cover,body',
    order: { field: 'id', order: 'ASC' },
    filters: { q: ['title', 'like'] },
    keeps: 'items',
  },
  feedback: {
    path: '/feedback',
    order: byId,
    include: 'answers',
    filters: { q: ['text', 'like'], ...dates },
    shownIn: ['inbox'],
  },
  comments: {
    path: '/comments',
    order: { field: 'place', order: 'DESC' },
    include: 'author,post,reply_to,thread,replies_count',
    filters: { q: ['message', 'like'], ...dates },
    under: 'comment_id',
    shownIn: ['inbox'],
  },
  ratings: {
    path: '/ratings',
    order: byId,
    include: 'user,post',
    filters: { q: ['content', 'like'], ...dates },
    shownIn: ['inbox'],
  },
  agencies: {
    path: '/agencies',
    all: true,
    include: 'users_count',
    formInclude: 'users_count,prices_count',
    order: bySort,
    filters: { q: ['name', 'like'] },
    shownIn: ['users', 'debts'],
  },
  discounts: {
    path: '/discounts',
    order: byId,
    include: 'posts_count,chosen',
    filters: { q: ['title', 'like'], end_from: ['end', '>='], start_to: ['start', '<='] },
    shownIn: ['posts'],
  },
  orders: {
    path: '/orders',
    order: byId,
    include: 'agency,possible',
    formInclude: 'user,agency,warehouse,remarks,history,changes,payments,returns,parts,possible,body',
    filters: {
      q: ['text', 'like'],
      total_from: ['total', '>='],
      total_to: ['total', '<='],
      age_from: ['age', '>='],
      ...dates,
    },
    shownIn: ['report_profit', 'shop_figures', ...debtLists],
  },
  warehouses: {
    path: '/warehouses',
    all: true,
    include: 'stock,slips_count',
    order: { field: 'id', order: 'ASC' },
    filters: { q: ['name', 'like'] },
    shownIn: ['slips'],
  },
  suppliers: {
    path: '/suppliers',
    order: byId,
    formInclude: 'products,slips_count',
    filters: { q: ['name', 'like'] },
    shownIn: ['slips'],
  },
  slips: {
    path: '/warehouses/changes',
    order: byId,
    include: 'warehouse,supplier',
    formInclude: 'warehouse,supplier,user,canceler,linked,products,used,order',
    filters: { q: ['text', 'like'], date_from: ['date', '>='], date_to: ['date', '<='] },
    shownIn: ['warehouses', 'held', 'movements', ...reportLists, 'shop_figures', ...debtLists],
  },
  widgets: {
    path: '/widgets',
    all: true,
    order: { field: 'group_name', order: 'ASC' },
    filters: { q: ['title', 'like'] },
    shownIn: ['widget_types'],
  },
  languages: { path: '/languages', all: true, key: 'key', order: bySort, one: 'list' },
} as const satisfies Record<ResourceName, Endpoint>

/** The entry of a resource; throws for an unknown one, which is a programming error. */
export function endpointOf(resource: string): Endpoint {
  const found: Endpoint | undefined = ({ ...endpoints, ...mixedLists } as Record<string, Endpoint>)[resource]
  if (!found) throw new Error(`No endpoint for "${resource}"`)
  return found
}

/** Names of queries that show data of a resource. */
export const alsoShownIn = (resource: string): readonly string[] =>
  (endpoints as Record<string, Endpoint>)[resource]?.shownIn ?? []

export const defaultSort = (resource: string): Endpoint['order'] => endpointOf(resource).order

/**
 * Query meta of a form's record, which has its own cache entry where list rows lack fields of the form; elsewhere the
 * form opens at once with the row.
 */
export function formMeta(resource: string): { form: true } | undefined {
  const { formInclude, oneBy } = endpointOf(resource)
  return formInclude || oneBy ? fullForm : undefined
}
const fullForm = { form: true } as const
