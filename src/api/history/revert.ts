import { eq, getTableColumns } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { meets } from '../../domain/permissions'
import type { Resource, Row } from '../crud/resource'
import { lockRow, ownColumns, withMessages } from '../crud/write'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'
import { fieldsIn, type HistoryEvent, linksIn, undoes } from './events'
import type { Link, LinkedPair } from './link'
import { resourceOf, unlessBlocked } from './putBack'
import { withLiveReferences } from './references'
import { relink } from './relink'

type Column = { columnType: string } | undefined

/** The history and the rows format moments differently. */
const sameIn = (column: Column, a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b) ||
  (column?.columnType === 'PgTimestampString' && Date.parse(String(a)) === Date.parse(String(b)))

const afterOf = (event: HistoryEvent): AnyObject =>
  Object.fromEntries(fieldsIn(event).map(([field, , after]) => [field, after]))

/** Ignores `If-Match`. */
export const lockFor = (call: Call, resource: Resource, id: number): Promise<Row> =>
  lockRow(
    { ...call, request: new Request(call.request.url, { method: 'POST' }) },
    resource,
    eq(resource.table.id, id),
  )

/**
 * Writes a former state of some fields as a new version, under the rules that span rows. The form's rules are not
 * checked: a value that was valid once stays valid.
 * @param left the required present values, if any
 * @returns whether anything differed
 */
async function writeState(
  call: Call,
  resource: Resource,
  id: number,
  state: AnyObject,
  left?: AnyObject,
): Promise<boolean> {
  const { table, hooks, guards } = resource
  const columns = getTableColumns(table)
  const wanted = Object.fromEntries(Object.entries(state).filter(([name]) => columns[name]))
  if (!Object.keys(wanted).length) return false
  if (!meets(call.actor.permissions, guards.update)) throw new ApiError('forbidden')
  await hooks?.admit?.(call, id, wanted)
  await hooks?.ahead?.(call, eq(table.id, id), wanted)
  const before = await lockFor(call, resource, id)
  const isBack = Object.entries(wanted).every(([name, value]) => sameIn(columns[name], before[name], value))
  // Undoing another event may have restored it already, such as a field and its values.
  if (left && isBack) return true
  if (
    Object.entries(left ?? {}).some(
      ([name, value]) => columns[name] && !sameIn(columns[name], before[name], value),
    )
  )
    throw new ApiError('changed_since')
  const live = await withLiveReferences(call, table, wanted)
  const revived = (await hooks?.revive?.(call, live)) ?? live
  const differing = Object.fromEntries(
    Object.entries(revived).filter(
      ([name, value]) => name in wanted && !sameIn(columns[name], before[name], value),
    ),
  )
  if (!Object.keys(differing).length) return false
  const row = (await hooks?.write?.(call, differing, before)) ?? differing
  const own = ownColumns(resource, row)
  if (!Object.keys(own).length) return false
  await withMessages(resource, () =>
    call.db
      .update(table)
      .set({
        ...own,
        version: before.version + 1,
        ...(columns.updated_at && { updated_at: call.now.toISOString() }),
      })
      .where(eq(table.id, id)),
  )
  await hooks?.written?.(call, id, differing)
  return true
}

/** Field values before the oldest of these events, which come newest first. */
export function stateBefore(events: readonly HistoryEvent[]): AnyObject {
  const state: AnyObject = {}
  for (const event of events)
    if (event.action !== 'delete' && !linksIn(event))
      for (const [field, before] of fieldsIn(event)) state[field] = before
  return state
}

/**
 * Restores a record to before the oldest of these events.
 * @param events of one record, newest first
 * @param unchanged requires the fields to be as the newest event left them
 * @throws ApiError `nothing_to_restore`, `changed_since`, `forbidden`, `blocked` naming the obstacle
 */
export async function revert(
  call: Call,
  events: readonly HistoryEvent[],
  { unchanged = false } = {},
): Promise<void> {
  const [oldest] = events.slice(-1)
  if (!oldest) throw new ApiError('nothing_to_restore')
  const resource = resourceOf(oldest)
  const linked = new Map<Link, Map<number, LinkedPair & { isThere: boolean }>>()
  for (const event of events) {
    const change = linksIn(event)
    if (change) {
      const wanted = linked.get(change.link) ?? new Map<number, LinkedPair & { isThere: boolean }>()
      for (const pair of change.added) wanted.set(pair.other, { ...pair, isThere: false })
      for (const pair of change.removed) wanted.set(pair.other, { ...pair, isThere: true })
      linked.set(change.link, wanted)
    }
  }
  await undoes(call.db, oldest)
  const [newest = oldest] = events
  const left = unchanged && !linksIn(newest) ? afterOf(newest) : undefined
  const isWritten = await unlessBlocked(() =>
    writeState(call, resource, oldest.record_id, stateBefore(events), left),
  )
  if (!isWritten && !linked.size) throw new ApiError('nothing_to_restore')
  for (const [link, wanted] of linked) {
    const pairs = (isThere: boolean): LinkedPair[] =>
      [...wanted.values()].filter((pair) => pair.isThere === isThere)
    await relink(call, link, { added: pairs(true), removed: pairs(false) })
  }
  await resource.hooks?.undone?.(call)
}
