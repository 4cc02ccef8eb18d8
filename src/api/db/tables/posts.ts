import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { PostInput, Section } from '../../../domain/postSchema'
import { categories } from './categories'
import { key, line, searchText, stamped } from './columns'
import { types } from './types'
import { users } from './users'

export const posts = pgTable(
  'posts',
  {
    ...stamped(),
    type_id: integer()
      .notNull()
      .references(() => types.id),
    category_id: integer().references(() => categories.id, { onDelete: 'set null' }),
    parent_category_id: integer().references(() => categories.id, { onDelete: 'set null' }),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    status: text().notNull(),
    title: text().notNull(),
    title_key: key(),
    slug: text().notNull(),
    image: line(),
    images: jsonb().$type<string[]>().notNull().default([]),
    description: line(),
    content: jsonb().$type<Section[]>().notNull().default([]),
    related_ids: jsonb().$type<number[]>().notNull().default([]),
    seo: jsonb().$type<PostInput['seo']>().notNull(),
    custom: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    search_text: searchText(),
  },
  (table) => [unique().on(table.type_id, table.slug)],
)
