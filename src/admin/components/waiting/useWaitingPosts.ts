import { useMemo } from 'react'
import { useGetList } from 'react-admin'
import type { Post } from '../../../domain/postSchema'
import { useMay } from '../../providers/auth/rights'
import type { ListMeta } from '../../providers/data/meta'

/** The queue of approvals; `perPage` of its posts, the longest waiting first. */
export const waitingPosts = (perPage: number) => ({
  pagination: { page: 1, perPage },
  sort: { field: 'created_at', order: 'ASC' as const },
  filter: { status: 'pending' },
})

/** How many posts wait in each type, from the counts that come with the list. */
export const waitingIn = (meta: ListMeta | undefined): ReadonlyMap<number, number> =>
  new Map(Object.entries(meta?.counts?.type_id ?? {}).map(([id, count]) => [Number(id), count]))

/**
 * How many posts of each type wait for this person's approval, by the type's id. One call for all types that brings
 * numbers, cached as a list, so that approving and handing in change them at once.
 */
export function useWaitingPosts(enabled: boolean): ReadonlyMap<number, number> {
  const mayRead = useMay('posts', 'list')
  const mayApprove = useMay('posts', 'edit')
  const { meta } = useGetList<Post>('posts', waitingPosts(1), { enabled: enabled && mayRead && mayApprove })
  return useMemo(() => waitingIn(meta), [meta])
}
