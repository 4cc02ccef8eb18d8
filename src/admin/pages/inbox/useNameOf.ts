import { useTranslate } from 'react-admin'
import type { InboxItem } from '../../../domain/inbox'

/** Names the author; guests and deleted accounts get a word instead. */
export function useNameOf(): (item: InboxItem) => string {
  const translate = useTranslate()
  return ({ kind, author }) =>
    author.name || translate(kind === 'ratings' ? 'resources.ratings.guest' : 'resources.comments.nobody')
}
