import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { searchText, stamped } from './columns'

export const redirects = pgTable('redirects', {
  ...stamped(),
  source: text().notNull().unique(),
  destination: text().notNull(),
  /** Path of the destination, to find the next redirect of a chain. */
  leads_to: text().notNull(),
  code: integer().notNull().default(301),
  search_text: searchText(),
})
