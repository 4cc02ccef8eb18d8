import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { rowsOf } from '../db/database'
import { transactionWith } from '../db/pool'
import { authorOf } from '../history/author'
import type { Call } from '../http/call'
import { unfinishedStep } from '../unfinished/unfinished'
import { rehearsed } from './rehearsal'
import type { Resource } from './resource'
import { lockRow, whereRow } from './write'

interface Crowd {
  tab: SQL
  column: SQL
  ids: number[]
}

const anyOf = (ids: readonly number[]): SQL => sql`any(${sql.param([...ids])}::int[])`

/** References that become null by the deletion, in more rows than one step. */
async function crowdsOf({ db }: Call, table: string, ids: readonly number[]): Promise<Crowd[]> {
  const columns = await rowsOf<{ tab: string; column: string }>(
    db,
    sql`select c.conrelid::regclass::text as tab, a.attname as column from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.confrelid = ${table}::regclass and c.contype = 'f' and c.confdeltype = 'n' order by 1, 2`,
  )
  const crowds: Crowd[] = []
  for (const each of columns) {
    const [tab, column] = [sql.identifier(each.tab), sql.identifier(each.column)]
    const more = await rowsOf(
      db,
      sql`select from ${tab} where ${column} = ${anyOf(ids)} offset ${unfinishedStep} limit 1`,
    )
    if (!more.length) continue
    const named = await rowsOf<{ id: number }>(
      db,
      sql`select gone.id from unnest(${sql.param([...ids])}::int[]) gone(id)
        where exists (select from ${tab} t where t.${column} = gone.id) order by 1`,
    )
    crowds.push({ tab: sql`${tab}`, column: sql`${column}`, ids: named.map(({ id }) => id) })
  }
  return crowds
}

const tryRemoval = (call: Call, resource: Resource, id: number): Promise<void> =>
  rehearsed(call, async (own) => {
    await resource.hooks?.admit?.(own, id, 'delete')
    const row = await lockRow(own, resource, whereRow(resource, id))
    await resource.hooks?.remove?.(own, row)
  })

/**
 * Empties references to very many rows before their deletion, in steps with their own transactions, so that no writer
 * waits longer than for one step. The steps share a batch, so they can be undone together; a call that breaks off can
 * be repeated.
 * @param refused called for a row that may not be deleted; its references stay
 */
async function letGo(
  call: Call,
  resource: Resource,
  ids: readonly number[],
  refused: (reason: unknown, id: number) => void,
): Promise<void> {
  const crowds = await crowdsOf(call, getTableConfig(resource.table).name, ids)
  const stays = new Set<number>()
  for (const id of new Set(crowds.flatMap((crowd) => crowd.ids)))
    await tryRemoval(call, resource, id).catch((reason) => {
      refused(reason, id)
      stays.add(id)
    })
  for (const { tab, column, ids: named } of crowds) {
    const goes = anyOf(named.filter((id) => !stays.has(id)))
    for (let count = unfinishedStep; count === unfinishedStep; ) {
      const done = await transactionWith(call.db, authorOf(call), (tx) =>
        rowsOf(
          tx,
          sql`update ${tab} set ${column} = null where id in (
            select id from ${tab} where ${column} = ${goes} order by id limit ${unfinishedStep} for no key update) returning id`,
        ),
      )
      count = done.length
    }
  }
}

/**
 * @param refused see `letGo`; by default the reason is thrown
 * @throws ApiError the refusal of a single deletion, if very many rows refer to the row
 */
export async function aheadOfRemoval(
  call: Call,
  resource: Resource,
  ids: readonly number[],
  refused = (reason: unknown, _id: number): void => {
    throw reason
  },
): Promise<void> {
  if (!ids.length) return
  await resource.hooks?.aheadOfRemoval?.(call, ids)
  await letGo(call, resource, ids, refused)
}
