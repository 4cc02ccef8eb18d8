import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { line, stamped } from './columns'
import { users } from './users'

export const views = pgTable(
  'views',
  {
    ...stamped(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    path: text().notNull(),
    name: text().notNull(),
    query: line(),
    is_default: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex().on(table.user_id, table.path).where(sql`is_default`)],
)
