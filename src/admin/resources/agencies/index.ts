import Storefront from '@mui/icons-material/StorefrontOutlined'
import { paths } from '../../components/screens/paths'
import type { EntityProps } from '../../components/screens/screensOf'
import { lazyPage } from '../../startup/lazyPage'

export const agencies: EntityProps = {
  name: 'agencies',
  icon: Storefront,
  recordRepresentation: 'name',
  list: lazyPage(() => import('./AgencyList')),
  create: lazyPage(() => import('./AgencyCreate')),
  edit: lazyPage(() => import('./AgencyEdit')),
  options: {
    path: paths.agencies,
    menu: { section: 'sales' },
    // More users may read agencies (for prices in posts); this list is for those who manage them.
    list: { guard: 'list-agencies', goKey: 'y' },
    create: { width: 'narrow' },
    copy: { marked: 'name', reset: ['sort'] },
  },
}
