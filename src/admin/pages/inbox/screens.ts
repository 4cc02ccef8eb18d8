import { inboxGuard, inboxKinds } from '../../../domain/inbox'
import { paths } from '../../components/screens/paths'
import type { Screen } from '../../components/screens/screen'
import { lazyPage } from '../../startup/lazyPage'

/** One inbox of everything awaiting an answer or a decision; the right for one kind suffices. */
export const inboxScreens: Screen[] = [
  {
    path: paths.inbox(),
    title: 'inbox.title',
    guard: inboxGuard,
    menu: { section: 'content', icon: 'inbox', waits: [...inboxKinds, 'proposals'] },
    goKey: 'i',
    page: lazyPage(() => import('./Inbox')),
  },
]
