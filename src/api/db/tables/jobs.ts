import { sql } from 'drizzle-orm'
import { bigint, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true, mode: 'string' })

/** See `jobs/queue.ts`. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    key: text(),
    payload: jsonb().notNull().default({}),
    created_at: moment().notNull().default(sql`clock_timestamp()`),
    run_at: moment().notNull().default(sql`clock_timestamp()`),
    attempts: integer().notNull().default(0),
    claim: uuid(),
    locked_until: moment(),
    failed_at: moment(),
    last_error: text().notNull().default(''),
  },
  (table) => [uniqueIndex().on(table.kind, table.key).where(sql`key is not null and failed_at is null`)],
)
