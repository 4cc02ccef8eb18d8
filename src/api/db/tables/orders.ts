import {
  type AnyPgColumn,
  bigint,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { OrderSource } from '../../../domain/order'
import type { OrderLine } from '../../../domain/orderLines'
import type { OrderDiscount, PaymentStatus } from '../../../domain/orderMoney'
import { agencies } from './agencies'
import { inMigration, line, searchText, stamped, timeColumn } from './columns'
import type { StoredNote } from './feedback'
import { types } from './types'
import { users } from './users'
import { warehouses } from './warehouses'

const kept = () => bigint({ mode: 'number' }).notNull().default(0)
const reckoned = () => bigint({ mode: 'number' }).notNull().generatedAlwaysAs(inMigration)

/** What open orders promise of a product, written by a trigger. */
export const promises = pgTable(
  'promises',
  {
    post_id: integer().notNull(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    quantity: bigint({ mode: 'number' }).notNull(),
    until: timestamp({ withTimezone: true, mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.post_id, table.order_id] })],
)

export const orders = pgTable(
  'orders',
  {
    ...stamped(),
    type_id: integer()
      .notNull()
      .references(() => types.id),
    code: text().notNull(),
    status: text().notNull().default('new'),
    stepped_at: timeColumn(),
    name: text().notNull(),
    phone: text().notNull(),
    email: line(),
    address: text().notNull(),
    note: line(),
    cancel_reason: line(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    agency_id: integer().references(() => agencies.id, { onDelete: 'set null' }),
    warehouse_id: integer().references(() => warehouses.id, { onDelete: 'set null' }),
    products: jsonb().$type<OrderLine[]>().notNull().default([]),
    remarks: jsonb().$type<StoredNote[]>().notNull().default([]),
    units: reckoned(),
    search_text: searchText(),
    discount: jsonb().$type<OrderDiscount | null>(),
    shipping_fee: kept(),
    carrier: line(),
    tracking_code: line(),
    cod: bigint({ mode: 'number' }),
    source: text().$type<OrderSource>().notNull().default('office'),
    held_until: timestamp({ withTimezone: true, mode: 'string' }),
    parent_id: integer().references((): AnyPgColumn => orders.id, { onDelete: 'set null' }),
    paid: kept(),
    returned: kept(),
    owed_at: timestamp({ withTimezone: true, mode: 'string' }),
    total: reckoned(),
    due: reckoned(),
    payment_status: text().$type<PaymentStatus>().notNull().generatedAlwaysAs(inMigration),
  },
  (table) => [uniqueIndex().on(table.code)],
)
