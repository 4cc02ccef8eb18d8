import { useCallback, useMemo } from 'react'
import { useGetList } from 'react-admin'
import { dayOf, momentOf } from '../../../../domain/businessTime'
import { addDays } from '../../../../domain/days'
import type { Post } from '../../../../domain/postSchema'

const maxPosts = 300
const drafts = 30

export function useCalendar(typeId: number | undefined, first: string, last: string, hasDrafts: boolean) {
  const ofType = typeId !== undefined && { type_id: typeId }
  const planned = useGetList<Post>('posts', {
    pagination: { page: 1, perPage: maxPosts },
    sort: { field: 'publish_at', order: 'ASC' },
    filter: {
      ...ofType,
      publish_from: momentOf(first),
      publish_to: new Date(Date.parse(momentOf(addDays(last, 1))) - 1).toISOString(),
    },
  })
  const undated = useGetList<Post>(
    'posts',
    {
      pagination: { page: 1, perPage: drafts },
      sort: { field: 'id', order: 'DESC' },
      filter: { ...ofType, undated: '1' },
    },
    { enabled: hasDrafts },
  )
  const byDay = useMemo(() => {
    const days = new Map<string, Post[]>()
    for (const post of sortByTime(planned.data ?? []))
      if (post.publish_at) {
        const day = dayOf(post.publish_at)
        days.set(day, [...(days.get(day) ?? []), post])
      }
    return days
  }, [planned.data])
  // A draft that was just given a day stays in the cached list until a refetch.
  const waiting = useMemo(
    () => undated.data?.filter(({ status, publish_at }) => status === 'draft' && !publish_at),
    [undated.data],
  )
  const askPlanned = planned.refetch
  const askUndated = undated.refetch
  const refresh = useCallback(() => {
    void askPlanned()
    if (hasDrafts) void askUndated()
  }, [askPlanned, askUndated, hasDrafts])
  const hidden = Math.max(0, (planned.total ?? 0) - maxPosts)
  return { planned, byDay, waiting, more: (undated.total ?? 0) - drafts, hidden, refresh }
}

/** A moved post keeps its place in the cached list, so it is sorted here. */
const sortByTime = (posts: readonly Post[]): Post[] =>
  [...posts].sort((a, b) => Date.parse(a.publish_at ?? '') - Date.parse(b.publish_at ?? ''))
