import Add from '@mui/icons-material/PersonAddOutlined'
import { Autocomplete, Box, TextField, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { maxAgencyUsers } from '../../../../domain/agencySchema'
import type { User } from '../../../../domain/userSchema'
import { PhoneNumber } from '../../../components/fields/PhoneNumber'
import { PendingButton } from '../../../components/form/PendingButton'
import { useChoiceWords } from '../../../components/references/useChoiceWords'
import { defaultSort } from '../../../providers/data/endpoints'
import { box } from '../../../theme/tokens'
import { usePeopleChange } from './usePeopleChange'

const pause = 200
const pagination = { page: 1, perPage: 20 }
const nobody: User[] = []

export function AddPeople({ agencyId }: { agencyId: number }) {
  const translate = useTranslate()
  const words = useChoiceWords()
  const say = (key: string, params = {}) => translate(`resources.agencies.people.${key}`, params)
  const { add, isBusy } = usePeopleChange(agencyId)
  const [chosen, setChosen] = useState(nobody)
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed])
  const { data = nobody, isFetching } = useGetList<User>(
    'users',
    { pagination, sort: defaultSort('users'), filter: { searchRole: 'all', ...(q && { q }) } },
    { enabled: isOpen },
  )
  const isMember = ({ agencies }: User) => agencies?.data.some(({ id }) => id === agencyId) === true
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1, mb: 2, '--optional': "''" }}
    >
      <Autocomplete<User, true>
        multiple
        filterSelectedOptions
        disableCloseOnSelect
        handleHomeEndKeys
        size="small"
        sx={{ flexGrow: 1, flexBasis: box.filter, minWidth: 0 }}
        options={data.filter((user) => !isMember(user))}
        value={chosen}
        onChange={(_event, users) => setChosen(users.slice(0, maxAgencyUsers))}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        // The server has filtered already, ignoring accents.
        filterOptions={(options) => options}
        inputValue={typed}
        onInputChange={(_event, text, reason) => reason !== 'blur' && setTyped(text)}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        loading={isFetching || q !== typed.trim()}
        noOptionsText={say('not_found')}
        {...words}
        renderOption={({ key, ...props }, { name, email, phone }) => (
          <li key={key} {...props}>
            <Box sx={{ minWidth: 0 }}>
              {name}
              <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                {phone && <PhoneNumber phone={phone} />}
                {phone && email && ' · '}
                {email}
              </Typography>
            </Box>
          </li>
        )}
        renderInput={(params) => <TextField {...params} margin="none" label={say('find')} />}
      />
      <PendingButton
        variant="contained"
        startIcon={<Add />}
        pending={isBusy}
        disabled={chosen.length === 0}
        onClick={() => void add(chosen.map(({ id }) => id)).then((isDone) => isDone && setChosen(nobody))}
      >
        {say('add', { smart_count: chosen.length })}
      </PendingButton>
    </Box>
  )
}
