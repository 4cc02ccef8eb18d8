import { sql } from 'drizzle-orm'
import { doublePrecision, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { groups } from './groups'
import { posts } from './posts'

export const postGroups = pgTable(
  'post_groups',
  {
    post_id: integer()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    group_id: integer()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    sort: doublePrecision().notNull().default(sql`nextval('post_groups_sort')`),
  },
  (table) => [primaryKey({ columns: [table.post_id, table.group_id] })],
)
