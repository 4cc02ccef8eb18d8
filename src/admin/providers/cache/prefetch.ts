import type { QueryClient } from '@tanstack/react-query'
import type { DataProvider } from 'react-admin'
import { defaultSort, endpointOf, formMeta } from '../data/endpoints'

/** What a screen's `prefetch` is given. */
export interface PrefetchTools {
  client: QueryClient
  dataProvider: DataProvider
}

/** What was fetched this recently is not fetched again ahead of a click. */
const fresh = 30_000

export const pageSize = (resource: string): number => (endpointOf(resource).all ? 1000 : 25)

/** Fetches the record of an edit form, under the key the form will look for. */
export function prefetchRecord(
  { client, dataProvider }: PrefetchTools,
  resource: string,
  id: string | number | undefined,
): Promise<void> {
  if (id === undefined) return Promise.resolve()
  const meta = formMeta(resource)
  return client.prefetchQuery({
    queryKey: [resource, 'getOne', { id: String(id), meta }],
    queryFn: async ({ signal }) => (await dataProvider.getOne(resource, { id, meta, signal })).data,
    staleTime: fresh,
  })
}

/** Fetches the first page of a list in its usual order, under the key the list will look for. */
export function prefetchList(
  { client, dataProvider }: PrefetchTools,
  resource: string,
  filter: Record<string, unknown> = {},
): Promise<void> {
  const asked = { pagination: { page: 1, perPage: pageSize(resource) }, sort: defaultSort(resource), filter }
  return client.prefetchQuery({
    queryKey: [resource, 'getList', { ...asked, meta: undefined }],
    queryFn: async ({ signal }) => {
      const { data, total, pageInfo, meta } = await dataProvider.getList(resource, { ...asked, signal })
      return { data, total, pageInfo, meta }
    },
    staleTime: fresh,
  })
}
