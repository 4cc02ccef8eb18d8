import { sql } from 'drizzle-orm'
import { array, number, object, string } from 'yup'
import { maxBulkRows } from '../../../domain/bulkSchema'
import {
  isEditable,
  nextOf,
  type OrderStatus,
  obstacleTo,
  orderStatuses,
  stepsFrom,
} from '../../../domain/order'
import type { OrderStep } from '../../../domain/orderSchema'
import { paymentMethods } from '../../../domain/payment'
import type { Computed, Row } from '../../crud/resource'
import type { Database } from '../../db/client'
import { rowsOf } from '../../db/database'
import type { Call } from '../../http/call'
import { ApiError, invalid } from '../../http/errors'

export const stepEvents = (id: ReturnType<typeof sql>) => sql`select
    to_char(h.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
    h.changes->'status'->>0 as "from", coalesce(h.changes->'status'->>1, 'new') as "to",
    (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = h.actor_id) as actor
  from history h where h.entity = 'orders' and h.record_id = ${id}
    and (h.action = 'create' or h.action = 'update' and h.changes ? 'status')`

/** Tells a user who is too late by whom and when the step was taken. */
async function lastStep(db: Database, id: number): Promise<OrderStep | null> {
  const [last] = await rowsOf<OrderStep>(db, sql`${stepEvents(sql`${id}`)} order by h.id desc limit 1`)
  return last ?? null
}

export function statusOf({ status }: Row): OrderStatus {
  const found = orderStatuses.find((each) => each === status)
  if (!found) throw new Error(`an order is ${String(status)}`)
  return found
}

/**
 * Checks a step of a locked order.
 * @param seen the status that the caller saw: from another one they may have meant another step
 * @throws ApiError `illegal_step` with the possible steps and the last one
 */
export async function checkStep(call: Call, order: Row, to: OrderStatus, seen?: OrderStatus): Promise<void> {
  const from = statusOf(order)
  const obstacle = obstacleTo(from, to) ?? (seen && seen !== from ? 'moved' : undefined)
  if (!obstacle) return
  throw new ApiError('illegal_step', {
    message: { key: `errors.illegal_step_${obstacle === 'moved' ? `moved_${from}` : obstacle}` },
    extra: { status: from, possible: stepsFrom(from), last: await lastStep(call.db, order.id) },
  })
}

/** Orders that are sent leave from one warehouse. */
export const forward: Computed = {
  field: 'status',
  schema: object({
    /** Of those that are delivered with it: how what is due was paid. */
    payment: object({ method: string().required().oneOf(paymentMethods) })
      .nullable()
      .default(undefined)
      .optional(),
    warehouse_id: number().integer().min(1).max(2_147_483_647).nullable(),
    /** Ids that the caller saw, by status: an order that has moved since would take another step than meant. */
    seen: object(
      Object.fromEntries(
        orderStatuses.map((status) => [status, array(number().integer().required()).max(maxBulkRows)]),
      ),
    )
      .default(undefined)
      .optional(),
  }),
  tellsAll: true,
  of: (order, { seen }) => {
    const status = statusOf(order)
    if (seen && !seen[status]?.includes(order.id))
      throw new ApiError('illegal_step', { message: { key: `errors.illegal_step_moved_${status}` } })
    const next = nextOf(status)
    if (!next) throw new ApiError('illegal_step', { message: { key: 'errors.illegal_step_over' } })
    return next
  },
  with: (order, { warehouse_id, payment }) => ({
    ...(warehouse_id && statusOf(order) === 'processing' && { warehouse_id }),
    ...(payment && statusOf(order) === 'delivery' && { payment }),
  }),
}

/** @throws ApiError 422 for a field that no longer changes once an order is sent */
export function checkEditable(order: Row, field: string): void {
  if (!isEditable(statusOf(order))) throw invalid(field, 'order_sent')
}
