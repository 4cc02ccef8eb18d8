import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  date,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { EntryKind, PartyKind, PaymentMethod } from '../../../domain/payment'
import { line } from './columns'
import { orders } from './orders'
import { users } from './users'

const moment = () => timestamp({ withTimezone: true, mode: 'string' }).notNull().default(sql`told_moment()`)
const whole = () => bigint({ mode: 'number' })
const byPerson = () =>
  integer()
    .default(sql`(told('actor'::text))::integer`)
    .references(() => users.id, { onDelete: 'set null' })

/** The ledger; see `money/README.md`. */
export const entries = pgTable(
  'entries',
  {
    id: serial().primaryKey(),
    at: moment(),
    party: text().$type<PartyKind>().notNull(),
    party_key: text().notNull(),
    kind: text().$type<EntryKind>().notNull(),
    amount: whole().notNull(),
    method: text().$type<PaymentMethod>(),
    order_id: integer(),
    slip_id: integer(),
    note: line(),
    reverses_id: integer().references((): AnyPgColumn => entries.id),
    actor_id: byPerson(),
    open: whole().notNull().default(0),
  },
  (table) => [uniqueIndex().on(table.reverses_id).where(sql`reverses_id is not null`)],
)

export const allocations = pgTable('allocations', {
  id: serial().primaryKey(),
  at: moment(),
  entry_id: integer()
    .notNull()
    .references(() => entries.id),
  order_id: integer(),
  slip_id: integer(),
  amount: whole().notNull(),
})

export const returns = pgTable('returns', {
  id: serial().primaryKey(),
  at: moment(),
  order_id: integer()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' }),
  lines: jsonb().notNull(),
  amount: whole().notNull(),
  reason: line(),
  warehouse_id: integer(),
  slip_id: integer(),
  actor_id: byPerson(),
})

export const partySums = pgTable('party_sums', {
  party: text().notNull(),
  party_key: text().notNull(),
  amount: whole().notNull(),
})

export const entryDays = pgTable('entry_days', {
  day: date().notNull(),
  party: text().notNull(),
  kind: text().notNull(),
  method: text(),
  amount: whole().notNull(),
})

/** Counts of the cash in the till. */
export const cashCounts = pgTable('cash_counts', {
  id: serial().primaryKey(),
  at: moment(),
  day: date().notNull(),
  counted: whole().notNull(),
  taken: whole().notNull().default(0),
  total: whole().notNull(),
  expected: whole(),
  note: line(),
  actor_id: byPerson(),
})
