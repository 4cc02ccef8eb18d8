import { useTranslate } from 'react-admin'
import type { Rating } from '../../../domain/ratingSchema'
import { Status } from '../../components/fields/Status'

export function RatingStatus({ status }: Pick<Rating, 'status'>) {
  const translate = useTranslate()
  return (
    <Status tone={status === 'none' ? 'warn' : 'ok'}>
      {translate(`resources.ratings.status.${status}`)}
    </Status>
  )
}
