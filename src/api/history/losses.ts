import { entityOf } from '../crud/entity'
import { isWrittenName } from './entities'
import { type HistoryEvent, linksIn } from './events'
import type { Link, LinkedPair } from './link'
import { type PartReference, partsOf, referencesOf, tableName } from './references'

type Part = Record<string, unknown>

/** A loss caused by the deletion of another record: a link, a reference, an object in a list, or a whole row. */
type Lost = { event: HistoryEvent } & (
  | { kind: 'link'; link: Link; pair: LinkedPair }
  | { kind: 'reference'; table: string; column: string }
  | { kind: 'part'; table: string; of: PartReference; part: Part }
  | { kind: 'row' }
)

export type Losses = ReadonlyMap<string, Lost[]>

const keyOf = (table: string, id: unknown): string => `${table} ${id}`

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

function lostParts({ key }: PartReference, change: unknown): Part[] {
  const [before, after]: unknown[] = Array.isArray(change) ? change : []
  if (!Array.isArray(before) || !Array.isArray(after)) return []
  const left = new Set(after.map((part: Part) => part[key]))
  return before.filter((part: Part) => !left.has(part[key]))
}

/** Includes losses before and after the row's own event, since cascades come last. */
export const lostWith = (
  losses: Losses,
  { entity, record_id }: Pick<HistoryEvent, 'entity' | 'record_id'>,
): readonly Lost[] => losses.get(keyOf(entity, record_id)) ?? []
