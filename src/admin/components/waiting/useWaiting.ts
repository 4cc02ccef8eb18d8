import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { guardOf } from '../../../domain/guards'
import { type InboxKind, inboxKinds } from '../../../domain/inbox'
import { useRights } from '../../providers/auth/rights'
import type { AppDataProvider } from '../../providers/data/types'
import type { InboxTab } from '../screens/screen'

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

/** Number of open items of some kinds, and of proposals; refetched after each change. */
export function useWaiting(enabled: boolean): (tabs: readonly InboxTab[] | undefined) => number {
  const answers = useAnswers()
  const { data } = useInboxHead(enabled && inboxKinds.some(answers))
  return (tabs = []) =>
    tabs
      .filter((tab) => tab === 'proposals' || answers(tab))
      .reduce((sum, tab) => sum + (data?.meta.counts[tab] ?? 0), 0)
}
