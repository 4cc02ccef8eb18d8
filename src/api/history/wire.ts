import { getTableColumns, sql } from 'drizzle-orm'
import type { HistoryChange, HistoryEntry } from '../../domain/history'
import { entityOf } from '../crud/entity'
import type { Database } from '../db/client'
import { rowsOf } from '../db/database'
import { permissionNames } from '../db/tables/roles'
import type { Call } from '../http/call'
import { isWrittenName } from './entities'
import { links } from './links'
import { withNames } from './names'

type LinkRow = Record<string, number>

async function permissionsById(db: Database): Promise<Map<number, string>> {
  const rows = await rowsOf<{ id: number; name: string }>(db, sql`select id, name from ${permissionNames}`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const isLinkTo = (other: string) => (change: HistoryChange) => links[change.field]?.other === other

function targets(value: unknown, other: string, names: ReadonlyMap<number, string>): (number | string)[] {
  if (!Array.isArray(value)) return []
  return (value as LinkRow[]).flatMap((row) => {
    const id = row[other]
    if (id === undefined) return []
    return other === 'permission_id' ? (names.get(id) ?? []) : id
  })
}

/** The database formats moments in the time zone of its session. */
const isoOf = (value: unknown): unknown => (typeof value === 'string' ? new Date(value).toISOString() : value)

/** Links appear by their form's fields and moments in UTC, secrets without values, hidden columns not at all. */
export async function toWire(call: Call, rows: readonly HistoryEntry[]): Promise<HistoryEntry[]> {
  const namesPermissions = rows.some(({ changes }) => changes.some(isLinkTo('permission_id')))
  const names = namesPermissions ? await permissionsById(call.db) : new Map<number, string>()
  const sent = rows.map((row) => {
    if (!isWrittenName(row.entity)) return row
    const { table, hidden = [], secretFromOwner = [], isOwn } = entityOf(row.entity)
    const isTheirs = isOwn?.(call, { id: row.record_id, version: 0 })
    const left = new Set(isTheirs ? [...hidden, ...secretFromOwner] : hidden)
    const columns = getTableColumns(table)
    const changes = row.changes.flatMap((change): HistoryChange[] => {
      const { field, before, after } = change
      const link = Object.hasOwn(links, field) ? links[field] : undefined
      if (link)
        return [
          {
            field: link.field,
            before: targets(before, link.other, names),
            after: targets(after, link.other, names),
          },
        ]
      if (field.endsWith('_hash')) return [{ ...change, field: field.slice(0, -'_hash'.length) }]
      if (left.has(field)) return []
      if (columns[field]?.columnType !== 'PgTimestampString') return [change]
      return [{ ...change, before: isoOf(before), after: isoOf(after) }]
    })
    return { ...row, changes }
  })
  return withNames(call.db, sent)
}
