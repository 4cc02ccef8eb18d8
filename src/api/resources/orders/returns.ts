import { sql } from 'drizzle-orm'
import { guards } from '../../../domain/guards'
import type { FieldErrors } from '../../../domain/message'
import type { OrderLine } from '../../../domain/orderLines'
import { earnedBy, type OrderDiscount, returnWorth } from '../../../domain/orderMoney'
import { type ReturnInput, returnSchema } from '../../../domain/paymentSchema'
import { rowsOf } from '../../db/database'
import { dataOf } from '../../http/answerPlan'
import { idOf, json } from '../../http/answers'
import { asked } from '../../http/asked'
import type { Call } from '../../http/call'
import { ApiError } from '../../http/errors'
import type { GuardedRoute } from '../../http/route'
import { arraySchema, idSchema, objectSchema, orNull, wholeSchema } from '../../http/schema'
import { paidOver, refundOrder, release } from '../../money/giveBack'
import { holdOrder } from '../../money/pay'
import type { Mover } from '../../stock/lock'
import { restock, type SentLot } from '../../stock/restock'
import { returnedLineSchema } from './shapes'

interface Returned {
  id: number
  post_id: number | null
  quantity: number
  restocked: number
  amount: number
  cost: number
}

interface Sent {
  products: OrderLine[]
  discount: OrderDiscount | null
  before: Returned[]
  warehouse_id: number | null
  /** Units that left, by the line's place, in the order in which they were taken. */
  lots: (SentLot & { place: number })[]
}

async function sentWith({ db }: Mover, orderId: number): Promise<Sent> {
  const [found] = await rowsOf<Sent>(
    db,
    sql`select o.products, o.discount,
        coalesce((select jsonb_agg(line order by r.id) from returns r, jsonb_array_elements(r.lines) line
          where r.order_id = o.id), '[]') as before,
        s.warehouse_id, coalesce((select json_agg(json_build_object('place', i.place, 'post_id', m.post_id,
            'number', -m.number, 'price', l.price, 'expiry', l.expiry, 'imported_at',
            to_char(l.imported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')) order by m.id)
          from movements m join slip_lines i on i.id = m.line_id join lots l on l.id = m.lot_id
          where m.slip_id = s.id and m.undoes is null), '[]') as lots
      from orders o left join slips s on s.order_id = o.id and s.style = 'export' and s.status = 'complete'
      where o.id = ${orderId} order by s.id limit 1`,
  )
  if (!found) throw new ApiError('not_found')
  return found
}

const sumOf = (rows: readonly Returned[], field: 'quantity' | 'restocked'): number =>
  rows.reduce((sum, row) => sum + row[field], 0)

/** So many units of these lots, after those that have come back before. */
function lotsAfter(lots: readonly SentLot[], before: number, count: number): SentLot[] {
  let [skip, wanted] = [before, count]
  return lots.flatMap((lot) => {
    const skipped = Math.min(skip, lot.number)
    const number = Math.min(wanted, lot.number - skipped)
    skip -= skipped
    wanted -= number
    return number > 0 ? [{ ...lot, number }] : []
  })
}

const costOfLots = (lots: readonly SentLot[]): number =>
  lots.reduce((sum, { number, price }) => sum + number * price, 0)

interface Coming extends Returned {
  lots: SentLot[]
}

/** @throws ApiError 422 for lines that are not the order's; 409 `over_returned` for more than was sent */
function comingOf({ products, discount, before, lots }: Sent, lines: ReturnInput['lines']): Coming[] {
  const earned = earnedBy({ products, discount })
  const over: { id: number; sent: number; returned: number }[] = []
  const errors: FieldErrors = {}
  const coming = lines.map((line, at): Coming => {
    const place = products.findIndex(({ id }) => id === line.id)
    const sold = products[place]
    if (!sold || lines.findIndex(({ id }) => id === line.id) !== at)
      throw new ApiError('invalid', { errors: { [`lines[${at}].id`]: [{ key: 'validation.invalid' }] } })
    const earlier = before.filter(({ id }) => id === line.id)
    const returned = sumOf(earlier, 'quantity')
    if (returned + line.quantity > sold.quantity) {
      over.push({ id: line.id, sent: sold.quantity, returned })
      const params = { max: sold.quantity - returned }
      errors[`lines[${at}].quantity`] = [{ key: 'validation.over_returned', params }]
    }
    const ofLine = lots.filter((lot) => lot.place === place)
    const back = line.restock ? lotsAfter(ofLine, sumOf(earlier, 'restocked'), line.quantity) : []
    return {
      id: line.id,
      post_id: sold.post_id,
      quantity: line.quantity,
      restocked: back.reduce((sum, { number }) => sum + number, 0),
      amount: returnWorth(earned[place] ?? 0, sold.quantity, returned, line.quantity),
      cost: costOfLots(back),
      lots: back,
    }
  })
  if (over.length) throw new ApiError('over_returned', { errors, extra: { lines: over } })
  return coming
}

/**
 * Takes goods of an order back, and says what becomes of what was paid for them.
 * @throws ApiError 404; 409 `illegal_step` before it is sent, `over_returned` for more than was sent; 422
 */
export async function takeBack(call: Mover, id: number, { lines, refund, reason }: ReturnInput) {
  const held = await holdOrder(call, id)
  if (held.status !== 'delivery' && held.status !== 'delivered')
    throw new ApiError('illegal_step', { message: { key: 'errors.order_not_sent' } })
  const sent = await sentWith(call, id)
  const coming = comingOf(sent, lines)
  const { warehouse_id } = sent
  const slip = warehouse_id
    ? await restock(call, {
        warehouse_id,
        order_id: id,
        posts: coming.flatMap(({ post_id }) => (post_id === null ? [] : [post_id])),
        lots: coming.flatMap(({ lots }) => lots),
        note: reason,
      })
    : null
  const amount = coming.reduce((sum, line) => sum + line.amount, 0)
  const kept = coming.map(({ lots: _, ...line }): Returned => line)
  const [made] = await rowsOf<{ id: number }>(
    call.db,
    sql`insert into returns (order_id, lines, amount, reason, warehouse_id, slip_id)
      values (${id}, ${JSON.stringify(kept)}, ${amount}, ${reason}, ${warehouse_id}, ${slip?.id ?? null}) returning id`,
  )
  const order = await holdOrder(call, id)
  const refund_id = refund
    ? await refundOrder(call, order, { ...refund, note: reason }, 'refund.amount')
    : await keepOnAccount(call, id, Math.min(amount, paidOver(order)))
  const { due, paid, returned } = await holdOrder(call, id)
  return { id: made?.id, amount, lines: kept, slip_id: slip?.id ?? null, refund_id, due, paid, returned }
}

/** `POST /orders/{id}/returns` */
async function returnOrder(call: Call): Promise<Response> {
  const input = asked(returnSchema, call.body)
  return json({ data: await takeBack(call, idOf(call.params.id), input) }, 201)
}

async function keepOnAccount(call: Mover, orderId: number, amount: number): Promise<null> {
  if (amount > 0) await release(call, orderId, amount)
  return null
}

const madeReturnSchema = objectSchema({
  id: idSchema,
  amount: wholeSchema,
  lines: arraySchema(returnedLineSchema),
  slip_id: orNull(idSchema),
  refund_id: orNull(idSchema),
  due: wholeSchema,
  paid: wholeSchema,
  returned: wholeSchema,
})

export const returnRoute: GuardedRoute = {
  method: 'POST',
  path: '/orders/:id/returns',
  summary: 'Take goods of an order back',
  takes: returnSchema,
  answers: dataOf(madeReturnSchema, 201),
  guard: guards.orders.update,
  handler: returnOrder,
}
