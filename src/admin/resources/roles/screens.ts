import { guardOf } from '../../../domain/guards'
import { crudScreens } from '../../components/crud/crudScreens'
import { paths } from '../../components/paths'

export const roleScreens = crudScreens('roles', {
  path: paths.roles,
  menu: { group: 'members' },
  list: () => import('./RoleList'),
  create: () => import('./RoleCreate'),
  // Whoever may read a role sees what it allows, or who has it.
  edit: { load: () => import('./RoleEdit'), guard: guardOf('roles', 'list') },
})
