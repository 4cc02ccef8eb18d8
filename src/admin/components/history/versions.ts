import { type HistoryChange, type HistoryEntry, makesVersion } from '../../../domain/history'
import { sameValue } from '../../../domain/sameValue'

/** The entries of one batch, newest first, with their changes joined. */
export interface Happening {
  entries: readonly [HistoryEntry, ...HistoryEntry[]]
  changes: HistoryChange[]
}

export function happeningsOf(entries: readonly HistoryEntry[]): Happening[] {
  const found: [HistoryEntry, ...HistoryEntry[]][] = []
  for (const entry of entries) {
    const last = found.at(-1)
    if (last?.[0].batch === entry.batch) last.push(entry)
    else found.push([entry])
  }
  return found.map((each) => ({ entries: each, changes: joined(each) }))
}

/** Joins changes: each field from its oldest to its newest value, without fields that returned to their old value. */
function joined(newestFirst: readonly HistoryEntry[]): HistoryChange[] {
  const fields = new Map<string, HistoryChange>()
  for (const { changes } of newestFirst)
    for (const change of changes) {
      const later = fields.get(change.field)
      fields.set(change.field, later ? { ...later, before: change.before } : change)
    }
  return [...fields.values()].filter(
    // Both sides of a secret are blank; that it changed must show.
    ({ before, after }) => !sameValue(before, after) || (before === null && after === null),
  )
}

export interface WayBack {
  /** Id of the event to undo: the first after the version. */
  id: number
  changes: HistoryChange[]
}

/** How to return to the version that the `later` happenings replaced; `undefined` if present or impossible. */
export function wayBackTo(later: readonly Happening[]): WayBack | undefined {
  const entries = later.flatMap((each) => each.entries).filter(({ action }) => makesVersion(action))
  // Deletion and restoration make no versions.
  const first = entries.findLast(({ action, changes }) => action !== 'delete' && changes.length > 0)
  if (!first?.is_restorable) return undefined
  const made = entries.filter(({ action }) => action !== 'delete')
  return {
    id: first.id,
    changes: joined(made).map(({ field, before, after }) => ({ field, before: after, after: before })),
  }
}
