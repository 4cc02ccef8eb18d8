import { sql } from 'drizzle-orm'
import { integer, serial, text, timestamp } from 'drizzle-orm/pg-core'

/** Columns of every entity. `version` grows with each write, so that stale writes are detected. */
export const row = () => ({
  id: serial().primaryKey(),
  version: integer().notNull().default(1),
})

/** A timestamp in UTC. */
export const timeColumn = () => timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow()

/** Columns of an entity with timestamps. */
export const stamped = () => ({ ...row(), created_at: timeColumn(), updated_at: timeColumn() })

/** A text that may be empty, never null. */
export const line = () => text().notNull().default('')

/** The Vietnamese collation key of the column it is named after; see `domain/collation`. */
export const key = line

/** Folded text to search in; a generated column (see the migration). */
export const searchText = () => text()

/** What a column that the database computes is computed from: the migration says it. Nobody writes such a column. */
export const inMigration = sql`null`
