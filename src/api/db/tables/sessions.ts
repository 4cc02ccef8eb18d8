import { integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { line, timeColumn } from './columns'
import { users } from './users'

/** Deleting the row invalidates all its tokens. */
export const sessions = pgTable('sessions', {
  id: uuid().primaryKey(),
  user_id: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  created_at: timeColumn(),
  expires_at: timeColumn(),
  /** Grows with each refresh, so that the reuse of an old refresh token is detected. */
  generation: integer().notNull().default(0),
  exchanged_at: timestamp({ withTimezone: true, mode: 'string' }),
  agent: line(),
  /** Exact to some minutes. */
  seen_at: timeColumn(),
  view_user_id: integer(),
  view_role_id: integer(),
  view_since: timestamp({ withTimezone: true, mode: 'string' }),
})

/** Counts of sign-in tries, addresses known per account, and captchas already used; rows expire. */
export const attempts = pgTable('attempts', {
  key: text().primaryKey(),
  count: integer().notNull(),
  expires_at: timeColumn(),
})

/** Owners of batches named by their callers, for a day. */
export const batches = pgTable('batches', {
  id: uuid().primaryKey(),
  user_id: integer().notNull(),
  created_at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
})

/** One link per account; the token itself is stored nowhere. */
export const passwordResets = pgTable('password_resets', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Address that received the link; it becomes void when the account's address changes. */
  email: text().notNull(),
  token_hash: text().notNull().unique(),
  expires_at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
})

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** 0 of a call without an account. */
    user_id: integer().notNull(),
    key: text().notNull(),
    request: text().notNull(),
    status: smallint(),
    body: text(),
    batch: uuid(),
    created_at: timeColumn(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.key] })],
)
