import type { InferType } from 'yup'
import type { roleSchema } from './roleSchema'

export type RoleInput = InferType<typeof roleSchema>
export interface Role extends Omit<RoleInput, 'permissions'> {
  id: number
  version: number
  permissions?: { data: { id: number; name: string }[] }
  users_count?: number
  created_at: string
  updated_at: string
}
