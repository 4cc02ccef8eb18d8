import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { key, line, searchText, stamped } from './columns'

export const media = pgTable('media', {
  ...stamped(),
  name: text().notNull(),
  name_key: key(),
  file: text().notNull(),
  path: text().notNull().unique(),
  type: text().notNull(),
  kind: text().notNull(),
  size: integer().notNull(),
  url: text().notNull(),
  thumbnail_url: line(),
  width: integer(),
  height: integer(),
  search_text: searchText(),
})
