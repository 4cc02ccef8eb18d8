import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { guardOf } from '../../../domain/guards'
import { type InboxKind, inboxKinds } from '../../../domain/inbox'
import { useRights } from '../../providers/auth/rights'
import type { AppDataProvider } from '../../providers/data/types'

/** Items on the dashboard; the same call tells the numbers of the menu. */
const few = 4

/** The newest of what waits for an answer and how much there is of each kind: one call, whoever asks for it. */
export function useInboxHead(enabled: boolean) {
  const dataProvider = useDataProvider<AppDataProvider>()
  return useQuery({
    queryKey: ['inbox', 'head'],
    queryFn: ({ signal }) => dataProvider.inbox({ limit: few }, signal),
    enabled,
  })
}

/** Whether this person answers what comes in of a kind: who may read and change it. */
export function useAnswers(): (kind: InboxKind) => boolean {
  const { can } = useRights()
  return (kind) => can(guardOf(kind, 'list')) && can(guardOf(kind, 'edit'))
}

/** Tells how much of some kinds waits for this person. It is asked for again after each change. */
export function useWaiting(enabled: boolean): (kinds: readonly InboxKind[] | undefined) => number {
  const answers = useAnswers()
  const { data } = useInboxHead(enabled && inboxKinds.some(answers))
  return (kinds = []) => kinds.filter(answers).reduce((sum, kind) => sum + (data?.meta.counts[kind] ?? 0), 0)
}
