import { sql } from 'drizzle-orm'
import type { RemittanceProblem } from '../../domain/remittance'
import { rowsOf } from '../db/database'
import { type HeldOrder, holdOrders, type Payer, writeEntry } from './pay'

interface Judged {
  id: number
  amount: number
  order_id: number | null
  expected: number | null
  problem: RemittanceProblem | ''
  note: string
}

/** Remittances with the orders that their codes name: the carrier's, or the shop's own. */
const matched = (ids: readonly number[], among = sql`true`) => sql`matched as materialized (
  select r.id, array(select distinct o.id from unnest(array[r.tracking_code, upper(r.tracking_code), r.order_code,
      upper(r.order_code)]) as c (code)
    cross join lateral (select id from orders where code = c.code
      union all select id from orders where tracking_code = c.code and tracking_code <> '') o
    where c.code <> '' and ${among}) as orders
  from remittances r where r.id = any(${sql.param(ids)}::int[]))`

/** Whether a payment of another line stands for the order. */
const isBooked = sql`exists (select from remittances b where b.order_id = o.id and b.id <> r.id and b.entry_id is not null
  and not exists (select from entries x where x.reverses_id = b.entry_id))`

const judge = (call: Payer, ids: readonly number[], held: readonly number[]) =>
  rowsOf<Judged>(
    call.db,
    sql`with ${matched(ids, sql`o.id = any(${sql.param(held)}::int[])`)}
      select r.id, r.amount::float8 as amount, o.id as order_id, e.expected::float8 as expected,
        concat_ws(' ', nullif(r.carrier, ''), coalesce(nullif(r.tracking_code, ''), r.order_code)) as note,
        case when cardinality(m.orders) = 0 then 'unknown' when cardinality(m.orders) > 1 then 'ambiguous'
          when o.status = 'canceled' then 'canceled'
          when ${isBooked} or row_number() over (partition by m.orders order by r.id) > 1 then 'repeated'
          when r.amount > 0 and o.due <= 0 then 'paid'
          when r.amount <> e.expected then 'difference' else '' end as problem
      from matched m join remittances r on r.id = m.id
        left join orders o on cardinality(m.orders) = 1 and o.id = m.orders[1]
        cross join lateral (select coalesce(o.cod, case when o.id is not null then greatest(o.due, 0) end) as expected) e
      order by o.id, r.id`,
  )

function bookCollected(call: Payer, { id, party, party_key }: HeldOrder, amount: number, note: string) {
  const entry = {
    party,
    party_key,
    kind: 'payment',
    amount: -amount,
    method: 'cod',
    note,
    order_id: id,
  } as const
  return writeEntry(call, entry, [{ order_id: id, amount }])
}

/**
 * Matches new remittances with orders by their codes, and takes a payment for each that is sound or differs only in its
 * amount. Each order is paid by one of them.
 */
export async function collectRemittances(call: Payer, ids: readonly number[]): Promise<Judged[]> {
  const orders = await holdOrders(
    call,
    sql`o.id in (with ${matched(ids)} select unnest(orders) from matched)`,
  )
  const held = new Map(orders.map((order) => [order.id, order]))
  // Read once the orders are held, since somebody may have been paid for them meanwhile.
  const judged = await judge(call, ids, [...held.keys()])
  const told: (Judged & { entry_id: number | null })[] = []
  for (const each of judged) {
    const { order_id, amount, problem, note } = each
    const order = order_id === null ? undefined : held.get(order_id)
    const isBookable = order && amount > 0 && (problem === '' || problem === 'difference')
    const entry_id = isBookable ? await bookCollected(call, order, amount, note) : null
    told.push({ ...each, entry_id })
  }
  await call.db.execute(sql`update remittances r set order_id = t.order_id, expected = t.expected, problem = t.problem,
      entry_id = t.entry_id
    from json_to_recordset(${JSON.stringify(told)}::json)
      t (id int, order_id int, expected bigint, problem text, entry_id int) where r.id = t.id`)
  return judged
}
