import { array, type InferType, number, object, string } from 'yup'
import { permissions } from './permissions'
import { requiredText } from './rules'
import { message } from './validation'

/** A role (spec §5): name 2 to 20 characters, description up to 255, at least one permission. */
export const roleSchema = object({
  name: string().trim().required().min(2).max(20),
  description: requiredText(255),
  permissions: array(string().required().oneOf(permissions))
    .required()
    .min(1, message('permissions'))
    .max(permissions.length)
    .default([]),
})

/** `POST /roles/sync` and `/roles/revoke`: users required and at least one role. */
export const roleUsersSchema = object({
  users: array(number().integer().required()).required().min(1, message('users')).max(200).default([]),
  roles: array(number().integer().required()).required().min(1, message('roles')).max(100).default([]),
})

/** `POST /permissions/sync`: the permissions that a role has from now on. */
export const permissionSyncSchema = object({
  role_id: number().integer().required(),
  permissions: array(string().required().oneOf(permissions))
    .required()
    .min(1, message('permissions'))
    .max(permissions.length)
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
