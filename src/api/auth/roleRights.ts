import { sql } from 'drizzle-orm'
import { isPermission } from '../../domain/permissions'
import { rowsOf } from '../db/database'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'
import { reachOf, requireWithin, takeRightsTurn } from './rights'

export type RoleChange = { name?: unknown; description?: unknown; permissions: readonly string[] } | 'delete'

interface RoleNow {
  name: string
  description: string
  isOwn: boolean
  permissions: string[]
}

/**
 * Requires that the caller holds all permissions of the role, before and after the change. Nobody renames, deletes or
 * cuts a role of their own; adding to it is allowed, so that the only administrator can get newly introduced
 * permissions. A missing role passes: the update itself answers 404.
 * @throws ApiError `beyond_rights`, `own_roles`, `forbidden`
 */
export async function requireRoleChange(call: Call, roleId: number, change: RoleChange): Promise<void> {
  const held = await takeRightsTurn(call)
  const [role] = await rowsOf<RoleNow>(
    call.db,
    sql`select r.name, r.description, (select coalesce(json_agg(p.name), '[]') from permissions p
        join role_permissions rp on rp.permission_id = p.id where rp.role_id = r.id) as permissions,
      exists (select from role_users ru where ru.role_id = r.id and ru.user_id = ${call.actor.id}) as "isOwn"
      from roles r where r.id = ${roleId}`,
  )
  if (!role) return
  const reach = await reachOf(call.db, held)
  requireWithin(reach, role.permissions)
  if (change === 'delete') {
    if (role.isOwn) throw new ApiError('own_roles')
    return
  }
  requireWithin(reach, change.permissions)
  const isOther = (word: unknown, now: string) =>
    typeof word === 'string' ? word.trim() !== now : word !== undefined
  const isRenamed = isOther(change.name, role.name) || isOther(change.description, role.description)
  const isCut = role.permissions.some((name) => isPermission(name) && !change.permissions.includes(name))
  if (role.isOwn && (isRenamed || isCut)) throw new ApiError('own_roles')
  if (isRenamed && !held.has('manage-roles')) throw new ApiError('forbidden')
}
