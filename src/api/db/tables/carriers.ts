import { sql } from 'drizzle-orm'
import { bigint, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CarrierColumn } from '../../../domain/carrierSchema'
import type { RemittanceProblem, RemittanceState } from '../../../domain/remittance'
import { inMigration, line, searchText, stamped } from './columns'
import { entries } from './money'
import { orders } from './orders'
import { users } from './users'

export const carriers = pgTable('carriers', {
  ...stamped(),
  name: text().notNull(),
  columns: jsonb().$type<CarrierColumn[]>().notNull().default([]),
})

const moment = () => timestamp({ withTimezone: true, mode: 'string' })
const whole = () => bigint({ mode: 'number' })

export const remittances = pgTable(
  'remittances',
  {
    id: serial().primaryKey(),
    created_at: moment().notNull().default(sql`told_moment()`),
    carrier: line(),
    statement: line(),
    line: integer().notNull(),
    tracking_code: line(),
    order_code: line(),
    amount: whole().notNull(),
    fee: whole().notNull().default(0),
    order_id: integer().references(() => orders.id, { onDelete: 'set null' }),
    entry_id: integer().references(() => entries.id),
    expected: whole(),
    problem: text().$type<RemittanceProblem | ''>().notNull().default(''),
    settled_at: moment(),
    settled_by: integer().references(() => users.id, { onDelete: 'set null' }),
    note: line(),
    state: text().$type<RemittanceState>().notNull().generatedAlwaysAs(inMigration),
    search_text: searchText(),
  },
  (table) => [
    uniqueIndex().on(
      table.tracking_code,
      table.order_code,
      table.amount,
      table.fee,
      table.line,
      table.statement,
      table.carrier,
    ),
  ],
)
