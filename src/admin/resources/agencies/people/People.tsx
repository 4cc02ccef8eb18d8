import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { FormSection } from '../../../components/form/FormSection'
import { ListShell } from '../../../components/list/ListShell'
import { ListTable } from '../../../components/list/ListTable'
import { SearchBox } from '../../../components/list/SearchBox'
import { EmptyList } from '../../../components/states/EmptyList'
import { useMay } from '../../../providers/auth/rights'
import type { UserRecord } from '../../users/useCreateUser'
import { AddPeople } from './AddPeople'
import { PeopleNames } from './PeopleNames'
import { peopleColumns } from './peopleColumns'
import { RemovePeople } from './RemovePeople'

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
