import { type AnyPgColumn, bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { inMigration, line, searchText, stamped } from './columns'
import { posts } from './posts'
import { users } from './users'

export const comments = pgTable('comments', {
  ...stamped(),
  post_id: integer()
    .notNull()
    .references(() => posts.id, { onDelete: 'cascade' }),
  /** The first comment of the thread; null for that comment itself. */
  comment_id: integer().references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
  user_id: integer().references(() => users.id, { onDelete: 'set null' }),
  reply_to: integer().references(() => users.id, { onDelete: 'set null' }),
  /** Of a visitor without an account. */
  author_name: line(),
  by_staff: boolean().notNull().default(false),
  message: text().notNull(),
  is_shown: boolean().notNull().default(true),
  status: text().notNull().default('none'),
  thread_id: integer().notNull().generatedAlwaysAs(inMigration),
  /** Sort key of lists: threads by their beginning, replies after the comment they answer (see the migration). */
  place: bigint({ mode: 'number' }).notNull().generatedAlwaysAs(inMigration),
  excerpt: text().notNull().generatedAlwaysAs(inMigration),
  search_text: searchText(),
})
