import type { Screen } from '../components/screen'

const dashboard = {
  title: 'layout.menu.dashboard',
  guard: [],
  load: () => import('./dashboard/Dashboard'),
} satisfies Omit<Screen, 'path'>

/** The pages without an entity; all staff may see them. */
export const pageScreens: Screen[] = [
  { ...dashboard, path: '/' },
  { ...dashboard, path: '/dashboard', menu: { icon: 'dashboard' }, goKey: 'h' },
  { ...dashboard, path: '/dashboard/home' },
  {
    path: '/support',
    title: 'layout.support.title',
    width: 'form',
    guard: [],
    goKey: 's',
    load: () => import('./support/Support'),
  },
]
