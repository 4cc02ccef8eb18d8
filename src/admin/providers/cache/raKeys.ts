import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { DataProvider, GetListParams, GetListResult, GetOneParams } from 'react-admin'

/** The parameters of a list. */
export type ListAsked = Pick<GetListParams, 'filter' | 'meta'> &
  Required<Pick<GetListParams, 'pagination' | 'sort'>>

/**
 * The query keys of react-admin's own hooks. It does not export them, yet prefetched data must be stored under the
 * key that the page uses. They are defined only here; a test compares them with the hooks.
 */
export const raKeys = {
  /** Key of `useGetList`. */
  list: (resource: string, { pagination, sort, filter = {}, meta }: ListAsked): QueryKey => [
    resource,
    'getList',
    { pagination, sort, filter, meta },
  ],
  /** Key of `useGetOne`. */
  one: (resource: string, { id, meta }: GetOneParams): QueryKey => [
    resource,
    'getOne',
    { id: String(id), meta },
  ],
  /** Everything cached of a resource. */
  all: (resource: string): QueryKey => [resource],
  /** All cached lists of a resource. */
  lists: (resource: string): QueryKey => [resource, 'getList'],
  /** All cached lists of records that reference another one. */
  references: (resource: string): QueryKey => [resource, 'getManyReference'],
  /** All cached single records of a resource. */
  records: (resource: string): QueryKey => [resource, 'getOne'],
  /** All cached records fetched by several ids. */
  many: (resource: string): QueryKey => [resource, 'getMany'],
  /** The result of `checkAuth`. */
  signedIn: ['auth', 'checkAuth', {}],
} as const

/** The parameters of a list, from its key. */
export const listAskedOf = (key: QueryKey): Partial<ListAsked> => (key[2] ?? {}) as Partial<ListAsked>

/** The query that `useGetList` would make. */
export const pageQuery = (dataProvider: DataProvider, resource: string, asked: ListAsked) => ({
  queryKey: raKeys.list(resource, asked),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<GetListResult> => {
    const { data, total, pageInfo, meta } = await dataProvider.getList(resource, { ...asked, signal })
    return { data, total, pageInfo, meta }
  },
})

/** The query that `useGetOne` would make. */
export const recordQuery = (dataProvider: DataProvider, resource: string, params: GetOneParams) => ({
  queryKey: raKeys.one(resource, params),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await dataProvider.getOne(resource, { ...params, signal })).data,
})

/** Makes react-admin assume that somebody is signed in; it still checks. */
export const assumeSignedIn = (client: QueryClient): void => {
  client.setQueryData(raKeys.signedIn, true, { updatedAt: 1 })
}
