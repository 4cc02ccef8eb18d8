import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { key, line, searchText, stamped } from './columns'

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
  /** Maintained by the database from `role_users`: separates members from clients. */
  has_role: boolean().notNull().default(false),
  search_text: searchText(),
})
