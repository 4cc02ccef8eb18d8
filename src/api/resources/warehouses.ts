import { sql } from 'drizzle-orm'
import { formatMoney } from '../../domain/money'
import { placeSchema } from '../../domain/placeSchema'
import { bulkRoute } from '../crud/bulk'
import { crud } from '../crud/crud'
import { entity } from '../crud/entity'
import { exportRoute } from '../crud/exportRoute'
import { title } from '../crud/fields'
import type { Row } from '../crud/resource'
import { warehouses as table } from '../db/tables/warehouses'
import { ApiError } from '../http/errors'
import type { Call } from '../http/route'
import { settingOf } from '../settingOf'
import { contentsOf, putStockBack, removeStock } from '../stock/removed'
import { checkPlace } from './place'

/** A warehouse goes with its stock and its slips: by force, where there are any. */
async function remove(call: Call, { id }: Row): Promise<void> {
  const contents = await contentsOf(call, id)
  if (contents.slips === 0) return
  if (call.url.searchParams.get('force') !== '1')
    throw new ApiError('in_use', {
      message: {
        key: 'errors.in_use_by_stock',
        params: { ...contents, money: formatMoney(contents.money, await settingOf(call, 'money_unit')) },
      },
      extra: { can_force: true, in_use: contents },
    })
  await removeStock(call, id)
}

/** Where goods lie. */
export const warehouses = entity(table, {
  schema: placeSchema,
  fields: { name: title(table.name, table.search_text) },
  sorts: ['id', 'name'],
  sortKeys: { name: 'name_key' },
  order: ['id', 'asc'],
  unlimited: true,
  includes: {
    stock: sql`(select json_build_object('products', count(*) filter (where s.number > 0),
        'number', coalesce(sum(s.number), 0), 'money', coalesce(sum(s.money), 0), 'next_expiry', min(s.next_expiry))
      from stock s where s.warehouse_id = warehouses.id)`,
    slips_count: sql`(select count(*)::int from slips s where s.warehouse_id = warehouses.id)`,
  },
  search: { title: 'name', subtitle: 'address' },
  hooks: { write: checkPlace, remove, undone: putStockBack },
})

export const warehouseRoutes = [...crud(warehouses), bulkRoute(warehouses), exportRoute(warehouses)]
