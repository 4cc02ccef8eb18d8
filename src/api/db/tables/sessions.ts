import { integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { line, timeColumn } from './columns'
import { users } from './users'

/** A sign-in. Deleting the row invalidates all its tokens. */
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
  /** The `User-Agent` of the sign-in: from which device it is. */
  agent: line(),
  /** When it was last used, to within some minutes. */
  seen_at: timeColumn(),
  /** As whom its owner looks at the back office: a person or a role, and since when. */
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

/** Who has begun a batch that its caller names, for a day. */
export const batches = pgTable('batches', {
  id: uuid().primaryKey(),
  user_id: integer().notNull(),
  created_at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
})

/** The one link by which somebody may set a password that they have forgotten; the token itself is kept nowhere. */
export const passwordResets = pgTable('password_resets', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Where it was sent: an account with another address by now is not theirs. */
  email: text().notNull(),
  token_hash: text().notNull().unique(),
  expires_at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
})

/** Answers to `POST` requests that had an `Idempotency-Key`. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    request: text().notNull(),
    status: smallint(),
    body: text(),
    /** What the first try did, in the history. */
    batch: uuid(),
    created_at: timeColumn(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.key] })],
)
