import { bigint, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { OrderLine } from '../../../domain/orderLines'
import { agencies } from './agencies'
import { inMigration, line, searchText, stamped, timeColumn } from './columns'
import type { StoredNote } from './feedback'
import { types } from './types'
import { users } from './users'
import { warehouses } from './warehouses'

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
    total: bigint({ mode: 'number' }).notNull().generatedAlwaysAs(inMigration),
    units: bigint({ mode: 'number' }).notNull().generatedAlwaysAs(inMigration),
    search_text: searchText(),
  },
  (table) => [uniqueIndex().on(table.code)],
)
