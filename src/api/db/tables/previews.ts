import { integer, jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { posts } from './posts'
import { users } from './users'

export const previews = pgTable(
  'previews',
  {
    post_id: integer()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Named by its tokens. */
    id: uuid().notNull().unique(),
    /** Of the post that it was made of. */
    version: integer().notNull(),
    page: jsonb().notNull(),
    expires_at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.post_id, table.user_id] })],
)
