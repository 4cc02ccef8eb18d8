import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Slide } from '../../../domain/sliderSchema'
import { inMigration, key, searchText, stamped } from './columns'

export const sliders = pgTable('sliders', {
  ...stamped(),
  key: text().notNull().unique(),
  title: text().notNull(),
  title_key: key(),
  items: jsonb().$type<Slide[]>().notNull().default([]),
  items_count: integer().notNull().generatedAlwaysAs(inMigration),
  search_text: searchText(),
})
