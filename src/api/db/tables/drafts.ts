import { boolean, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { line, timeColumn } from './columns'
import { users } from './users'

const owner = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const drafts = pgTable(
  'drafts',
  {
    user_id: owner(),
    entity: text().notNull(),
    place: text().notNull(),
    record_id: integer(),
    version: integer(),
    revision: serial(),
    title: line(),
    path: line(),
    body: jsonb().notNull(),
    size: integer().notNull(),
    updated_at: timeColumn(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.entity, table.place] })],
)

const instant = () => timestamp({ withTimezone: true, mode: 'string' }).notNull()

export const presence = pgTable(
  'presence',
  {
    entity: text().notNull(),
    record_id: integer().notNull(),
    user_id: owner(),
    is_editing: boolean().notNull().default(false),
    since: instant(),
    seen_at: instant(),
  },
  (table) => [primaryKey({ columns: [table.entity, table.record_id, table.user_id] })],
)
