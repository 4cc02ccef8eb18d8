import { guards } from '../../../domain/guards'
import { inboxKinds } from '../../../domain/inbox'
import type { Permission } from '../../../domain/permissions'
import { paths } from '../../components/screens/paths'
import type { Screen } from '../../components/screens/screen'
import { lazyPage } from '../../startup/lazyPage'

/** One inbox of everything awaiting an answer; the rights for one kind suffice. */
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
