import { sql } from 'drizzle-orm'
import { guards } from '../../../domain/guards'
import { settlementSchema } from '../../../domain/remittanceSchema'
import { rowsOf } from '../../db/database'
import { dataOf } from '../../http/answerPlan'
import { idOf, json } from '../../http/answers'
import { asked } from '../../http/asked'
import type { Call } from '../../http/call'
import { ApiError, invalid } from '../../http/errors'
import type { GuardedRoute } from '../../http/route'
import { idSchema, objectSchema, orNull } from '../../http/schema'
import { payOrder } from '../../money/pay'

interface Held {
  state: string
  entry_id: number | null
  amount: number
  code: string
}

/**
 * `POST /remittances/{id}/settle`: books a line that did not match on an order, or puts it aside with a note.
 * @throws ApiError 409 `conflict` for one that is not open
 */
async function settle(call: Call): Promise<Response> {
  const id = idOf(call.params.id)
  const { order_id, note } = asked(settlementSchema, call.body)
  const [line] = await rowsOf<Held>(
    call.db,
    sql`select state, entry_id, amount::float8 as amount, concat_ws(' ', nullif(carrier, ''),
      coalesce(nullif(tracking_code, ''), order_code)) as code from remittances where id = ${id} for update`,
  )
  if (!line) throw new ApiError('not_found')
  if (line.state !== 'open') throw new ApiError('conflict')
  if (order_id && (line.entry_id || line.amount === 0)) throw invalid('order_id', 'remittance_booked')
  const [order] = order_id ? await rowsOf(call.db, sql`select from orders where id = ${order_id}`) : [{}]
  if (!order) throw invalid('order_id', 'not_found_reference')
  const booked = order_id
    ? await payOrder(call, order_id, { amount: line.amount, method: 'cod', note: note || line.code })
    : line.entry_id
  await call.db.execute(sql`update remittances set settled_at = told_moment(), settled_by = ${call.actor.id},
    note = ${note}, entry_id = ${booked}, order_id = coalesce(${order_id}::int, order_id) where id = ${id}`)
  return json({ data: { id, entry_id: booked } })
}

export const settleRoute: GuardedRoute = {
  method: 'POST',
  path: '/remittances/:id/settle',
  summary: 'Book a line of a statement on an order, or put it aside',
  takes: settlementSchema,
  answers: dataOf(objectSchema({ id: idSchema, entry_id: orNull(idSchema) })),
  guard: guards.remittances.update,
  handler: settle,
}
