import { sql } from 'drizzle-orm'
import type { FieldErrors, Message } from '../../../domain/message'
import { type SiteLine, siteOrderSchema } from '../../../domain/siteOrderSchema'
import { insertRows, validRow } from '../../crud/write'
import { dataOf } from '../../http/answerPlan'
import { json } from '../../http/answers'
import type { Call } from '../../http/call'
import { ApiError } from '../../http/errors'
import { sentOrders } from '../../resources/orders/orders'
import { settingOf } from '../../settingOf'
import { holdGround, lockStock } from '../../stock/lock'
import { visitor, visitorRoute } from '../visitorRoute'
import { agencyOf, type Cart, quoteCart } from './cart'
import { readSiteOrder, siteOrderShape } from './read'

const hour = 3_600_000

/**
 * Makes an order of what can be bought at this moment, under locks of the stock that it needs.
 * @throws ApiError 422 by line, 409 `out_of_stock`, 409 `conflict` with the cart where its total is another
 */
async function placeOrder(call: Call, { lines, expected_total, ...client }: Ordered): Promise<Response> {
  const agency_id = await agencyOf(call)
  await holdProducts(call, lines)
  const cart = await quoteCart(call, lines, agency_id)
  const type = oneType(cart)
  if (cart.lines.some(({ standing }) => standing === 'short')) throw short(cart)
  const moved = () =>
    new ApiError('conflict', { message: { key: 'errors.cart_changed' }, extra: { data: cart } })
  if (expected_total !== null && expected_total !== cart.total) throw moved()
  const row = validRow(sentOrders, {
    ...client,
    type_id: type.id,
    agency_id,
    ...(call.actor !== visitor && { user_id: call.actor.id }),
    products: lines.map(({ id, quantity, attribute }) => ({ post_id: id, quantity, attribute })),
  })
  const held_until =
    type.style === 'product' ? new Date(call.now.getTime() + (await holdHours(call)) * hour) : null
  const [id] = await insertRows(call, sentOrders, [
    { ...row, source: 'site', held_until: held_until?.toISOString() ?? null },
  ])
  const data = await readSiteOrder(call, sql`o.id = ${id}`)
  if (!data || data.total !== cart.total) throw moved()
  return json({ data }, 201)
}

type Ordered = ReturnType<typeof siteOrderSchema.validateSync>

const holdHours = async (call: Call): Promise<number> =>
  Number(await settingOf(call, 'order_hold_hours')) || 24

/** Orders of the same products follow one another, so that nobody sells what another has just promised. */
async function holdProducts(call: Call, lines: readonly SiteLine[]): Promise<void> {
  const ids = lines.map(({ id }) => id)
  await holdGround(call, [], ids)
  await lockStock(call.db, sql`s.post_id = any(${sql.param(ids)}::int[])`)
}

/** @throws ApiError 422 for what is no longer sold, and what is of another type than the first */
function oneType({ lines }: Cart) {
  const type = lines.find(({ post }) => post)?.post?.type
  const errors: FieldErrors = {}
  for (const [at, { post }] of lines.entries())
    if (post?.type.id !== type?.id || !post)
      errors[`lines[${at}].id`] = [{ key: `validation.${post ? 'one_order_type' : 'no_longer_sold'}` }]
  if (!type || Object.keys(errors).length) throw new ApiError('invalid', { errors })
  return type
}

function short(cart: Cart): ApiError {
  const told = (at: number): [string, Message[]] => [
    `lines[${at}].quantity`,
    [{ key: 'validation.not_enough_left' }],
  ]
  const errors = Object.fromEntries(
    cart.lines.flatMap(({ standing }, at) => (standing === 'short' ? [told(at)] : [])),
  )
  return new ApiError('out_of_stock', {
    message: { key: 'errors.cart_short' },
    errors,
    extra: { data: cart },
  })
}

/** Lines are called otherwise in the back office. */
function named(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.details.errors) return error
  const renamed = Object.entries(error.details.errors).map(([path, messages]) => [
    path.replace(/^products\[/, 'lines['),
    messages,
  ])
  return new ApiError(error.code, { ...error.details, errors: Object.fromEntries(renamed) })
}

export const placeOrderRoute = visitorRoute({
  path: '/orders',
  summary: 'Order what a cart holds',
  takes: siteOrderSchema,
  answers: dataOf(siteOrderShape, 201),
  about: 'orders',
  paces: [
    { most: 10, seconds: 600 },
    { most: 60, seconds: 86_400 },
  ],
  once: true,
  handler: (call, value) =>
    placeOrder(call, value).catch((error) => {
      throw named(error)
    }),
})
