import { sql } from 'drizzle-orm'
import { changeRow, whereRow } from '../../crud/write'
import { rowsOf } from '../../db/database'
import type { Call } from '../../http/call'
import { ApiError, invalid } from '../../http/errors'
import { sentOrders } from './orders'

/**
 * Hands the goods of an order out of a warehouse: its step to `delivery`, taken by whoever works there.
 * @returns the id of the export slip
 * @throws ApiError 409 `illegal_step` or `out_of_stock`; 422 for an order that does not exist or has no goods
 */
export async function handOut(call: Call, orderId: number, warehouse_id: number): Promise<number> {
  try {
    await changeRow(call, sentOrders, whereRow(sentOrders, orderId), { status: 'delivery', warehouse_id })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found')
      throw invalid('order_id', 'not_found_reference')
    throw error
  }
  const [slip] = await rowsOf<{ id: number }>(
    call.db,
    sql`select id from slips where order_id = ${orderId} and style = 'export' and status = 'complete'
      order by id desc limit 1`,
  )
  if (!slip) throw invalid('order_id', 'invalid')
  return slip.id
}
