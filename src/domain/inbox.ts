import type { Author } from './commentSchema'

/**
 * Each kind waits while its `status` is `none`:
 * - a comment of a reader, until staff reply later in its thread, or tick it off;
 * - a rating of at most three stars with words, until staff tick it off (ratings have no replies);
 * - feedback, until its sender has been contacted.
 */
export const inboxKinds = ['comments', 'ratings', 'feedback'] as const
export type InboxKind = (typeof inboxKinds)[number]

export const waiting = 'none'

export interface InboxItem {
  /** Unique across kinds: `comments-12`. */
  id: string
  kind: InboxKind
  record_id: number
  version: number
  at: string
  author: Pick<Author, 'name' | 'avatar'>
  text: string
  post: { id: number; title: string; type_id: number } | null
  thread_id: number | null
  score: number | null
  type: string
  phone: string
  email: string
}

/** `meta` of `GET /inbox`. */
export interface InboxMeta {
  /** Waiting messages of each kind that the caller may read. */
  counts: Partial<Record<InboxKind, number>>
  /** Cursor of the next page; `null` at the end. */
  next: string | null
}
