import { eq, sql } from 'drizzle-orm'
import { countSchema, type Recorded } from '../../../domain/countSchema'
import { cancelSlipSchema, slipSchema, transferSchema } from '../../../domain/slipSchema'
import { includesOf } from '../../crud/projection'
import { readIncludes } from '../../crud/query'
import { includeSchema, rowSchema } from '../../crud/rowSchema'
import { readOne } from '../../crud/write'
import { rowsOf } from '../../db/database'
import { slips as table } from '../../db/tables/stock'
import { dataOf, listOf } from '../../http/answerPlan'
import { idOf, one, rawJson } from '../../http/answers'
import { asked } from '../../http/asked'
import type { Call } from '../../http/call'
import { ApiError, invalid } from '../../http/errors'
import type { GuardedRoute } from '../../http/route'
import { arraySchema, idSchema, objectSchema, orNull, wholeSchema } from '../../http/schema'
import { bringStock } from '../../stock/bring'
import { cancelSlips } from '../../stock/cancel'
import { countStock } from '../../stock/count'
import { takeStock } from '../../stock/take'
import { transferStock } from '../../stock/transfer'
import { handOut } from '../orders/handOut'
import { slipListRoutes, slips } from './slips'

/** @throws ApiError 404 for a warehouse that does not exist */
async function warehouseOf({ db, params }: Call): Promise<number> {
  const id = idOf(params.id)
  const found = await rowsOf(db, sql`select from warehouses where id = ${id}`)
  if (!found.length) throw new ApiError('not_found')
  return id
}

async function read({ db, url, now }: Call, id: number): Promise<string> {
  const includes = new Set([...readIncludes(url.searchParams, includesOf(slips)), 'products'])
  const row = await readOne(db, slips, eq(table.id, id), [...includes], now)
  if (!row) throw new ApiError('not_found')
  return row
}

async function readAll(call: Call, ids: readonly number[], status: number, meta?: object): Promise<Response> {
  const rows: string[] = []
  for (const id of ids) rows.push(await read(call, id))
  return rawJson(`{"data":[${rows.join()}]${meta ? `,"meta":${JSON.stringify(meta)}` : ''}}`, status)
}

async function change(call: Call): Promise<Response> {
  const { style, products, supplier_id, order_id, reason, ...rest } = asked(slipSchema, call.body)
  const warehouse_id = await warehouseOf(call)
  if (style === 'export' && supplier_id) throw invalid('supplier_id', 'invalid')
  if (order_id !== null) {
    if (style === 'import') throw invalid('order_id', 'invalid')
    if (products.length) throw invalid('products', 'invalid')
    return one(await read(call, await handOut(call, order_id, warehouse_id, rest)), 201)
  }
  const slip =
    style === 'import'
      ? await bringStock(call, {
          ...rest,
          warehouse_id,
          supplier_id,
          reason: reason === 'other' ? 'other' : 'purchase',
          lines: products,
        })
      : await takeStock(call, {
          ...rest,
          warehouse_id,
          reason: reason === 'other' ? 'other' : 'sale',
          lines: products,
        })
  return one(await read(call, slip.id), 201)
}

/** `POST /warehouses/{id}/transfer`: answers both slips, the export first. */
async function transfer(call: Call): Promise<Response> {
  const moved = await transferStock(call, await warehouseOf(call), asked(transferSchema, call.body))
  return readAll(
    call,
    moved.map(({ id }) => id),
    201,
  )
}

/** `POST /warehouses/{id}/count`: answers the correcting slips, if any, and the counts. */
async function count(call: Call): Promise<Response> {
  const sent = asked(countSchema, call.body)
  const posted = await countStock(call, await warehouseOf(call), sent)
  const recorded: Recorded = {
    counted: sent.products.map(({ post_id, lot_id, counted }) => ({ post_id, lot_id, counted })),
  }
  return readAll(
    call,
    posted.map(({ id }) => id),
    posted.length ? 201 : 200,
    recorded,
  )
}

/** `POST /warehouses/change/{id}/cancel`; slips of orders are canceled with the order. */
async function cancel(call: Call): Promise<Response> {
  const id = idOf(call.params.id)
  const { reason } = asked(cancelSlipSchema, call.body)
  const [slip] = await rowsOf<{ order_id: number | null }>(
    call.db,
    sql`select order_id from slips where id = ${id}`,
  )
  if (!slip) throw new ApiError('not_found')
  if (slip.order_id !== null) throw new ApiError('slip_of_order', { extra: { order_id: slip.order_id } })
  await cancelSlips(call, [id], reason)
  return one(await read(call, id))
}

const { create: guard } = slips.guards

const asks = { include: includeSchema(slips) }
const row = () => rowSchema(slips)

const recordedSchema = objectSchema({
  counted: arraySchema(objectSchema({ post_id: idSchema, lot_id: orNull(idSchema), counted: wholeSchema })),
})

export const slipRoutes: GuardedRoute[] = [
  ...slipListRoutes,
  {
    method: 'POST',
    path: '/warehouses/:id/change',
    summary: 'Bring goods into a warehouse, or take them out',
    about: 'slips',
    asks,
    takes: slipSchema,
    answers: dataOf(row, 201),
    guard,
    handler: change,
  },
  {
    method: 'POST',
    path: '/warehouses/:id/transfer',
    summary: 'Move goods to another warehouse',
    about: 'slips',
    asks,
    takes: transferSchema,
    answers: { ...listOf(row), status: 201 },
    guard,
    handler: transfer,
  },
  {
    method: 'POST',
    path: '/warehouses/:id/count',
    summary: 'Count the goods of a warehouse',
    about: 'slips',
    asks,
    takes: countSchema,
    // It is 200 when nothing differs.
    answers: { ...listOf(row, recordedSchema), status: 201, or: [200] },
    guard,
    handler: count,
  },
  {
    method: 'POST',
    path: '/warehouses/change/:id/cancel',
    summary: 'Cancel a slip',
    asks,
    takes: cancelSlipSchema,
    answers: dataOf(row),
    guard,
    handler: cancel,
  },
]
