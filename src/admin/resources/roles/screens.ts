import { crudScreens } from '../../components/crud/crudScreens'
import { paths } from '../../components/paths'

export const roleScreens = crudScreens('roles', {
  path: paths.roles,
  menu: { section: 'admin', group: 'members' },
  list: { load: () => import('./RoleList'), goKey: 'r' },
  create: () => import('./RoleCreate'),
  edit: () => import('./RoleEdit'),
})
