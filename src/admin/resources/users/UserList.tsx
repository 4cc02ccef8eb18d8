import PersonAdd from '@mui/icons-material/PersonAddOutlined'
import { useStore, useTranslate } from 'react-admin'
import type { User } from '../../../domain/userSchema'
import { AddButton } from '../../components/crud/AddButton'
import { ListFrame } from '../../components/crud/ListFrame'
import { EmptyList } from '../../components/EmptyList'
import { ListTable } from '../../components/list/ListTable'
import { useMay, useRights } from '../../providers/auth/rights'
import { exported } from './list/exported'
import { UserBulk } from './list/UserBulk'
import { UserColumns } from './list/UserColumns'
import { UserFilters } from './list/UserFilters'
import { listFilter, type UserGroup } from './listFilter'

/** The list of members, or of accounts without a role. */
export default function UserList() {
  const translate = useTranslate()
  const { can, profile } = useRights()
  const mayEdit = useMay('users', 'edit')
  const mayDelete = useMay('users', 'delete')
  const [group, setGroup] = useStore<UserGroup>('users.group', 'has')
  const hasBulk = mayEdit || mayDelete || can('manage-admins-access')
  const nobodyWithout = (
    <EmptyList
      message={translate('resources.users.empty.no_role')}
      hint={translate('resources.users.empty.no_role_hint')}
    />
  )
  return (
    <ListFrame<User>
      key={group}
      filter={listFilter(group)}
      exported={exported}
      add={<AddButton icon={<PersonAdd />} />}
      filters={<UserFilters group={group} onGroup={setGroup} />}
      empty={group === 'no' ? nobodyWithout : undefined}
    >
      <ListTable<User>
        bulk={hasBulk && <UserBulk />}
        // Bulk actions must not affect one's own account.
        isRowSelectable={({ id }) => id !== profile?.id}
      >
        <UserColumns />
      </ListTable>
    </ListFrame>
  )
}
