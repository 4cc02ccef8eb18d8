import { sql } from 'drizzle-orm'
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { HistoryAction } from '../../../domain/history'
import { line } from './columns'

/**
 * Append-only, written by triggers, partitioned by month. `changes` is null for a creation, `{field: [before, after]}`
 * for a change, and the whole row for a deletion, until that is purged.
 */
export const history = pgTable(
  'history',
  {
    id: bigint({ mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true, mode: 'string' }).notNull().default(sql`told_moment()`),
    entity: text().notNull(),
    record_id: integer().notNull(),
    title: line(),
    action: text().$type<HistoryAction>().notNull(),
    version: integer(),
    actor_id: integer().default(sql`(told('actor'::text))::integer`),
    request_id: uuid().default(sql`(told('request'::text))::uuid`),
    batch: uuid().notNull().default(sql`told_batch()`),
    reason: text().default(sql`told('reason'::text)`),
    restores: bigint({ mode: 'number' }).default(sql`(told('restores'::text))::bigint`),
    /** Of the key that the call came by. */
    key_name: text().default(sql`told('key'::text)`),
    /** Of the key that had proposed it. */
    proposed_by: text().default(sql`told('proposer'::text)`),
    changes: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [primaryKey({ columns: [table.id, table.at] })],
)
