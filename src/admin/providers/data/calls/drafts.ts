import type { DraftInput } from '../../../../domain/draftSchema'
import type { DraftLine, Presence, ServerDraft } from '../../../../domain/drafts'
import { special } from './call'

/** A form sends these calls by itself, so an ended session waits for the user's next action. */
const isBackground = true

/** Drafts of forms on the server, and other users in a record. A place is `posts/17` or `posts/new/3`. */
export const draftCalls = {
  getDrafts: special({ call: (http) => http<{ data: DraftLine[] }>('/drafts') }),
  readDraft: special({
    call: (http, place: string) => http<{ data: ServerDraft | null }>(`/drafts/${place}`, { isBackground }),
  }),
  keepDraft: special({
    call: (http, place: string, body: DraftInput) =>
      http<{ data: Pick<ServerDraft, 'revision' | 'updated_at'> }>(`/drafts/${place}`, {
        method: 'PUT',
        body,
        isBackground,
      }),
  }),
  dropDraft: special({
    call: (http, place: string, revision: number) =>
      http<void>(`/drafts/${place}`, { method: 'DELETE', query: { revision }, isBackground }),
  }),
  tellPresence: special({
    call: (http, place: string, body: { version: number; is_editing: boolean }) =>
      http<{ data: Presence }>(`/presence/${place}`, { method: 'POST', body, isBackground }),
  }),
  endPresence: special({
    call: (http, place: string) => http<void>(`/presence/${place}`, { method: 'DELETE', isBackground }),
  }),
}
