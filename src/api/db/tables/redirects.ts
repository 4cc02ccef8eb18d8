import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { searchText, stamped } from './columns'

export const redirects = pgTable('redirects', {
  ...stamped(),
  source: text().notNull().unique(),
  destination: text().notNull(),
  /** The path that the destination leads to: what another redirect may start from. */
  leads_to: text().notNull(),
  code: integer().notNull().default(301),
  search_text: searchText(),
})
