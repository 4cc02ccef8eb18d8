import { sql } from 'drizzle-orm'
import { maxStock } from '../../domain/stock'
import { invalid } from '../http/errors'
import type { HeldLot, HeldStock, Key, Mover } from './lock'

/** Units that a lot gains, or loses if negative. */
export interface StockMove {
  slip_id: number
  line_id: number
  lot: Pick<HeldLot, 'id' | 'price' | 'on_hand'> & Key
  number: number
  /** The index of its line in the request. */
  line?: number
  undoes?: number | null
  money?: number | null
}

/** @throws ApiError 422 naming the line that exceeds the limit of stock */
export function balanced<T extends Pick<StockMove, 'lot' | 'number' | 'line'>>(
  held: HeldStock,
  moves: readonly T[],
) {
  return moves.map(({ lot, ...move }, at) => {
    const stock = held.of(lot)
    stock.number += move.number
    if (stock.number > maxStock)
      throw invalid(`products[${move.line ?? at}].number`, 'stock_full', { max: maxStock })
    lot.on_hand += move.number
    const { id: lot_id, warehouse_id, post_id } = lot
    return { ...move, at, lot_id, warehouse_id, post_id, balance: stock.number }
  })
}

/** Needs locked stock; database triggers update lots and sums. */
export async function writeMoves(
  { db, now }: Mover,
  held: HeldStock,
  moves: readonly StockMove[],
  first = sql``,
): Promise<void> {
  await db.execute(
    sql`${first} insert into movements (at, slip_id, line_id, lot_id, warehouse_id, post_id, number, balance, undoes,
        money)
      select ${now.toISOString()}::timestamptz, slip_id, line_id, lot_id, warehouse_id, post_id, number, balance, undoes,
        money
      from json_to_recordset(${JSON.stringify(balanced(held, moves))}::json) m (at int, slip_id int, line_id int,
        lot_id int, warehouse_id int, post_id int, number int, balance int, undoes bigint, money bigint) order by m.at`,
  )
}
