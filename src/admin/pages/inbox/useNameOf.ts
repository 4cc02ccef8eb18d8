import { useTranslate } from 'react-admin'
import type { InboxItem } from '../../../domain/inbox'

/** Who wrote: a rating may be of a guest, another's account may be gone. */
export function useNameOf(): (item: InboxItem) => string {
  const translate = useTranslate()
  return ({ kind, author }) =>
    author.name || translate(kind === 'ratings' ? 'resources.ratings.guest' : 'resources.comments.nobody')
}
