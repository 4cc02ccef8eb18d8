import { crudScreens } from '../../components/crud/crudScreens'
import { paths } from '../../components/paths'

export const agencyScreens = crudScreens('agencies', {
  path: paths.agencies,
  menu: { section: 'sales' },
  // More people may read agencies (for prices in posts); this list is for those who manage them.
  list: { load: () => import('./AgencyList'), guard: 'list-agencies', goKey: 'y' },
  create: { load: () => import('./AgencyCreate'), width: 'narrow' },
  edit: () => import('./AgencyEdit'),
})
