import { bigint, date, integer, pgTable, primaryKey, serial, timestamp, unique } from 'drizzle-orm/pg-core'
import { posts } from './posts'
import { users } from './users'
import { warehouses } from './warehouses'

const whole = () => bigint({ mode: 'number' }).notNull()
const inWarehouse = () =>
  integer()
    .notNull()
    .references(() => warehouses.id, { onDelete: 'cascade' })
const ofProduct = () =>
  integer()
    .notNull()
    .references(() => posts.id)

/** Units taken for any reason, units sold, their proceeds and their cost. */
const sums = () => ({ taken: whole(), sold: whole(), money: whole(), cost: whole() })

/** Goods that left a warehouse, by day; maintained with the movements. */
export const stockDays = pgTable(
  'stock_days',
  { warehouse_id: inWarehouse(), post_id: ofProduct(), day: date().notNull(), ...sums() },
  (table) => [primaryKey({ columns: [table.warehouse_id, table.post_id, table.day] })],
)

/** The same by month, stored as its first day; long periods are read from these. */
export const stockMonths = pgTable(
  'stock_months',
  { warehouse_id: inWarehouse(), post_id: ofProduct(), month: date().notNull(), ...sums() },
  (table) => [primaryKey({ columns: [table.warehouse_id, table.post_id, table.month] })],
)

/** A product is reordered for a warehouse below `number` units; never for `null`. */
export const reorderPoints = pgTable(
  'reorder_points',
  {
    id: serial().primaryKey(),
    version: integer().notNull().default(1),
    warehouse_id: inWarehouse(),
    post_id: integer()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    number: integer(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    updated_at: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [unique().on(table.warehouse_id, table.post_id)],
)
