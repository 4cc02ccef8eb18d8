import type { Identifier } from 'react-admin'
import type { Session } from '../../../../domain/session'
import type { RightsSource, ViewingAs } from '../../../../domain/viewAs'
import { special } from './call'

/** A person or a role, as calls name it. */
export type Subject = { user_id: Identifier } | { role_id: Identifier }

export const accessCalls = {
  /** From now on this session sees what that person or role sees, and changes nothing. */
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
  /** Where the rights come from of a person or role; without one, of whom one looks as, or one's own. */
  rightsSource: special({
    call: (http, subject?: Subject) =>
      http<{ data: RightsSource }>('/rights', {
        query: Object.fromEntries(Object.entries(subject ?? {}).map(([name, id]) => [name, String(id)])),
      }),
  }),
  /** Where an account is signed in. */
  sessions: special({
    call: (http, user: Identifier) => http<{ data: Session[] }>(`/users/${user}/sessions`),
  }),
  endSession: special({
    call: async (http, user: Identifier, session: string) => {
      await http(`/users/${user}/sessions/${session}`, { method: 'DELETE' })
      return { data: null }
    },
  }),
  /** Ends all sessions of an account but the one that asks. */
  endSessions: special({
    call: (http, user: Identifier) =>
      http<{ data: { ended: number } }>(`/users/${user}/sessions`, { method: 'DELETE' }),
  }),
}
