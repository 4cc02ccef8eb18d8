import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { userStatuses } from '../../../../domain/user'
import { ChoiceSelect, selectStyle } from '../../../components/list/ChoiceSelect'
import { FilterTabs } from '../../../components/list/FilterTabs'
import { SearchBox } from '../../../components/list/SearchBox'
import { useRoles } from '../../roles/useRoles'
import { type UserGroup, userGroups } from '../listFilter'

interface UserFiltersProps {
  group: UserGroup
  onGroup: (group: UserGroup) => void
}

const isGroup = (value: string): value is UserGroup => (userGroups as readonly string[]).includes(value)

/** Filters: search, with or without a role, role, status. */
export function UserFilters({ group, onGroup }: UserFiltersProps) {
  const translate = useTranslate()
  const { roles } = useRoles()
  const say = (key: string) => translate(`resources.users.filter.${key}`)
  return (
    <>
      <SearchBox label="resources.users.search" />
      <TextField
        select
        margin="none"
        label={say('label')}
        value={group}
        onChange={({ target }) => isGroup(target.value) && onGroup(target.value)}
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
