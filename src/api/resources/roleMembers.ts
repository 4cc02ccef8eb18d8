import { sql } from 'drizzle-orm'
import { roleUsersSchema } from '../../domain/roleSchema'
import { validate } from '../../domain/validation'
import {
  among,
  reachOf,
  requireAdministrator,
  requireOver,
  requireWithin,
  takeRightsTurn,
} from '../auth/rights'
import { rowsOf } from '../db/database'
import { json } from '../http/answers'
import type { Call } from '../http/call'
import { ApiError, invalid } from '../http/errors'

async function readRoleUsers(call: Call) {
  const { value, errors } = validate(roleUsersSchema, call.body)
  if (errors) throw new ApiError('invalid', { errors })
  const [userIds, roleIds] = [[...new Set(value.users)], [...new Set(value.roles)]]
  await requireMemberChange(call, userIds, roleIds)
  return { userIds, roleIds, seen: value.seen ?? [] }
}

/** @throws ApiError `conflict` if a user's roles have changed since the caller saw them */
async function requireSeen({ db }: Call, seen: readonly { user: number; roles: number[] }[]): Promise<void> {
  if (!seen.length) return
  const ids = seen.map(({ user }) => user)
  const rows = await rowsOf<{ id: number; roles: number[] }>(
    db,
    sql`select u.id, coalesce((select json_agg(ru.role_id order by ru.role_id) from role_users ru
      where ru.user_id = u.id), '[]') as roles from users u where ${among(sql`u.id`, ids)}`,
  )
  const isAsSeen = seen.every(({ user, roles }) => {
    const now = rows.find(({ id }) => id === user)?.roles ?? []
    return String([...new Set(roles)].sort((a, b) => a - b)) === String(now)
  })
  if (!isAsSeen) throw new ApiError('conflict', { message: { key: 'errors.roles_changed' } })
}

/**
 * Nobody changes their own roles, roles of accounts with more rights, or grants a role beyond their reach.
 * @throws ApiError `own_roles`, `beyond_rights`, 422 for missing accounts or roles
 */
export async function requireMemberChange(call: Call, userIds: number[], roleIds: number[]): Promise<void> {
  if (userIds.includes(call.actor.id)) throw new ApiError('own_roles')
  const held = await takeRightsTurn(call)
  const [known] = await rowsOf<{ users: number; roles: number }>(
    call.db,
    sql`select (select count(*)::int from users where ${among(sql`id`, userIds)}) as users,
      (select count(*)::int from roles where ${among(sql`id`, roleIds)}) as roles`,
  )
  if (known?.users !== userIds.length) throw invalid('users', 'not_found_reference')
  if (known.roles !== roleIds.length) throw invalid('roles', 'not_found_reference')
  await requireOver(call, held, ...userIds)
  const allowed = await rowsOf<{ name: string }>(
    call.db,
    sql`select distinct p.name from role_permissions rp join permissions p on p.id = rp.permission_id
      where ${among(sql`rp.role_id`, roleIds)}`,
  )
  requireWithin(
    await reachOf(call.db, held),
    allowed.map(({ name }) => name),
  )
}

const answer = ({ userIds, roleIds }: { userIds: number[]; roleIds: number[] }) =>
  json({ data: { users: userIds, roles: roleIds } })

export async function syncRoles(call: Call): Promise<Response> {
  const { userIds, roleIds, seen } = await readRoleUsers(call)
  await requireSeen(call, seen)
  // Only differences are written, so that the history tells what changed.
  await call.db.execute(
    sql`delete from role_users where ${among(sql`user_id`, userIds)} and not ${among(sql`role_id`, roleIds)}`,
  )
  await call.db.execute(
    sql`insert into role_users (user_id, role_id)
      select u.id, r.id from users u cross join roles r
      where ${among(sql`u.id`, userIds)} and ${among(sql`r.id`, roleIds)} on conflict do nothing`,
  )
  await requireAdministrator(call.db)
  return answer({ userIds, roleIds })
}

export async function revokeRoles(call: Call): Promise<Response> {
  const { userIds, roleIds } = await readRoleUsers(call)
  await call.db.execute(
    sql`delete from role_users where ${among(sql`user_id`, userIds)} and ${among(sql`role_id`, roleIds)}`,
  )
  await requireAdministrator(call.db)
  return answer({ userIds, roleIds })
}
