import { object } from 'yup'
import { recordId } from './rules'
import type { User } from './userSchema'

/** Views the back office as one user or one role. */
export const viewAsSchema = object({
  user_id: recordId().min(1),
  role_id: recordId().min(1),
})

/** The simulated user or role, as in `GET /profile`. */
export interface ViewingAs {
  entity: 'users' | 'roles'
  id: number
  name: string
  since: string
}

/** Origin of the rights of a user or role: `GET /rights`. */
export interface RightsSource {
  entity: 'users' | 'roles'
  id: number
  name: string
  /** Only for users. */
  kind?: User['kind']
  status?: User['status']
  roles: { id: number; name: string; permissions: string[] }[]
  /** Direct permissions of a user. */
  permissions: string[]
}
