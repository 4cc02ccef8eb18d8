import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/client'
import { rowsOf } from '../db/database'
import { setInTransaction, withoutLimits } from '../db/pool'

export interface Discrepancy {
  /**
   * `lot`: differs from its movements; `number`, `money`, `expiry`: a sum differs from its lots; `slip`: not undone
   * exactly once; `days`, `months`: differ from the goods that left; `promise`: differs from what an open order has.
   */
  what: 'lot' | 'number' | 'money' | 'expiry' | 'slip' | 'days' | 'months' | 'promise'
  warehouse: string
  /** Code of the product or slip. */
  code: string
  /** Id of the lot, slip or order. */
  id: number
  found: string
  expected: string
}

const perLot = sql`select l.*, coalesce((select sum(m.number) from movements m where m.lot_id = l.id), 0) as moved from lots l`

const perKey = sql`select warehouse_id, post_id, sum(moved) as number, sum(moved * price) as money,
  min(expiry) filter (where moved > 0) as next_expiry from (${perLot}) l group by 1, 2`

const kept: readonly { what: Discrepancy['what']; column: SQL; missing: SQL }[] = [
  { what: 'number', column: sql`number`, missing: sql`0` },
  { what: 'money', column: sql`money`, missing: sql`0` },
  { what: 'expiry', column: sql`next_expiry`, missing: sql`null` },
]

/** Comparable text of units, units sold, money and cost; null for a day on which everything was returned. */
const leftIn = (row: 'kept' | 'told'): SQL =>
  sql.raw(`nullif(concat_ws('/', ${row}.taken, ${row}.sold, ${row}.money, ${row}.cost), '0/0/0/0')`)

const leftBy = (
  what: 'days' | 'months',
  column: 'day' | 'month',
  table: 'stock_days' | 'stock_months',
): SQL => {
  const at = sql.identifier(column)
  return sql`union all
    select ${what}, warehouse_id, post_id, concat_ws(', ', p.code, at), 0, found, expected
    from (select coalesce(kept.warehouse_id, told.warehouse_id) as warehouse_id,
        coalesce(kept.post_id, told.post_id) as post_id, coalesce(kept.${at}, told.${at}) as at,
        nullif(${leftIn('kept')}, '') as found, nullif(${leftIn('told')}, '') as expected
      from ${sql.identifier(table)} kept full join (select warehouse_id, post_id,
          date_trunc(${sql.raw(`'${column}'`)}, day)::date as ${at}, sum(taken) as taken, sum(sold) as sold,
          sum(money) as money, sum(cost) as cost from goods_out_net group by 1, 2, 3) told
        on kept.warehouse_id = told.warehouse_id and kept.post_id = told.post_id and kept.${at} = told.${at}) s
      left join posts p on p.id = s.post_id
    where found is distinct from expected`
}

/** One statement, so that concurrent writes are seen as a whole or not at all. */
export async function differences(db: Pick<Database, 'execute'>): Promise<Discrepancy[]> {
  const sums = sql.join(
    kept.map(
      ({ what, column, missing }) => sql`union all
        select ${what}, coalesce(s.warehouse_id, k.warehouse_id), coalesce(s.post_id, k.post_id), null, coalesce(s.id, 0),
          s.${column}::text, coalesce(k.${column}::text, ${missing}::text)
        from stock s full join (${perKey}) k on k.warehouse_id = s.warehouse_id and k.post_id = s.post_id
        where s.id is null or s.${column}::text is distinct from coalesce(k.${column}::text, ${missing}::text)`,
    ),
    sql` `,
  )
  return rowsOf<Discrepancy>(
    db,
    sql`select d.what, coalesce(w.name, '') as warehouse, coalesce(d.code, p.code, '') as code, d.id,
        coalesce(d.found, '–') as found, coalesce(d.expected, '–') as expected
      from (
        select 'lot' as what, warehouse_id, post_id, null::text as code, id, on_hand::text as found, moved::text as expected
          from (${perLot}) l where on_hand <> moved
        ${sums}
        ${leftBy('days', 'day', 'stock_days')}
        ${leftBy('months', 'month', 'stock_months')}
        union all
        select 'promise', null, coalesce(p.post_id, o.post_id), null, coalesce(p.order_id, o.order_id),
          p.quantity::text, o.quantity::text
          from promises p full join order_promises o on o.post_id = p.post_id and o.order_id = p.order_id
          where (p.quantity, p.until) is distinct from (o.quantity, o.until)
        union all
        select 'slip', s.warehouse_id, null, s.code, s.id, u.undone::text,
            case s.status when 'canceled' then u.made else 0 end::text
          from slips s cross join lateral (select count(*) filter (where m.undoes is null) as made,
            count(*) filter (where m.undoes is not null) as undone from movements m where m.slip_id = s.id) u
          where u.undone <> case s.status when 'canceled' then u.made else 0 end
      ) d left join warehouses w on w.id = d.warehouse_id left join posts p on p.id = d.post_id
      order by d.what, d.warehouse_id, d.post_id, d.code, d.id`,
  )
}

/**
 * Sets lots and sums to the ledger while stock is locked. Faults of the ledger itself stay: a negative lot, a slip that
 * was not undone.
 * @returns the remaining differences
 */
export const repair = (db: Database): Promise<Discrepancy[]> =>
  db.transaction(async (tx) => {
    await withoutLimits(tx)
    await tx.execute(sql`lock table stock, lots, movements in share row exclusive mode`)
    await setInTransaction(tx, { 'nep.ledger': 'repair' })
    await tx.execute(
      sql`update lots set on_hand = l.moved from (${perLot}) l
        where l.id = lots.id and lots.on_hand <> l.moved and l.moved >= 0`,
    )
    await tx.execute(sql`insert into stock (warehouse_id, post_id) select warehouse_id, post_id from (${perKey}) k
      on conflict do nothing`)
    await tx.execute(
      sql`update stock s set number = coalesce(k.number, 0), money = coalesce(k.money, 0), next_expiry = k.next_expiry
        from stock o left join (${perKey}) k on k.warehouse_id = o.warehouse_id and k.post_id = o.post_id
        where o.id = s.id and coalesce(k.number, 0) >= 0 and coalesce(k.money, 0) >= 0
          and (s.number, s.money, s.next_expiry)
            is distinct from (coalesce(k.number, 0), coalesce(k.money, 0), k.next_expiry)`,
    )
    await setInTransaction(tx, { 'nep.ledger': '' })
    await tx.execute(sql`call resum_goods_out(null)`)
    await tx.execute(sql`lock table promises in share row exclusive mode`)
    await tx.execute(sql`delete from promises`)
    await tx.execute(sql`insert into promises (post_id, order_id, quantity, until)
      select post_id, order_id, quantity, until from order_promises`)
    return differences(tx)
  })
