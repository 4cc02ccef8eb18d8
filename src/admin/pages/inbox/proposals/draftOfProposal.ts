import type { Proposal } from '../../../../domain/proposals'
import type { Draft } from '../../../components/form/draft/draft'
import { recordsIn, rowsOfProposal } from './proposed'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields that were sent; those of a bulk change stand inside. */
const sentBy = ({ body }: Proposal): Fields | undefined =>
  Array.isArray(body.ids) ? (isFields(body.data) ? body.data : undefined) : body

/** The proposed values as what somebody has typed into the form of the record, as it was then. */
export function draftOfProposal(proposal: Proposal): Draft {
  const sent = sentBy(proposal)
  const [id] = rowsOfProposal(proposal)
  if (id === undefined) return { values: sent ?? {}, base: {} }
  const own = recordsIn(proposal.entries).find(
    ({ entity, record_id }) => entity === proposal.entity && record_id === id,
  )
  const changes = new Map(own?.changes.map((change) => [change.field, change]))
  const values: Fields = {}
  const base: Fields = { version: proposal.versions[id] }
  for (const [field, value] of Object.entries(sent ?? {})) {
    const change = changes.get(field)
    // A part of a field comes with the rest of it from what would be written, or leaves it as it is.
    if (isFields(value) && !change) continue
    values[field] = isFields(value) && change && !change.is_long ? change.after : value
    if (change && !change.is_long) base[field] = change.before
  }
  // Of a computed change only the outcome is known.
  if (!sent)
    for (const { field, before, after } of changes.values()) {
      values[field] = after
      base[field] = before
    }
  return { values, base }
}
