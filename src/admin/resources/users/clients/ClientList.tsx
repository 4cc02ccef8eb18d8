import PersonAdd from '@mui/icons-material/PersonAddOutlined'
import { userStatuses } from '../../../../domain/user'
import type { User } from '../../../../domain/userSchema'
import { AddButton } from '../../../components/crud/AddButton'
import { columnsOf } from '../../../components/crud/columnsOf'
import { ListFrame } from '../../../components/crud/ListFrame'
import { PersonPicture } from '../../../components/fields/Picture'
import { Tags } from '../../../components/fields/Tags'
import { ListTable } from '../../../components/list/ListTable'
import { ListTabs } from '../../../components/list/ListTabs'
import { RowLink } from '../../../components/list/RowLink'
import { paths } from '../../../components/screens/paths'
import { StyleWords } from '../../../components/types/StyleWords'
import { useMay, useRights } from '../../../providers/auth/rights'
import { UserBulk } from '../list/UserBulk'
import { UserStatus } from '../list/UserColumns'
import { UserFilters } from '../list/UserFilters'
import { ofKind } from '../listFilter'

const Column = columnsOf<User>()
const statusLabel = (value: string) => `resources.users.status.${value}`

/** Accounts of clients, who have neither a role nor a permission. */
export default function ClientList() {
  const { can } = useRights()
  const mayEdit = useMay('users', 'edit')
  const mayDelete = useMay('users', 'delete')
  const mayKnowAgencies = useMay('agencies', 'list')
  return (
    <StyleWords style="client">
      <ListFrame
        filter={ofKind.client}
        isTable
        add={<AddButton icon={<PersonAdd />} />}
        tabs={<ListTabs source="status" values={userStatuses} label={statusLabel} />}
        filters={<UserFilters />}
      >
        <ListTable<User> bulk={(mayEdit || mayDelete || can('manage-admins-access')) && <UserBulk />}>
          <Column
            source="name"
            picture={({ name, avatar }) => <PersonPicture name={name} url={avatar} />}
            render={({ id, name }) => <RowLink to={paths.client(id)}>{name}</RowLink>}
          />
          <Column source="phone" kind="phone" disableSort />
          <Column source="email" from="desktop" />
          {mayKnowAgencies && (
            <Column
              source="agencies"
              kind="tags"
              from="wide"
              disableSort
              render={({ agencies }) => <Tags names={(agencies?.data ?? []).map(({ name }) => name)} />}
            />
          )}
          <Column
            source="status"
            kind="status"
            from="tablet"
            disableSort
            render={({ status }) => <UserStatus status={status} />}
          />
          <Column source="created_at" kind="day" from="tablet" sortByOrder="DESC" isNewest />
        </ListTable>
      </ListFrame>
    </StyleWords>
  )
}
