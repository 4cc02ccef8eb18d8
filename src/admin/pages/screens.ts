import type { Screen } from '../components/screens/screen'
import { lazyPage } from '../startup/lazyPage'

export const dashboard = lazyPage(() => import('./dashboard/Dashboard'))

const home = { title: 'layout.menu.dashboard', guard: [], page: dashboard } satisfies Omit<Screen, 'path'>

/** Pages without an entity; all staff may see them. */
export const pageScreens: Screen[] = [
  { ...home, path: '/' },
  { ...home, path: '/dashboard', menu: { icon: 'dashboard' }, goKey: 'h' },
  { ...home, path: '/dashboard/home' },
  {
    path: '/support',
    title: 'layout.support.title',
    width: 'form',
    guard: [],
    goKey: 's',
    page: lazyPage(() => import('./support/Support')),
  },
]
