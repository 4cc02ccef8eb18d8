import type { InboxItem, InboxKind, InboxMeta } from '../../../../domain/inbox'
import type { Arrival, ArrivalKind } from '../../../../domain/live'
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
  /** The newest orders, comments and feedback. */
  arrivals: special({
    call: (http, signal?: AbortSignal) =>
      http<{ data: Arrival[]; meta: { count: number } }>('/arrivals', { signal, isBackground: true }),
  }),
  /** The newest of each kind that were looked at. */
  seeArrivals: special({
    call: (http, newest: Partial<Record<ArrivalKind, number>>) =>
      http<void>('/arrivals/seen', { method: 'POST', body: newest, isBackground: true }),
  }),
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
