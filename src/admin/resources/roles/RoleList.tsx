import type { RaRecord } from 'react-admin'
import type { Role } from '../../../domain/roleSchema'
import { columnsOf } from '../../components/crud/columnsOf'
import { ListPage } from '../../components/crud/ListPage'
import { RowLink } from '../../components/list/RowLink'
import { SearchBox } from '../../components/list/SearchBox'
import { paths } from '../../components/screens/paths'
import { useMay } from '../../providers/auth/rights'
import { FirstPresets } from './RolePresets'
import { useRoleReach } from './useRoleReach'
import { permissionsOf } from './useRoles'

export type RoleRecord = Role & RaRecord<number>

const Column = columnsOf<Role>()

export default function RoleList() {
  const { standingOf } = useRoleReach()
  const mayDelete = useMay('roles', 'delete')
  return (
    <ListPage<Role>
      filters={<SearchBox label="resources.roles.search" />}
      notice={<FirstPresets />}
      bulkDeleteText="resources.roles.bulk_delete_text"
      isRowSelectable={(role) => !mayDelete || standingOf(role) === 'open'}
    >
      <Column
        source="name"
        // Always a link: users who may list roles may read each.
        render={({ id, name }) => <RowLink to={paths.role(id)}>{name}</RowLink>}
      />
      <Column source="description" disableSort />
      <Column
        source="permissions"
        kind="number"
        disableSort
        from="tablet"
        render={(role) => permissionsOf(role).length}
      />
      <Column source="users_count" kind="number" disableSort />
      <Column source="created_at" kind="day" from="desktop" isNewest />
    </ListPage>
  )
}
