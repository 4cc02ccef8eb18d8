import { sql } from 'drizzle-orm'
import { guards } from '../../../domain/guards'
import type { OrderSums } from '../../../domain/orderSchema'
import { conditionSql, conditionsOf, numberField } from '../../crud/fields'
import { rowsOf } from '../../db/database'
import { orders as table } from '../../db/tables/orders'
import { dataOf } from '../../http/answerPlan'
import { json } from '../../http/answers'
import type { Call } from '../../http/call'
import { invalid } from '../../http/errors'
import type { GuardedRoute } from '../../http/route'
import { idSchema, momentSchema, objectSchema, orNull, type Schema, wholeSchema } from '../../http/schema'
import { ofClient } from './ofClient'

/** Few enough orders of one client or agency to be read. */
const owners = { client_id: ofClient, agency_id: numberField(table.agency_id) }
const isOwner = (name: string): name is keyof typeof owners => Object.hasOwn(owners, name)

const maxOrders = 100_000

/** `GET /orders/sums?client_id=` or `?agency_id=`: the total leaves out canceled orders. */
async function sumUp({ db, url }: Call): Promise<Response> {
  const [[name, value] = ['', ''], ...others] = [...url.searchParams]
  if (!isOwner(name) || others.length) throw invalid(others[0]?.[0] ?? (name || 'client_id'), 'choice')
  const [condition] = /^[1-9]\d*$/.test(value) ? conditionsOf(name, owners[name], '=', value) : []
  if (!condition) throw invalid(name, 'invalid')
  const of = conditionSql(condition, owners[name], null)
  const [row] = await rowsOf<OrderSums>(
    db,
    sql`select count(*)::int as count, count(*) filter (where status = 'canceled')::int as canceled,
        coalesce(sum(total) filter (where status <> 'canceled'), 0)::float8 as total,
        to_char(max(created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as latest
      from (select status, total, created_at from orders where ${of} order by orders.id desc limit ${maxOrders}) o`,
  )
  return json({ data: row })
}

const orderSumsSchema = objectSchema({
  count: wholeSchema,
  canceled: wholeSchema,
  total: wholeSchema,
  latest: orNull(momentSchema),
})

export const sumRoute: GuardedRoute = {
  method: 'GET',
  path: '/orders/sums',
  summary: 'Sum up the orders of a client or an agency',
  asks: { client_id: idSchema, agency_id: idSchema } satisfies Record<keyof typeof owners, Schema>,
  answers: dataOf(orderSumsSchema),
  guard: guards.orders.list,
  handler: sumUp,
}
