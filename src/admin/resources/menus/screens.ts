import { crudScreens } from '../../components/crud/crudScreens'
import { paths } from '../../components/paths'

/** Menus of the site; they are among the settings and in the appearance. */
export const menuScreens = crudScreens('menus', {
  path: paths.menus,
  aliases: ['/settings/menu'],
  menu: { section: 'site', group: 'appearance', label: 'resources.menus.name' },
  list: { load: () => import('./MenuList'), goKey: 'n' },
  create: () => import('./MenuForm'),
  edit: () => import('./MenuForm'),
})
