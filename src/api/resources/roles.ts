import { eq, inArray, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { permissionSyncSchema, roleSchema, roleUsersSchema } from '../../domain/roleSchema'
import { validate } from '../../domain/validation'
import { requireAdministrator, requireHeld, requireOver, takeRightsTurn } from '../auth/rights'
import { crud, listRoute, whereId } from '../crud/crud'
import { entity, listOf } from '../crud/entity'
import { choice, title } from '../crud/fields'
import { manyOf } from '../crud/include'
import { remove, update } from '../crud/write'
import { rowsOf } from '../db/database'
import { permissionNames, rolePermissions, roleUsers, roles as table, users } from '../db/schema'
import { json } from '../http/answers'
import { ApiError, invalid } from '../http/errors'
import type { Call, GuardedRoute } from '../http/route'

/** Gives a role exactly these permissions; nobody adds what they do not hold. */
async function setPermissions(call: Call, roleId: number, names: readonly string[]): Promise<void> {
  const held = await takeRightsTurn(call)
  const before = await rowsOf<{ name: string }>(
    call.db,
    sql`select p.name from role_permissions rp join permissions p on p.id = rp.permission_id where rp.role_id = ${roleId}`,
  )
  const had = new Set(before.map(({ name }) => name))
  requireHeld(
    held,
    names.filter((name) => !had.has(name)),
  )
  await call.db.delete(rolePermissions).where(eq(rolePermissions.role_id, roleId))
  const ids = await call.db
    .select({ permission_id: permissionNames.id })
    .from(permissionNames)
    .where(inArray(permissionNames.name, [...names]))
  await call.db
    .insert(rolePermissions)
    .values(ids.map(({ permission_id }) => ({ role_id: roleId, permission_id })))
  await requireAdministrator(call.db)
}

const permissionsInclude = manyOf(sql`select p.id, p.name from role_permissions rp
  join permissions p on p.id = rp.permission_id where rp.role_id = roles.id order by p.id`)

export const roles = entity(table, {
  schema: roleSchema,
  fields: { name: title(table.name, table.search_text) },
  sorts: ['id', 'name', 'created_at'],
  sortKeys: { name: 'name_key' },
  order: ['id', 'asc'],
  unlimited: true,
  includes: {
    permissions: permissionsInclude,
    users_count: sql`(select count(*)::int from role_users ru where ru.role_id = roles.id)`,
  },
  constraints: { roles_name_key: ['name', 'name_taken'] },
  hooks: {
    written: (call, id, value) =>
      value.permissions ? setPermissions(call, id, value.permissions) : Promise.resolve(),
    remove: async (call, row) => {
      await call.db.delete(roleUsers).where(eq(roleUsers.role_id, row.id))
      await call.db.delete(rolePermissions).where(eq(rolePermissions.role_id, row.id))
      await requireAdministrator(call.db)
    },
  },
})

export const permissionList = listOf(permissionNames, {
  fields: { name: choice(permissionNames.name) },
  sorts: ['id', 'name'],
  order: ['id', 'asc'],
  unlimited: true,
})

/** `POST /permissions/sync`; its edit variant sends the role's name and description along (spec §7). */
async function syncPermissions(call: Call): Promise<Response> {
  const { body } = call
  await takeRightsTurn(call)
  const { value, errors } = validate(permissionSyncSchema, body)
  if (errors) throw new ApiError('invalid', { errors })
  const changes: AnyObject = { permissions: value.permissions }
  for (const name of ['name', 'description']) if (name in body) changes[name] = body[name]
  await requireRoles(call, [value.role_id], 'role_id')
  // The schema looks at the whole role, of which the permissions are never left out here.
  return update(call, roles, eq(table.id, value.role_id), changes)
}

async function requireRoles({ db }: Call, ids: readonly number[], field: string): Promise<void> {
  if ((await db.$count(table, inArray(table.id, [...ids]))) < new Set(ids).size)
    throw invalid(field, 'not_found_reference')
}

/** Who gets or loses roles: known accounts, and never one's own. */
async function readRoleUsers(call: Call) {
  const { value, errors } = validate(roleUsersSchema, call.body)
  if (errors) throw new ApiError('invalid', { errors })
  if (value.users.includes(call.actor.id)) throw new ApiError('own_roles')
  if ((await call.db.$count(users, inArray(users.id, value.users))) < new Set(value.users).size)
    throw invalid('users', 'not_found_reference')
  await requireRoles(call, value.roles, 'roles')
  await requireOver(call, ...value.users)
  return { userIds: [...new Set(value.users)], roleIds: [...new Set(value.roles)] }
}

/** `POST /roles/sync`: these users have exactly these roles from now on. */
async function syncRoles(call: Call): Promise<Response> {
  const held = await takeRightsTurn(call)
  const { userIds, roleIds } = await readRoleUsers(call)
  const granted = await call.db
    .select({ name: permissionNames.name })
    .from(rolePermissions)
    .innerJoin(permissionNames, eq(permissionNames.id, rolePermissions.permission_id))
    .where(inArray(rolePermissions.role_id, roleIds))
  requireHeld(
    held,
    granted.map(({ name }) => name),
  )
  await call.db.delete(roleUsers).where(inArray(roleUsers.user_id, userIds))
  await call.db
    .insert(roleUsers)
    .values(userIds.flatMap((user_id) => roleIds.map((role_id) => ({ user_id, role_id }))))
  await requireAdministrator(call.db)
  return json({ data: { users: userIds, roles: roleIds } })
}

/** `POST /roles/revoke`: these users lose these roles. */
async function revokeRoles(call: Call): Promise<Response> {
  await takeRightsTurn(call)
  const { userIds, roleIds } = await readRoleUsers(call)
  await call.db
    .delete(roleUsers)
    .where(sql`${inArray(roleUsers.user_id, userIds)} and ${inArray(roleUsers.role_id, roleIds)}`)
  await requireAdministrator(call.db)
  return json({ data: { users: userIds, roles: roleIds } })
}

export const roleRoutes: GuardedRoute[] = [
  ...crud(roles, ['GET', 'POST']),
  {
    method: 'DELETE',
    path: '/roles/:id',
    guard: 'manage-roles',
    handler: async (call) => {
      // Before any row is locked, so that changes of rights cannot wait for each other in a ring.
      await takeRightsTurn(call)
      return remove(call, roles, whereId(roles, call))
    },
  },
  { method: 'POST', path: '/roles/sync', guard: 'manage-admins-access', handler: syncRoles },
  { method: 'POST', path: '/roles/revoke', guard: 'manage-admins-access', handler: revokeRoles },
  listRoute(permissionList),
  {
    method: 'POST',
    path: '/permissions/sync',
    guard: ['manage-permissions', 'manage-roles'],
    handler: syncPermissions,
  },
]
