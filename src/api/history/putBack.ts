import { getTableColumns, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { restoreGuard } from '../../domain/guards'
import { meets } from '../../domain/permissions'
import { entityOf } from '../crud/entity'
import type { Resource, Row } from '../crud/resource'
import { ownColumns, withMessages } from '../crud/write'
import { rowsOf } from '../db/database'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'
import { isWrittenName } from './entities'
import { eventsWhere, type HistoryEvent, undoes } from './events'
import type { Link, LinkedPair } from './link'
import { type Losses, lostWith } from './losses'
import { withLiveReferences } from './references'
import { refill } from './refill'
import { relink } from './relink'

/** @throws ApiError `not_found`: events of tables without calls cannot be undone */
export function resourceOf({ entity }: HistoryEvent): Resource {
  if (!isWrittenName(entity)) throw new ApiError('not_found')
  return entityOf(entity)
}

/** Violations of a form's rules, such as a taken value or a dead reference, block a restore. */
export async function unlessBlocked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid') throw new ApiError('blocked', error.details)
    throw error
  }
}

async function insertRow(call: Call, resource: Resource, event: HistoryEvent): Promise<void> {
  const { table, hooks } = resource
  const columns = getTableColumns(table)
  const kept = Object.fromEntries(Object.entries(event.changes ?? {}).filter(([name]) => columns[name]))
  const live = await withLiveReferences(call, table, kept)
  const state: AnyObject = (await hooks?.revive?.(call, live)) ?? live
  // To the hooks the row is unchanged, so that they check only its surroundings.
  const before: Row = { ...state, id: event.record_id, version: event.version ?? 1 }
  await hooks?.write?.(call, { ...state }, before)
  await withMessages(resource, () =>
    call.db.insert(table).values({
      ...ownColumns(resource, state),
      id: event.record_id,
      version: before.version + 1,
      ...(columns.updated_at && { updated_at: call.now.toISOString() }),
    }),
  )
}

type LostPart = Extract<ReturnType<typeof lostWith>[number], { kind: 'part' }>

/** Appends the lost objects to their lists, unless the list has one for the same record by now. */
async function refillLists({ db, now }: Call, lost: readonly LostPart[]): Promise<void> {
  for (const { table, of } of new Map(
    lost.map((each) => [`${each.table}.${each.of.column}`, each]),
  ).values()) {
    const own = lost.filter((each) => each.table === table && each.of === of)
    const column = sql.identifier(of.column)
    const ids = own.map(({ event }) => event.record_id)
    const parts = own.map(({ part }) => JSON.stringify(part))
    await db.execute(sql`update ${sql.identifier(table)} t
      set ${column} = t.${column} || jsonb_build_array(p.part::jsonb), version = version + 1,
        updated_at = ${now.toISOString()}
      from unnest(${sql.param(ids)}::int[], ${sql.param(parts)}::text[]) p (id, part)
      where t.id = p.id and not t.${column} @>
        jsonb_build_array(jsonb_build_object(${of.key}::text, p.part::jsonb->${of.key}::text))`)
  }
}

async function reconnect(call: Call, event: HistoryEvent, lost: ReturnType<typeof lostWith>): Promise<void> {
  const made = new Map<Link, LinkedPair[]>()
  const emptied = new Map<string, { table: string; column: string; ids: number[] }>()
  for (const each of lost) {
    if (each.kind === 'link') {
      const known = made.get(each.link)
      if (known) known.push(each.pair)
      else made.set(each.link, [each.pair])
    }
    if (each.kind === 'reference') {
      const { table, column } = each
      const known = emptied.get(`${table}.${column}`) ?? { table, column, ids: [] }
      known.ids.push(each.event.record_id)
      emptied.set(`${table}.${column}`, known)
    }
  }
  // The record's own links first: rules about its links to others can depend on them.
  const isOther = (link: Link) => Number(link.entity !== event.entity)
  for (const [link, added] of [...made].sort(([a], [b]) => isOther(a) - isOther(b)))
    await relink(call, link, { added, removed: [] }, link.restoredBy)
  for (const { table, column, ids } of emptied.values()) await refill(call, event, table, column, ids)
  await refillLists(
    call,
    lost.filter((each) => each.kind === 'part'),
  )
}

/** By id, so that a row comes after the row it belongs to. */
const sortLost = (lost: ReturnType<typeof lostWith>) =>
  lost.toSorted((one, other) => one.event.record_id - other.event.record_id)

/**
 * Undoes a deletion with all its losses.
 * @param losses of the deletion's batch
 * @returns the undone events
 * @throws ApiError `forbidden`, `restored`, `purged`, `blocked` naming the obstacle
 */
export async function putBack(
  call: Call,
  { id }: Pick<HistoryEvent, 'id'>,
  losses: Losses,
  /** Events already undone with the outer record, whose right suffices. */
  along?: Set<number>,
): Promise<HistoryEvent[]> {
  const [event] = await eventsWhere(call.db, sql`h.id = ${id}`, 1)
  if (!event) throw new ApiError('not_found')
  const resource = resourceOf(event)
  if (!along && !meets(call.actor.permissions, restoreGuard(resource.guards))) throw new ApiError('forbidden')
  if (event.isUndone) throw new ApiError('restored')
  if (!event.changes) throw new ApiError('purged')
  const alive = await rowsOf(call.db, sql`select from ${resource.table} where id = ${event.record_id}`)
  if (alive.length) throw new ApiError('restored')
  await undoes(call.db, event)
  await unlessBlocked(() => insertRow(call, resource, event))
  const lost = lostWith(losses, event)
  await reconnect(call, event, lost)
  const done = [event, ...lost.map((each) => each.event)]
  const back = along ?? new Set<number>()
  back.add(event.id)
  // A row that belonged to two others returns with the first of them.
  for (const each of sortLost(lost))
    if (each.kind === 'row' && !each.event.isUndone && !back.has(each.event.id))
      done.push(...(await putBack(call, each.event, losses, back)))
  await resource.hooks?.undone?.(call)
  return done
}
