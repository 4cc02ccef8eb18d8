import { sql } from 'drizzle-orm'
import type { Resource } from '../../crud/resource'
import { changeRow, whereRow } from '../../crud/write'
import { rowsOf } from '../../db/database'
import type { Call } from '../../http/call'
import { ApiError, invalid } from '../../http/errors'
import type { SlipWords } from './goods'
import { sentOrders } from './orders'
import { sentHooksWith } from './write'

/**
 * Takes the step to `delivery` of an order, for users of the warehouse.
 * @param slip day and note of the slip
 * @returns the id of the export slip
 * @throws ApiError 409 `illegal_step` or `out_of_stock`; 422 for an order that does not exist or has no goods
 */
export async function handOut(
  call: Call,
  orderId: number,
  warehouse_id: number,
  slip: SlipWords,
): Promise<number> {
  const orders: Resource = { ...sentOrders, hooks: sentHooksWith(slip) }
  try {
    await changeRow(call, orders, whereRow(orders, orderId), { status: 'delivery', warehouse_id })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found')
      throw invalid('order_id', 'not_found_reference')
    throw error
  }
  const [made] = await rowsOf<{ id: number }>(
    call.db,
    sql`select id from slips where order_id = ${orderId} and style = 'export' and status = 'complete'
      order by id desc limit 1`,
  )
  if (!made) throw invalid('order_id', 'invalid')
  return made.id
}
