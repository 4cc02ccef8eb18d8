import type { Rights } from '../../../../domain/rights'
import type { User } from '../../../../domain/userSchema'
import type { ViewingAs } from '../../../../domain/viewAs'
import { special } from './call'

export type Profile = Omit<User, 'roles'> &
  Omit<Rights, 'roles'> & {
    /** The password was set by another user and not changed since. */
    password_is_given?: boolean
    /** The user or role that the session is viewing as. */
    viewing?: ViewingAs
    roles?: { data: { id: number; name: string; permissions?: { data: { name: string }[] } }[] }
  }

export const profileCalls = {
  profile: special({
    call: (http, { signal }: { signal?: AbortSignal } = {}) =>
      http<{ data: Profile }>('/profile', { signal }),
  }),
}
