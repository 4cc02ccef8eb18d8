import { sql } from 'drizzle-orm'
import { orderSources, orderStatuses, stepsFrom } from '../../../domain/order'
import { paymentStatuses } from '../../../domain/orderMoney'
import { orderSchema } from '../../../domain/orderSchema'
import { phoneOrText } from '../../../domain/phone'
import { text } from '../../../domain/rules'
import { orders as sheet } from '../../../domain/sheets/orders'
import { bulkRoute } from '../../crud/bulk'
import { crud, listRoute } from '../../crud/crud'
import { entity } from '../../crud/entity'
import { exportRoute } from '../../crud/exportRoute'
import { choiceField, type Field, foldedField, momentField, moneyField, numberField } from '../../crud/fields'
import { importRoute } from '../../crud/import'
import { belongsTo, include, manyOf } from '../../crud/include'
import type { Resource } from '../../crud/resource'
import { agencies } from '../../db/tables/agencies'
import { orders as table } from '../../db/tables/orders'
import { users } from '../../db/tables/users'
import { warehouses } from '../../db/tables/warehouses'
import { arraySchema, choiceSchema, textSchema } from '../../http/schema'
import { carrierLayout } from '../carriers/layout'
import { orderEntrySchema } from '../money/shapes'
import { clientRoute } from './client'
import { open } from './holding'
import { ofClient } from './ofClient'
import { orderProductsRoute } from './products'
import { returnRoute } from './returns'
import { sendingRoute } from './sending'
import {
  keptDiscountSchema,
  orderPartSchema,
  orderReturnSchema,
  orderSlipSchema,
  orderStatusSchema,
  orderTransferSchema,
  remarkSchema,
  stepSchema,
  storedLineSchema,
  storedRemarkSchema,
} from './shapes'
import { forward, stepEvents } from './steps'
import { sumRoute } from './sums'
import { bankSettings, transferCode } from './transfer'
import { keptHooks, sentHooksWith } from './write'

const narrow = (field: Field): Field => ({ ...field, isNarrow: true })

const remarks = manyOf(
  sql`select note->>'at' as at, note->>'text' as text, (select json_build_object(
      'id', u.id, 'name', u.name, 'avatar', u.avatar) from users u where u.id = (note->>'author_id')::int) as author
  from jsonb_array_elements(orders.remarks) with ordinality each (note, place) order by place`,
  remarkSchema,
)

/** Lines lose the id of a product that has been deleted. */
const products = () => sql`(select coalesce(jsonb_agg(case when exists (
      select from posts p where p.id = (line->>'post_id')::int) then line
      else line || '{"post_id": null}' end order by place), '[]')
  from jsonb_array_elements(orders.products) with ordinality each (line, place))`

const changes = manyOf(
  sql`select s.id, s.code, s.status, s.warehouse_id, s.number, s.money, s.date
  from slips s where s.order_id = orders.id order by s.id`,
  orderSlipSchema,
)

/** Of a payment on account only the order's part. */
const payments = manyOf(
  sql`select e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, e.kind,
    a.amount, e.method, e.note, abs(e.amount) as whole, e.reverses_id,
    (select r.id from entries r where r.reverses_id = e.id) as reversed_by,
    (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = e.actor_id) as actor
  from (select entry_id, sum(amount) as amount from allocations where order_id = orders.id group by 1
    having sum(amount) <> 0) a join entries e on e.id = a.entry_id order by e.id`,
  orderEntrySchema,
)

const returns = manyOf(
  sql`select r.id, to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, r.lines,
    r.amount, r.reason, (select json_build_object('id', s.id, 'code', s.code) from slips s where s.id = r.slip_id) as slip,
    (select json_build_object('id', u.id, 'name', u.name) from users u where u.id = r.actor_id) as actor
  from returns r where r.order_id = orders.id order by r.id`,
  orderReturnSchema,
)

/** Orders left of it when a part was sent, and the one of which it was left. */
const parts = manyOf(
  sql`select p.id, p.code, p.status, p.parent_id from orders p
  where p.parent_id = orders.id or p.id = orders.parent_id order by p.id`,
  orderPartSchema,
)

export const orders = entity(table, {
  schema: orderSchema,
  fields: {
    type_id: numberField(table.type_id),
    status: choiceField(table.status),
    source: choiceField(table.source),
    warehouse_id: numberField(table.warehouse_id),
    agency_id: narrow(numberField(table.agency_id)),
    user_id: narrow(numberField(table.user_id)),
    client_id: ofClient,
    phone: { ...narrow(choiceField(table.phone)), normalize: phoneOrText },
    code: choiceField(table.code),
    text: { ...foldedField(table.code, table.search_text), normalize: phoneOrText },
    total: moneyField(table.total),
    due: moneyField(table.due),
    payment_status: choiceField(table.payment_status),
    parent_id: narrow(numberField(table.parent_id)),
    tracking_code: choiceField(table.tracking_code),
    created_at: momentField(table.created_at),
    stepped_at: momentField(table.stepped_at),
    /** Whole days in the present status, of unfinished orders only. */
    age: {
      ...numberField(table.stepped_at),
      byClock: (now) => sql`floor(extract(epoch from ${now} - ${table.stepped_at}) / 86400)::int`,
      reads: [table.status, table.stepped_at],
      within: (waits) => sql`(${table.status} in ${open} and ${waits})`,
    },
  },
  byClock: { products },
  shapes: {
    products: arraySchema(storedLineSchema),
    discount: keptDiscountSchema,
    remarks: arraySchema(storedRemarkSchema),
    payment_status: choiceSchema(paymentStatuses),
    source: choiceSchema(orderSources),
  },
  sorts: ['id', 'total', 'stepped_at', 'created_at'],
  body: ['products'],
  includes: {
    user: belongsTo(users, table.user_id, ['id', 'name', 'avatar']),
    agency: belongsTo(agencies, table.agency_id, ['id', 'name']),
    warehouse: belongsTo(warehouses, table.warehouse_id, ['id', 'name']),
    changes,
    remarks,
    payments,
    returns,
    parts,
    history: manyOf(sql`${stepEvents(sql`orders.id`)} order by h.id`, stepSchema),
    possible: include(
      sql`(case ${table.status} ${sql.raw(
        orderStatuses
          .map((status) => `when '${status}' then '${JSON.stringify(stepsFrom(status))}'::json`)
          .join(' '),
      )} end)`,
      arraySchema(orderStatusSchema),
    ),
    lines: include(
      sql`(select coalesce(json_agg(concat(line->>'quantity', ' × ', line->>'title') order by place), '[]')
      from jsonb_array_elements(orders.products) with ordinality each (line, place))`,
      arraySchema(textSchema),
    ),
    vietqr: include(bankSettings, orderTransferSchema),
  },
  made: { vietqr: transferCode },
  search: {
    title: 'code',
    subtitle: 'name',
    codes: ['email'],
    phone: 'phone',
    params: { typeID: 'type_id' },
  },
  counted: ['type_id', 'status', 'warehouse_id', 'payment_status'],
  facets: ['status', 'type_id', 'payment_status'],
  sums: {
    paid: sql`${table.paid}`,
    due: sql`greatest(${table.due}, 0)`,
    over: sql`greatest(-${table.due}, 0)`,
  },
  constraints: {
    orders_user_id_fkey: ['user_id', 'not_found_reference'],
    orders_agency_id_fkey: ['agency_id', 'not_found_reference'],
    orders_warehouse_id_fkey: ['warehouse_id', 'not_found_reference'],
  },
  irrevocable: ['status'],
  hooks: keptHooks,
  changes: { forward },
})

/** For requests; the history restores what was valid once. */
export const sentOrders: Resource = { ...orders, hooks: sentHooksWith() }

/** For files, which name orders by their codes. */
const codedOrders: Resource = { ...sentOrders, schema: orderSchema.shape({ code: text(100) }) }

export const orderRoutes = [
  listRoute(orders),
  ...crud(sentOrders, ['POST', 'PATCH', 'DELETE']),
  bulkRoute(sentOrders),
  exportRoute(orders, { layoutOf: carrierLayout }),
  importRoute(codedOrders, { sheet }),
  orderProductsRoute,
  clientRoute,
  sumRoute,
  sendingRoute,
  returnRoute,
]
