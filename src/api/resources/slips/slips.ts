import { sql } from 'drizzle-orm'
import { listRoute } from '../../crud/crud'
import { readOnlyList } from '../../crud/entity'
import { exportRoute } from '../../crud/exportRoute'
import { choiceField, dayField, foldedField, momentField, moneyField, numberField } from '../../crud/fields'
import { belongsTo, include, manyOf } from '../../crud/include'
import { slips as table } from '../../db/tables/stock'
import { suppliers } from '../../db/tables/suppliers'
import { users } from '../../db/tables/users'
import { warehouses } from '../../db/tables/warehouses'
import type { GuardedRoute } from '../../http/route'
import { objectSchema, orNull } from '../../http/schema'
import { orderNameSchema } from '../orders/shapes'
import { linkedSlipSchema, slipChoices, storedSlipLineSchema, usedLotSchema } from './shapes'

const products = manyOf(
  sql`select i.id, i.post_id, i.code, i.title, i.image, i.number, i.price, i.expiry, i.lot_id, i.cost,
    (select coalesce(json_agg(json_build_object('id', m.lot_id, 'number', abs(m.number), 'price', l.price,
        'expiry', l.expiry) order by m.id), '[]')
      from movements m join lots l on l.id = m.lot_id where m.line_id = i.id and m.undoes is null) as lots
  from slip_lines i where i.slip_id = slips.id order by i.place`,
  storedSlipLineSchema,
)

/** Lots of this slip or its other half that have been used, and so block the cancellation. */
const used = manyOf(
  sql`select l.id as lot_id, l.post_id, i.title, i.number as wanted, l.on_hand,
    coalesce((select json_agg(distinct jsonb_build_object('id', s.id, 'code', s.code)) from movements m
      join slips s on s.id = m.slip_id
      where m.lot_id = l.id and m.number < 0 and m.undoes is null and s.status = 'complete'), '[]') as slips
  from slips b join slip_lines i on i.slip_id = b.id join lots l on l.line_id = i.id
  where b.style = 'import' and b.status = 'complete' and (b.id = slips.id or b.id = slips.linked_id)
    and l.on_hand < i.number
  order by l.id limit 50`,
  usedLotSchema,
)

export const slips = readOnlyList(table, {
  fields: {
    style: choiceField(table.style),
    status: choiceField(table.status),
    reason: choiceField(table.reason),
    warehouse_id: numberField(table.warehouse_id),
    supplier_id: { ...numberField(table.supplier_id), isNarrow: true },
    order_id: { ...numberField(table.order_id), isNarrow: true },
    user_id: { ...numberField(table.user_id), isNarrow: true },
    money: moneyField(table.money),
    date: dayField(table.date),
    created_at: momentField(table.created_at),
    code: choiceField(table.code),
    text: { ...foldedField(table.code, table.search_text), operators: ['like'] },
  },
  sorts: ['id', 'date'],
  shapes: slipChoices,
  counted: ['style', 'status', 'warehouse_id'],
  facets: ['style', 'status'],
  includes: {
    warehouse: belongsTo(warehouses, table.warehouse_id, ['id', 'name']),
    supplier: belongsTo(suppliers, table.supplier_id, ['id', 'name']),
    user: belongsTo(users, table.user_id, ['id', 'name', 'avatar']),
    canceler: belongsTo(users, table.canceler_id, ['id', 'name', 'avatar']),
    linked: include(
      sql`json_build_object('data', (select json_build_object('id', o.id, 'code', o.code, 'style', o.style,
      'warehouse_id', o.warehouse_id, 'warehouse', (select w.name from warehouses w where w.id = o.warehouse_id))
      from slips o where o.id = slips.linked_id))`,
      objectSchema({ data: orNull(linkedSlipSchema) }),
    ),
    products,
    used,
    order: include(
      sql`json_build_object('data', (select json_build_object('id', o.id, 'code', o.code, 'type_id', o.type_id)
      from orders o where o.id = slips.order_id))`,
      objectSchema({ data: orNull(orderNameSchema) }),
    ),
  },
  search: {
    title: 'code',
    subtitle: sql`concat_ws(' · ', (select w.name from warehouses w where w.id = ${table.warehouse_id}), nullif(${table.note}, ''))`,
  },
})

export const slipListRoutes: GuardedRoute[] = [
  { ...listRoute(slips), path: '/warehouses/changes' },
  { ...exportRoute(slips), path: '/warehouses/changes/export' },
]
