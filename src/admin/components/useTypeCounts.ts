import { useQueries } from '@tanstack/react-query'
import { type UseGetListHookValue, useDataProvider } from 'react-admin'
import type { PostStatus } from '../../domain/post'
import type { PostType } from '../../domain/typeSchema'
import { pageQuery } from '../providers/cache/raKeys'
import { defaultSort } from '../providers/data/endpoints'
import type { AppDataProvider, ListMeta } from '../providers/data/types'

export type StatusCounts = Partial<Record<PostStatus, number>>

export interface TypeCounts {
  type: PostType
  /** Undefined until loaded. */
  counts?: StatusCounts
}

/**
 * The number of posts per status for each type: one row of the type's list, with the counts in `meta`. Cached as
 * lists, so that creating, approving and deleting updates them.
 */
export function useTypeCounts(typesQuery: UseGetListHookValue<PostType>, enabled: boolean) {
  const types = typesQuery.data ?? []
  const results = useCountsOf(types, enabled)
  return {
    data: types.map((type, index): TypeCounts => ({ type, counts: results[index]?.data })),
    isPending: enabled && [typesQuery, ...results].some(({ isPending }) => isPending),
    error: [typesQuery, ...results].find(({ error }) => error)?.error,
    refetch: () => Promise.all([typesQuery, ...results].map(({ refetch }) => refetch())),
  }
}

/** The same numbers, a query for each type. */
export function useCountsOf(types: readonly PostType[], enabled: boolean) {
  const dataProvider = useDataProvider<AppDataProvider>()
  return useQueries({
    queries: types.map(({ id }) => {
      const asked = {
        pagination: { page: 1, perPage: 1 },
        sort: defaultSort('posts'),
        filter: { type_id: id },
      }
      return {
        ...pageQuery(dataProvider, 'posts', asked),
        select: ({ meta }: { meta?: ListMeta }) => meta?.counts?.status,
        enabled,
      }
    }),
  })
}

export const totalOf = (counts: StatusCounts = {}): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)
