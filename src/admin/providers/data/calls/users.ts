import type { Identifier } from 'react-admin'
import type { User } from '../../../../domain/userSchema'
import { searchOf } from '../../http/query'
import { endpoints } from '../endpoints'
import { special } from './call'

export interface ResetPassword {
  password: string
  sent_to?: string
}

export const userCalls = {
  /** Adds a staff note. Without a version, since it overwrites nothing of other users. */
  noteUser: special({
    call: (http, id: Identifier, note: string) => {
      const body = new FormData()
      body.set('note', note)
      return http<{ data: User }>(`/users/${id}`, { method: 'POST', query: { _method: 'PATCH' }, body })
    },
    effect: (lists) => lists.stale('users', 'history'),
  }),
  /** Sets a given password, or generates one and mails it. */
  resetPassword: special({
    call: async (http, id: Identifier, to: { password: string } | { send_to: string }) => {
      const path = `/users/${id}`
      const { meta } = await http<{ meta: ResetPassword }>(path, { method: 'PATCH', body: to })
      return { data: meta }
    },
    // The row has a new version, under which it is saved or deleted next.
    effect: (lists) => lists.stale('users', 'history'),
  }),
  changePassword: special({
    call: (http, id: Identifier, body: { current_password: string; new_password: string }) =>
      http<{ data: User }>(`/users/${id}/password`, { method: 'PATCH', body }),
  }),
  emailExists: special({
    call: async (http, email: string, exceptId?: Identifier) => {
      const query = searchOf({ email: email.trim().toLowerCase() }, endpoints.users)
      const { data } = await http<{ data: User[] }>('/users', { query })
      return data.some(({ id }) => String(id) !== String(exceptId))
    },
  }),
}
