import { useTranslate } from 'react-admin'

/** The name of who wrote something; of an account that is gone, that it is. */
export function useAuthorName(): (author: { name: string } | null | undefined) => string {
  const translate = useTranslate()
  return (author) => author?.name || translate('resources.comments.nobody')
}
