import type { Rights } from '../../../../domain/rights'
import type { User } from '../../../../domain/userSchema'
import type { ViewingAs } from '../../../../domain/viewAs'
import { special } from './call'

/** `GET /profile`: who is signed in and what they may do. */
export type Profile = Omit<User, 'roles'> &
  Omit<Rights, 'roles'> & {
    /** The present password was given by others, and not changed since. */
    password_is_given?: boolean
    /** As whom one looks at the back office. */
    viewing?: ViewingAs
    roles?: { data: { id: number; name: string; permissions?: { data: { name: string }[] } }[] }
  }

export const profileCalls = {
  profile: special({
    call: (http, { signal }: { signal?: AbortSignal } = {}) =>
      http<{ data: Profile }>('/profile', { signal }),
  }),
}
