import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { DataProvider, GetListParams, GetListResult, GetOneParams } from 'react-admin'

export type ListAsked = Pick<GetListParams, 'filter' | 'meta'> &
  Required<Pick<GetListParams, 'pagination' | 'sort'>>

/**
 * Query keys of react-admin's hooks, which it does not export, for data prefetched under the keys of the page. A test
 * compares them with the hooks.
 */
export const raKeys = {
  list: (resource: string, { pagination, sort, filter = {}, meta }: ListAsked): QueryKey => [
    resource,
    'getList',
    { pagination, sort, filter, meta },
  ],
  one: (resource: string, { id, meta }: GetOneParams): QueryKey => [
    resource,
    'getOne',
    { id: String(id), meta },
  ],
  all: (resource: string): QueryKey => [resource],
  lists: (resource: string): QueryKey => [resource, 'getList'],
  references: (resource: string): QueryKey => [resource, 'getManyReference'],
  records: (resource: string): QueryKey => [resource, 'getOne'],
  many: (resource: string): QueryKey => [resource, 'getMany'],
  signedIn: ['auth', 'checkAuth', {}],
} as const

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

/** Makes react-admin assume a session until its own check is done. */
export const assumeSignedIn = (client: QueryClient): void => {
  client.setQueryData(raKeys.signedIn, true, { updatedAt: 1 })
}
