import { useTranslate } from 'react-admin'
import type { Comment } from '../../../domain/commentSchema'
import { Status } from '../../components/fields/Status'

export const commentStatusLabel = (status: string): string => `resources.comments.status.${status}`

export function CommentStatus({ status }: Pick<Comment, 'status'>) {
  const translate = useTranslate()
  return <Status tone={status === 'none' ? 'warn' : 'ok'}>{translate(commentStatusLabel(status))}</Status>
}
