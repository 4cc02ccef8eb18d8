import { integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns'
import { users } from './users'

/** A sign-in. Deleting the row ends every token that was handed out for it. */
export const sessions = pgTable('sessions', {
  id: uuid().primaryKey(),
  user_id: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  created_at: moment(),
  expires_at: moment(),
})

/** Failed sign-ins by address and by identifier, and captchas already used; rows expire. */
export const attempts = pgTable('attempts', {
  key: text().primaryKey(),
  count: integer().notNull(),
  expires_at: moment(),
})

/** Answers to `POST`s that named an `Idempotency-Key`. */
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
    created_at: moment(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.key] })],
)
