import { eq, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { usualOrderSyntax } from '../../../domain/codes'
import { isDeletable, maxRemarks, type OrderStatus, sentFields } from '../../../domain/order'
import { type SentLine, sentAgain } from '../../../domain/orderLines'
import { featuresOf, type Style } from '../../../domain/type'
import { type Numbering, nextCode } from '../../codes'
import type { Hooks, Row } from '../../crud/resource'
import { rowsOf } from '../../db/database'
import { orders as table } from '../../db/tables/orders'
import { types } from '../../db/tables/types'
import type { Call } from '../../http/call'
import { ApiError, invalid } from '../../http/errors'
import { holdOrder, payOrder } from '../../money/pay'
import { holdGoods, moveGoods, type SlipWords } from './goods'
import { linesIn, orderLinesOf } from './lines'
import { makeRest, partingOf } from './part'
import { checkEditable, checkStep, statusOf } from './steps'

const orderCodes: Numbering = {
  setting: 'order_code_syntax',
  usual: usualOrderSyntax,
  sequence: 'order_codes',
  table,
  column: table.code,
}

function remarked({ actor, now }: Call, remark: unknown, before?: Row): AnyObject {
  if (!remark) return {}
  const remarks = Array.isArray(before?.remarks) ? before.remarks : []
  if (remarks.length >= maxRemarks) throw invalid('remark', 'max_items', { max: maxRemarks })
  return { remarks: [...remarks, { at: now.toISOString(), author_id: actor.id, text: remark }] }
}

async function slugOf({ db }: Call, typeId: number): Promise<string> {
  const [type] = await db
    .select({ slug: types.slug, style: types.style })
    .from(types)
    .where(eq(types.id, typeId))
  if (!type) throw invalid('type_id', 'not_found_reference')
  if (!featuresOf[type.style as Style].includes('orders')) throw invalid('type_id', 'invalid')
  return type.slug
}

/** Null if several accounts share the phone number. */
async function clientOf({ db }: Call, phone: string): Promise<number | null> {
  const found = await rowsOf<{ id: number }>(db, sql`select id from users where phone = ${phone} limit 2`)
  const [only, ...others] = found
  return only && !others.length ? only.id : null
}

async function made(call: Call, value: AnyObject): Promise<AnyObject> {
  const { from: _seen, payment: _paid, lines: _parts, remark, products, status, ...row } = value
  if (status && status !== 'new') throw invalid('status', 'choice')
  const slug = await slugOf(call, row.type_id)
  const asked = { typeId: row.type_id, agencyId: row.agency_id ?? null, before: [] }
  return {
    ...row,
    ...remarked(call, remark),
    status: 'new',
    stepped_at: call.now.toISOString(),
    cancel_reason: '',
    user_id: row.user_id === undefined ? await clientOf(call, row.phone) : row.user_id,
    products: await orderLinesOf(call, products, asked),
    code: await nextCode(call, orderCodes, slug),
  }
}

function checkFields(value: AnyObject, before: Row): void {
  if (value.type_id !== undefined && value.type_id !== before.type_id) throw invalid('type_id', 'invalid')
  for (const field of sentFields)
    if (value[field] !== undefined && JSON.stringify(value[field]) !== JSON.stringify(before[field]))
      checkEditable(before, field)
}

async function changed(call: Call, value: AnyObject, before: Row, slip?: SlipWords): Promise<AnyObject> {
  const { from: seen, payment: _, lines: parts, remark, products, ...row } = value
  const to: OrderStatus | undefined = row.status
  if (to) await checkStep(call, before, to, seen)
  checkFields(value, before)
  // Only canceled orders have a reason.
  if ((to ?? before.status) !== 'canceled') delete row.cancel_reason
  const agencyId = row.agency_id === undefined ? before.agency_id : row.agency_id
  const isRepriced = agencyId !== before.agency_id
  const kept = linesIn(before)
  // Another agency has other prices, so all lines are priced again.
  const wanted: SentLine[] | undefined = products ?? (isRepriced ? kept.map(sentAgain) : undefined)
  const asked = { typeId: Number(before.type_id), agencyId, before: kept, isRepriced }
  const lines = wanted && (await orderLinesOf(call, wanted, asked))
  const asWhole: Row = { ...before, ...row, ...(lines && { products: lines }) }
  const parting = parts && to === 'delivery' ? partingOf(asWhole, parts) : null
  const after: Row = { ...asWhole, ...parting?.kept }
  // Last, since the locks of goods come after all others.
  if (to) await moveGoods(call, before, after, slip)
  if (parting) await makeRest(call, asWhole, parting.left)
  return {
    ...row,
    ...remarked(call, remark, before),
    ...(lines && { products: lines }),
    ...parting?.kept,
    ...(to && { stepped_at: call.now.toISOString() }),
  }
}

/** @param slip day and note of the slip of a step that takes goods out */
export const sentHooksWith = (slip?: SlipWords): Hooks => ({
  aheadOfAll: holdGoods,
  write: (call, value, before) => (before ? changed(call, value, before, slip) : made(call, value)),
  written: payWith,
  remove: (_call, row) => checkDeletable(row),
})

/** Takes the payment that comes with a step, once the order has taken the step. */
async function payWith(call: Call, id: number, { status, payment }: AnyObject): Promise<void> {
  if (!status || !payment) return
  const { due } = await holdOrder(call, id)
  const amount = payment.amount ?? Math.max(0, due)
  if (amount > 0) await payOrder(call, id, { amount, method: payment.method, note: '' })
}

async function checkDeletable(row: Row): Promise<void> {
  if (Number(row.paid) > 0) throw new ApiError('in_use', { message: { key: 'errors.order_has_payments' } })
  if (!isDeletable(statusOf(row)))
    throw new ApiError('in_use', { message: { key: 'errors.order_under_way' } })
}

/** Hooks for the history: they never restore a status, since steps move goods. */
export const keptHooks: Hooks = {
  write: (_call, value, before) => {
    if (!before) return value
    if (value.status !== undefined && value.status !== before.status) throw invalid('status', 'step_undo')
    checkFields(value, before)
    return value
  },
  remove: (_call, row) => checkDeletable(row),
}
