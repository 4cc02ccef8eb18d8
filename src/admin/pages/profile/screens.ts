import { paths } from '../../components/paths'
import type { Screen } from '../../components/screen'

/** The screens of one's own account; for everybody. */
export const profileScreens: Screen[] = [
  {
    path: paths.profile,
    goKey: 'a',
    title: 'profile.title',
    width: 'form',
    guard: [],
    load: () => import('./Profile'),
  },
  {
    path: paths.password,
    title: 'profile.password.title',
    width: 'narrow',
    guard: [],
    parent: paths.profile,
    load: () => import('./ChangePassword'),
  },
  {
    path: paths.sessions,
    title: 'access.sessions.title',
    width: 'narrow',
    guard: [],
    parent: paths.profile,
    load: () => import('./OwnSessions'),
  },
]
