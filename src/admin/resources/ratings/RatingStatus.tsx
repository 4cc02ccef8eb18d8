import { useTranslate } from 'react-admin'
import type { Rating } from '../../../domain/ratingSchema'
import { Status } from '../../components/fields/Status'
import { HeldMark } from '../../components/voices/HeldMark'

export function RatingStatus({ status, is_shown }: Pick<Rating, 'status' | 'is_shown'>) {
  const translate = useTranslate()
  if (!is_shown) return <HeldMark />
  return (
    <Status tone={status === 'none' ? 'warn' : 'ok'}>
      {translate(`resources.ratings.status.${status}`)}
    </Status>
  )
}
