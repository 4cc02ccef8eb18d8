import Shield from '@mui/icons-material/AdminPanelSettingsOutlined'
import { paths } from '../../components/screens/paths'
import type { EntityProps } from '../../components/screens/screensOf'
import { lazyPage } from '../../startup/lazyPage'

export const roles: EntityProps = {
  name: 'roles',
  icon: Shield,
  recordRepresentation: 'name',
  list: lazyPage(() => import('./RoleList')),
  create: lazyPage(() => import('./RoleCreate')),
  edit: lazyPage(() => import('./RoleEdit')),
  options: {
    path: paths.roles,
    menu: { section: 'admin', group: 'members' },
    list: { goKey: 'r' },
    copy: { marked: 'name', reset: [] },
  },
}
