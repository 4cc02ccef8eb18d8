import { sql } from 'drizzle-orm'
import { businessDay } from '../../../domain/businessTime'
import { guards } from '../../../domain/guards'
import { type ProductLot, sendingFrom } from '../../../domain/orderGoods'
import { demandOf, type OrderLine } from '../../../domain/orderLines'
import { rowsOf } from '../../db/database'
import { listOf } from '../../http/answerPlan'
import { idOf, json } from '../../http/answers'
import type { Call } from '../../http/call'
import { ApiError } from '../../http/errors'
import type { GuardedRoute } from '../../http/route'
import {
  arraySchema,
  daySchema,
  flagSchema,
  idSchema,
  objectSchema,
  orNull,
  textSchema,
  wholeSchema,
} from '../../http/schema'
import { hasGoods } from './goods'

interface Found {
  type_id: number
  products: OrderLine[]
}

interface Place {
  id: number
  name: string
  lots: ProductLot[]
}

/** `GET /orders/{id}/sending`: lots by warehouse; nothing is locked, since the step itself checks again. */
async function sending(call: Call): Promise<Response> {
  const { db, params, now } = call
  const id = idOf(params.id)
  const [order] = await rowsOf<Found>(db, sql`select type_id, products from orders where id = ${id}`)
  if (!order) throw new ApiError('not_found')
  if (!(await hasGoods(call, order.type_id))) return json({ data: [] })
  const posts = [...demandOf(order.products).keys()]
  const places = await rowsOf<Place>(
    db,
    sql`select w.id, w.name, coalesce((select json_agg(json_build_object('id', l.id, 'post_id', l.post_id,
          'price', l.price, 'expiry', l.expiry, 'on_hand', l.on_hand,
          'imported_at', to_char(l.imported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')))
        from lots l where l.warehouse_id = w.id and l.post_id = any(${sql.param(posts)}::int[]) and l.on_hand > 0),
        '[]') as lots
      from warehouses w order by w.id`,
  )
  return json({ data: places.map((place) => sendingFrom(place, order.products, businessDay(now))) })
}

const sendingSchema = objectSchema({
  warehouse_id: idSchema,
  name: textSchema,
  is_enough: flagSchema,
  lines: arraySchema(
    objectSchema({
      title: textSchema,
      wanted: wholeSchema,
      on_hand: wholeSchema,
      lots: arraySchema(objectSchema({ id: idSchema, number: wholeSchema, expiry: orNull(daySchema) })),
    }),
  ),
})

export const sendingRoute: GuardedRoute = {
  method: 'GET',
  path: '/orders/:id/sending',
  summary: 'Tell of each warehouse what sending an order would take, and what is short',
  answers: listOf(sendingSchema),
  guard: guards.orders.update,
  handler: sending,
}
