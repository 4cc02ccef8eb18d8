import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { DataProvider, GetListResult } from 'react-admin'
import { defaultSort, endpointOf, formMeta } from '../data/endpoints'
import { type ListAsked, pageQuery, raKeys, recordQuery } from './raKeys'

/** What fetching ahead needs. */
export interface PrefetchTools {
  client: QueryClient
  dataProvider: DataProvider
}

/** What a screen's `prefetch` is given: the tools, and the parameters of its address. */
export interface PrefetchContext extends PrefetchTools {
  params: Record<string, string>
}

/** What was fetched this recently is not fetched again ahead of a click. */
const staleTime = 30_000

export const pageSize = (resource: string): number => (endpointOf(resource).all ? 1000 : 25)

/** Fetches the record of an edit form, under the key the form will look for. */
export function prefetchRecord(
  { client, dataProvider }: PrefetchTools,
  resource: string,
  id: string | number | undefined,
): Promise<void> {
  if (id === undefined) return Promise.resolve()
  const meta = formMeta(resource)
  return client.prefetchQuery({ ...recordQuery(dataProvider, resource, { id, meta }), staleTime })
}

/** Fetches one page of a list, under the key the list will look for. */
export async function prefetchPage(
  { client, dataProvider }: PrefetchTools,
  resource: string,
  asked: ListAsked,
): Promise<void> {
  const query = pageQuery(dataProvider, resource, asked)
  await client.prefetchQuery({ ...query, staleTime })
  // Where a record is read out of the whole list, a form beside the list would ask for the same list again.
  if (endpointOf(resource).one === 'list') storeRecords(client, resource, query.queryKey)
}

/** Stores the rows of a cached list as single records too, as react-admin does once a list is drawn. */
function storeRecords(client: QueryClient, resource: string, listKey: QueryKey): void {
  const { data, dataUpdatedAt: updatedAt } = client.getQueryState<GetListResult>(listKey) ?? {}
  for (const row of data?.data ?? []) {
    const key = raKeys.one(resource, { id: row.id })
    if (!client.getQueryData(key)) client.setQueryData(key, row, { updatedAt })
  }
}

/** Fetches the first page of a list in its usual order. */
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
