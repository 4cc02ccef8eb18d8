import { paths } from '../../components/screens/paths'
import type { Screen } from '../../components/screens/screen'
import { lazyPage } from '../../startup/lazyPage'

export const profileScreens: Screen[] = [
  {
    path: paths.profile,
    goKey: 'a',
    title: 'profile.title',
    width: 'form',
    guard: [],
    page: lazyPage(() => import('./ProfilePage')),
  },
  {
    path: paths.password,
    title: 'profile.password.title',
    width: 'narrow',
    guard: [],
    parent: paths.profile,
    page: lazyPage(() => import('./ChangePassword')),
  },
  {
    path: paths.sessions,
    title: 'access.sessions.title',
    width: 'narrow',
    guard: [],
    parent: paths.profile,
    page: lazyPage(() => import('./OwnSessions')),
  },
  {
    path: paths.keys,
    title: 'access.keys.title',
    width: 'narrow',
    guard: [],
    parent: paths.profile,
    page: lazyPage(() => import('./OwnKeys')),
  },
]
