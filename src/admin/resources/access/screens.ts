import type { Screen } from '../../components/screens/screen'
import { lazyPage } from '../../startup/lazyPage'

/** Why somebody may see and do what they may: of oneself everybody may ask, of others who manages roles. */
export const accessScreens: Screen[] = [
  {
    path: '/users/why',
    title: 'access.why.title',
    width: 'form',
    guard: [],
    page: lazyPage(() => import('./Why')),
  },
]
