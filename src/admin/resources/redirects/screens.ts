import { crudScreens } from '../../components/crud/crudScreens'

export const redirectScreens = crudScreens('redirects', {
  path: '/settings/redirect',
  menu: { section: 'admin' },
  list: () => import('./RedirectList'),
  create: { load: () => import('./RedirectForm'), width: 'narrow' },
  edit: { load: () => import('./RedirectForm'), width: 'narrow' },
})
