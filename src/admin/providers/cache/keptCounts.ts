import type { QueryClient } from '@tanstack/react-query'
import type { GetListParams } from 'react-admin'
import type { ListMeta } from '../data/meta'
import type { CachedList } from './listCache'
import { type ListAsked, raKeys } from './raKeys'

type Kept = Pick<ListMeta, 'counts' | 'sums'>

/** Other users write too, so older counts are requested again. */
const fresh = 60_000

/** Tab counts and sums of a view's first page, reused for its other pages; `undefined` once they are old or invalidated. */
export function keptCounts(client: QueryClient, resource: string, asked: GetListParams): Kept | undefined {
  const { pagination, sort, filter, meta } = asked
  if (!pagination || pagination.page === 1 || !sort) return undefined
  const first: ListAsked = { pagination: { ...pagination, page: 1 }, sort, filter, meta }
  const known = client.getQueryState<CachedList>(raKeys.list(resource, first))
  const isFresh = known && !known.isInvalidated && Date.now() - known.dataUpdatedAt < fresh
  const { counts, sums } = (isFresh && known.data?.meta) || {}
  return counts && { counts, ...(sums && { sums }) }
}
