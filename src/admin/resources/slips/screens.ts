import { crudScreens } from '../../components/crud/crudScreens'
import { paths } from '../../components/paths'

/** Slips are canceled, never changed: a slip has a page to read. */
export const slipScreens = crudScreens('slips', {
  path: paths.slips,
  menu: { section: 'content' },
  list: { load: () => import('./SlipList'), goKey: 'x' },
  edit: () => import('./SlipPage'),
})
