import { type SQL, sql } from 'drizzle-orm'
import type { HistoryAction } from '../../domain/history'
import type { Database } from '../db/client'
import { rowsOf } from '../db/database'
import { setInTransaction } from '../db/pool'
import { ApiError } from '../http/errors'
import type { Link, LinkedPair } from './link'
import { linkOf } from './links'

/** Held while anything is undone or erased. */
export const historyLock = 715_517_003

export interface HistoryEvent {
  id: number
  entity: string
  record_id: number
  title: string
  action: HistoryAction
  version: number | null
  batch: string
  changes: Record<string, unknown> | null
  isUndone: boolean
}

const mostEvents = 100_000

const mostOutlines = 300_000

const read = (db: Database, changes: SQL, where: SQL, limit: number): Promise<HistoryEvent[]> =>
  rowsOf<HistoryEvent>(
    db,
    sql`select h.id::float8 as id, h.entity, h.record_id, h.title, h.action, h.version, h.batch, ${changes} as changes,
        exists (select from history r where r.restores = h.id) as "isUndone"
      from history h where ${where} order by h.id desc limit ${limit}`,
  )

/** Newest first: the order in which they are undone. */
export const eventsWhere = (db: Database, where: SQL, limit = mostEvents): Promise<HistoryEvent[]> =>
  read(db, sql`h.changes`, where, limit)

/**
 * All events of a batch. Of deleted rows it reads only the references, since whole rows can be large.
 * @throws ApiError `too_many`: undoing a part would silently lose the rest
 */
export async function outlinesOf(db: Database, batch: string, max = mostOutlines): Promise<HistoryEvent[]> {
  const events = await read(
    db,
    sql`case h.action when 'delete' then (select jsonb_object_agg(c.key, c.value) from jsonb_each(h.changes) c
      where jsonb_typeof(c.value) = 'number') else h.changes end`,
    sql`h.batch = ${batch}::uuid`,
    max + 1,
  )
  if (events.length <= max) return events
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from history h where h.batch = ${batch}::uuid`,
  )
  const params = { max, count: row?.count ?? events.length }
  throw new ApiError('too_many', { params, extra: params })
}

/** Marks the rest of the transaction's writes as undoing this event. */
export const undoes = (db: Database, event: Pick<HistoryEvent, 'id'> | null): Promise<void> =>
  setInTransaction(db, { 'nep.restores': event ? String(event.id) : '' })

/** The links that an event changed; null for an event about a row. */
export function linksIn({ entity, record_id, changes }: HistoryEvent): {
  link: Link
  added: LinkedPair[]
  removed: LinkedPair[]
} | null {
  const [[name, value] = ['', null], ...others] = Object.entries(changes ?? {})
  const link = others.length ? undefined : linkOf(name)
  if (!link || link.entity !== entity || !Array.isArray(value)) return null
  const pairs = (rows: unknown): LinkedPair[] =>
    Array.isArray(rows)
      ? rows.map((row) => ({
          owner: record_id,
          other: Number(row[link.other]),
          ...(link.place && { place: Number(row[link.place]) }),
        }))
      : []
  return { link, removed: pairs(value[0]), added: pairs(value[1]) }
}

export const fieldsIn = ({ changes }: HistoryEvent): [field: string, before: unknown, after: unknown][] =>
  Object.entries(changes ?? {}).flatMap(([field, pair]) =>
    Array.isArray(pair) && !isSecret(field) ? [[field, pair[0], pair[1]]] : [],
  )

/** The history holds no values of these columns. */
const isSecret = (column: string): boolean => column.endsWith('_hash')
