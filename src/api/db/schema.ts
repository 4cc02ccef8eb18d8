import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PostInput, Section } from '../../domain/postSchema'
import type { PostTypeInput } from '../../domain/typeSchema'

/** Column names are the wire's names, so that a row needs no mapping. */
const row = () => ({
  id: serial().primaryKey(),
  version: integer().notNull().default(1),
})
const moment = () => timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow()
const stamped = () => ({ ...row(), created_at: moment(), updated_at: moment() })
const line = () => text().notNull().default('')

export const users = pgTable('users', {
  ...stamped(),
  name: text().notNull(),
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
  /** Kept by the database from `role_users`: the dimension that members and clients are told apart by. */
  has_role: boolean().notNull().default(false),
  search_text: text(),
})

export const roles = pgTable('roles', {
  ...stamped(),
  name: text().notNull().unique(),
  description: line(),
  search_text: text(),
})

export const permissionNames = pgTable('permissions', {
  id: serial().primaryKey(),
  name: text().notNull().unique(),
})

export const rolePermissions = pgTable(
  'role_permissions',
  {
    role_id: integer()
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    permission_id: integer()
      .notNull()
      .references(() => permissionNames.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.role_id, table.permission_id] })],
)

export const roleUsers = pgTable(
  'role_users',
  {
    role_id: integer()
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.role_id] })],
)

export const userPermissions = pgTable(
  'user_permissions',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    permission_id: integer()
      .notNull()
      .references(() => permissionNames.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.permission_id] })],
)

/** A sign-in. Deleting the row ends every token that was handed out for it. */
export const sessions = pgTable('sessions', {
  id: uuid().primaryKey(),
  user_id: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  created_at: moment(),
  expires_at: moment(),
  /** Goes up with each exchange of a refresh token, so that one that comes back later is noticed. */
  generation: integer().notNull().default(0),
  exchanged_at: timestamp({ withTimezone: true, mode: 'string' }),
})

/** Tries to sign in by address and e-mail, where accounts are known at, captchas already used; rows expire. */
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

export const types = pgTable('types', {
  ...stamped(),
  style: text().notNull(),
  is_sitemap: boolean().notNull().default(true),
  sort: integer().notNull().default(0),
  title: text().notNull(),
  slug: text().notNull().unique(),
  image: line(),
  description: line(),
  features: jsonb().$type<PostTypeInput['features']>().notNull(),
  fields: jsonb().$type<PostTypeInput['fields']>().notNull().default([]),
  search_text: text(),
})

export const categories = pgTable('categories', {
  ...stamped(),
  type_id: integer()
    .notNull()
    .references(() => types.id),
  title: text().notNull(),
  slug: text().notNull(),
  image: line(),
  description: line(),
  parent_id: integer(),
  layout: line(),
  number_displayed: integer().notNull().default(0),
  show_by_category: boolean().notNull().default(false),
  sort: integer().notNull().default(0),
  search_text: text(),
})

export const posts = pgTable('posts', {
  ...stamped(),
  type_id: integer()
    .notNull()
    .references(() => types.id),
  category_id: integer().references(() => categories.id, { onDelete: 'set null' }),
  parent_category_id: integer().references(() => categories.id, { onDelete: 'set null' }),
  author_id: integer().references(() => users.id, { onDelete: 'set null' }),
  status: text().notNull(),
  title: text().notNull(),
  slug: text().notNull(),
  image: line(),
  images: jsonb().$type<string[]>().notNull().default([]),
  description: line(),
  content: jsonb().$type<Section[]>().notNull().default([]),
  related_ids: jsonb().$type<number[]>().notNull().default([]),
  seo: jsonb().$type<PostInput['seo']>().notNull(),
  custom: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  /** Vietnamese dictionary order under byte order: see `domain/collation`. */
  title_key: line(),
  search_text: text(),
})

export const media = pgTable('media', {
  ...stamped(),
  name: text().notNull(),
  file: text().notNull(),
  path: text().notNull().unique(),
  type: text().notNull(),
  kind: text().notNull(),
  size: integer().notNull(),
  url: text().notNull(),
  thumbnail_url: line(),
  width: integer(),
  height: integer(),
  search_text: text(),
})

export const languages = pgTable('languages', {
  ...row(),
  key: text().notNull().unique(),
  name: line(),
  sort: integer().notNull().default(0),
  is_default: boolean().notNull().default(false),
})

export const settings = pgTable('settings', {
  ...row(),
  key: text().notNull().unique(),
  title: line(),
  value: line(),
})

/**
 * The summands of list totals: the total of a list under a filter on its dimensions is the sum of `n` over
 * the rows whose key matches. Triggers append, `maintain` folds. See `db/README.md`.
 */
export const listCounts = pgTable('list_counts', {
  list: text().notNull(),
  key: jsonb().$type<Record<string, string | number | boolean | null>>().notNull(),
  n: integer().notNull(),
})
