import type { QueryClient } from '@tanstack/react-query'
import type { DataProvider } from 'react-admin'
import { defaultSort, endpointOf, formMeta } from '../data/endpoints'
import { type ListAsked, pageQuery, recordQuery } from './raKeys'

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
export const prefetchPage = (
  { client, dataProvider }: PrefetchTools,
  resource: string,
  asked: ListAsked,
): Promise<void> => client.prefetchQuery({ ...pageQuery(dataProvider, resource, asked), staleTime })

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
