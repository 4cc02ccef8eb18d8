import { guardOf } from '../../../domain/guards'
import { inboxKinds } from '../../../domain/inbox'
import { writers } from '../../../domain/proposals'
import type { InboxTab } from '../../components/screens/screen'
import { useRights } from '../../providers/auth/rights'

/** The parts of the inbox that the user is offered. */
export function useInboxTabs() {
  const { can } = useRights()
  const kinds = inboxKinds.filter((kind) => can(guardOf(kind, 'list')))
  const hasProposals = can(writers)
  return {
    kinds,
    hasProposals,
    /** The part that an address names; `undefined` shows messages of all kinds. */
    tabOf(named: string | null): InboxTab | undefined {
      if (hasProposals && (named === 'proposals' || kinds.length === 0)) return 'proposals'
      return inboxKinds.find((kind) => kind === named)
    },
  }
}
