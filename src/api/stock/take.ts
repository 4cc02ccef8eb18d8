import { sql } from 'drizzle-orm'
import { businessDay } from '../../domain/businessTime'
import type { Message } from '../../domain/message'
import { shareOut } from '../../domain/orderMoney'
import {
  allocate,
  costOf,
  earns,
  type Short,
  type SlipReason,
  type Take,
  type Want,
} from '../../domain/stock'
import { rowsOf } from '../db/database'
import { ApiError, invalid } from '../http/errors'
import {
  type Ground,
  type HeldLot,
  type HeldStock,
  holdGround,
  holdStock,
  type Mover,
  type Product,
} from './lock'
import { type PostedSlip, writeSlip } from './write'

export interface StockLine {
  post_id: number
  number: number
  price: number
  /** VND that the line earns, discounts off; by default its price. */
  earned?: number
  /** The lot to take from; by default those that expire first. */
  lot_id?: number | null
}

export interface Taking {
  warehouse_id: number
  lines: readonly StockLine[]
  reason?: SlipReason
  order_id?: number | null
  date?: string | null
  note?: string
  /** Allows expired lots. */
  anyDay?: boolean
}

export interface Missing {
  line: number
  post_id: number
  wanted: number
  on_hand: number
  elsewhere: { warehouse_id: number; on_hand: number }[]
}

export const groundOf = (
  call: Mover,
  { warehouse_id, lines }: Pick<Taking, 'warehouse_id'> & { lines: readonly Pick<StockLine, 'post_id'>[] },
): Promise<Ground> =>
  holdGround(
    call,
    [warehouse_id],
    lines.map(({ post_id }) => post_id),
  )

/**
 * Writes one export slip in the call's transaction, all or nothing.
 * @param ground locked by the caller already
 * @throws ApiError 409 `out_of_stock` with `missing: Missing[]`; 422 for a missing warehouse or product
 */
export async function takeStock(call: Mover, taking: Taking, ground?: Ground): Promise<PostedSlip> {
  const { warehouse_id, lines } = taking
  const { warehouses, products } = ground ?? (await groundOf(call, taking))
  if (!warehouses.has(warehouse_id)) throw invalid('warehouse_id', 'not_found_reference')
  const keys = lines.filter(({ post_id }) => products.has(post_id))
  const held = await holdStock(
    call,
    keys.map(({ post_id }) => ({ warehouse_id, post_id })),
    { onlyTakes: true },
  )
  return exportSlip(call, taking, { held, products })
}

/** Needs stock that is already locked. */
export async function exportSlip(
  call: Mover,
  { warehouse_id, lines, reason = 'sale', order_id = null, date, note = '', anyDay }: Taking,
  { held, products }: { held: HeldStock; products: ReadonlyMap<number, Product> },
): Promise<PostedSlip> {
  const known = lines.every(({ post_id }) => products.has(post_id))
  const takes = known ? await chooseLots(call, held, warehouse_id, lines, anyDay) : []
  const costed = lines.map(({ earned: _, ...line }, at) => ({
    ...line,
    cost: costOf(takes.filter((take) => take.line === at)),
  }))
  const moves = lines.flatMap(({ earned }, at) => {
    const taken = takes.filter((take) => take.line === at)
    const shares =
      earned === undefined
        ? []
        : shareOut(
            earned,
            taken.map(({ number }) => number),
          )
    return taken.map(({ lot, number }, place) => ({
      line: at,
      lot,
      number: -number,
      money: shares[place] ?? null,
    }))
  })
  const income = lines.reduce((sum, { earned, number, price }) => sum + (earned ?? number * price), 0)
  return writeSlip(
    call,
    {
      style: 'export',
      reason,
      warehouse_id,
      order_id,
      date,
      note,
      profit: earns(reason) ? income - costOf(takes) : null,
      lines: costed,
    },
    products,
    { held, moves },
  )
}

/**
 * Allocates all lines of a product together, so that two lines cannot take the same units.
 * @throws ApiError `out_of_stock` with every short line
 */
export async function chooseLots(
  call: Mover,
  held: HeldStock,
  warehouse_id: number,
  lines: readonly Pick<StockLine, 'post_id' | 'number' | 'lot_id'>[],
  anyDay = false,
): Promise<Take<HeldLot>[]> {
  const wants = new Map<number, Want[]>()
  for (const [line, { post_id, number, lot_id }] of lines.entries())
    wants.set(post_id, [...(wants.get(post_id) ?? []), { line, number, lot_id }])
  const found = [...wants].map(([post_id, wanted]) => {
    const { lots } = held.of({ warehouse_id, post_id })
    return { post_id, ...allocate(lots, wanted, anyDay ? '' : businessDay(call.now)) }
  })
  const short = found.flatMap(({ post_id, short }) => short.map((each) => ({ ...each, post_id })))
  if (short.length) throw await outOfStock(call, warehouse_id, short)
  return found.flatMap(({ takes }) => takes)
}

/** @param field the field of a line that holds the wanted number */
export async function outOfStock(
  { db, now }: Mover,
  warehouse_id: number,
  short: readonly (Short & { post_id: number })[],
  field = 'number',
): Promise<ApiError> {
  const posts = [...new Set(short.map(({ post_id }) => post_id))]
  const others = await rowsOf<{ warehouse_id: number; post_id: number; on_hand: number }>(
    db,
    sql`select warehouse_id, post_id, sum(on_hand)::float8 as on_hand from lots
      where post_id = any(${sql.param(posts)}::int[]) and warehouse_id <> ${warehouse_id} and on_hand > 0
        and (expiry is null or expiry >= ${businessDay(now)}::date)
      group by 1, 2 order by 3 desc, 1`,
  )
  const missing: Missing[] = short
    .toSorted((one, other) => one.line - other.line)
    .map((each) => ({
      ...each,
      elsewhere: others
        .filter(({ post_id }) => post_id === each.post_id)
        .map(({ warehouse_id, on_hand }) => ({ warehouse_id, on_hand })),
    }))
  const errors = Object.fromEntries(
    missing.map(({ line, wanted, on_hand }): [string, Message[]] => [
      `products[${line}].${field}`,
      [{ key: 'validation.stock_short', params: { wanted, on_hand } }],
    ]),
  )
  return new ApiError('out_of_stock', { errors, extra: { missing } })
}
