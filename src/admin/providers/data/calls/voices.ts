import type { InboxItem, InboxKind, InboxMeta } from '../../../../domain/inbox'
import { special } from './call'

/** What an inbox is asked for; the page begins after `before`. */
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
  /** What waits for an answer, newest first. */
  inbox: special({
    call: (http, { kind, limit, before }: InboxAsked, signal?: AbortSignal) =>
      http<InboxPage>('/inbox', { query: { kind, limit, before }, signal }),
  }),
  /** Notes that somebody looks at the comments: up to which they had looked before, and how many are new. */
  visitComments: special({
    call: (http) => http<{ data: { since: number; unread: number } }>('/comments/visit', { method: 'POST' }),
  }),
}
