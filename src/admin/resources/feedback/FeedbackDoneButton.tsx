import type { Feedback } from '../../../domain/feedbackSchema'
import { DoneButton as Done } from '../../components/voices/DoneButton'

export const FeedbackDoneButton = ({ feedback, isMain }: { feedback: Feedback; isMain?: boolean }) => (
  <Done resource="feedback" record={feedback} name={feedback.name} isMain={isMain} />
)
