import { crudScreens } from '../../components/crud/crudScreens'

export const redirectScreens = crudScreens('redirects', {
  path: '/settings/redirect',
  menu: {},
  list: { load: () => import('./RedirectList'), goKey: 'd' },
  create: () => import('./RedirectForm'),
  edit: () => import('./RedirectForm'),
})
