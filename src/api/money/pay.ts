import { type SQL, sql } from 'drizzle-orm'
import type { PartyKind, PaymentMethod } from '../../domain/payment'
import { rowsOf } from '../db/database'
import type { Call } from '../http/call'
import { ApiError, invalid } from '../http/errors'

/** The transaction in which money moves. */
export type Payer = Pick<Call, 'db'>

export interface Party {
  party: PartyKind
  party_key: string
}

/** Of an alias `o` for orders. */
const partyOfOrder = sql`party_of(o) as party, party_key_of(o) as party_key`

export interface HeldOrder extends Party {
  id: number
  code: string
  status: string
  total: number
  paid: number
  returned: number
  due: number
}

/** Orders are locked before anything that money locks, ascending. */
export const holdOrders = ({ db }: Payer, where: SQL): Promise<HeldOrder[]> =>
  rowsOf<HeldOrder>(
    db,
    sql`select o.id, o.code, o.status, o.total::float8 as total, o.paid::float8 as paid,
        o.returned::float8 as returned, o.due::float8 as due, ${partyOfOrder}
      from orders o where ${where} order by o.id for no key update of o`,
  )

/** @throws ApiError 404 */
export async function holdOrder(call: Payer, id: number): Promise<HeldOrder> {
  const [order] = await holdOrders(call, sql`o.id = ${id}`)
  if (!order) throw new ApiError('not_found')
  return order
}

interface Share {
  order_id?: number | null
  slip_id?: number | null
  amount: number
}

interface NewEntry extends Party {
  kind: 'payment' | 'refund'
  /** As it changes the balance: what is paid to us is negative, as is what we pay a supplier. */
  amount: number
  method: PaymentMethod
  note: string
  order_id?: number | null
  reverses_id?: number | null
}

/** Writes an entry with what it is set against; the database brings orders, slips and sums along. */
export async function writeEntry(
  { db }: Payer,
  { order_id = null, reverses_id = null, ...entry }: NewEntry,
  shares: readonly Share[],
): Promise<number> {
  const { party, party_key, kind, amount, method, note } = entry
  // A reversal is set against nothing but what it undoes.
  const open = reverses_id ? shares.reduce((sum, share) => sum + share.amount, 0) : -amount
  const [made] = await rowsOf<{ id: number }>(
    db,
    sql`with entry as (
        insert into entries (party, party_key, kind, amount, method, note, order_id, reverses_id, open)
        values (${party}, ${party_key}, ${kind}, ${amount}, ${method}, ${note}, ${order_id}, ${reverses_id}, ${open})
        returning id),
      shares as (
        insert into allocations (entry_id, order_id, slip_id, amount)
        select entry.id, s.order_id, s.slip_id, s.amount from entry, json_to_recordset(${JSON.stringify(shares)}::json)
          s (order_id int, slip_id int, amount bigint) where s.amount <> 0)
      select id from entry`,
  )
  if (!made) throw new Error('an entry was not written')
  return made.id
}

export interface Paying {
  amount: number
  method: PaymentMethod
  note: string
}

/**
 * A payment for one order, also of more than is due.
 * @throws ApiError 404; 409 `illegal_step` for a canceled order
 */
export async function payOrder(call: Payer, id: number, { amount, method, note }: Paying): Promise<number> {
  const { party, party_key, status } = await holdOrder(call, id)
  if (status === 'canceled')
    throw new ApiError('illegal_step', { message: { key: 'errors.order_canceled_pay' } })
  const entry = { party, party_key, kind: 'payment', amount: -amount, method, note, order_id: id } as const
  return writeEntry(call, entry, [{ order_id: id, amount }])
}

/** Orders of a party. */
const owing = {
  agencies: (key: string) => sql`o.agency_id = ${Number(key)}`,
  clients: (key: string) => sql`o.user_id = ${Number(key)} and o.agency_id is null`,
  guests: (key: string) => sql`o.phone = ${key} and o.agency_id is null and o.user_id is null`,
}

/** Debts that one payment is set against; of what it leaves, the next one takes care. */
const maxDebts = 1_000

/** Those that `amount` reaches, by id and oldest first. */
const reachedBy = (amount: number, owed: SQL) => sql`select id from (
  select id, sum(due) over (order by owed_at, id) - due as before from (${owed} limit ${maxDebts}) d) r where before < ${amount}`

async function holdDebts(call: Payer, { party, party_key }: Party, amount: number) {
  if (party === 'suppliers')
    return rowsOf<{ slip_id: number; due: number }>(
      call.db,
      sql`select slip_id, due from (select s.id as slip_id, s.due::float8 as due, s.created_at as owed_at from slips s
        where s.id in (${reachedBy(
          amount,
          sql`select id, due, created_at as owed_at from slips
            where supplier_id = ${Number(party_key)} and due > 0 order by created_at, id`,
        )}) and s.due > 0 order by s.id for no key update of s) d order by owed_at, slip_id`,
    )
  return rowsOf<{ order_id: number; due: number }>(
    call.db,
    sql`select order_id, due from (select o.id as order_id, o.due::float8 as due, o.owed_at from orders o
      where o.id in (${reachedBy(
        amount,
        sql`select o.id, o.due, o.owed_at from orders o
          where ${owing[party](party_key)} and o.due > 0 and o.owed_at is not null order by o.owed_at, o.id`,
      )}) and o.due > 0 and o.owed_at is not null order by o.id for no key update of o) d order by owed_at, order_id`,
  )
}

/** A payment on account: set against what the party owes, oldest first. What is left waits for what comes next. */
export async function payOnAccount(
  call: Payer,
  party: Party,
  { amount, method, note }: Paying,
): Promise<number> {
  // Two at once would both be set against the same debts, and leave the next ones.
  await call.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${party.party} ${party.party_key}`}, 1))`,
  )
  let left = amount
  const shares = (await holdDebts(call, party, amount)).map(({ due, ...debt }): Share => {
    const share = Math.min(due, left)
    left -= share
    return { ...debt, amount: share }
  })
  return writeEntry(call, { ...party, kind: 'payment', amount: -amount, method, note }, shares)
}

/** Money on account of these orders' parties is locked after all goods: it may pay for orders that are sent. */
export const holdCredit = ({ db }: Payer, orders: SQL): Promise<unknown> =>
  db.execute(sql`select from entries e where e.open > 0 and (e.party, e.party_key) in (
      select party_of(o), party_key_of(o) from orders o where o.id = any(${orders}))
    order by e.id for update`)

/** @throws ApiError 422 for more than `most` */
export function checkMost(amount: number, most: number, field: string): void {
  if (amount > most) throw invalid(field, 'max', { max: most })
}
