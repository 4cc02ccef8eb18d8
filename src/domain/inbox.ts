import type { Author } from './commentSchema'

/**
 * The kinds of what readers say and staff answer, each waiting while its `status` is `none`:
 * - a comment of a reader, until staff reply in its thread after it, or tick it off;
 * - a rating of at most three stars with words, until somebody ticks it off: ratings have no replies;
 * - feedback, until its sender has been contacted.
 */
export const inboxKinds = ['comments', 'ratings', 'feedback'] as const
export type InboxKind = (typeof inboxKinds)[number]

/** How waiting is written in the field `status` of every kind. */
export const waiting = 'none'

/** Something that waits for an answer. */
export interface InboxItem {
  /** Unique among all kinds: `comments-12`. */
  id: string
  kind: InboxKind
  record_id: number
  version: number
  at: string
  author: Pick<Author, 'name' | 'avatar'>
  text: string
  /** What it was written about: a post of that type. */
  post: { id: number; title: string; type_id: number } | null
  /** Of a comment: its thread. */
  thread_id: number | null
  /** Of a rating. */
  score: number | null
  /** Of feedback: what it is about, and how to reach the sender. */
  type: string
  phone: string
  email: string
}

/** `meta` of `GET /inbox`. */
export interface InboxMeta {
  /** How much waits of each kind that the caller may read. */
  counts: Partial<Record<InboxKind, number>>
  /** Where the next page begins; `null` at the end. */
  next: string | null
}
