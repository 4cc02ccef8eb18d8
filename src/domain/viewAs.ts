import { object } from 'yup'
import { recordId } from './rules'
import type { User } from './userSchema'

export const viewAsSchema = object({
  user_id: recordId().min(1),
  role_id: recordId().min(1),
})

/** Sent by `GET /profile`. */
export interface ViewingAs {
  entity: 'users' | 'roles'
  id: number
  name: string
  since: string
}

/** Sent by `GET /rights`. */
export interface RightsSource {
  entity: 'users' | 'roles'
  id: number
  name: string
  kind?: User['kind']
  status?: User['status']
  roles: { id: number; name: string; permissions: string[] }[]
  permissions: string[]
}
