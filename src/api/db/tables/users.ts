import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { UserKind } from '../../../domain/user'
import { key, line, searchText, stamped } from './columns'
import type { StoredNote } from './feedback'

export const users = pgTable('users', {
  ...stamped(),
  name: text().notNull(),
  name_key: key(),
  email: text().notNull().unique(),
  password_hash: text().notNull(),
  gender: text().notNull().default('unspecified'),
  birthday: line(),
  avatar: line(),
  phone: line(),
  zalo: line(),
  facebook: line(),
  address: line(),
  status: text().notNull().default('disable'),
  marital_status: text().notNull().default('unspecified'),
  id_card: line(),
  id_card_date: line(),
  id_card_place: line(),
  /** Maintained by the database from `role_users`. */
  has_role: boolean().notNull().default(false),
  /** Maintained by the database: a member has a role or a permission of their own, a client neither. */
  kind: text().$type<UserKind>().notNull().default('client'),
  notes: jsonb().$type<StoredNote[]>().notNull().default([]),
  search_text: searchText(),
})
