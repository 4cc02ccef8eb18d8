import { boolean, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { ApiSource, Choice, RowField } from '../../../domain/dynamicFields'
import { key, line, searchText, stamped } from './columns'
import { types } from './types'

export const groups = pgTable(
  'groups',
  {
    ...stamped(),
    style: text().notNull(),
    type_id: integer()
      .notNull()
      .references(() => types.id),
    title: text().notNull(),
    title_key: key(),
    slug: text().notNull(),
    image: line(),
    description: line(),
    sort: integer().notNull().default(0),
    search_text: searchText(),
  },
  (table) => [unique().on(table.type_id, table.style, table.slug)],
)

export const fields = pgTable(
  'fields',
  {
    ...stamped(),
    group_id: integer()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    title: text().notNull(),
    value: line(),
    style: text().notNull(),
    sort: integer().notNull().default(0),
    script: line(),
    has_options: boolean().notNull().default(false),
    has_children: boolean().notNull().default(false),
    data: jsonb().$type<Choice[]>().notNull().default([]),
    children: jsonb().$type<RowField[]>().notNull().default([]),
    api: jsonb().$type<ApiSource>(),
  },
  (table) => [unique().on(table.group_id, table.key)],
)
