import { sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import type { OrderLine } from '../../../domain/orderLines'
import { lineTotal } from '../../../domain/orderLines'
import { type OrderDiscount, type Parcel, partOrder } from '../../../domain/orderMoney'
import { holdCode } from '../../codes'
import type { Row } from '../../crud/resource'
import { rowsOf } from '../../db/database'
import { orders as table } from '../../db/tables/orders'
import type { Call } from '../../http/call'
import { ApiError } from '../../http/errors'
import { linesIn } from './lines'

interface PartLine {
  id: number
  quantity: number
}

/** @throws ApiError 422 for lines that are not the order's, more than it has of them, or nothing at all */
function quantitiesOf(lines: readonly OrderLine[], parts: readonly PartLine[]): number[] {
  const refuse = (field: string, key: string, params?: { max: number }) => {
    throw new ApiError('invalid', {
      errors: { [field]: [{ key: `validation.${key}`, ...(params && { params }) }] },
    })
  }
  const quantities = lines.map(() => 0)
  for (const [at, { id, quantity }] of parts.entries()) {
    const place = lines.findIndex((line) => line.id === id)
    const line = lines[place]
    if (!line || parts.findIndex((part) => part.id === id) !== at) refuse(`lines[${at}].id`, 'invalid')
    else if (quantity > line.quantity) refuse(`lines[${at}].quantity`, 'max', { max: line.quantity })
    else quantities[place] = quantity
  }
  if (quantities.every((quantity) => quantity === 0)) refuse('lines', 'order_lines')
  return quantities
}

const linesWith = (lines: readonly OrderLine[], quantities: readonly number[]): OrderLine[] =>
  lines.flatMap((line, at) => {
    const quantity = quantities[at] ?? 0
    return quantity > 0 ? [{ ...line, quantity, total: lineTotal({ ...line, quantity }) }] : []
  })

/** `DH-12-2` is left of `DH-12`, `DH-12-3` of either. */
async function nextPartCode(call: Call, order: Row): Promise<string> {
  const root = order.parent_id ? String(order.code).replace(/-\d+$/, '') : String(order.code)
  await holdCode(call, root)
  const [row] = await rowsOf<{ last: number }>(
    call.db,
    sql`select coalesce(max(substring(code from length(${root}) + 2)::int), 1) as last from orders
      where code like replace(${root}, '_', '\\_') || '-%' and substring(code from length(${root}) + 2) ~ '^\\d{1,6}$'`,
  )
  return `${root}-${(row?.last ?? 1) + 1}`
}

/** The columns that an order sent in part keeps, and what is left of it. */
export interface Parting {
  kept: AnyObject
  left: Parcel
}

/** Parts a locked order in what is sent and what is left; null if nothing is left. */
export function partingOf(order: Row, parts: readonly PartLine[]): Parting | null {
  const lines = linesIn(order)
  const quantities = quantitiesOf(lines, parts)
  if (quantities.every((quantity, at) => quantity === lines[at]?.quantity)) return null
  const { sent, left } = partOrder(
    {
      products: lines,
      discount: order.discount as OrderDiscount | null,
      shipping_fee: Number(order.shipping_fee),
      paid: Number(order.paid),
      cod: order.cod as number | null,
    },
    quantities,
  )
  return {
    kept: { products: linesWith(lines, sent.quantities), discount: sent.discount, cod: sent.cod },
    left,
  }
}

/** Makes what is left of an order one of its own, which is still processed; payments are locked after goods. */
export async function makeRest(
  call: Call,
  order: Row,
  { quantities, discount, cod, paid }: Parcel,
): Promise<void> {
  const { type_id, source, name, phone, email, address, note } = order
  const { user_id, agency_id, warehouse_id, created_at } = order
  const client = { name, phone, email, address, note, user_id, agency_id }
  const shared = { type_id, source, ...client, warehouse_id, created_at }
  const [made] = await call.db
    .insert(table)
    .values({
      ...(shared as typeof table.$inferInsert),
      code: await nextPartCode(call, order),
      status: 'processing',
      stepped_at: call.now.toISOString(),
      updated_at: call.now.toISOString(),
      products: linesWith(linesIn(order), quantities),
      discount,
      cod,
      parent_id: order.id,
    })
    .returning({ id: table.id })
  if (made && paid > 0) await movePayments(call, order.id, made.id, paid)
}

/** The newest payments go along with what is left. */
const movePayments = ({ db }: Call, from: number, to: number, amount: number): Promise<unknown> =>
  db.execute(sql`insert into allocations (entry_id, order_id, amount)
    select entry_id, o.id, o.sign * least(amount, ${amount}::bigint - before) from (
      select entry_id, amount, sum(amount) over (order by entry_id desc) - amount as before
      from payment_shares where order_id = ${from}::int) r
      cross join (values (${from}::int, -1), (${to}::int, 1)) o (id, sign)
    where before < ${amount}::bigint order by entry_id, o.id`)
