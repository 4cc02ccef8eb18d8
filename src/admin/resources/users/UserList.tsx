import PersonAdd from '@mui/icons-material/PersonAddOutlined'
import { userStatuses } from '../../../domain/user'
import type { User } from '../../../domain/userSchema'
import { AddButton } from '../../components/crud/AddButton'
import { ListFrame } from '../../components/crud/ListFrame'
import { ListTable } from '../../components/list/ListTable'
import { ListTabs } from '../../components/list/ListTabs'
import { useMay, useRights } from '../../providers/auth/rights'
import { UserBulk } from './list/UserBulk'
import { userColumns } from './list/UserColumns'
import { UserFilters } from './list/UserFilters'
import { ofKind } from './listFilter'

const statusLabel = (value: string) => `resources.users.status.${value}`

export default function UserList() {
  const { can, profile } = useRights()
  const mayEdit = useMay('users', 'edit')
  const mayDelete = useMay('users', 'delete')
  const hasBulk = mayEdit || mayDelete || can('manage-admins-access')
  return (
    <ListFrame
      filter={ofKind.member}
      isTable
      add={<AddButton icon={<PersonAdd />} />}
      tabs={<ListTabs source="status" values={userStatuses} label={statusLabel} />}
      filters={<UserFilters hasRoles />}
    >
      <ListTable<User>
        bulk={hasBulk && <UserBulk />}
        // Bulk actions must not affect the user's own account.
        isRowSelectable={({ id }) => id !== profile?.id}
      >
        {userColumns}
      </ListTable>
    </ListFrame>
  )
}
