import { boolean, type InferType, number, object, string } from 'yup'
import type { AboutPost, Author } from './commentSchema'
import { ratingLimits, ratingStatuses } from './rating'
import { lines, recordId, text } from './rules'

/** `author_name` is for readers without an account. */
export const ratingSchema = object({
  post_id: recordId().required(),
  score: number().integer().min(1).max(5).required(),
  content: lines(ratingLimits.content),
  user_id: recordId().nullable().default(null),
  author_name: text(ratingLimits.author),
  /** To visitors; one that is held waits. */
  is_shown: boolean().default(true),
  status: string().required().oneOf(ratingStatuses).default('none'),
})

export interface Rating extends InferType<typeof ratingSchema> {
  id: number
  version: number
  excerpt: string
  created_at: string
  updated_at: string
  user?: { data: Author | null }
  post?: { data: AboutPost | null }
}

/** Sent with the list: number of ratings per score, under the same filters. */
export interface RatingSummary {
  average: number | null
  counts: Record<string, number>
  /** Set when not all ratings were counted. */
  is_capped?: true
}
