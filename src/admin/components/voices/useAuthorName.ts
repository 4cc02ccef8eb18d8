import { useTranslate } from 'react-admin'
import type { Comment } from '../../../domain/commentSchema'

type Signed = Pick<Comment, 'author' | 'author_name'>

/** The name of whose account wrote a comment, else the one that was given with it. */
export function useAuthorName(): (comment: Signed) => string {
  const translate = useTranslate()
  return ({ author, author_name }) =>
    author?.data?.name || author_name || translate('resources.comments.nobody')
}
