import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { rowsOf } from '../db/database'
import { setInTransaction } from '../db/pool'
import { reorderPoints } from '../db/tables/reports'
import { lots, movements, slipLines, slips, stock } from '../db/tables/stock'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'
import { giveBack } from './cancel'

/** Tables that belong to a warehouse, in the order of restoring. */
const tables = {
  slips: { table: slips, of: sql`t.warehouse_id` },
  slip_lines: { table: slipLines, of: sql`(select s.warehouse_id from slips s where s.id = t.slip_id)` },
  lots: { table: lots, of: sql`t.warehouse_id` },
  stock: { table: stock, of: sql`t.warehouse_id` },
  movements: { table: movements, of: sql`t.warehouse_id` },
  reorder_points: { table: reorderPoints, of: sql`t.warehouse_id` },
} as const

/** Locks the warehouse, so that its stock cannot move until the transaction ends. */
export async function contentsOf({ db }: Pick<Call, 'db'>, id: number) {
  await db.execute(sql`select from warehouses where id = ${id} for update`)
  const [row] = await rowsOf<{ slips: number; products: number; number: number; money: number }>(
    db,
    sql`select (select count(*)::int from slips where warehouse_id = ${id}) as slips,
        count(*) filter (where number > 0)::int as products, coalesce(sum(number), 0)::float8 as number,
        coalesce(sum(money), 0)::float8 as money from stock where warehouse_id = ${id}`,
  )
  return row ?? { slips: 0, products: 0, number: 0, money: 0 }
}

export async function removeStock({ db, now }: Pick<Call, 'db' | 'now'>, id: number): Promise<void> {
  for (const [tab, { of }] of Object.entries(tables))
    await db.execute(
      sql`insert into removed_stock (warehouse_id, removed_at, tab, content)
        select ${id}, ${now.toISOString()}::timestamptz, ${tab}, to_jsonb(t) from ${sql.identifier(tab)} t
        where ${of} = ${id} order by t.id`,
    )
}

/** @throws ApiError `blocked` when a product is gone; missing suppliers and users are left out */
export async function putStockBack(call: Call): Promise<void> {
  const { db } = call
  const back = sql`select w.id from warehouses w where exists (select from removed_stock r where r.warehouse_id = w.id)`
  const ids = (await rowsOf<{ id: number }>(db, sql`${back} order by 1`)).map(({ id }) => id)
  if (!ids.length) return
  const among = sql`r.warehouse_id = any(${sql.param(ids)}::int[])`
  const gone = await rowsOf(
    db,
    sql`select from removed_stock r where ${among} and r.tab = 'slip_lines'
      and not exists (select from posts p where p.id = (r.content->>'post_id')::int) limit 1`,
  )
  if (gone.length)
    throw new ApiError('blocked', { errors: { products: [{ key: 'validation.not_found_reference' }] } })
  const isGone = (column: string, table: string) =>
    sql`case when not exists (select from ${sql.identifier(table)} o
      where o.id = (r.content->>${column})::int) then jsonb_build_object(${column}::text, null) else '{}' end`
  // If both warehouses of a transfer were deleted, only the half deleted first names the other. Restored before that,
  // it would lose its link: so the half that is still deleted names it from now on.
  await db.execute(sql`update removed_stock o set content = o.content || jsonb_build_object('linked_id', r.content->'id')
    from removed_stock r where ${among} and r.tab = 'slips' and o.tab = 'slips'
      and o.content->'id' = r.content->'linked_id'`)
  await db.execute(sql`update removed_stock r set content = r.content || ${isGone('supplier_id', 'suppliers')}
      || ${isGone('user_id', 'users')} || ${isGone('canceler_id', 'users')}
      || case when not exists (select from slips s where s.id = (r.content->>'linked_id')::int)
        and not exists (select from removed_stock o where o.tab = 'slips' and o.warehouse_id = r.warehouse_id
          and o.content->'id' = r.content->'linked_id') then '{"linked_id": null}' else '{}'::jsonb end
    where ${among} and r.tab = 'slips'`)
  // A product without slips may be gone meanwhile: its stock is 0, and its reorder point is void.
  await db.execute(sql`delete from removed_stock r where ${among} and r.tab in ('stock', 'reorder_points')
    and not exists (select from posts p where p.id = (r.content->>'post_id')::int)`)
  await db.execute(sql`update removed_stock r set content = r.content || ${isGone('user_id', 'users')}
    where ${among} and r.tab = 'reorder_points'`)
  await setInTransaction(db, { 'nep.ledger': 'back' })
  for (const [tab, { table }] of Object.entries(tables)) {
    const columns = columnsOf(table)
    await db.execute(
      sql`insert into ${sql.identifier(tab)} (${columns}) select ${columns} from (
        select (jsonb_populate_record(null::${sql.identifier(tab)}, r.content)).* from removed_stock r
        where ${among} and r.tab = ${tab} order by r.id) t`,
    )
  }
  await setInTransaction(db, { 'nep.ledger': '' })
  await db.execute(sql`call resum_goods_out(${sql.param(ids)}::int[])`)
  // Their other halves in other warehouses name them again.
  await db.execute(sql`update slips o set linked_id = s.id from slips s
    where s.warehouse_id = any(${sql.param(ids)}::int[]) and s.linked_id = o.id and o.linked_id is null`)
  await db.execute(sql`delete from removed_stock r where ${among}`)
  await giveBackCanceled(call, ids)
}

/**
 * Returns goods of orders that were canceled while the warehouses were deleted. Orders are locked first: a concurrent
 * cancellation waits, and then finds its slip.
 */
async function giveBackCanceled(call: Call, ids: readonly number[]): Promise<void> {
  const taken = sql`s.warehouse_id = any(${sql.param([...ids])}::int[]) and s.order_id is not null
    and s.style = 'export' and s.status = 'complete'`
  await call.db.execute(sql`select from orders where status <> 'delivered'
    and id in (select s.order_id from slips s where ${taken}) order by id for share`)
  const orders = await rowsOf<{ id: number; reason: string | null }>(
    call.db,
    sql`select distinct s.order_id as id, o.cancel_reason as reason
      from slips s left join orders o on o.id = s.order_id
      where ${taken} and (o.id is null or o.status = 'canceled') order by 1`,
  )
  for (const { id, reason } of orders) await giveBack(call, id, reason ?? '')
}

const columnsOf = (table: PgTable) =>
  sql.join(
    Object.entries(getTableColumns(table))
      .filter(([name, { generated }]) => name !== 'search_text' && !generated)
      .map(([name]) => sql`${sql.identifier(name)}`),
    sql`, `,
  )
