import { useMemo } from 'react'
import { useGetList } from 'react-admin'
import type { Post } from '../../domain/postSchema'
import { useMay } from '../providers/auth/rights'

/** More than anybody approves before looking again; beyond that the number has a plus. */
const most = 50

/**
 * How many posts of each type wait for this person's approval, by the type's id. One call for all types, cached as a
 * list, so that approving and handing in change it at once.
 */
export function useWaitingPosts(enabled: boolean): ReadonlyMap<number, string> {
  const mayRead = useMay('posts', 'list')
  const mayApprove = useMay('posts', 'edit')
  const { data, total = 0 } = useGetList<Post>(
    'posts',
    {
      pagination: { page: 1, perPage: most },
      sort: { field: 'created_at', order: 'ASC' },
      filter: { status: 'pending' },
    },
    { enabled: enabled && mayRead && mayApprove },
  )
  return useMemo(() => {
    const counts = new Map<number, number>()
    for (const { type_id } of data ?? []) counts.set(type_id, (counts.get(type_id) ?? 0) + 1)
    const more = total > most ? '+' : ''
    return new Map([...counts].map(([id, count]) => [id, `${count}${more}`]))
  }, [data, total])
}
