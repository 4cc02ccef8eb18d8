import Remove from '@mui/icons-material/PersonRemoveOutlined'
import { Typography } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import type { User } from '../../../../domain/userSchema'
import { columnsOf } from '../../../components/crud/columnsOf'
import { PersonPicture } from '../../../components/fields/Picture'
import { FormSection } from '../../../components/form/FormSection'
import { PendingButton } from '../../../components/form/PendingButton'
import { useSelection } from '../../../components/list/BulkBar'
import { ListShell } from '../../../components/list/ListShell'
import { ListTable } from '../../../components/list/ListTable'
import { RowLink } from '../../../components/list/RowLink'
import { SearchBox } from '../../../components/list/SearchBox'
import { paths } from '../../../components/screens/paths'
import { EmptyList } from '../../../components/states/EmptyList'
import { useMay } from '../../../providers/auth/rights'
import type { UserRecord } from '../../users/useCreateUser'
import { AddPeople } from './AddPeople'
import { PeopleNames } from './PeopleNames'
import { usePeopleChange } from './usePeopleChange'

/** Removes the selected users from the agency; their accounts stay. */
function RemovePeople({ agencyId }: { agencyId: number }) {
  const translate = useTranslate()
  const { onSelect } = useListContext()
  const ids = useSelection()
  const { remove, isBusy } = usePeopleChange(agencyId)
  return (
    <PendingButton
      size="small"
      startIcon={<Remove />}
      pending={isBusy}
      onClick={() => void remove(ids).then((isDone) => isDone && onSelect([]))}
    >
      {translate('resources.agencies.people.remove')}
    </PendingButton>
  )
}

const Column = columnsOf<User>()

const peopleColumns = (
  <>
    <Column
      source="name"
      picture={({ name, avatar }) => <PersonPicture name={name} url={avatar} />}
      render={(user) => <RowLink to={paths.person(user)}>{user.name}</RowLink>}
    />
    <Column source="phone" kind="phone" disableSort />
    <Column source="email" from="tablet" />
  </>
)

/** The agency's users: in full for those who may list users, else by name only. */
export function People({ agencyId }: { agencyId: number }) {
  const translate = useTranslate()
  const mayList = useMay('users', 'list')
  const mayChange = useMay('agencies', 'edit')
  return (
    <FormSection title="resources.agencies.people.title">
      {mayChange && mayList && <AddPeople agencyId={agencyId} />}
      {mayList ? (
        <ListShell
          isInner
          isTable
          resource="users"
          filter={{ searchRole: 'all', agency_id: agencyId }}
          filters={<SearchBox label="resources.agencies.people.search" />}
          empty={<EmptyList message={translate('resources.agencies.people.none')} />}
        >
          <ListTable<UserRecord> bulk={mayChange && <RemovePeople agencyId={agencyId} />}>
            {peopleColumns}
          </ListTable>
        </ListShell>
      ) : (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {translate('resources.agencies.people.names_only')}
          </Typography>
          <PeopleNames agencyId={agencyId} />
        </>
      )}
    </FormSection>
  )
}
