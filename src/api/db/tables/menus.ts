import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { MenuItem } from '../../../domain/menu'
import { inMigration, key, searchText, stamped } from './columns'

export const menus = pgTable('menus', {
  ...stamped(),
  key: text().notNull().unique(),
  title: text().notNull(),
  title_key: key(),
  items: jsonb().$type<MenuItem[]>().notNull().default([]),
  items_count: integer().notNull().generatedAlwaysAs(inMigration),
  search_text: searchText(),
})
