import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Permission } from '../../../domain/permissions'
import { stamped } from './columns'
import { users } from './users'

export const keys = pgTable('keys', {
  ...stamped(),
  user_id: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  permissions: text().array().$type<Permission[]>().notNull(),
  proposes: boolean().notNull().default(false),
  expires_at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
  /** SHA-256 of the secret, which nobody stores. */
  hash: text().notNull().unique(),
  hint: text().notNull(),
  last_used_at: timestamp({ withTimezone: true, mode: 'string' }),
})
