import { boolean, type InferType, number, object, string } from 'yup'
import { commentStatuses, maxComment } from './comment'
import { recordId, requiredLines } from './rules'

export const commentSchema = object({
  post_id: number()
    .integer()
    .when('comment_id', {
      is: (id: unknown) => typeof id === 'number',
      // biome-ignore lint/suspicious/noThenProperty: the name of yup's option
      then: (schema) => schema.nullable(),
      otherwise: (schema) => schema.required(),
    }),
  comment_id: recordId().nullable().default(null),
  message: requiredLines(maxComment),
  /** To visitors; one that is held waits. */
  is_shown: boolean().default(true),
  status: string().required().oneOf(commentStatuses).default('none'),
})

/** `null` instead when the account is deleted. */
export interface Author {
  id: number
  name: string
  avatar: string
}

export interface AboutPost {
  id: number
  title: string
  type_id: number
}

export interface Comment extends Omit<InferType<typeof commentSchema>, 'post_id'> {
  id: number
  version: number
  post_id: number
  /** The first comment of its thread, possibly itself. */
  thread_id: number
  user_id: number | null
  /** Of a visitor without an account. */
  author_name: string
  /** The user who is answered, unless they started the thread; a record with `include=reply_to`. */
  reply_to: number | null | { data: Author | null }
  /** Whether the author had the right to answer readers when writing. */
  by_staff: boolean
  excerpt: string
  created_at: string
  updated_at: string
  author?: { data: Author | null }
  post?: { data: AboutPost | null }
  thread?: { data: { excerpt: string; name: string | null } | null }
  /** Number of replies deleted along with it; counted up to 1,000. */
  replies_count?: number
}
