import { MenuItem, TextField } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { userStatuses } from '../../../../domain/user'
import { ChoiceSelect, selectStyle } from '../../../components/list/ChoiceSelect'
import { FilterTabs } from '../../../components/list/FilterTabs'
import { SearchBox } from '../../../components/list/SearchBox'
import { useRoles } from '../../roles/useRoles'
import { groupOf, userGroups, withGroup } from '../listFilter'

/** Filters: search, with or without a role, role, status. */
export function UserFilters() {
  const translate = useTranslate()
  const { roles } = useRoles()
  const { filterValues, setFilters } = useListContext()
  const group = groupOf(filterValues)
  const say = (key: string) => translate(`resources.users.filter.${key}`)
  return (
    <>
      <SearchBox label="resources.users.search" />
      <TextField
        select
        margin="none"
        label={say('label')}
        value={group}
        onChange={({ target }) => setFilters(withGroup(filterValues, groupOf({ searchRole: target.value })))}
        sx={selectStyle}
      >
        {userGroups.map((each) => (
          <MenuItem key={each} value={each}>
            {say(each)}
          </MenuItem>
        ))}
      </TextField>
      {group !== 'no' && roles.length > 0 && (
        <ChoiceSelect
          source="role_id"
          choices={roles}
          label="resources.users.filter.role"
          all="resources.users.filter.any_role"
        />
      )}
      <FilterTabs
        source="status"
        values={userStatuses}
        label={(value) => `resources.users.status.${value}`}
      />
    </>
  )
}
