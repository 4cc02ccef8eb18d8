import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { inMigration, line, searchText, stamped } from './columns'
import { posts } from './posts'
import { suppliers } from './suppliers'
import { users } from './users'
import { warehouses } from './warehouses'

const whole = () => bigint({ mode: 'number' })
const instant = () => timestamp({ withTimezone: true, mode: 'string' })
const inWarehouse = () =>
  integer()
    .notNull()
    .references(() => warehouses.id, { onDelete: 'cascade' })
const ofProduct = () =>
  integer()
    .notNull()
    .references(() => posts.id)
const byPerson = () => integer().references(() => users.id, { onDelete: 'set null' })

export const slips = pgTable('slips', {
  ...stamped(),
  code: text().notNull().unique(),
  style: text().notNull(),
  status: text().notNull().default('complete'),
  reason: text().notNull(),
  date: date().notNull(),
  warehouse_id: inWarehouse(),
  supplier_id: integer().references(() => suppliers.id),
  order_id: integer(),
  user_id: byPerson(),
  /** The other half of a transfer, or of a correction after counting. */
  linked_id: integer().references((): AnyPgColumn => slips.id, { onDelete: 'set null' }),
  note: line(),
  number: integer().notNull(),
  money: whole().notNull(),
  /** Only of exports: the money less the cost of the lots taken. */
  profit: whole(),
  canceled_at: instant(),
  canceler_id: byPerson(),
  cancel_reason: line(),
  search_text: searchText(),
  paid: whole().notNull().default(0),
  due: whole().notNull().generatedAlwaysAs(inMigration),
})

export const slipLines = pgTable(
  'slip_lines',
  {
    id: serial().primaryKey(),
    slip_id: integer()
      .notNull()
      .references(() => slips.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    post_id: ofProduct(),
    code: text().notNull(),
    title: text().notNull(),
    image: line(),
    number: integer().notNull(),
    price: whole().notNull(),
    expiry: date(),
    lot_id: integer(),
    /** Only of exports: the cost of the lots taken. */
    cost: whole(),
  },
  (table) => [unique().on(table.slip_id, table.place)],
)

export const lots = pgTable('lots', {
  id: serial().primaryKey(),
  warehouse_id: inWarehouse(),
  post_id: ofProduct(),
  line_id: integer()
    .notNull()
    .references(() => slipLines.id, { onDelete: 'cascade' }),
  price: whole().notNull(),
  expiry: date(),
  imported_at: instant().notNull(),
  on_hand: integer().notNull().default(0),
})

/** Sums of the lots, maintained with the movements. */
export const stock = pgTable(
  'stock',
  {
    id: serial().primaryKey(),
    warehouse_id: inWarehouse(),
    post_id: ofProduct(),
    number: integer().notNull().default(0),
    money: whole().notNull().default(0),
    next_expiry: date(),
  },
  (table) => [unique().on(table.warehouse_id, table.post_id)],
)

/** Append-only ledger. */
export const movements = pgTable(
  'movements',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: instant().notNull(),
    slip_id: integer()
      .notNull()
      .references(() => slips.id, { onDelete: 'cascade' }),
    line_id: integer()
      .notNull()
      .references(() => slipLines.id, { onDelete: 'cascade' }),
    lot_id: integer()
      .notNull()
      .references(() => lots.id, { onDelete: 'cascade' }),
    warehouse_id: inWarehouse(),
    post_id: ofProduct(),
    number: integer().notNull(),
    /** Units of the product in the warehouse afterwards. */
    balance: integer().notNull(),
    undoes: whole().references((): AnyPgColumn => movements.id, { onDelete: 'cascade' }),
    /** VND for which the units were sold, discounts off; null: at the price of their line. */
    money: whole(),
  },
  (table) => [uniqueIndex().on(table.undoes).where(sql`undoes is not null`)],
)

/** The sequence's value before the first code of a year. */
export const codeYears = pgTable(
  'code_years',
  { sequence: text().notNull(), year: integer().notNull(), began_after: whole().notNull() },
  (table) => [primaryKey({ columns: [table.sequence, table.year] })],
)

export const removedStock = pgTable('removed_stock', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  warehouse_id: integer().notNull(),
  removed_at: instant().notNull(),
  tab: text().notNull(),
  content: jsonb().notNull(),
})
