import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { DataProvider, GetListResult } from 'react-admin'
import { defaultSort, endpointOf, formMeta } from '../data/endpoints'
import { type ListAsked, pageQuery, raKeys, recordQuery } from './raKeys'

export interface PrefetchTools {
  client: QueryClient
  dataProvider: DataProvider
}

export interface PrefetchContext extends PrefetchTools {
  params: Record<string, string>
}

/** Milliseconds for which data is not prefetched again. */
const staleTime = 30_000

export function pageSize(resource: string): number {
  const { all, perPage = 25 } = endpointOf(resource)
  return all ? 1000 : perPage
}

/** Prefetches a record under the key that the edit form uses. */
export function prefetchRecord(
  { client, dataProvider }: PrefetchTools,
  resource: string,
  id: string | number | undefined,
): Promise<void> {
  if (id === undefined) return Promise.resolve()
  const meta = formMeta(resource)
  return client.prefetchQuery({ ...recordQuery(dataProvider, resource, { id, meta }), staleTime })
}

/** Prefetches one page of a list under the key that the list uses. */
export async function prefetchPage(
  { client, dataProvider }: PrefetchTools,
  resource: string,
  asked: ListAsked,
): Promise<void> {
  const query = pageQuery(dataProvider, resource, asked)
  await client.prefetchQuery({ ...query, staleTime })
  // A form beside a list with `one: 'list'` would otherwise request the whole list again.
  if (endpointOf(resource).one === 'list') storeRecords(client, resource, query.queryKey)
}

/** Also caches the rows of a list as single records, as react-admin does when a list renders. */
function storeRecords(client: QueryClient, resource: string, listKey: QueryKey): void {
  const { data, dataUpdatedAt: updatedAt } = client.getQueryState<GetListResult>(listKey) ?? {}
  for (const row of data?.data ?? []) {
    const key = raKeys.one(resource, { id: row.id })
    if (!client.getQueryData(key)) client.setQueryData(key, row, { updatedAt })
  }
}

export const prefetchList = (
  tools: PrefetchTools,
  resource: string,
  filter: Record<string, unknown> = {},
): Promise<void> =>
  prefetchPage(tools, resource, {
    pagination: { page: 1, perPage: pageSize(resource) },
    sort: defaultSort(resource),
    filter,
  })
