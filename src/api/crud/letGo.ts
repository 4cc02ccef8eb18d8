import { sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { rowsOf } from '../db/database'
import { transactionWith } from '../db/pool'
import { authorOf } from '../history/author'
import { idOf } from '../http/answers'
import type { Call } from '../http/route'
import type { Resource } from './resource'
import { lockRow, whereRow } from './write'

/** Rows of one step: a fraction of a second. */
const step = 1_000

/** References that become empty when a row is deleted, in which more than one step of rows name it. */
async function crowdOf({ db }: Call, table: string, id: number) {
  const columns = await rowsOf<{ tab: string; column: string }>(
    db,
    sql`select c.conrelid::regclass::text as tab, a.attname as column from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.confrelid = ${table}::regclass and c.contype = 'f' and c.confdeltype = 'n' order by 1, 2`,
  )
  const crowded: typeof columns = []
  for (const each of columns) {
    const [tab, column] = [sql.identifier(each.tab), sql.identifier(each.column)]
    const more = await rowsOf(db, sql`select from ${tab} where ${column} = ${id} offset ${step} limit 1`)
    if (more.length) crowded.push(each)
  }
  return crowded
}

/** Ends a transaction that was only to find out whether it would succeed. */
class Rehearsed extends Error {}

/** @throws ApiError what the deletion would be refused with */
async function rehearse(call: Call, resource: Resource, id: number): Promise<void> {
  try {
    await call.db.transaction(async (db) => {
      const own = { ...call, db, afterCommit: [], afterFailure: [] }
      const row = await lockRow(own, resource, whereRow(resource, id))
      await resource.hooks?.remove?.(own, row)
      throw new Rehearsed()
    })
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error
  }
}

/**
 * Before a row is deleted that very many others name: they let go of it in steps, each a transaction of its own, so that
 * nobody who writes one of them waits longer than for one step. All of it is one batch, which is undone as one. A
 * deletion that breaks off has let go of some, and can be called again.
 */
export async function letGo(call: Call, resource: Resource): Promise<void> {
  const id = idOf(call.params.id)
  const crowded = await crowdOf(call, getTableConfig(resource.table).name, id)
  if (!crowded.length) return
  await rehearse(call, resource, id)
  for (const each of crowded) {
    const [tab, column] = [sql.identifier(each.tab), sql.identifier(each.column)]
    for (let count = step; count === step; ) {
      const done = await transactionWith(call.db, authorOf(call), (tx) =>
        rowsOf(
          tx,
          sql`update ${tab} set ${column} = null where id in (
            select id from ${tab} where ${column} = ${id} order by id limit ${step} for no key update) returning id`,
        ),
      )
      count = done.length
    }
  }
}
