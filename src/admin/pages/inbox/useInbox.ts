import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { InboxKind } from '../../../domain/inbox'
import type { InboxPage } from '../../providers/data/calls/voices'
import type { AppDataProvider } from '../../providers/data/types'

/** Pages of inbox items; handled items leave at once, before the server answers. */
export function useInbox(kind: InboxKind | undefined, enabled = true) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const client = useQueryClient()
  const queryKey = ['inbox', 'list', kind ?? '']
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => dataProvider.inbox({ kind, before: pageParam }, signal),
    enabled,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ meta }) => meta.next ?? undefined,
  })
  const pages = query.data?.pages ?? []
  const leave = (ids: ReadonlySet<string>) =>
    client.setQueryData<InfiniteData<InboxPage>>(
      queryKey,
      (old) =>
        old && {
          ...old,
          pages: old.pages.map((page) => ({ ...page, data: page.data.filter(({ id }) => !ids.has(id)) })),
        },
    )
  return {
    ...query,
    items: pages.flatMap(({ data }) => data),
    counts: pages[0]?.meta.counts,
    leave,
  }
}
