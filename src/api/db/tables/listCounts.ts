import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * The parts of list totals: the total of a list under a filter on its dimensions is the sum of `n` over the rows
 * whose key matches. Triggers append rows, `maintain` merges them. See `db/README.md`.
 */
export const listCounts = pgTable('list_counts', {
  list: text().notNull(),
  key: jsonb().$type<Record<string, string | number | boolean | null>>().notNull(),
  n: integer().notNull(),
})
