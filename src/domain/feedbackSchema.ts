import { type InferType, object, string } from 'yup'
import { feedbackStatuses } from './feedback'
import { dialText, lines, nameText, optionalEmailText, text } from './rules'

export const feedbackSchema = object({
  type: text(50),
  name: nameText(),
  phone: dialText(),
  email: optionalEmailText(),
  address: text(255),
  content: lines(5_000),
  status: string().required().oneOf(feedbackStatuses).default('none'),
  note: lines(2_000),
})

/** `author` is null when the account is deleted. */
export interface FeedbackNote {
  at: string
  text: string
  author: { id: number; name: string; avatar: string } | null
}

export interface Feedback extends Omit<InferType<typeof feedbackSchema>, 'note'> {
  id: number
  version: number
  created_at: string
  updated_at: string
  /** With `include=answers`, oldest first. */
  answers?: { data: FeedbackNote[] }
}
