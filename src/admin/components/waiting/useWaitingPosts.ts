import { useMemo } from 'react'
import { useGetList } from 'react-admin'
import type { Post } from '../../../domain/postSchema'
import { useMay } from '../../providers/auth/rights'
import type { ListMeta } from '../../providers/data/meta'

/** List parameters of the approval queue: the longest waiting first. */
export const waitingPosts = (perPage: number) => ({
  pagination: { page: 1, perPage },
  sort: { field: 'created_at', order: 'ASC' as const },
  filter: { status: 'pending' },
})

/** Number of waiting posts per type id, from the list's counts. */
export const waitingIn = (meta: ListMeta | undefined): ReadonlyMap<number, number> =>
  new Map(Object.entries(meta?.counts?.type_id ?? {}).map(([id, count]) => [Number(id), count]))

/** Posts per type id that wait for this user's approval; cached as a list, so that changes update the numbers. */
export function useWaitingPosts(enabled: boolean): ReadonlyMap<number, number> {
  const mayRead = useMay('posts', 'list')
  const mayApprove = useMay('posts', 'edit')
  const { meta } = useGetList<Post>('posts', waitingPosts(1), { enabled: enabled && mayRead && mayApprove })
  return useMemo(() => waitingIn(meta), [meta])
}
