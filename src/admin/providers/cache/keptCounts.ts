import type { QueryClient } from '@tanstack/react-query'
import type { GetListParams } from 'react-admin'
import type { ListMeta } from '../data/meta'
import type { CachedList } from './listCache'
import { type ListAsked, raKeys } from './raKeys'

/** Others write too: older counts are asked for anew. */
const fresh = 60_000

/** The counts of tabs that the first page of a view has brought, for its other pages; none once something has changed. */
export function keptCounts(client: QueryClient, resource: string, asked: GetListParams): ListMeta['counts'] {
  const { pagination, sort, filter, meta } = asked
  if (!pagination || pagination.page === 1 || !sort) return undefined
  const first: ListAsked = { pagination: { ...pagination, page: 1 }, sort, filter, meta }
  const known = client.getQueryState<CachedList>(raKeys.list(resource, first))
  const isFresh = known && !known.isInvalidated && Date.now() - known.dataUpdatedAt < fresh
  return isFresh ? known.data?.meta.counts : undefined
}
