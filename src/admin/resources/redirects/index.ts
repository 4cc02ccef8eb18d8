import AltRoute from '@mui/icons-material/AltRoute'
import type { EntityProps } from '../../components/screens/screensOf'
import { lazyPage } from '../../startup/lazyPage'

export const redirects: EntityProps = {
  name: 'redirects',
  icon: AltRoute,
  recordRepresentation: 'source',
  list: lazyPage(() => import('./RedirectList')),
  create: lazyPage(() => import('./RedirectForm')),
  edit: lazyPage(() => import('./RedirectForm')),
  options: {
    path: '/settings/redirect',
    menu: { group: 'settings', section: 'admin', label: 'resources.settings.page.redirect' },
    list: { goKey: 'd' },
    create: { width: 'narrow' },
    edit: { width: 'narrow' },
    imports: true,
    copy: { reset: ['source'] },
  },
}
