import { type AnyPgColumn, boolean, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { key, line, searchText, stamped } from './columns'
import { groups } from './groups'
import { types } from './types'

export const categories = pgTable(
  'categories',
  {
    ...stamped(),
    type_id: integer()
      .notNull()
      .references(() => types.id),
    title: text().notNull(),
    title_key: key(),
    slug: text().notNull(),
    image: line(),
    description: line(),
    parent_id: integer().references((): AnyPgColumn => categories.id),
    layout: line(),
    number_displayed: integer().notNull().default(0),
    show_by_category: boolean().notNull().default(false),
    is_shown: boolean().notNull().default(true),
    sort: integer().notNull().default(0),
    search_text: searchText(),
    group_id: integer().references((): AnyPgColumn => groups.id, { onDelete: 'set null' }),
  },
  (table) => [unique().on(table.type_id, table.slug)],
)
