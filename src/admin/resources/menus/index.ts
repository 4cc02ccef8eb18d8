import MenuIcon from '@mui/icons-material/AccountTreeOutlined'
import { paths } from '../../components/screens/paths'
import type { EntityProps } from '../../components/screens/screensOf'
import { lazyPage } from '../../startup/lazyPage'

export const menus: EntityProps = {
  name: 'menus',
  icon: MenuIcon,
  recordRepresentation: 'title',
  list: lazyPage(() => import('./MenuList')),
  create: lazyPage(() => import('./MenuForm')),
  edit: lazyPage(() => import('./MenuForm')),
  options: {
    path: paths.menus,
    aliases: ['/settings/menu'],
    menu: { section: 'site', group: 'appearance', label: 'resources.menus.name' },
    list: { goKey: 'n' },
    copy: { marked: 'title', reset: ['key'] },
  },
}
