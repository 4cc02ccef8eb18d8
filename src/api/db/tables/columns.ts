import { sql } from 'drizzle-orm'
import { integer, serial, text, timestamp } from 'drizzle-orm/pg-core'

/** `version` grows with each write, so that stale writes are detected. */
export const row = () => ({
  id: serial().primaryKey(),
  version: integer().notNull().default(1),
})

export const timeColumn = () => timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow()

export const stamped = () => ({ ...row(), created_at: timeColumn(), updated_at: timeColumn() })

export const line = () => text().notNull().default('')

/** Collation key of the column it is named after; see `domain/collation`. */
export const key = line

/** Generated column of folded text (see the migration). */
export const searchText = () => text()

/** Placeholder for the expression of a generated column; the migration has the real one. */
export const inMigration = sql`null`
