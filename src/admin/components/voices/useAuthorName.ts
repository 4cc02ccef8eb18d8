import { useTranslate } from 'react-admin'

export function useAuthorName(): (author: { name: string } | null | undefined) => string {
  const translate = useTranslate()
  return (author) => author?.name || translate('resources.comments.nobody')
}
