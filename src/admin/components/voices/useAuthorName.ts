import { useTranslate } from 'react-admin'

/** The author's name, or that the account is gone. */
export function useAuthorName(): (author: { name: string } | null | undefined) => string {
  const translate = useTranslate()
  return (author) => author?.name || translate('resources.comments.nobody')
}
