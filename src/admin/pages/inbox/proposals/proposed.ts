import type { HistoryChange } from '../../../../domain/history'
import type { Proposal, ProposedEntry } from '../../../../domain/proposals'

/** Ids of the records that exist and would be written. */
export const rowsOfProposal = ({ versions }: Pick<Proposal, 'versions'>): number[] =>
  Object.keys(versions).map(Number)

export const isOfManyRows = (proposal: Pick<Proposal, 'versions'>): boolean =>
  rowsOfProposal(proposal).length > 1

export const isReply = ({ entity, action }: Pick<Proposal, 'entity' | 'action'>): boolean =>
  entity === 'comments' && action === 'create'

/** One entry for each record: its links are told apart from its fields. */
export function recordsIn(entries: readonly ProposedEntry[]): ProposedEntry[] {
  const found = new Map<string, ProposedEntry>()
  for (const entry of entries) {
    const key = `${entry.entity} ${entry.record_id}`
    const other = found.get(key)
    found.set(key, other ? joinedEntry(other, entry) : entry)
  }
  return [...found.values()]
}

const joinedEntry = (one: ProposedEntry, other: ProposedEntry): ProposedEntry => {
  const known = new Set(one.changes.map(({ field }) => field))
  return {
    ...one,
    action: one.action === 'update' ? other.action : one.action,
    changes: [...one.changes, ...other.changes.filter(({ field }) => !known.has(field))],
  }
}

/** Its fields; the entry of a new record has none, so those that were sent. */
export function changesIn(entry: ProposedEntry, { entity, body }: Proposal): HistoryChange[] {
  if (entry.action !== 'create') return entry.changes
  const sent = Object.entries(body).map(([field, after]) => ({ field, after }))
  const fields = entry.changes.length > 0 || entry.entity !== entity ? entry.changes : sent
  // Nothing was there before, which is not the same as empty.
  return fields.map(({ field, after }) => ({ field, before: undefined, after }))
}

/** Changes to a proposal before it is accepted. */
export interface ProposalEdit {
  message?: string
  /** Rows of many that are left as they are. */
  without?: ReadonlySet<number>
}

/** The part of the body that is accepted otherwise than it was proposed. */
export function changesBy(proposal: Proposal, edit: ProposalEdit = {}): Record<string, unknown> | undefined {
  const { message, without } = edit
  if (message !== undefined && message !== proposal.body.message) return { message }
  if (!without?.size) return undefined
  return { ids: rowsOfProposal(proposal).filter((id) => !without.has(id)) }
}

/** Whether what is left of it can be accepted. */
export const isAcceptable = (proposal: Proposal, { message, without }: ProposalEdit = {}): boolean =>
  message?.trim() !== '' && !(without && rowsOfProposal(proposal).every((id) => without.has(id)))
