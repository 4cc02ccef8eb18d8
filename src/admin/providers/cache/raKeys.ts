import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { DataProvider, GetListParams, GetListResult, GetOneParams } from 'react-admin'

/** What a list is asked for. */
export type ListAsked = Pick<GetListParams, 'filter' | 'meta'> &
  Required<Pick<GetListParams, 'pagination' | 'sort'>>

/**
 * The query keys of react-admin's own hooks. It exports none of them, yet an answer that is fetched ahead
 * must be stored under the key that the page will ask for. They stand here and nowhere else; a test compares
 * them with what the hooks do.
 */
export const raKeys = {
  /** One list as `useGetList` asks for it. */
  list: (resource: string, { pagination, sort, filter = {}, meta }: ListAsked): QueryKey => [
    resource,
    'getList',
    { pagination, sort, filter, meta },
  ],
  /** One record as `useGetOne` asks for it. */
  one: (resource: string, { id, meta }: GetOneParams): QueryKey => [
    resource,
    'getOne',
    { id: String(id), meta },
  ],
  /** Everything that is cached of a resource. */
  all: (resource: string): QueryKey => [resource],
  /** All cached lists of a resource. */
  lists: (resource: string): QueryKey => [resource, 'getList'],
  /** All cached lists of rows that belong to another record. */
  references: (resource: string): QueryKey => [resource, 'getManyReference'],
  /** All cached single records of a resource. */
  records: (resource: string): QueryKey => [resource, 'getOne'],
  /** All cached records that were fetched by several ids at once. */
  many: (resource: string): QueryKey => [resource, 'getMany'],
  /** Whether somebody is signed in. */
  signedIn: ['auth', 'checkAuth', {}],
} as const

/** What a list was asked for, by the key it is cached under. */
export const askedOf = (key: QueryKey): Partial<ListAsked> => (key[2] ?? {}) as Partial<ListAsked>

/** A list as `useGetList` would fetch and cache it. */
export const pageQuery = (dataProvider: DataProvider, resource: string, asked: ListAsked) => ({
  queryKey: raKeys.list(resource, asked),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<GetListResult> => {
    const { data, total, pageInfo, meta } = await dataProvider.getList(resource, { ...asked, signal })
    return { data, total, pageInfo, meta }
  },
})

/** A record as `useGetOne` would fetch and cache it. */
export const recordQuery = (dataProvider: DataProvider, resource: string, params: GetOneParams) => ({
  queryKey: raKeys.one(resource, params),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await dataProvider.getOne(resource, { ...params, signal })).data,
})

/** Has react-admin take it as known that somebody is signed in; it checks all the same. */
export const assumeSignedIn = (client: QueryClient): void => {
  client.setQueryData(raKeys.signedIn, true, { updatedAt: 1 })
}
