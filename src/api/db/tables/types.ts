import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Style } from '../../../domain/type'
import type { PostTypeInput } from '../../../domain/typeSchema'
import { key, line, searchText, stamped } from './columns'

export const types = pgTable('types', {
  ...stamped(),
  style: text().$type<Style>().notNull(),
  is_shown: boolean().notNull().default(true),
  is_sitemap: boolean().notNull().default(true),
  sort: integer().notNull().default(0),
  title: text().notNull(),
  title_key: key(),
  slug: text().notNull().unique(),
  image: line(),
  description: line(),
  icon: line(),
  features: jsonb().$type<PostTypeInput['features']>().notNull(),
  fields: jsonb().$type<PostTypeInput['fields']>().notNull().default([]),
  search_text: searchText(),
})
