import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { businessZone } from '../../../domain/businessTime'
import { guards } from '../../../domain/guards'
import { heldStates, usualDays } from '../../../domain/reports'
import {
  type Condition,
  choiceField,
  dayField,
  type Field,
  foldedField,
  momentField,
  numberField,
} from '../../crud/fields'
import { belongsTo } from '../../crud/include'
import { answerList } from '../../crud/list'
import type { ListResource } from '../../crud/resource'
import { rowSchema } from '../../crud/rowSchema'
import { posts } from '../../db/tables/posts'
import { movements, slips, stock } from '../../db/tables/stock'
import { warehouses } from '../../db/tables/warehouses'
import { pageOf } from '../../http/answerPlan'
import type { GuardedRoute } from '../../http/route'
import { namedSchema, withMembers } from '../../http/schema'
import { goodsRoute } from './goods'
import { heldMembers, movedMembers } from './shapes'

export const lotsIn = (
  warehouse: SQL | AnyColumn,
  post: SQL | AnyColumn,
  today: SQL,
): SQL => sql`(select coalesce(json_agg(json_build_object('id', l.id, 'number', l.on_hand, 'price', l.price,
    'expiry', l.expiry, 'imported_at', to_char(l.imported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'is_expired', coalesce(l.expiry < ${today}, false)) order by l.expiry nulls last, l.imported_at, l.id), '[]')
  from lots l where l.warehouse_id = ${warehouse} and l.post_id = ${post} and l.on_hand > 0)`

const ofProduct = (post: AnyColumn) => ({
  ...foldedField(posts.title, posts.search_text),
  operators: ['like'] as const,
  reads: [post],
  within: (condition: SQL) => sql`${post} in (select posts.id from posts where ${condition})`,
})

const productColumn = (name: 'code' | 'title' | 'image', post: AnyColumn) => () =>
  sql`(select posts.${sql.identifier(name)} from posts where posts.id = ${post})`

const dayAt = (now: SQL): SQL => sql`(${now} at time zone ${businessZone})::date`

const fact = (byClock: (today: SQL) => SQL): Field => ({
  type: 'boolean',
  column: stock.id,
  operators: [],
  reads: [stock.warehouse_id, stock.post_id, stock.number, stock.next_expiry],
  byClock: (now) => byClock(dayAt(now)),
})
const is = (field: string): Condition[] => [{ field, operator: 'is', value: null }]

const reorderPoint = sql`(select o.number from reorder_points o
  where o.warehouse_id = stock.warehouse_id and o.post_id = stock.post_id)`

/** A row per product and warehouse, also without stock. */
const whatIsWhere: ListResource = {
  name: 'slips',
  guards: guards.slips,
  table: stock,
  order: ['id', 'desc'],
  fields: {
    id: numberField(stock.id),
    post_id: { ...numberField(stock.post_id), isNarrow: true },
    warehouse_id: { ...numberField(stock.warehouse_id), isNarrow: true },
    number: numberField(stock.number),
    next_expiry: dayField(stock.next_expiry),
    text: ofProduct(stock.post_id),
    there: fact(() => sql`(stock.number > 0)`),
    expired: fact((today) => sql`coalesce(stock.next_expiry < ${today}, false)`),
    expiring: fact(
      (today) => sql`coalesce(stock.next_expiry <= ${today} + ${sql.raw(String(usualDays.expiring))}, false)`,
    ),
    // As in the report of low stock, expired units are missing.
    short: fact(
      (today) => sql`coalesce(${reorderPoint} > stock.number
        - case when stock.next_expiry < ${today} then (select sum(l.on_hand) from lots l
            where l.warehouse_id = stock.warehouse_id and l.post_id = stock.post_id and l.on_hand > 0
              and l.expiry < ${today}) else 0 end, false)`,
    ),
  },
  params: {
    state: Object.fromEntries(heldStates.map((name) => [name, is(name)])),
  },
  sorts: ['id', 'number', 'money', 'next_expiry'],
  counted: ['warehouse_id'],
  byClock: {
    code: productColumn('code', stock.post_id),
    title: productColumn('title', stock.post_id),
    image: productColumn('image', stock.post_id),
    average_cost: () => sql`case when stock.number > 0 then round(stock.money::numeric / stock.number) end`,
    reorder_point: () => reorderPoint,
    lots: (now) => lotsIn(stock.warehouse_id, stock.post_id, dayAt(now)),
  },
  includes: { warehouse: belongsTo(warehouses, stock.warehouse_id, ['id', 'name']) },
}

/** A row per line and lot. */
const ledger: ListResource = {
  name: 'slips',
  guards: guards.slips,
  table: movements,
  order: ['id', 'desc'],
  fields: {
    id: numberField(movements.id),
    post_id: { ...numberField(movements.post_id), isNarrow: true },
    warehouse_id: { ...numberField(movements.warehouse_id), isNarrow: true },
    slip_id: { ...numberField(movements.slip_id), isNarrow: true },
    lot_id: { ...numberField(movements.lot_id), isNarrow: true },
    at: momentField(movements.at),
    text: ofProduct(movements.post_id),
    style: {
      ...choiceField(slips.style),
      reads: [movements.slip_id],
      within: (condition) => sql`${movements.slip_id} in (select slips.id from slips where ${condition})`,
    },
  },
  sorts: ['id'],
  counted: ['warehouse_id'],
  byClock: {
    code: productColumn('code', movements.post_id),
    title: productColumn('title', movements.post_id),
    image: productColumn('image', movements.post_id),
    slip: () => sql`(select json_build_object('id', s.id, 'code', s.code, 'style', s.style, 'status', s.status,
        'reason', s.reason, 'date', s.date) from slips s where s.id = movements.slip_id)`,
    lot: () => sql`(select json_build_object('id', l.id, 'price', l.price, 'expiry', l.expiry) from lots l
      where l.id = movements.lot_id)`,
  },
  includes: { warehouse: belongsTo(warehouses, movements.warehouse_id, ['id', 'name']) },
}

const guard = guards.slips.list

export const stockRoutes: GuardedRoute[] = [
  {
    method: 'GET',
    path: '/warehouses/products',
    summary: 'List what lies where',
    guard,
    asksAs: whatIsWhere,
    answers: pageOf(() => namedSchema('stock', withMembers(rowSchema(whatIsWhere), heldMembers))),
    handler: (call) => answerList(call, whatIsWhere),
  },
  {
    method: 'GET',
    path: '/warehouses/change/items',
    summary: 'List what has moved',
    guard,
    asksAs: ledger,
    answers: pageOf(() => namedSchema('movements', withMembers(rowSchema(ledger), movedMembers))),
    handler: (call) => answerList(call, ledger),
  },
  goodsRoute,
]
