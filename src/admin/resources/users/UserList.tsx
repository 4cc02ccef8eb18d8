import PersonAdd from '@mui/icons-material/PersonAddOutlined'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { userStatuses } from '../../../domain/user'
import type { User } from '../../../domain/userSchema'
import { AddButton } from '../../components/crud/AddButton'
import { ListFrame } from '../../components/crud/ListFrame'
import { EmptyList } from '../../components/EmptyList'
import { filtersOf } from '../../components/list/addressFilters'
import { ListTable } from '../../components/list/ListTable'
import { ListTabs } from '../../components/list/ListTabs'
import { useMay, useRights } from '../../providers/auth/rights'
import { UserBulk } from './list/UserBulk'
import { userColumns } from './list/UserColumns'
import { UserFilters } from './list/UserFilters'
import { groupOf, listFilter } from './listFilter'

const statusLabel = (value: string) => `resources.users.status.${value}`
const groupFilter = ['searchRole']

/** The list of members, or of accounts without a role. */
export default function UserList() {
  const translate = useTranslate()
  const { can, profile } = useRights()
  const mayEdit = useMay('users', 'edit')
  const mayDelete = useMay('users', 'delete')
  const filters = filtersOf(useSearchParams()[0])
  const hasBulk = mayEdit || mayDelete || can('manage-admins-access')
  const nobodyWithout = (
    <EmptyList
      message={translate('resources.users.empty.no_role')}
      hint={translate('resources.users.empty.no_role_hint')}
    />
  )
  return (
    <ListFrame
      filter={listFilter(filters)}
      isTable
      add={<AddButton icon={<PersonAdd />} />}
      tabs={<ListTabs source="status" values={userStatuses} label={statusLabel} />}
      filters={<UserFilters />}
      chooses={groupFilter}
      empty={groupOf(filters) === 'no' ? nobodyWithout : undefined}
    >
      <ListTable<User>
        bulk={hasBulk && <UserBulk />}
        // Bulk actions must not affect one's own account.
        isRowSelectable={({ id }) => id !== profile?.id}
      >
        {userColumns}
      </ListTable>
    </ListFrame>
  )
}
