import Add from '@mui/icons-material/Add'
import { Button, Typography } from '@mui/material'
import { DataTable, type RaRecord, useTranslate } from 'react-admin'
import type { Role } from '../../../domain/roleSchema'
import { EmptyList } from '../../components/EmptyList'
import { BulkDeleteButton } from '../../components/list/BulkButtons'
import { ExportButton } from '../../components/list/ExportButton'
import type { ExportColumn } from '../../components/list/exporter'
import { ListShell } from '../../components/list/ListShell'
import { ListTable } from '../../components/list/ListTable'
import { RowLink } from '../../components/list/RowLink'
import { SearchBox } from '../../components/list/SearchBox'
import { PageHeading } from '../../components/PageHeading'
import { paths } from '../../components/paths'
import { ScreenLink } from '../../components/ScreenLink'
import { useRights } from '../../providers/auth/rights'
import { usePermissionWords } from '../permissions/names'
import { useRoleReach } from './useRoleReach'
import { permissionsOf } from './useRoles'

export type RoleRecord = Role & RaRecord<number>

const Column = DataTable.Col<RoleRecord>
const wide = { display: { xs: 'none', sm: 'table-cell' } }

/** Roles, with how much they allow and how many have them. */
export default function RoleList() {
  const translate = useTranslate()
  const { can } = useRights()
  const { standingOf } = useRoleReach()
  const add = can('manage-roles') && (
    <Button variant="contained" startIcon={<Add />} component={ScreenLink} to={paths.newRole}>
      {translate('resources.roles.title.create')}
    </Button>
  )
  return (
    <ListShell
      resource="roles"
      heading={
        <PageHeading
          actions={
            <>
              <ExportButton<RoleRecord> columns={useRoleExport()} />
              {add}
            </>
          }
        />
      }
      filters={<SearchBox label="resources.roles.search" />}
      empty={
        <EmptyList
          message={translate('resources.roles.empty.message')}
          hint={translate('resources.roles.empty.hint')}
          action={add}
        />
      }
    >
      <ListTable<RoleRecord>
        bulk={can('manage-roles') && <BulkDeleteButton text="resources.roles.bulk_delete_text" />}
        isRowSelectable={(role) => standingOf(role) === 'open'}
      >
        <Column
          source="name"
          sx={{ whiteSpace: { sm: 'nowrap' } }}
          render={(role) => <RoleName role={role} />}
        />
        <Column source="description" disableSort sx={wide} />
        <Column
          source="permissions"
          disableSort
          align="right"
          sx={wide}
          render={(role) => permissionsOf(role).length}
        />
        <Column source="users_count" disableSort align="right" />
      </ListTable>
    </ListShell>
  )
}

const RoleName = ({ role }: { role: RoleRecord }) => (
  <>
    <RowLink to={paths.role(role.id)}>{role.name}</RowLink>
    <Typography variant="body2" color="textSecondary" sx={{ display: { sm: 'none' } }}>
      {role.description}
    </Typography>
  </>
)

function useRoleExport(): ExportColumn<RoleRecord>[] {
  const { label } = usePermissionWords()
  const field = (name: string) => `resources.roles.fields.${name}`
  return [
    { label: field('id'), value: ({ id }) => id },
    { label: field('name'), value: ({ name }) => name },
    { label: field('description'), value: ({ description }) => description },
    { label: field('users_count'), value: ({ users_count }) => users_count },
    { label: field('permissions'), value: (role) => permissionsOf(role).map(label).join(', ') },
  ]
}
