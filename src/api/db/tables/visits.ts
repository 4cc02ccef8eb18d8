import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './users'

/** The newest row id that a user has seen in a list: before the present visit, and on it. */
export const visits = pgTable(
  'visits',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text().notNull(),
    since: integer().notNull(),
    seen: integer().notNull(),
    at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.list] })],
)
