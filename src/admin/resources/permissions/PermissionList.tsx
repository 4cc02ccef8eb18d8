import Search from '@mui/icons-material/Search'
import { InputAdornment, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { fold } from '../../../domain/fold'
import type { Permission } from '../../../domain/permissions'
import { PageHeading } from '../../components/PageHeading'
import { useRoles } from '../roles/useRoles'
import { groups, usePermissionWords } from './names'
import { PermissionDialog } from './PermissionDialog'
import { PermissionGroup } from './PermissionGroup'

/** Every permission by group, and the roles that hold it. */
export default function PermissionList() {
  const translate = useTranslate()
  const words = usePermissionWords()
  const { roles } = useRoles()
  const [text, setText] = useState('')
  const [edited, setEdited] = useState<Permission | null>(null)
  const wanted = fold(text.trim())
  const matches = (name: Permission) => fold(`${words.label(name)} ${name}`).includes(wanted)
  const shown = groups
    .map(({ key, names }) => ({ key, names: names.filter(matches) }))
    .filter(({ names }) => names.length > 0)
  const label = translate('resources.permissions.search')
  return (
    <>
      <PageHeading subtitle={translate('resources.permissions.intro')} />
      <TextField
        type="search"
        margin="none"
        value={text}
        placeholder={label}
        onChange={({ target }) => setText(target.value)}
        sx={{ width: { xs: '100%', sm: 320 }, mb: 2 }}
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
      {shown.length === 0 && (
        <Typography role="status" color="textSecondary">
          {translate('resources.permissions.none_found')}
        </Typography>
      )}
      {shown.map(({ key, names }) => (
        <PermissionGroup key={key} title={words.group(key)} names={names} roles={roles} onEdit={setEdited} />
      ))}
      {edited && <PermissionDialog name={edited} roles={roles} onClose={() => setEdited(null)} />}
    </>
  )
}
