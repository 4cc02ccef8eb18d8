import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AnyObject } from 'yup'
import { rowsOf } from '../db/database'
import type { Call } from '../http/call'
import type { EntityTable } from './resource'

/** Gives a new row of a manually ordered list the next `sort`, under a lock against duplicates. */
export async function placedLast(
  { db }: Call,
  table: EntityTable & { sort: PgColumn },
  value: AnyObject,
  among: SQL = sql`true`,
): Promise<AnyObject> {
  await db.execute(sql`lock table ${table} in share row exclusive mode`)
  if (value.sort !== undefined) return value
  const [row] = await rowsOf<{ next: number }>(
    db,
    sql`select least(coalesce(max(${table.sort}), -1), 2147483646) + 1 as next from ${table} where ${among}`,
  )
  return { ...value, sort: row?.next ?? 0 }
}
