import { useTranslate } from 'react-admin'
import type { Feedback } from '../../../domain/feedbackSchema'
import { Status } from '../../components/fields/Status'

export const feedbackStatusLabel = (status: string): string => `resources.feedback.status.${status}`

export function FeedbackStatus({ status }: Pick<Feedback, 'status'>) {
  const translate = useTranslate()
  return <Status tone={status === 'none' ? 'warn' : 'ok'}>{translate(feedbackStatusLabel(status))}</Status>
}
