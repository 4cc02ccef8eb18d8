import { type SQL, sql } from 'drizzle-orm'
import { isPermission, type Permission } from '../../domain/permissions'
import type { Database } from '../db/client'
import { rowsOf } from '../db/database'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'
import { permissionsNow } from './session'

const rightsLock = 715_517_002

/** Serialises changes of rights: two at once could each remove the administrator that the other relies on. */
export async function takeRightsTurn(call: Call): Promise<Set<Permission>> {
  await call.db.execute(sql`select pg_advisory_xact_lock(${rightsLock})`)
  // Read under the lock, since a right may have been lost while waiting for it.
  const held = await permissionsNow(call.db, call.actor.id)
  const { key, permissions } = call.actor
  return key ? new Set([...held].filter((name) => permissions.has(name))) : held
}

/** Both together make an administrator, who can give any right to anybody through a role. */
const administrator = ['manage-roles', 'manage-admins-access'] as const satisfies Permission[]

/**
 * The permissions that the caller may grant: those they hold and, for administrators, those that no enabled account
 * holds. Otherwise a right that is new, or whose last holder is gone, could never be granted again.
 */
export async function reachOf(db: Database, held: ReadonlySet<Permission>): Promise<Set<Permission>> {
  if (!administrator.every((name) => held.has(name))) return new Set(held)
  const unheld = await rowsOf<{ name: string }>(
    db,
    sql`select p.name from permissions p where p.id not in (
      select rp.permission_id from role_permissions rp join role_users ru using (role_id)
        join users u on u.id = ru.user_id where u.status = 'enable'
      union select up.permission_id from user_permissions up
        join users u on u.id = up.user_id where u.status = 'enable')`,
  )
  return new Set([...held, ...unheld.map(({ name }) => name).filter(isPermission)])
}

/** @throws ApiError `beyond_rights`; names that are not permissions are ignored */
export function requireWithin(reach: ReadonlySet<Permission>, asked: Iterable<string>): void {
  for (const name of asked) if (isPermission(name) && !reach.has(name)) throw new ApiError('beyond_rights')
}

export const among = (column: SQL, ids: readonly number[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::int[])`

/**
 * Requires that the caller holds all permissions of the accounts they change: otherwise they could gain those rights or
 * lock their holders out. Call it before the row is read, so that a refusal reveals nothing about it.
 * @param held the caller's permissions, from `takeRightsTurn`
 * @throws ApiError `beyond_rights`
 */
export async function requireOver(
  { db, actor }: Call,
  held: ReadonlySet<Permission>,
  ...userIds: number[]
): Promise<void> {
  const others = userIds.filter((id) => id !== actor.id)
  if (!others.length) return
  const theirs = await rowsOf<{ name: string }>(
    db,
    sql`select p.name from permissions p where p.id in (
      select rp.permission_id from role_users ru join role_permissions rp using (role_id)
        where ${among(sql`ru.user_id`, others)}
      union select up.permission_id from user_permissions up where ${among(sql`up.user_id`, others)})`,
  )
  requireWithin(
    held,
    theirs.map(({ name }) => name),
  )
}

/** @throws ApiError `last_admin` when no enabled account could give roles any more */
export async function requireAdministrator(db: Database): Promise<void> {
  const left = await rowsOf(
    db,
    sql`select u.id from users u where u.status = 'enable' and ${administrator.length} = (
      select count(distinct p.name) from permissions p
      where p.name = any(${sql.param([...administrator])}::text[]) and p.id in (
        select rp.permission_id from role_users ru join role_permissions rp using (role_id) where ru.user_id = u.id
        union select up.permission_id from user_permissions up where up.user_id = u.id)) limit 1`,
  )
  if (!left.length) throw new ApiError('last_admin')
}
