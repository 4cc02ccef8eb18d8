import { type SQL, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import type { OrderLine } from '../../../domain/orderLines'
import { earnedBy, type OrderDiscount } from '../../../domain/orderMoney'
import type { Style } from '../../../domain/type'
import type { Row } from '../../crud/resource'
import { rowsOf } from '../../db/database'
import type { Call } from '../../http/call'
import { ApiError, invalid } from '../../http/errors'
import { holdCredit } from '../../money/pay'
import { giveBack, holdMoved, holdSlips, slipsOfOrders } from '../../stock/cancel'
import { holdGround, holdStock, type Key } from '../../stock/lock'
import { groundOf, type Missing, type Taking, takeStock } from '../../stock/take'
import { linesIn } from './lines'

/** Only products lie in warehouses; without any warehouse, sending orders moves no goods. */
export async function hasGoods({ db }: Pick<Call, 'db'>, typeId: number): Promise<boolean> {
  const [found] = await rowsOf<{ style: Style; kept: boolean }>(
    db,
    sql`select style, exists (select from warehouses) as kept from types where id = ${typeId}`,
  )
  return found?.style === 'product' && found.kept
}

export type SlipWords = Pick<Taking, 'date' | 'note'>

/**
 * Moves the goods of a step in its transaction: on delivery they leave the order's warehouse, on cancellation they
 * return once.
 * @throws ApiError 422 without a warehouse; 409 `out_of_stock` with the stock of each line here and elsewhere
 */
export async function moveGoods(call: Call, before: Row, after: Row, slip?: SlipWords): Promise<void> {
  if (after.status === 'canceled') {
    if (before.status !== 'delivery') return
    await refuseReturned(call, before.id)
    await giveBack(call, before.id, String(after.cancel_reason ?? ''))
    return
  }
  if (after.status !== 'delivery') return
  const isOfGoods = () => hasGoods(call, Number(before.type_id))
  if (!after.warehouse_id) {
    if (await isOfGoods()) throw invalid('warehouse_id', 'warehouse_required')
    return
  }
  const earned = earnedBy({ products: linesIn(after), discount: after.discount as OrderDiscount | null })
  const taking = {
    ...slip,
    warehouse_id: Number(after.warehouse_id),
    order_id: before.id,
    lines: linesIn(after).map(({ post_id, quantity, price }, at) => ({
      post_id: post_id ?? 0,
      number: quantity,
      price,
      earned: earned[at] ?? 0,
    })),
  }
  const ground = await groundOf(call, taking)
  // Only if none of the lines is a product is the type looked up.
  if (ground.products.size === 0 && !(await isOfGoods())) return
  try {
    await takeStock(call, taking, ground)
  } catch (error) {
    throw named(error, linesIn(after))
  }
}

/** Goods that came back would come back twice. */
async function refuseReturned({ db }: Call, orderId: number): Promise<void> {
  const found = await rowsOf(db, sql`select from returns where order_id = ${orderId} limit 1`)
  if (found.length) throw new ApiError('illegal_step', { message: { key: 'errors.order_returned' } })
}

/** Names the products in the refusal, which may be read far from the lines, as of one order among many. */
function named(error: unknown, lines: readonly OrderLine[]): unknown {
  if (!(error instanceof ApiError)) return error
  const gone = lines.filter((_, line) => error.details.errors?.[`products[${line}].post_id`])
  if (gone.length > 0) {
    const what = gone.map(({ title }) => title).join(', ')
    return new ApiError('invalid', { message: { key: 'errors.order_gone', params: { what } } })
  }
  if (error.code !== 'out_of_stock') return error
  const { errors: _, ...details } = error.details
  const missing = details.extra?.missing as readonly Missing[]
  const what = missing
    .map(({ line, wanted, on_hand }) => `${lines[line]?.title} (${on_hand}/${wanted})`)
    .join(', ')
  return new ApiError('out_of_stock', {
    ...details,
    message: { key: 'errors.order_short', params: { what } },
  })
}

/**
 * Locks many orders, and all goods that their steps move, in the order in which single steps do.
 * @param data the values to set, or the parameters of the named change
 */
export async function holdGoods(
  call: Call,
  ids: readonly number[],
  { status, warehouse_id }: AnyObject,
  change?: string,
): Promise<void> {
  const { db } = call
  if (!status && !change) return
  const orders = sql`${sql.param([...ids])}::int[]`
  await db.execute(sql`select from orders where id = any(${orders}) order by id for no key update`)
  if (status === 'canceled') {
    const slips = await holdSlips(call, slipsOfOrders(ids))
    await holdMoved(
      call,
      slips.map(({ id }) => id),
    )
  }
  // With `change` each order takes its next step; processed orders are sent.
  if (status === 'delivery' || change) await holdSent(call, orders, warehouse_id ?? null)
  if (status === 'delivery' || status === 'delivered' || change) await holdCredit(call, orders)
}

async function holdSent(call: Call, orders: SQL, warehouseId: number | null): Promise<void> {
  const keys = await rowsOf<Key>(
    call.db,
    sql`select distinct coalesce(${warehouseId}::int, o.warehouse_id) as warehouse_id,
        (line->>'post_id')::int as post_id
      from orders o cross join jsonb_array_elements(o.products) line
      where o.id = any(${orders}) and o.status = 'processing' and line->>'post_id' is not null
        and coalesce(${warehouseId}::int, o.warehouse_id) is not null`,
  )
  await holdGround(
    call,
    keys.map((key) => key.warehouse_id),
    keys.map((key) => key.post_id),
  )
  await holdStock(call, keys, { onlyTakes: true })
}
