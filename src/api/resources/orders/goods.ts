import { sql } from 'drizzle-orm'
import type { Style } from '../../../domain/type'
import type { Row } from '../../crud/resource'
import { rowsOf } from '../../db/database'
import { invalid } from '../../http/errors'
import type { Call } from '../../http/route'
import { giveBack } from '../../stock/cancel'
import { takeStock } from '../../stock/take'
import { linesIn } from './lines'

/** Whether sending orders of this type takes goods out of a warehouse: only products lie in one, if there is any. */
export async function hasGoods({ db }: Pick<Call, 'db'>, typeId: number): Promise<boolean> {
  const [found] = await rowsOf<{ style: Style; kept: boolean }>(
    db,
    sql`select style, exists (select from warehouses) as kept from types where id = ${typeId}`,
  )
  return found?.style === 'product' && found.kept
}

/**
 * What a step does to the goods, in its own transaction: on its way they leave the warehouse that the order names, and
 * canceled from there they come back, once.
 * @throws ApiError 422 without a warehouse; 409 `out_of_stock` with what is there of each line, here and elsewhere
 */
export async function moveGoods(call: Call, before: Row, after: Row): Promise<void> {
  if (after.status === 'canceled') {
    if (before.status === 'delivery') await giveBack(call, before.id, String(after.cancel_reason ?? ''))
    return
  }
  if (after.status !== 'delivery' || !(await hasGoods(call, Number(before.type_id)))) return
  if (!after.warehouse_id) throw invalid('warehouse_id', 'warehouse_required')
  await takeStock(call, {
    warehouse_id: Number(after.warehouse_id),
    order_id: before.id,
    lines: linesIn(after).map(({ post_id, quantity, price }) => ({
      post_id: post_id ?? 0,
      number: quantity,
      price,
    })),
  })
}
