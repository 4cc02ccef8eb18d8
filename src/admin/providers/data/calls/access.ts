import type { Identifier } from 'react-admin'
import type { Session } from '../../../../domain/session'
import type { RightsSource, ViewingAs } from '../../../../domain/viewAs'
import { special } from './call'

export type Subject = { user_id: Identifier } | { role_id: Identifier }

export const accessCalls = {
  /** Makes this session read-only and see what that user or role sees. */
  viewAs: special({
    call: (http, subject: Subject) =>
      http<{ data: ViewingAs }>('/view-as', { method: 'POST', body: subject }),
  }),
  endView: special({
    call: async (http) => {
      await http('/view-as', { method: 'DELETE' })
      return { data: null }
    },
  }),
  /** Sources of a user's or role's rights; without a subject those of the session, also while viewing as another. */
  rightsSource: special({
    call: (http, subject?: Subject) =>
      http<{ data: RightsSource }>('/rights', {
        query: Object.fromEntries(Object.entries(subject ?? {}).map(([name, id]) => [name, String(id)])),
      }),
  }),
  sessions: special({
    call: (http, user: Identifier) => http<{ data: Session[] }>(`/users/${user}/sessions`),
  }),
  endSession: special({
    call: async (http, user: Identifier, session: string) => {
      await http(`/users/${user}/sessions/${session}`, { method: 'DELETE' })
      return { data: null }
    },
  }),
  /** Ends all sessions of an account except the current one. */
  endSessions: special({
    call: (http, user: Identifier) =>
      http<{ data: { ended: number } }>(`/users/${user}/sessions`, { method: 'DELETE' }),
  }),
}
