import PersonAdd from '@mui/icons-material/PersonAddOutlined'
import { Button } from '@mui/material'
import { useStore, useTranslate } from 'react-admin'
import { EmptyList } from '../../components/EmptyList'
import { ExportButton } from '../../components/list/ExportButton'
import { ListShell } from '../../components/list/ListShell'
import { ListTable } from '../../components/list/ListTable'
import { PageHeading } from '../../components/PageHeading'
import { paths } from '../../components/paths'
import { ScreenLink } from '../../components/ScreenLink'
import { useRights } from '../../providers/auth/rights'
import { UserBulk } from './list/UserBulk'
import { UserColumns } from './list/UserColumns'
import { UserFilters } from './list/UserFilters'
import { useUserExport } from './list/useUserExport'
import { listFilter, type UserGroup } from './listFilter'
import type { UserRecord } from './useCreateUser'

/** Accounts: the members, or those who have no role yet. */
export default function UserList() {
  const translate = useTranslate()
  const { can, profile } = useRights()
  const [group, setGroup] = useStore<UserGroup>('users.group', 'has')
  const columns = useUserExport()
  const add = can('create-users') && (
    <Button variant="contained" startIcon={<PersonAdd />} component={ScreenLink} to={paths.newUser}>
      {translate('resources.users.title.create')}
    </Button>
  )
  const empty = group === 'no' ? 'no_role' : 'message'
  return (
    <ListShell
      key={group}
      resource="users"
      filter={listFilter(group)}
      storeKey={`users.${group}`}
      heading={
        <PageHeading
          actions={
            <>
              <ExportButton<UserRecord> columns={columns} />
              {add}
            </>
          }
        />
      }
      filters={<UserFilters group={group} onGroup={setGroup} />}
      empty={
        <EmptyList
          message={translate(`resources.users.empty.${empty}`)}
          hint={translate(`resources.users.empty.${group === 'no' ? 'no_role_hint' : 'hint'}`)}
          action={add}
        />
      }
    >
      <ListTable<UserRecord>
        bulk={can(['update-users', 'delete-users', 'manage-admins-access']) && <UserBulk />}
        // What the bulk buttons do, nobody does to themselves.
        isRowSelectable={({ id }) => id !== profile?.id}
      >
        <UserColumns />
      </ListTable>
    </ListShell>
  )
}
