import type { Author } from './commentSchema'
import { guards } from './guards'
import { namesIn, type Permission } from './permissions'
import { writers } from './proposals'

/**
 * Each kind waits while its `status` is `none`:
 * - a comment of a reader, until staff reply later in its thread, or tick it off;
 * - what is held, until it is let through, answered, or taken for spam;
 * - a rating of at most three stars with words, until staff tick it off (ratings have no replies);
 * - feedback, until its sender has been contacted.
 */
export const inboxKinds = ['comments', 'ratings', 'feedback'] as const
export type InboxKind = (typeof inboxKinds)[number]

export const waiting = 'none'

/** Any of them opens the inbox: one reads messages, or writes what may be proposed. */
export const inboxGuard: readonly Permission[] = [
  ...new Set([...inboxKinds.flatMap((kind) => [...namesIn(guards[kind].list)]), ...writers]),
]

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
  /** False for what visitors do not see until it is let through. */
  is_shown: boolean
}

/** `meta` of `GET /inbox`. */
export interface InboxMeta {
  /** Waiting messages of each kind that the caller may read, and what was proposed to them. */
  counts: Partial<Record<InboxKind | 'proposals', number>>
  /** Cursor of the next page; `null` at the end. */
  next: string | null
}
