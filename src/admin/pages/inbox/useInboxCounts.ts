import type { InboxMeta } from '../../../domain/inbox'
import type { InboxTab } from '../../components/screens/screen'
import { useInboxHead } from '../../components/waiting/useWaiting'
import { useInbox } from './useInbox'

/** The numbers of the tabs, by the request of the list or, beside the proposals, of the menu. */
export function useInboxCounts(tab: InboxTab | undefined, mayRead: boolean): InboxMeta['counts'] | undefined {
  const isOfMessages = tab !== 'proposals'
  const { counts } = useInbox(isOfMessages ? tab : undefined, isOfMessages)
  const { data } = useInboxHead(mayRead && !isOfMessages)
  return isOfMessages ? counts : data?.meta.counts
}
