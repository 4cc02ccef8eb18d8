import { useTranslate } from 'react-admin'
import type { Comment } from '../../../domain/commentSchema'
import { Status } from '../../components/fields/Status'
import { HeldMark } from '../../components/voices/HeldMark'

export const commentStatusLabel = (status: string): string => `resources.comments.status.${status}`

export function CommentStatus({ status, is_shown }: Pick<Comment, 'status' | 'is_shown'>) {
  const translate = useTranslate()
  if (!is_shown) return <HeldMark />
  return <Status tone={status === 'none' ? 'warn' : 'ok'}>{translate(commentStatusLabel(status))}</Status>
}
