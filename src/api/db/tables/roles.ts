import { integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import { key, line, searchText, stamped } from './columns'
import { users } from './users'

export const roles = pgTable('roles', {
  ...stamped(),
  name: text().notNull().unique(),
  name_key: key(),
  description: line(),
  search_text: searchText(),
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
