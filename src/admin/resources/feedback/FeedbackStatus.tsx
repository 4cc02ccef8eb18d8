import { useTranslate } from 'react-admin'
import type { Feedback } from '../../../domain/feedbackSchema'
import { Status } from '../../components/fields/Status'

/** i18n key of a status. */
export const feedbackStatusLabel = (status: string): string => `resources.feedback.status.${status}`

/** Whether somebody has contacted the sender. */
export function FeedbackStatus({ status }: Pick<Feedback, 'status'>) {
  const translate = useTranslate()
  return <Status tone={status === 'none' ? 'warn' : 'ok'}>{translate(feedbackStatusLabel(status))}</Status>
}
