import { crudScreens } from '../../components/crud/crudScreens'
import { paths } from '../../components/paths'

/** Post types; both addresses of the list are in use. */
export const typeScreens = crudScreens('types', {
  path: paths.types,
  aliases: ['/post-type'],
  menu: {},
  // Others may read types to write posts of them; this list is for who works on the types.
  list: { load: () => import('./TypeList'), guard: 'list-types' },
  create: () => import('./TypeCreate'),
  edit: () => import('./TypeEdit'),
})
