import { array, type InferType, number, object, string } from 'yup'
import { allPermissions } from './permissions'
import { requiredText } from './rules'
import { message } from './validation'

export const roleSchema = object({
  name: requiredText(20).min(2),
  description: requiredText(255),
  permissions: array(string().required().oneOf(allPermissions))
    .required()
    .min(1, message('permissions'))
    .max(allPermissions.length)
    .default([]),
})

const rowId = () => number().integer().required().min(1).max(2_147_483_647)

const roleUsersMax = { users: 200, roles: 50 }

/** `POST /roles/sync` and `/roles/revoke`. */
export const roleUsersSchema = object({
  users: array(rowId()).required().min(1, message('users')).max(roleUsersMax.users).default([]),
  roles: array(rowId()).required().min(1, message('roles')).max(roleUsersMax.roles).default([]),
  /** For a sync: the roles that the caller saw; users with other roles by now keep them. */
  seen: array(object({ user: rowId(), roles: array(rowId()).required().max(1_000) }))
    .max(roleUsersMax.users)
    .default(undefined),
})

/** `POST /permissions/sync`: the new permissions of a role. */
export const permissionSyncSchema = object({
  role_id: rowId(),
  permissions: array(string().required().oneOf(allPermissions))
    .required()
    .min(1, message('permissions'))
    .max(allPermissions.length)
    .default([]),
})

export type RoleInput = InferType<typeof roleSchema>
export interface Role extends Omit<RoleInput, 'permissions'> {
  id: number
  version: number
  permissions?: { data: { id: number; name: string }[] }
  users_count?: number
  created_at: string
  updated_at: string
}
