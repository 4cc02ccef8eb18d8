import { type InferType, object, string } from 'yup'
import { feedbackStatuses } from './feedback'
import { dialText, lines, nameText, optionalEmailText, text } from './rules'

/** What a visitor of the site sends: a question, a complaint, a wish to be called. */
export const feedbackSchema = object({
  type: text(50),
  name: nameText(),
  phone: dialText(),
  email: optionalEmailText(),
  address: text(255),
  content: lines(5_000),
  status: string().required().oneOf(feedbackStatuses).default('none'),
  /** Adds a note of staff, such as what was answered. */
  note: lines(2_000),
})

/** A note as it is sent. Of somebody whose account is gone there is no author. */
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
  /** Sent with `include=answers`, oldest first. */
  answers?: { data: FeedbackNote[] }
}
