import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { roles } from '../db/tables/roles'
import { users } from '../db/tables/users'
import type { WrittenName } from './entities'

/** A table that links two records: its rows belong to the history of one of them. */
export interface Link {
  entity: WrittenName
  /** The column of the record that the link belongs to, and that of the other. */
  owner: string
  other: string
  /** How the form of the owner calls its links. */
  field: string
  /** The owner's name. */
  title: AnyPgColumn
}

/** By the name of the table; the migrations attach the triggers to the same ones. */
export const links: Record<string, Link> = {
  role_users: { entity: 'users', owner: 'user_id', other: 'role_id', field: 'roles', title: users.name },
  role_permissions: {
    entity: 'roles',
    owner: 'role_id',
    other: 'permission_id',
    field: 'permissions',
    title: roles.name,
  },
  user_permissions: {
    entity: 'users',
    owner: 'user_id',
    other: 'permission_id',
    field: 'permissions',
    title: users.name,
  },
}
