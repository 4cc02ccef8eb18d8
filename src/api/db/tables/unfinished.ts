import { sql } from 'drizzle-orm'
import { bigint, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

/** Work over very many rows that goes in steps (`unfinished/unfinished.ts`). */
export const unfinished = pgTable('unfinished', {
  id: serial().primaryKey(),
  kind: text().notNull(),
  what: jsonb().notNull(),
  /** What nobody else is at meanwhile. */
  alone: text().unique(),
  /** The rows that it is about, null until they are read. */
  rows: bigint({ mode: 'number' }).array(),
  done: integer().notNull().default(0),
  /** As whom the history knows who began it. */
  author: jsonb().notNull(),
  seen_at: timestamp({ withTimezone: true, mode: 'string' }).notNull().default(sql`clock_timestamp()`),
})
