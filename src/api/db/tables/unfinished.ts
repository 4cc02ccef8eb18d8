import { sql } from 'drizzle-orm'
import { bigint, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

/** Work over very many rows that goes in steps (`unfinished/unfinished.ts`). */
export const unfinished = pgTable('unfinished', {
  id: serial().primaryKey(),
  kind: text().notNull(),
  what: jsonb().notNull(),
  /** At most one piece of work per key. */
  alone: text().unique(),
  /** Ids of the affected rows; null until they are read. */
  rows: bigint({ mode: 'number' }).array(),
  done: integer().notNull().default(0),
  /** Transaction settings by which the history names the author. */
  author: jsonb().notNull(),
  seen_at: timestamp({ withTimezone: true, mode: 'string' }).notNull().default(sql`clock_timestamp()`),
})
