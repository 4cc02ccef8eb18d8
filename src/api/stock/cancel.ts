import { type SQL, sql } from 'drizzle-orm'
import type { UsedLot } from '../../domain/slipSchema'
import { rowsOf } from '../db/database'
import { ApiError } from '../http/errors'
import { type HeldLot, holdStock, holdWarehouses, type Mover } from './lock'
import { type Move, writeMoves } from './write'

interface CanceledSlip {
  id: number
  status: string
  warehouse_id: number
}

interface Made {
  id: number
  slip_id: number
  line_id: number
  lot_id: number
  number: number
}

const list = (ids: readonly number[]) => sql`${sql.param([...ids])}::int[]`

/**
 * Gives back all that an order took, in the transaction of the call: its export slips are canceled, each once. Nothing
 * happens where none is left.
 */
export async function giveBack(call: Mover, orderId: number, reason = ''): Promise<void> {
  const slips = await slipsWhere(
    call,
    sql`s.order_id = ${orderId} and s.style = 'export' and s.status = 'complete'`,
  )
  if (slips.length)
    await cancelSlips(
      call,
      slips.map(({ id }) => id),
      reason,
    )
}

/**
 * Cancels slips, and the other halves of transfers and counts: exports give back to the lots that they took from,
 * imports take their lots away. All of it or nothing.
 * @throws ApiError 404; 409 `already_canceled`; 409 `lots_used` with `used: UsedLot[]`
 */
export async function cancelSlips(call: Mover, ids: readonly number[], reason = ''): Promise<void> {
  const { db, now, actor } = call
  // What they are does not change, but for the status: that is looked at once they are locked.
  const named = await slipsWhere(call, sql`s.id = any(${list(ids)}) or s.linked_id = any(${list(ids)})`)
  await holdWarehouses(
    call,
    named.map(({ warehouse_id }) => warehouse_id),
  )
  const slips = await slipsWhere(
    call,
    sql`s.id = any(${list(named.map(({ id }) => id))})`,
    sql` for no key update of s`,
  )
  for (const id of ids) {
    const slip = slips.find((each) => each.id === id)
    if (!slip) throw new ApiError('not_found')
    if (slip.status !== 'complete') throw new ApiError('already_canceled')
  }
  const open = slips.filter(({ status }) => status === 'complete').map(({ id }) => id)
  const made = await rowsOf<Made>(
    db,
    sql`select m.id::float8 as id, m.slip_id, m.line_id, m.lot_id, m.number from movements m
      where m.slip_id = any(${list(open)}) and m.undoes is null order by m.id`,
  )
  const lots = await holdLots(
    call,
    made.map(({ lot_id }) => lot_id),
  )
  const moves = made.flatMap(({ id, lot_id, number, ...of }): Move[] => {
    const lot = lots.byId.get(lot_id)
    return lot ? [{ ...of, lot, number: -number, undoes: id }] : []
  })
  await refuseUsed(call, moves)
  await db.execute(
    sql`update slips set status = 'canceled', canceled_at = ${now.toISOString()}, canceler_id = ${actor.id},
        cancel_reason = ${reason}, version = version + 1, updated_at = ${now.toISOString()}
      where id = any(${list(open)})`,
  )
  await writeMoves(call, lots.held, moves)
}

const slipsWhere = ({ db }: Mover, where: SQL, locked = sql``): Promise<CanceledSlip[]> =>
  rowsOf(db, sql`select s.id, s.status, s.warehouse_id from slips s where ${where} order by s.id${locked}`)

/** Locks the products of lots; also those that nothing is left of are read. */
async function holdLots(call: Mover, ids: readonly number[]) {
  const read = () =>
    rowsOf<HeldLot>(
      call.db,
      sql`select id, warehouse_id, post_id, price::float8 as price, expiry::text as expiry, on_hand,
          imported_at::text as imported_at from lots where id = any(${list(ids)})`,
    )
  // Of which product a lot is does not change; how much is left of it is read under the lock.
  const held = await holdStock(call, await read())
  return { held, byId: new Map((await read()).map((lot) => [lot.id, lot])) }
}

/** @throws ApiError `lots_used` when a lot that is to go is not whole any more */
async function refuseUsed({ db }: Mover, moves: readonly Move[]): Promise<void> {
  const short = moves.filter(({ lot, number }) => lot.on_hand + number < 0)
  if (!short.length) return
  const used = await rowsOf<UsedLot>(
    db,
    sql`select l.id as lot_id, l.post_id, i.title, i.number as wanted, l.on_hand,
        coalesce((select json_agg(distinct jsonb_build_object('id', s.id, 'code', s.code)) from movements m
          join slips s on s.id = m.slip_id
          where m.lot_id = l.id and m.number < 0 and m.undoes is null and s.status = 'complete'), '[]') as slips
      from lots l join slip_lines i on i.id = l.line_id where l.id = any(${list(short.map(({ lot }) => lot.id))})
      order by l.id`,
  )
  throw new ApiError('lots_used', { extra: { used } })
}
