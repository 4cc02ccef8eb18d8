import { sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { rowsOf } from '../db/database'
import { transactionWith } from '../db/pool'
import { authorOf } from '../history/author'
import type { Call } from '../http/route'
import { step } from '../unfinished/unfinished'
import { rehearsed } from './rehearsal'
import type { Resource } from './resource'
import { lockRow, whereRow } from './write'

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

/**
 * Before a row is deleted that very many others name: they let go of it in steps, each a transaction of its own, so that
 * nobody who writes one of them waits longer than for one step. All of it is one batch, which is undone as one. A
 * deletion that breaks off has let go of some, and can be called again.
 */
export async function letGo(call: Call, resource: Resource, id: number): Promise<void> {
  const crowded = await crowdOf(call, getTableConfig(resource.table).name, id)
  if (!crowded.length) return
  await rehearsed(call, async (own) => {
    const row = await lockRow(own, resource, whereRow(resource, id))
    await resource.hooks?.remove?.(own, row)
  })
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
