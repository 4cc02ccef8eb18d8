import { guards } from '../../../domain/guards'
import { inboxKinds } from '../../../domain/inbox'
import type { Permission } from '../../../domain/permissions'
import { paths } from '../../components/screens/paths'
import type { Screen } from '../../components/screens/screen'
import { lazyPage } from '../../startup/lazyPage'

/** What waits for an answer, of every kind that this person may read. */
export const inboxScreens: Screen[] = [
  {
    path: paths.inbox(),
    title: 'inbox.title',
    guard: inboxKinds.map((kind): Permission => guards[kind].list),
    menu: { section: 'content', icon: 'inbox', waits: inboxKinds },
    goKey: 'i',
    page: lazyPage(() => import('./Inbox')),
  },
]
