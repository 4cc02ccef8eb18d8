import { type Guards, guards, type ResourceName } from './guards'
import type { HistoryEntry } from './history'
import { namesIn, type Permission } from './permissions'

export const proposalStatuses = ['waiting', 'accepted', 'changed', 'discarded'] as const
export type ProposalStatus = (typeof proposalStatuses)[number]

/** Those that `GET /proposals` lists: of one status, or all that no longer wait. */
export const listedProposals = [...proposalStatuses, 'decided'] as const
export type ListedProposals = (typeof listedProposals)[number]

export const proposedActions = ['create', 'update', 'delete'] as const
export type ProposedAction = (typeof proposedActions)[number]

/** Records that one call may propose to write. */
export const maxProposedRows = 100
/** Proposals of one person that wait. */
export const maxProposals = 500
/** In characters: of one, with what is shown of it, and of all that wait for a person. */
export const maxProposalSize = 500_000
export const maxProposalsSize = 20_000_000
/** Proposals are kept for so many days, decided or not. */
export const proposalDays = 30

/** What would come of a proposal, as the history would tell it. */
export type ProposedEntry = Pick<
  HistoryEntry,
  'entity' | 'record_id' | 'title' | 'action' | 'changes' | 'names'
>

/** What a key wants to write, until its person decides. See *Assistants* in the contract. */
export interface Proposal {
  id: number
  at: string
  status: ProposalStatus
  decided_at: string | null
  /** By whom, and for whom. */
  key_name: string
  user: { id: number; name: string }
  entity: ResourceName
  action: ProposedAction
  /** Ids of the records that it writes, with the versions that they had; none of a new one. */
  versions: Record<string, number>
  title: string
  /** Why, in the words of the program. */
  reason: string
  /** The values that were sent, by field; of many rows `{action, ids, data}` or `{action, ids, change}`. */
  body: Record<string, unknown>
  entries: ProposedEntry[]
}

/** `data` of `POST /proposals/{id}/accept`. */
export interface AcceptedProposal {
  proposal: Proposal
  /** Of many rows those that could not be changed. */
  refused: { id: number; title: string; code: string; message: string }[]
}

const entityGuards: Guards[] = Object.values(guards)

/** Who writes anything may be proposed something. */
export const writers: readonly Permission[] = [
  ...new Set(
    entityGuards.flatMap(({ create, update, delete: remove }) =>
      [create, update, remove].flatMap((guard) => [...namesIn(guard)]),
    ),
  ),
]

export const guardOfProposal = (entity: ResourceName, action: ProposedAction): Guards[ProposedAction] =>
  guards[entity][action]
