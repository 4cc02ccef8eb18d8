import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { ListedProposals } from '../../../../domain/proposals'
import type { ProposalsPage } from '../../../providers/data/calls/proposals'
import type { AppDataProvider } from '../../../providers/data/types'

const limit = 25

/** Pages of one's proposals; those that are decided, or put back, leave at once. */
export function useProposals(status: ListedProposals) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const client = useQueryClient()
  const queryKey = ['proposals', 'list', status]
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam = 1, signal }) =>
      dataProvider.proposals({ status, page: pageParam, limit }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta: { pagination } }) =>
      pagination.current_page < pagination.total_pages ? pagination.current_page + 1 : undefined,
  })
  const leave = (ids: ReadonlySet<number>) =>
    client.setQueryData<InfiniteData<ProposalsPage>>(
      queryKey,
      (old) =>
        old && {
          ...old,
          pages: old.pages.map((page) => ({ ...page, data: page.data.filter(({ id }) => !ids.has(id)) })),
        },
    )
  return {
    ...query,
    // A page that came between two requests moves rows on to the next one.
    proposals: [
      ...new Map(query.data?.pages.flatMap(({ data }) => data).map((each) => [each.id, each])).values(),
    ],
    leave,
    /** Whether a waiting one still does, as the server has it. */
    async stillWaits(id: number): Promise<boolean> {
      const { data } = await query.refetch()
      return data?.pages.some((page) => page.data.some((each) => each.id === id)) ?? true
    },
  }
}
