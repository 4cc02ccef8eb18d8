import { pgTable, text } from 'drizzle-orm/pg-core'
import { key, line, searchText, stamped } from './columns'

export const seos = pgTable('seos', {
  ...stamped(),
  url: text().notNull().unique(),
  type: text().notNull().default('website'),
  title: text().notNull(),
  title_key: key(),
  image: line(),
  description: line(),
  keyword: line(),
  search_text: searchText(),
})
