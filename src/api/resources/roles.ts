import { eq, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { permissionSyncSchema, roleSchema, roleUsersSchema } from '../../domain/roleSchema'
import { validate } from '../../domain/validation'
import { reachOf, requireAdministrator, requireWithin, takeRightsTurn } from '../auth/rights'
import { type RoleChange, requireRoleChange } from '../auth/roleRights'
import { bulkRoute } from '../crud/bulk'
import { crud, listRoute } from '../crud/crud'
import { entity, readOnlyList } from '../crud/entity'
import { exportRoute } from '../crud/exportRoute'
import { choiceField, foldedField } from '../crud/fields'
import { include, manyOf } from '../crud/include'
import { includeSchema, rowSchema } from '../crud/rowSchema'
import { removeRow, update, whereRow } from '../crud/write'
import { rowsOf } from '../db/database'
import { permissionNames, rolePermissions, roleUsers, roles as table } from '../db/schema'
import { dataOf, nothing } from '../http/answerPlan'
import { idOf, noContent } from '../http/answers'
import type { Call } from '../http/call'
import { ApiError, invalid } from '../http/errors'
import type { GuardedRoute } from '../http/route'
import { arraySchema, idSchema, objectSchema, personSchema, wholeSchema } from '../http/schema'
import { revokeRoles, syncRoles } from './roleMembers'

/** The caller must have checked the right to do this. */
async function setPermissions(call: Call, roleId: number, names: readonly string[]): Promise<void> {
  const chosen = sql`select id from permissions where name = any(${sql.param([...names])}::text[])`
  // Only differences are written, so that the history tells what changed.
  await call.db.execute(
    sql`delete from role_permissions where role_id = ${roleId} and permission_id not in (${chosen})`,
  )
  await call.db.execute(
    sql`insert into role_permissions (role_id, permission_id)
      select ${roleId}, id from (${chosen}) chosen on conflict do nothing`,
  )
  await requireAdministrator(call.db)
}

const permissionsInclude = manyOf(
  sql`select p.id, p.name from role_permissions rp
  join permissions p on p.id = rp.permission_id where rp.role_id = roles.id order by p.id`,
  personSchema,
)

export const roles = entity(table, {
  schema: roleSchema,
  fields: { name: foldedField(table.name, table.search_text) },
  sorts: ['id', 'name', 'created_at'],
  sortKeys: { name: 'name_key' },
  order: ['id', 'asc'],
  unlimited: true,
  search: { title: 'name', subtitle: 'description' },
  includes: {
    permissions: permissionsInclude,
    users_count: include(
      sql`(select count(*)::int from role_users ru where ru.role_id = roles.id)`,
      wholeSchema,
    ),
  },
  constraints: { roles_name_key: ['name', 'name_taken'] },
  hooks: {
    write: async (call, value, before) => {
      // Changes of an existing role were checked before its row was locked.
      if (!before) requireWithin(await reachOf(call.db, await takeRightsTurn(call)), value.permissions)
      return value
    },
    written: (call, id, value) =>
      value.permissions ? setPermissions(call, id, value.permissions) : Promise.resolve(),
    remove: async (call, row) => {
      await call.db.delete(roleUsers).where(eq(roleUsers.role_id, row.id))
      await call.db.delete(rolePermissions).where(eq(rolePermissions.role_id, row.id))
      await requireAdministrator(call.db)
    },
    admit: async (call, id, change) => {
      if (change === 'delete') return requireRoleChange(call, id, 'delete')
      const held = await rowsOf<{ name: string }>(
        call.db,
        sql`select p.name from role_permissions rp join permissions p on p.id = rp.permission_id
          where rp.role_id = ${id}`,
      )
      await requireRoleChange(call, id, { ...change, permissions: held.map(({ name }) => name) })
    },
    undone: ({ db }) => requireAdministrator(db),
  },
})

export const permissionList = readOnlyList(permissionNames, {
  fields: { name: choiceField(permissionNames.name) },
  sorts: ['id', 'name'],
  order: ['id', 'asc'],
  unlimited: true,
  search: { not: 'a permission has no page of its own: it is found on the page of all' },
})

/** `POST /permissions/sync`; the form of a role also sends its name and description. */
async function syncPermissions(call: Call): Promise<Response> {
  const { body } = call
  const { value, errors } = validate(permissionSyncSchema, body)
  if (errors) throw new ApiError('invalid', { errors })
  const changes: RoleChange & AnyObject = { permissions: value.permissions }
  for (const name of ['name', 'description']) if (name in body) changes[name] = body[name]
  await requireRoleChange(call, value.role_id, changes)
  if (!(await call.db.$count(table, eq(table.id, value.role_id))))
    throw invalid('role_id', 'not_found_reference')
  // The schema validates the whole role; this call always has the permissions.
  return update(call, roles, eq(table.id, value.role_id), changes)
}

/** All that is sent of a role beside its permissions goes through its own schema. */
const sentSync = permissionSyncSchema.concat(roleSchema.pick(['name', 'description']).partial())

const membersShape = objectSchema({ users: arraySchema(idSchema), roles: arraySchema(idSchema) })

async function removeRole(call: Call, id: number): Promise<void> {
  // Before any row is locked, so that concurrent changes of rights cannot deadlock.
  await requireRoleChange(call, id, 'delete')
  await removeRow(call, roles, whereRow(roles, id))
}

export const roleRoutes: GuardedRoute[] = [
  ...crud(roles, ['GET', 'POST']),
  exportRoute(roles),
  bulkRoute(roles, { delete: removeRole }),
  {
    method: 'DELETE',
    path: '/roles/:id',
    summary: 'Delete {one}',
    answers: nothing,
    guard: 'manage-roles',
    handler: async (call) => {
      await removeRole(call, idOf(call.params.id))
      return noContent()
    },
  },
  {
    method: 'POST',
    path: '/roles/sync',
    summary: 'Set the roles of people',
    takes: roleUsersSchema,
    answers: dataOf(membersShape),
    guard: 'manage-admins-access',
    handler: syncRoles,
  },
  {
    method: 'POST',
    path: '/roles/revoke',
    summary: 'Take roles from people',
    takes: roleUsersSchema,
    answers: dataOf(membersShape),
    guard: 'manage-admins-access',
    handler: revokeRoles,
  },
  listRoute(permissionList),
  {
    method: 'POST',
    path: '/permissions/sync',
    summary: 'Set the permissions of a role, also its name and description',
    asks: { include: includeSchema(roles) },
    takes: sentSync,
    answers: dataOf(() => rowSchema(roles)),
    about: 'roles',
    guard: ['manage-permissions', 'manage-roles'],
    handler: syncPermissions,
  },
]
