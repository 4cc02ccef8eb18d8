import { crudScreens } from '../../components/crud/crudScreens'

export const redirectScreens = crudScreens('redirects', {
  path: '/settings/redirect',
  menu: { section: 'admin' },
  list: () => import('./RedirectList'),
  create: () => import('./RedirectForm'),
  edit: () => import('./RedirectForm'),
})
