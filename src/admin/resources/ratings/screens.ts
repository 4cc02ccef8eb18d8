import { crudScreens } from '../../components/crud/crudScreens'
import { paths } from '../../components/paths'

/** Customers rate on the site: there is no form for a new one. */
export const ratingScreens = crudScreens('ratings', {
  path: paths.ratings,
  menu: { section: 'content', waits: ['ratings'] },
  list: { load: () => import('./RatingList'), goKey: 'p' },
  edit: () => import('./RatingPage'),
})
