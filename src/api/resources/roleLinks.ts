import { sql } from 'drizzle-orm'
import { reachOf, requireOver, requireWithin, takeRightsTurn } from '../auth/rights'
import { requireRoleChange } from '../auth/roleRights'
import { rowsOf } from '../db/database'
import { permissionNames, rolePermissions, roles, roleUsers, userPermissions, users } from '../db/schema'
import type { Link, LinkChange } from '../history/link'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'
import { requireMemberChange } from './roleMembers'

async function namesOf({ db }: Call, ids: readonly number[]): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select name from permissions where id = any(${sql.param([...ids])}::int[])`,
  )
  return rows.map(({ name }) => name)
}

async function allowMembers(call: Call, { added, removed }: LinkChange): Promise<void> {
  const all = [...added, ...removed]
  const distinct = (ids: number[]) => [...new Set(ids)]
  await requireMemberChange(
    call,
    distinct(all.map(({ owner }) => owner)),
    distinct(all.map(({ other }) => other)),
  )
}

async function allowRolePermissions(call: Call, { added, removed }: LinkChange): Promise<void> {
  for (const roleId of new Set([...added, ...removed].map(({ owner }) => owner))) {
    const of = (list: LinkChange['added']) =>
      list.filter(({ owner }) => owner === roleId).map(({ other }) => other)
    const rows = await rowsOf<{ id: number }>(
      call.db,
      sql`select permission_id as id from role_permissions where role_id = ${roleId}`,
    )
    const gone = of(removed)
    const next = [...rows.map(({ id }) => id).filter((id) => !gone.includes(id)), ...of(added)]
    await requireRoleChange(call, roleId, { permissions: await namesOf(call, next) })
  }
}

async function allowOwnPermissions(call: Call, { added, removed }: LinkChange): Promise<void> {
  const all = [...added, ...removed]
  if (all.some(({ owner }) => owner === call.actor.id)) throw new ApiError('own_roles')
  const held = await takeRightsTurn(call)
  await requireOver(call, held, ...all.map(({ owner }) => owner))
  const names = await namesOf(
    call,
    all.map(({ other }) => other),
  )
  requireWithin(await reachOf(call.db, held), names)
}

export const roleLinks: Record<string, Link> = {
  role_users: {
    table: roleUsers,
    entity: 'users',
    owner: 'user_id',
    other: 'role_id',
    of: roles,
    field: 'roles',
    title: users.name,
    guard: 'manage-admins-access',
    allow: allowMembers,
  },
  role_permissions: {
    table: rolePermissions,
    entity: 'roles',
    owner: 'role_id',
    other: 'permission_id',
    of: permissionNames,
    field: 'permissions',
    title: roles.name,
    guard: ['manage-permissions', 'manage-roles'],
    allow: allowRolePermissions,
  },
  user_permissions: {
    table: userPermissions,
    entity: 'users',
    owner: 'user_id',
    other: 'permission_id',
    of: permissionNames,
    field: 'permissions',
    title: users.name,
    guard: 'manage-admins-access',
    allow: allowOwnPermissions,
  },
}
