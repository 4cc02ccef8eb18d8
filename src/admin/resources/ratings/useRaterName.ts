import { useTranslate } from 'react-admin'
import type { Rating } from '../../../domain/ratingSchema'

export function useRaterName(): (rating: Rating) => string {
  const translate = useTranslate()
  return ({ user, author_name }) => user?.data?.name || author_name || translate('resources.ratings.guest')
}
