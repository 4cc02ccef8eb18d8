import { type SQL, sql } from 'drizzle-orm'
import { guards } from '../../domain/guards'
import { formatMoney } from '../../domain/money'
import { meets } from '../../domain/permissions'
import { placeSchema } from '../../domain/placeSchema'
import { bulkRoute } from '../crud/bulk'
import { crud } from '../crud/crud'
import { entity } from '../crud/entity'
import { exportRoute } from '../crud/exportRoute'
import { foldedField } from '../crud/fields'
import { include } from '../crud/include'
import type { Resource, Row } from '../crud/resource'
import { warehouses as table } from '../db/tables/warehouses'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'
import { choiceSchema, daySchema, objectSchema, orNull, wholeSchema } from '../http/schema'
import { settingOf } from '../settingOf'
import { contentsOf, putStockBack, removeStock } from '../stock/removed'
import { checkPlace } from './place'

/** Deletes stock, slips and reorder points with the warehouse; `?force=1` is required if it has slips. */
async function remove(call: Call, { id }: Row): Promise<void> {
  const contents = await contentsOf(call, id)
  if (contents.slips > 0 && call.url.searchParams.get('force') !== '1')
    throw new ApiError('in_use', {
      message: {
        key: 'errors.in_use_by_stock',
        params: { ...contents, money: formatMoney(contents.money, await settingOf(call, 'money_unit')) },
      },
      extra: { can_force: true, in_use: contents },
    })
  await removeStock(call, id)
}

/** The deletion empties references of orders, whose steps lock them before the warehouse, and so does this. */
const holdOrders = async ({ db }: Call, where: SQL): Promise<void> => {
  await db.execute(sql`with held as materialized (select id from orders
      where warehouse_id in (select id from warehouses where ${where}) order by id for no key update)
    select count(*) from held`)
}

const stockSchema = objectSchema({
  products: wholeSchema,
  number: wholeSchema,
  money: orNull(wholeSchema),
  next_expiry: orNull(daySchema),
})

/** `money` is the cost of the goods. */
const stockWith = (money: SQL) =>
  include(
    sql`(select json_build_object('products', count(*) filter (where s.number > 0),
    'number', coalesce(sum(s.number), 0), 'money', ${money}, 'next_expiry', min(s.next_expiry))
  from stock s where s.warehouse_id = warehouses.id)`,
    stockSchema,
  )

export const warehouses = entity(table, {
  schema: placeSchema,
  fields: { name: foldedField(table.name, table.search_text) },
  sorts: ['id', 'name'],
  sortKeys: { name: 'name_key' },
  order: ['id', 'asc'],
  unlimited: true,
  includes: {
    stock: stockWith(sql`coalesce(sum(s.money), 0)`),
    slips_count: include(
      sql`(select count(*)::int from slips s where s.warehouse_id = warehouses.id)`,
      wholeSchema,
    ),
  },
  search: { title: 'name', subtitle: 'address' },
  hooks: { write: checkPlace, aheadOfDelete: holdOrders, remove, undone: putStockBack },
})

/** For callers who send orders but may not see slips, hence costs. */
const withoutCosts: Resource = {
  ...warehouses,
  includes: { ...warehouses.includes, stock: stockWith(sql`null::bigint`) },
}

const shownTo = ({ actor }: Call): Resource =>
  meets(actor.permissions, guards.slips.list) ? warehouses : withoutCosts

export const warehouseRoutes = [
  ...crud(warehouses, undefined, { shownTo, asks: { delete: { force: choiceSchema(['0', '1']) } } }),
  bulkRoute(warehouses),
  exportRoute(warehouses),
]
