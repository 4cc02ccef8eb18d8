import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Parts of list totals: the total under a filter is the sum of `n` over the rows whose key matches. Triggers append
 * rows, `maintain` merges them; see `db/README.md`.
 */
export const listCounts = pgTable('list_counts', {
  list: text().notNull(),
  key: jsonb().$type<Record<string, string | number | boolean | null>>().notNull(),
  n: bigint({ mode: 'number' }).notNull(),
})
