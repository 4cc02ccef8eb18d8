import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { searchText, stamped } from './columns'

export const redirects = pgTable('redirects', {
  ...stamped(),
  source: text().notNull().unique(),
  destination: text().notNull(),
  /** The path of the destination, to find the redirect that follows in a chain. */
  leads_to: text().notNull(),
  code: integer().notNull().default(301),
  search_text: searchText(),
})
