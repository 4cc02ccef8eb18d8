import { sql } from 'drizzle-orm'
import type { PaymentMethod } from '../../domain/payment'
import { rowsOf } from '../db/database'
import { ApiError } from '../http/errors'
import { checkMost, type HeldOrder, holdOrder, holdOrders, type Payer, writeEntry } from './pay'

/** Paid for an order beyond what it comes to. */
export const paidOver = ({ due }: Pick<HeldOrder, 'due'>): number => Math.max(0, -due)

interface Refunding {
  amount: number
  /** `null`: it stays with us, on account of the party. */
  method: PaymentMethod | null
  note: string
}

/**
 * Gives back what was paid too much for a locked order.
 * @returns the entry; null for what stays on account
 * @throws ApiError 422 for more than was paid too much
 */
export async function refundOrder(
  call: Payer,
  order: HeldOrder,
  { amount, method, note }: Refunding,
  field = 'amount',
): Promise<number | null> {
  checkMost(amount, paidOver(order), field)
  if (method) {
    const { party, party_key, id } = order
    return writeEntry(call, { party, party_key, kind: 'refund', amount, method, note, order_id: id }, [
      { order_id: id, amount: -amount },
    ])
  }
  await release(call, order.id, amount)
  return null
}

/** Takes so much of what was paid for an order off it, the newest payments first: it is on account again. */
export const release = ({ db }: Payer, orderId: number, amount: number): Promise<unknown> =>
  db.execute(sql`insert into allocations (entry_id, order_id, amount)
    select entry_id, ${orderId}, -least(amount, ${amount} - before) from (
      select entry_id, amount, sum(amount) over (order by entry_id desc) - amount as before
      from payment_shares where order_id = ${orderId}) r
    where before < ${amount} order by entry_id`)

interface Reversible {
  id: number
  party: HeldOrder['party']
  party_key: string
  kind: 'payment' | 'refund'
  amount: number
  method: PaymentMethod | null
  order_id: number | null
  reversed_by: number | null
}

/**
 * Undoes a payment or refund by an entry of its own, once: what it was set against is due again.
 * @throws ApiError 404; 409 `already_reversed`; 409 `given_back` if it was refunded meanwhile
 */
export async function reverseEntry(call: Payer, id: number, note: string): Promise<number> {
  const { db } = call
  const orders = await holdOrders(
    call,
    sql`o.id in (select a.order_id from allocations a where a.entry_id = ${id})`,
  )
  await db.execute(sql`select from slips where id in (select slip_id from allocations where entry_id = ${id})
    order by id for no key update`)
  await db.execute(sql`select from entries where id = ${id} for update`)
  // A separate statement sees what the lock waited for.
  const [entry] = await rowsOf<Reversible>(
    db,
    sql`select e.id, e.party, e.party_key, e.kind, e.amount::float8 as amount, e.method, e.order_id,
        (select r.id from entries r where r.reverses_id = e.id) as reversed_by
      from entries e where e.id = ${id} and e.kind in ('payment', 'refund') and e.reverses_id is null`,
  )
  if (!entry?.method) throw new ApiError('not_found')
  if (entry.reversed_by) throw new ApiError('already_reversed')
  const shares = await rowsOf<{ order_id: number | null; slip_id: number | null; amount: number }>(
    db,
    sql`select order_id, slip_id, -sum(amount)::float8 as amount from allocations where entry_id = ${id}
      group by 1, 2 having sum(amount) <> 0`,
  )
  // Money on account has paid for more meanwhile.
  const more = shares.flatMap(({ order_id: at }) =>
    at && !orders.some((order) => order.id === at) ? [at] : [],
  )
  if (more.length) orders.push(...(await holdOrders(call, sql`o.id = any(${sql.param(more)}::int[])`)))
  for (const { order_id, amount } of shares) {
    const order = orders.find((each) => each.id === order_id)
    if (order && order.paid + amount < 0) throw new ApiError('given_back')
  }
  const { party, party_key, method, amount, order_id, kind } = entry
  return writeEntry(
    call,
    { party, party_key, kind, amount: -amount, method, note, order_id, reverses_id: id },
    shares,
  )
}

/** @throws ApiError 404 */
export async function refundHeld(call: Payer, id: number, refunding: Refunding): Promise<number | null> {
  return refundOrder(call, await holdOrder(call, id), refunding)
}
