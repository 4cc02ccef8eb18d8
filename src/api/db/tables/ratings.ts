import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { inMigration, line, searchText, stamped } from './columns'
import { posts } from './posts'
import { users } from './users'

export const ratings = pgTable('ratings', {
  ...stamped(),
  post_id: integer()
    .notNull()
    .references(() => posts.id, { onDelete: 'cascade' }),
  user_id: integer().references(() => users.id, { onDelete: 'set null' }),
  author_name: line(),
  content: line(),
  score: integer().notNull(),
  is_shown: boolean().notNull().default(true),
  status: text().notNull().default('none'),
  excerpt: text().notNull().generatedAlwaysAs(inMigration),
  search_text: searchText(),
})
