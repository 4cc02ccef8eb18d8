import { type HistoryChange, type HistoryEntry, makesVersion } from '../../../domain/history'
import { sameValue } from '../../providers/data/changes'

/** What happened to a record at one time: the entries of one batch, newest first, with their changes joined. */
export interface Happening {
  entries: readonly [HistoryEntry, ...HistoryEntry[]]
  changes: HistoryChange[]
}

/** Joins the entries of a record's history that belong to one batch. */
export function happeningsOf(entries: readonly HistoryEntry[]): Happening[] {
  const found: [HistoryEntry, ...HistoryEntry[]][] = []
  for (const entry of entries) {
    const last = found.at(-1)
    if (last?.[0].batch === entry.batch) last.push(entry)
    else found.push([entry])
  }
  return found.map((each) => ({ entries: each, changes: joined(each) }))
}

/**
 * The changes of several entries as one: each field from its value before the oldest to the one after the newest.
 * What came back to where it was is left out.
 */
function joined(newestFirst: readonly HistoryEntry[]): HistoryChange[] {
  const fields = new Map<string, HistoryChange>()
  for (const { changes } of newestFirst)
    for (const change of changes) {
      const later = fields.get(change.field)
      fields.set(change.field, later ? { ...later, before: change.before } : change)
    }
  return [...fields.values()].filter(
    // Of a secret both sides are blank: that it changed is all that is known.
    ({ before, after }) => !sameValue(before, after) || (before === null && after === null),
  )
}

/** A version to go back to. */
export interface WayBack {
  /** The event to undo: the first after that version. */
  id: number
  /** What changes by it: from the present value to that of the version. */
  changes: HistoryChange[]
}

/**
 * The way back to the version that a happening made, given what happened after it, newest first; `undefined` when it
 * is the present one, or when there is none.
 */
export function wayBackTo(later: readonly Happening[]): WayBack | undefined {
  const entries = later.flatMap((each) => each.entries).filter(({ action }) => makesVersion(action))
  // Deleting a record and putting it back made no version of their own.
  const first = entries.findLast(({ action, changes }) => action !== 'delete' && changes.length > 0)
  if (!first?.is_restorable) return undefined
  const made = entries.filter(({ action }) => action !== 'delete')
  return {
    id: first.id,
    changes: joined(made).map(({ field, before, after }) => ({ field, before: after, after: before })),
  }
}
