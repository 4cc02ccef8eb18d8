import { Box, MenuItem, TextField } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { userStatuses } from '../../../../domain/user'
import { FilterTabs } from '../../../components/list/FilterTabs'
import { SearchBox } from '../../../components/list/SearchBox'
import { useRoles } from '../../roles/useRoles'
import { type UserGroup, userGroups } from '../listFilter'

interface UserFiltersProps {
  group: UserGroup
  onGroup: (group: UserGroup) => void
}

const isGroup = (value: string): value is UserGroup => (userGroups as readonly string[]).includes(value)

/** Search, with or without a role, which role, which status. */
export function UserFilters({ group, onGroup }: UserFiltersProps) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const { roles } = useRoles()
  const { role_id = '', ...others } = filterValues
  const say = (key: string) => translate(`resources.users.filter.${key}`)
  const width = { minWidth: { xs: 0, sm: 190 }, flex: { xs: '1 1 140px', sm: '0 0 auto' } }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <SearchBox label="resources.users.search" />
        <TextField
          select
          margin="none"
          label={say('label')}
          value={group}
          onChange={({ target }) => isGroup(target.value) && onGroup(target.value)}
          sx={width}
        >
          {userGroups.map((each) => (
            <MenuItem key={each} value={each}>
              {say(each)}
            </MenuItem>
          ))}
        </TextField>
        {group !== 'no' && roles.length > 0 && (
          <TextField
            select
            margin="none"
            label={say('role')}
            value={String(role_id)}
            onChange={({ target }) =>
              setFilters(target.value ? { ...others, role_id: Number(target.value) } : others)
            }
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={width}
          >
            <MenuItem value="">{say('any_role')}</MenuItem>
            {roles.map(({ id, name }) => (
              <MenuItem key={id} value={String(id)}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      <FilterTabs
        source="status"
        values={userStatuses}
        label={(value) => `resources.users.status.${value}`}
      />
    </>
  )
}
