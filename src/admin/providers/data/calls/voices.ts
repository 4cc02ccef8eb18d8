import type { InboxItem, InboxKind, InboxMeta } from '../../../../domain/inbox'
import { special } from './call'

export interface InboxAsked {
  kind?: InboxKind
  limit?: number
  before?: string
}

export interface InboxPage {
  data: InboxItem[]
  meta: InboxMeta
}

export const voiceCalls = {
  /** Items that await an answer, newest first. */
  inbox: special({
    call: (http, { kind, limit, before }: InboxAsked, signal?: AbortSignal) =>
      http<InboxPage>('/inbox', { query: { kind, limit, before }, signal }),
  }),
  /** Records a visit to the comments; returns the last comment id of the previous visit, and the number of new ones. */
  visitComments: special({
    call: (http) => http<{ data: { since: number; unread: number } }>('/comments/visit', { method: 'POST' }),
  }),
}
