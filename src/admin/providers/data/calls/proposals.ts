import type { Pagination } from '../../../../domain/pagination'
import type {
  AcceptedProposal,
  ListedProposals,
  Proposal,
  ProposalStatus,
} from '../../../../domain/proposals'
import type { WriteMeta } from '../meta'
import { special } from './call'
import { allLists } from './history'

export interface ProposalsPage {
  data: Proposal[]
  meta: { pagination: Pagination }
}

interface ProposalsAsked {
  status: ListedProposals
  page: number
  limit: number
}

interface Accepting {
  /** Over the proposed body: the text of a reply, or fewer rows. */
  changes?: Record<string, unknown> | undefined
  /** Of those accepted before, to be undone together. */
  batch?: string | undefined
}

export const proposalCalls = {
  /** One's own, those that were made or decided last first. */
  proposals: special({
    call: (http, asked: ProposalsAsked, signal?: AbortSignal) =>
      http<ProposalsPage>('/proposals', { query: { ...asked }, signal }),
  }),
  /** Carries out what was proposed; `meta.batch` of the result can undo it. */
  acceptProposal: special({
    call: async (http, id: number, { changes, batch }: Accepting) => {
      const meta: WriteMeta = {}
      const answer = await http<{ data: AcceptedProposal }>(`/proposals/${id}/accept`, {
        method: 'POST',
        body: changes ? { changes } : {},
        headers: batch ? { 'Batch-Id': batch } : {},
        onHeaders: (headers) => {
          meta.batch = headers.get('Batch-Id') ?? undefined
        },
      })
      return { ...answer, meta }
    },
    effect: (lists) => lists.stale(...allLists),
  }),
  decideProposal: special({
    call: (http, id: number, status: Exclude<ProposalStatus, 'accepted'>) =>
      http<{ data: Proposal }>(`/proposals/${id}`, { method: 'PATCH', body: { status } }),
    effect: (lists) => lists.stale('proposals', 'inbox'),
  }),
}
