import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { key, line, searchText, stamped } from './columns'
import { users } from './users'

export const agencies = pgTable('agencies', {
  ...stamped(),
  name: text().notNull(),
  name_key: key(),
  description: line(),
  sort: integer().notNull().default(0),
  credit_limit: bigint({ mode: 'number' }),
  search_text: searchText(),
})

export const agencyUsers = pgTable(
  'agency_users',
  {
    agency_id: integer()
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.agency_id, table.user_id] })],
)
