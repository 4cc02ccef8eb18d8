import type { Rights } from '../../../../domain/rights'
import type { User } from '../../../../domain/userSchema'
import { special } from './call'

/** `GET /profile`: who is signed in and what they may do. */
export type Profile = Omit<User, 'roles'> &
  Omit<Rights, 'roles'> & {
    roles?: { data: { id: number; name: string; permissions?: { data: { name: string }[] } }[] }
  }

export const profileCalls = {
  profile: special({
    call: (http, { signal }: { signal?: AbortSignal } = {}) =>
      http<{ data: Profile }>('/profile', { signal }),
  }),
}
