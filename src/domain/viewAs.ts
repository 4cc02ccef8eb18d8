import { object } from 'yup'
import { recordId } from './rules'
import type { User } from './userSchema'

/** As whom the back office is looked at: one person or one role. */
export const viewAsSchema = object({
  user_id: recordId().min(1),
  role_id: recordId().min(1),
})

/** As whom somebody looks at the back office, as `GET /profile` tells it. */
export interface ViewingAs {
  entity: 'users' | 'roles'
  id: number
  name: string
  since: string
}

/** Where the rights of a person or role come from: `GET /rights`. */
export interface RightsSource {
  entity: 'users' | 'roles'
  id: number
  name: string
  /** The kind and status of a person. */
  kind?: User['kind']
  status?: User['status']
  roles: { id: number; name: string; permissions: string[] }[]
  /** Those that a person has without a role. */
  permissions: string[]
}
