import { crudScreens } from '../../components/crud/crudScreens'
import { paths } from '../../components/paths'

/** Post types; the list has two addresses. */
export const typeScreens = crudScreens('types', {
  path: paths.types,
  aliases: ['/post-type'],
  menu: { group: 'settings', section: 'admin', label: 'resources.types.name' },
  // More people may read types (to write posts); this list is for those who manage them.
  list: { load: () => import('./TypeList'), guard: 'list-types', goKey: 't' },
  create: () => import('./TypeCreate'),
  edit: () => import('./TypeEdit'),
})
