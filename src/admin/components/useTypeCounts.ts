import { useQueries } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { PostType } from '../../domain/typeSchema'
import { pageQuery } from '../providers/cache/raKeys'
import { defaultSort } from '../providers/data/endpoints'
import type { AppDataProvider, ListMeta } from '../providers/data/types'

/**
 * The number of posts per status, a query for each type: one row of the type's list, with the counts in `meta`. Cached
 * as lists, so that creating, approving and deleting updates them.
 */
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
