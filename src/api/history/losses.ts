import { entityOf } from '../crud/entity'
import { isWrittenName } from './entities'
import { type HistoryEvent, linksIn } from './events'
import type { Link, LinkedPair } from './link'
import { type PartReference, partsOf, referencesOf, tableName } from './references'

/** An object in a list of a row. */
type Part = Record<string, unknown>

/**
 * What an event took away because another record was deleted: a link, a reference, an object in a list that named it,
 * or a whole row.
 */
type Lost = { event: HistoryEvent } & (
  | { kind: 'link'; link: Link; pair: LinkedPair }
  | { kind: 'reference'; table: string; column: string }
  | { kind: 'part'; table: string; of: PartReference; part: Part }
  | { kind: 'row' }
)

/** What the events of a batch took away, by the record that it belonged or referred to. */
export type Losses = ReadonlyMap<string, Lost[]>

const keyOf = (table: string, id: unknown): string => `${table} ${id}`

/** Reads the events of a batch once, so that each of its deletions finds what went along with it. */
export function lossesOf(events: readonly HistoryEvent[]): Losses {
  const losses = new Map<string, Lost[]>()
  const add = (table: string, id: unknown, lost: Lost) => {
    const key = keyOf(table, id)
    const list = losses.get(key)
    if (list) list.push(lost)
    else losses.set(key, [lost])
  }
  for (const event of events) {
    const linked = linksIn(event)
    if (linked) {
      const { link, removed } = linked
      for (const pair of removed) {
        add(link.entity, pair.owner, { event, kind: 'link', link, pair })
        add(tableName(link.of), pair.other, { event, kind: 'link', link, pair })
      }
    } else if (isWrittenName(event.entity)) {
      for (const { column, to } of referencesOf(entityOf(event.entity).table)) {
        const value = event.changes?.[column]
        if (event.action === 'delete') {
          if (value) add(to, value, { event, kind: 'row' })
        } else if (Array.isArray(value) && value[1] === null)
          add(to, value[0], { event, kind: 'reference', table: event.entity, column })
      }
      for (const of of event.action === 'delete' ? [] : partsOf(event.entity))
        for (const part of lostParts(of, event.changes?.[of.column]))
          add(of.to, part[of.key], { event, kind: 'part', table: event.entity, of, part })
    }
  }
  return losses
}

/** The objects of a list that are there before a change and not after it. */
function lostParts({ key }: PartReference, change: unknown): Part[] {
  const [before, after]: unknown[] = Array.isArray(change) ? change : []
  if (!Array.isArray(before) || !Array.isArray(after)) return []
  const left = new Set(after.map((part: Part) => part[key]))
  return before.filter((part: Part) => !left.has(part[key]))
}

/** What went along with a deletion, before or after the row itself: cascades come last. */
export const lostWith = (
  losses: Losses,
  { entity, record_id }: Pick<HistoryEvent, 'entity' | 'record_id'>,
): readonly Lost[] => losses.get(keyOf(entity, record_id)) ?? []
