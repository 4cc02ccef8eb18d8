import { paths } from '../../components/paths'
import type { Screen } from '../../components/screen'

/** One's own account: everybody's. */
export const profileScreens: Screen[] = [
  { path: paths.profile, title: 'profile.title', guard: [], load: () => import('./Profile') },
  {
    path: paths.password,
    title: 'profile.password.title',
    guard: [],
    parent: paths.profile,
    load: () => import('./ChangePassword'),
  },
]
