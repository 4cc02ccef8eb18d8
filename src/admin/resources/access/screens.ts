import type { Screen } from '../../components/screens/screen'
import { lazyPage } from '../../startup/lazyPage'

/** Reasons for rights: users may see their own, holders of manage-roles those of others. */
export const accessScreens: Screen[] = [
  {
    path: '/users/why',
    title: 'access.why.title',
    width: 'form',
    guard: [],
    page: lazyPage(() => import('./Why')),
  },
]
