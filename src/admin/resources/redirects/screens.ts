import { crudScreens } from '../../components/crud/crudScreens'

export const redirectScreens = crudScreens('redirects', {
  path: '/settings/redirect',
  menu: { group: 'settings', section: 'admin', label: 'resources.settings.page.redirect' },
  list: { load: () => import('./RedirectList'), goKey: 'd' },
  create: { load: () => import('./RedirectForm'), width: 'narrow' },
  edit: { load: () => import('./RedirectForm'), width: 'narrow' },
  imports: true,
})
