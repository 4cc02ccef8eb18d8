import { type SQL, sql } from 'drizzle-orm'
import type { UsedLot } from '../../domain/slipSchema'
import { rowsOf } from '../db/database'
import { ApiError } from '../http/errors'
import { type HeldLot, HeldStock, lockStock, type Mover } from './lock'
import { type StockMove, writeMoves } from './moves'

interface CanceledSlip {
  id: number
  status: string
  canceler: string | null
}

interface Made extends Omit<HeldLot, 'id'> {
  id: number
  slip_id: number
  line_id: number
  lot_id: number
  number: number
  money: number | null
  stock: number
  stock_money: number
}

const list = (ids: readonly number[]) => sql`${sql.param([...ids])}::int[]`

export const slipsOfOrders = (orderIds: readonly number[]): SQL =>
  sql`s.order_id = any(${list(orderIds)}) and s.style = 'export' and s.status = 'complete'`

/** Cancels all open export slips of an order in the call's transaction; without any it does nothing. */
export async function giveBack(call: Mover, orderId: number, reason = ''): Promise<void> {
  const slips = await holdSlips(call, slipsOfOrders([orderId]))
  if (slips.length)
    await undo(
      call,
      slips.map(({ id }) => id),
      reason,
    )
}

/**
 * Cancels slips with the other halves of transfers and counts, all or nothing: exports return goods to their lots,
 * imports remove their lots.
 * @throws ApiError 404; 409 `already_canceled`; 409 `half_deleted`; 409 `lots_used` with `used: UsedLot[]`
 */
export async function cancelSlips(call: Mover, ids: readonly number[], reason = ''): Promise<void> {
  const slips = await holdSlips(call, sql`s.id = any(${list(ids)}) or s.linked_id = any(${list(ids)})`)
  for (const id of ids) {
    const slip = slips.find((each) => each.id === id)
    if (!slip) throw new ApiError('not_found')
    if (slip.status !== 'complete') throw alreadyCanceled(slip)
  }
  const open = slips.filter(({ status }) => status === 'complete').map(({ id }) => id)
  await refuseHalves(call, open)
  await undo(call, open, reason)
}

const alreadyCanceled = ({ canceler: who }: CanceledSlip): ApiError =>
  new ApiError(
    'already_canceled',
    who ? { message: { key: 'errors.already_canceled_by', params: { who } } } : {},
  )

/** If the deleted half of a transfer were restored with its warehouse, the goods would be in both places. */
async function refuseHalves({ db }: Mover, open: readonly number[]): Promise<void> {
  const [half] = await rowsOf(
    db,
    sql`select from slips s join removed_stock r on r.tab = 'slips' and (r.content->>'linked_id')::int = s.id
      where s.id = any(${list(open)}) and s.reason = 'transfer' and s.linked_id is null limit 1`,
  )
  if (half) throw new ApiError('half_deleted')
}

/** Locks the warehouses first, then the slips. */
export async function holdSlips({ db }: Mover, where: SQL): Promise<CanceledSlip[]> {
  await db.execute(
    sql`select from warehouses where id in (select s.warehouse_id from slips s where ${where}) order by id
      for key share`,
  )
  return rowsOf(
    db,
    sql`select s.id, s.status, (select u.name from users u where u.id = s.canceler_id) as canceler
      from slips s where ${where} order by s.id for no key update of s`,
  )
}

export const holdMoved = ({ db }: Mover, slips: readonly number[]): Promise<unknown> =>
  lockStock(
    db,
    sql`(s.warehouse_id, s.post_id) in (
      select m.warehouse_id, m.post_id from movements m where m.slip_id = any(${list(slips)}))`,
  )

async function undo(call: Mover, open: readonly number[], reason: string): Promise<void> {
  const { db, now, actor } = call
  await holdMoved(call, open)
  // A separate statement sees the writes that the locks waited for.
  const made = await rowsOf<Made>(
    db,
    sql`select m.id::float8 as id, m.slip_id, m.line_id, m.lot_id, m.number, m.warehouse_id, m.post_id,
        m.money::float8 as money, l.price::float8 as price, l.expiry::text as expiry, l.imported_at::text as imported_at, l.on_hand,
        s.number as stock, s.money::float8 as stock_money
      from movements m join lots l on l.id = m.lot_id
        join stock s on s.warehouse_id = m.warehouse_id and s.post_id = m.post_id
      where m.slip_id = any(${list(open)}) and m.undoes is null order by m.id`,
  )
  const held = new HeldStock(
    made.map(({ stock, stock_money, ...key }) => ({ ...key, number: stock, money: stock_money })),
  )
  // Several lines may share a lot.
  const lots = new Map(made.map(({ lot_id, ...lot }): [number, HeldLot] => [lot_id, { ...lot, id: lot_id }]))
  const moves = made.flatMap(({ id, slip_id, line_id, lot_id, number, money }): StockMove[] => {
    const lot = lots.get(lot_id)
    const undone = { number: -number, money: money === null ? null : -money, undoes: id }
    return lot ? [{ slip_id, line_id, lot, ...undone }] : []
  })
  await refuseUsed(call, moves)
  await writeMoves(
    call,
    held,
    moves,
    sql`with canceled as (
      update slips set status = 'canceled', canceled_at = ${now.toISOString()}, canceler_id = ${actor.id},
        cancel_reason = ${reason}, version = version + 1, updated_at = ${now.toISOString()}
      where id = any(${list(open)}))`,
  )
}

/** @throws ApiError `lots_used` when a lot to be removed was used */
async function refuseUsed({ db }: Mover, moves: readonly StockMove[]): Promise<void> {
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
