import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { guardOf } from '../../../domain/guards'
import { type InboxKind, inboxKinds } from '../../../domain/inbox'
import { useRights } from '../../providers/auth/rights'
import type { AppDataProvider } from '../../providers/data/types'

/** Items on the dashboard, which shares the request with the menu. */
const few = 4

/** Newest open items and their number per kind, in one shared request. */
export function useInboxHead(enabled: boolean) {
  const dataProvider = useDataProvider<AppDataProvider>()
  return useQuery({
    queryKey: ['inbox', 'head'],
    queryFn: ({ signal }) => dataProvider.inbox({ limit: few }, signal),
    enabled,
  })
}

/** Whether the user may read and answer items of a kind. */
export function useAnswers(): (kind: InboxKind) => boolean {
  const { can } = useRights()
  return (kind) => can(guardOf(kind, 'list')) && can(guardOf(kind, 'edit'))
}

/** Number of open items of some kinds; refetched after each change. */
export function useWaiting(enabled: boolean): (kinds: readonly InboxKind[] | undefined) => number {
  const answers = useAnswers()
  const { data } = useInboxHead(enabled && inboxKinds.some(answers))
  return (kinds = []) => kinds.filter(answers).reduce((sum, kind) => sum + (data?.meta.counts[kind] ?? 0), 0)
}
