import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { line } from './columns'

/**
 * What happened to every row: append-only, written by triggers, partitioned by month. `changes` is null for a
 * creation, `{field: [before, after]}` for a change, and the whole row for a deletion, until that is purged.
 */
export const history = pgTable(
  'history',
  {
    id: bigint({ mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    entity: text().notNull(),
    record_id: integer().notNull(),
    title: line(),
    action: text().$type<'create' | 'update' | 'delete' | 'restore'>().notNull(),
    version: integer(),
    actor_id: integer(),
    request_id: uuid(),
    batch: uuid().notNull(),
    reason: text(),
    /** The event that this one undid. */
    restores: bigint({ mode: 'number' }),
    changes: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [primaryKey({ columns: [table.id, table.at] })],
)
