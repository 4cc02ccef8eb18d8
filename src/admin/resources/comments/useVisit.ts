import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { Comment } from '../../../domain/commentSchema'
import { useRights } from '../../providers/auth/rights'
import type { AppDataProvider } from '../../providers/data/types'

/** Records the visit on the server; returns which comments are new since the last one, and how many. */
export function useVisit() {
  const dataProvider = useDataProvider<AppDataProvider>()
  const { profile } = useRights()
  const me = profile?.id
  const { data } = useQuery({
    queryKey: ['visits', 'comments'],
    queryFn: async () => (await dataProvider.visitComments()).data,
    refetchOnWindowFocus: false,
    // Viewing as another user records no visit.
    enabled: !profile?.viewing,
  })
  return {
    unread: data?.unread ?? 0,
    isNew: ({ id, user_id }: Comment) => data !== undefined && id > data.since && user_id !== me,
  }
}
