import { sql } from 'drizzle-orm'
import type { Permission } from '../../domain/permissions'
import { type Database, rowsOf } from '../db/database'
import { ApiError } from '../http/errors'
import type { Call } from '../http/route'
import { permissionsNow } from './session'

const rightsLock = 715_517_002

/** Changes of rights take turns: two of them at once could each leave the other as the last administrator. */
export async function takeRightsTurn(call: Call): Promise<Set<Permission>> {
  await call.db.execute(sql`select pg_advisory_xact_lock(${rightsLock})`)
  // Under the lock, since a right may have been lost while waiting for it.
  return permissionsNow(call.db, call.actor.id)
}

/** @throws ApiError `beyond_rights` when someone would grant, or act for, more than they hold */
export function requireHeld(held: ReadonlySet<Permission>, asked: Iterable<string>): void {
  for (const name of asked) if (!held.has(name as Permission)) throw new ApiError('beyond_rights')
}

/**
 * Whoever changes others' accounts or roles must hold all that they hold: else it would be a way to their
 * rights, or to be rid of them.
 * @throws ApiError `beyond_rights`
 */
export async function requireOver({ db, actor }: Call, ...userIds: number[]): Promise<void> {
  const others = userIds.filter((id) => id !== actor.id)
  if (!others.length) return
  const ids = sql`any(array[${sql.join(
    others.map((id) => sql`${id}`),
    sql`, `,
  )}]::int[])`
  const held = await rowsOf<{ name: string }>(
    db,
    sql`select p.name from permissions p where p.id in (
      select rp.permission_id from role_users ru join role_permissions rp using (role_id) where ru.user_id = ${ids}
      union select up.permission_id from user_permissions up where up.user_id = ${ids})`,
  )
  requireHeld(
    actor.permissions,
    held.map(({ name }) => name),
  )
}

/** @throws ApiError `last_admin` when no enabled account could give roles any more */
export async function requireAdministrator(db: Database): Promise<void> {
  const left = await rowsOf(
    db,
    sql`select u.id from users u where u.status = 'enable' and 2 = (
      select count(distinct p.name) from permissions p
      where p.name in ('manage-roles', 'manage-admins-access') and p.id in (
        select rp.permission_id from role_users ru join role_permissions rp using (role_id) where ru.user_id = u.id
        union select up.permission_id from user_permissions up where up.user_id = u.id)) limit 1`,
  )
  if (!left.length) throw new ApiError('last_admin')
}
