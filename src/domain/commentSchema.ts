import { type InferType, number, object, string } from 'yup'
import { commentStatuses, maxComment } from './comment'
import { recordId, requiredLines } from './rules'

/** What somebody writes under a post, or as a reply to a comment: then the post is that of the comment. */
export const commentSchema = object({
  post_id: number()
    .integer()
    .when('comment_id', {
      is: (id: unknown) => typeof id === 'number',
      // Known from the comment that is replied to.
      // biome-ignore lint/suspicious/noThenProperty: the name of yup's option
      then: (schema) => schema.nullable(),
      otherwise: (schema) => schema.required(),
    }),
  comment_id: recordId().nullable().default(null),
  message: requiredLines(maxComment),
  status: string().required().oneOf(commentStatuses).default('none'),
})

/** Somebody who has written; of an account that is gone there is none. */
export interface Author {
  id: number
  name: string
  avatar: string
}

/** The post that something was written about. */
export interface AboutPost {
  id: number
  title: string
  type_id: number
}

export interface Comment extends Omit<InferType<typeof commentSchema>, 'post_id'> {
  id: number
  version: number
  post_id: number
  /** The first comment of its thread, which may be itself. */
  thread_id: number
  user_id: number | null
  /** Whom it answers, where that is not the writer of the first comment; sent as a record with `include=reply_to`. */
  reply_to: number | null | { data: Author | null }
  /** Whether who wrote it could answer readers then. */
  by_staff: boolean
  /** How it begins, on one line. */
  excerpt: string
  created_at: string
  updated_at: string
  author?: { data: Author | null }
  post?: { data: AboutPost | null }
  /** How the thread begins, of a reply. */
  thread?: { data: { excerpt: string; name: string | null } | null }
  /** Replies that would be deleted with it, at most 1,000 are counted. */
  replies_count?: number
}
