import { type InferType, number, object } from 'yup'
import { maxComment } from './comment'
import { feedbackSchema } from './feedbackSchema'
import { ratingLimits } from './rating'
import { lines, nameText, recordId, requiredLines, text } from './rules'

/** What visitors without an account send of themselves; `website` is for a field that people do not see. */
const sender = { website: text(), proof: text(8_000) }

export const sentCommentSchema = object({
  post: recordId().required(),
  comment: recordId().nullable().default(null),
  author: nameText(),
  message: requiredLines(maxComment),
  ...sender,
})

export const sentRatingSchema = object({
  post: recordId().required(),
  score: number().integer().min(1).max(5).required(),
  author: text(ratingLimits.author),
  content: lines(ratingLimits.content),
  ...sender,
})

export const sentFeedbackSchema = feedbackSchema
  .pick(['type', 'name', 'phone', 'email', 'address', 'content'])
  .shape(sender)

/** Of whatever kind. */
export type SenderInput = Pick<InferType<typeof sentCommentSchema>, 'website' | 'proof'>
