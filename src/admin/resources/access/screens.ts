import { lazyPage } from '../../components/lazy/lazyPage'
import type { Screen } from '../../components/screens/screen'

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
