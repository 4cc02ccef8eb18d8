import type { Debtors } from '../../../domain/debts'
import type { GroupStyle } from '../../../domain/group'
import type { ReportName } from '../../../domain/reports'
import type { UserKind } from '../../../domain/user'
import { home, loginPath, query } from './loginPaths'

type Id = number | string

const groupPages: Record<GroupStyle, string> = {
  article: 'article-group',
  field: 'data-group',
  trademark: 'trademark-group',
}

/** All paths of the back office; react-admin's default `/<resource>/…` is not used. */
export const paths = {
  home,
  dashboard: '/dashboard',
  posts: (typeId: Id, filter?: Record<string, unknown>) =>
    `/posts/all-posts/${typeId}${query({ filter: filter && JSON.stringify(filter) })}`,
  /** Publication dates of a type's posts, or of all; `view=list` is the agenda. */
  calendar: (typeId?: Id, view: { month?: string; view?: string } = {}) =>
    `/posts/calendar${typeId === undefined ? '' : `/${typeId}`}${query(view)}`,
  approved: (typeId: Id) => `/posts/approved/${typeId}`,
  newPost: (typeId: Id) => `/posts/add-new-post/${typeId}`,
  post: (typeId: Id, id: Id) => `/posts/all-posts/${typeId}/${id}`,
  postSeo: (typeId: Id, id: Id) => `/posts/all-posts/${typeId}/${id}#seo`,
  categories: (typeId: Id) => `/posts/post-category/${typeId}`,
  /** `parent` is preselected. */
  newCategory: (typeId: Id, parent?: Id) =>
    `/posts/post-category/${typeId}/create${query({ parent: parent === undefined ? undefined : String(parent) })}`,
  category: (typeId: Id, id: Id) => `/posts/post-category/${typeId}/${id}`,
  /** `style`: collections of posts, trademarks, data groups. */
  groups: (typeId: Id, style: GroupStyle) => `/posts/${groupPages[style]}/${typeId}`,
  group: (typeId: Id, style: GroupStyle, id: Id) => `/posts/${groupPages[style]}/${typeId}/${id}`,
  dataFields: (typeId: Id, groupId: Id) => `/posts/data-group/${typeId}/data-field/${groupId}`,
  types: '/post-type/manager',
  newType: '/post-type/manager/create',
  type: (id: Id) => `/post-type/manager/${id}`,
  languages: '/languages/manager',
  seos: '/seo/manager',
  seoPosts: '/seo/manager/posts',
  feedback: '/feedback/manager',
  menus: '/appearance/menu',
  sliders: '/appearance/slider',
  agencies: '/agencies/manager',
  agency: (id: Id) => `/agencies/manager/${id}`,
  /** Parties that owe or are owed. */
  debts: (of?: Debtors) => `/debts${of ? `/${of}` : ''}`,
  /** `party`: id, of a guest the phone number. */
  statement: (of: Debtors, party: Id) => `/debts/${of}/${encodeURIComponent(party)}`,
  statementPrint: (of: Debtors, party: Id, period: Record<string, string | undefined> = {}) =>
    `/debts/${of}/${encodeURIComponent(party)}/print${query(period)}`,
  discounts: (typeId: Id) => `/posts/product/discount/${typeId}`,
  /** `product` and `agency`: whose price to try. */
  discount: (typeId: Id, id: Id, tried: { product?: Id; agency?: Id } = {}) =>
    `/posts/product/discount/${typeId}/${id}${query({
      product: tried.product === undefined ? undefined : String(tried.product),
      agency: tried.agency === undefined ? undefined : String(tried.agency),
    })}`,
  orders: (typeId: Id, filter?: Record<string, unknown>) =>
    `/posts/product/order/${typeId}${query({ filter: filter && JSON.stringify(filter) })}`,
  order: (typeId: Id, id: Id) => `/posts/product/order/${typeId}/${id}`,
  /** `paper`: kind of printed document. */
  orderPrint: (typeId: Id, ids: readonly Id[], paper?: string) =>
    `/posts/product/order/${typeId}/print${query({ ids: ids.join(), paper })}`,
  carriers: '/carriers/manager',
  remittances: (filter?: Record<string, unknown>) =>
    `/carriers/cod${query({ filter: filter && JSON.stringify(filter) })}`,
  cash: '/cash',
  warehouses: '/warehouse/manager',
  /** Goods of a warehouse, or its movements or changes. */
  warehouse: (id: Id, part?: 'movements' | 'changes') => `/warehouse/manager/${id}${part ? `/${part}` : ''}`,
  warehouseForm: (id: Id) => `/warehouse/manager/${id}/edit`,
  slips: '/warehouse/change',
  slip: (id: Id) => `/warehouse/change/${id}`,
  slipPrint: (id: Id) => `/warehouse/change/${id}/print`,
  /** `chosen` is preselected. */
  newSlip: (
    kind: 'import' | 'export' | 'transfer' | 'count',
    chosen: { warehouse?: Id; supplier?: Id } = {},
  ) =>
    `/warehouse/change/new/${kind}${query({
      warehouse: chosen.warehouse === undefined ? undefined : String(chosen.warehouse),
      supplier: chosen.supplier === undefined ? undefined : String(chosen.supplier),
    })}`,
  suppliers: '/warehouse/supplier',
  supplier: (id: Id) => `/warehouse/supplier/${id}`,
  report: (name?: ReportName, filter?: Record<string, unknown>) =>
    `/warehouse/report${name ? `/${name}` : ''}${query({ filter: filter && JSON.stringify(filter) })}`,
  stockOf: (postId: Id) => `/warehouse/product/${postId}`,
  widgets: '/widgets/manager',
  /** `type` is prefilled. */
  newWidget: (type?: string) => `/widgets/manager/create${query({ type })}`,
  widget: (id: Id) => `/widgets/manager/${id}`,
  widgetPage: (type: string) => `/widgets/${encodeURIComponent(type)}`,
  comments: '/comment/manager',
  ratings: '/rating/manager',
  /** `open`: item beside the list. */
  inbox: (open?: string) => `/inbox${query({ open })}`,
  proposals: '/inbox?kind=proposals',
  media: '/media/media-library',
  newMedia: '/media/media-library?upload=1',
  mediaPicker: (options: { area: string; multiple?: boolean; type?: string }) =>
    `/media/picker${query({ ...options, multiple: options.multiple ? '1' : undefined })}`,
  users: '/users/list',
  clients: '/users/client',
  client: (id: Id) => `/users/client/${id}`,
  clientForm: (id: Id) => `/users/client/${id}/edit`,
  person: ({ id, kind }: { id: Id; kind: UserKind }) =>
    kind === 'client' ? `/users/client/${id}` : `/users/list/${id}`,
  newUser: '/users/list/create',
  user: (id: Id) => `/users/list/${id}`,
  /** Explains the rights of a user or role, by default of the signed-in user. */
  why: (subject: { user_id?: Id; role_id?: Id } = {}) =>
    `/users/why${query(Object.fromEntries(Object.entries(subject).map(([name, id]) => [name, String(id)])))}`,
  sessions: '/profile/sessions',
  keys: '/profile/keys',
  roles: '/users/role',
  newRole: '/users/role/create',
  role: (id: Id) => `/users/role/${id}`,
  permissions: '/users/permissions',
  history: '/history',
  profile: '/profile',
  password: '/profile/password',
  support: '/support',
  login: loginPath,
} as const

export const importPath = (list: string): string => `${list}/import`
