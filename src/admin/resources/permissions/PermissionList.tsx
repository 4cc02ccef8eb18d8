import Search from '@mui/icons-material/Search'
import { InputAdornment, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, useListContext, useTranslate } from 'react-admin'
import { fold } from '../../../domain/fold'
import type { Permission } from '../../../domain/permissions'
import { ListShell } from '../../components/list/ListShell'
import { PageHeading } from '../../components/PageHeading'
import { box } from '../../theme/tokens'
import { useRoles } from '../roles/useRoles'
import { groups, usePermissionWords } from './names'
import { PermissionTable } from './PermissionTable'

/** Every permission by group, and the roles that have it. */
export default function PermissionList() {
  const translate = useTranslate()
  const [text, setText] = useState('')
  const label = translate('resources.permissions.search')
  return (
    <ListShell
      resource="permissions"
      isInner
      heading={<PageHeading subtitle={translate('resources.permissions.intro')} />}
      filters={
        <TextField
          type="search"
          margin="none"
          value={text}
          placeholder={label}
          onChange={({ target }) => setText(target.value)}
          sx={{ width: { xs: '100%', sm: box.search } }}
          slotProps={{
            htmlInput: { 'aria-label': label },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Search fontSize="small" aria-hidden />
                </InputAdornment>
              ),
            },
          }}
        />
      }
    >
      <Groups text={text} />
    </ListShell>
  )
}

/** The groups of permissions that match the search text. */
function Groups({ text }: { text: string }) {
  const translate = useTranslate()
  const words = usePermissionWords()
  const { data = [] } = useListContext<RaRecord & { name: string }>()
  const { roles } = useRoles()
  const known = new Set(data.map(({ name }) => name))
  const wanted = fold(text.trim())
  const matches = (name: Permission) =>
    known.has(name) && fold(`${words.label(name)} ${name}`).includes(wanted)
  const shown = groups
    .map(({ key, names }) => ({ key, names: names.filter(matches) }))
    .filter(({ names }) => names.length > 0)
  return shown.length === 0 ? (
    <Typography role="status" color="textSecondary">
      {translate('resources.permissions.none_found')}
    </Typography>
  ) : (
    <PermissionTable groups={shown} roles={roles} />
  )
}
