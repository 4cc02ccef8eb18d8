import { Typography } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, useListContext, useTranslate } from 'react-admin'
import { fold } from '../../../domain/fold'
import type { Permission } from '../../../domain/permissions'
import { ListHeading } from '../../components/list/ListHeading'
import { ListShell } from '../../components/list/ListShell'
import { SearchField } from '../../components/list/SearchField'
import { box } from '../../theme/tokens'
import { useRoles } from '../roles/useRoles'
import { groupRows, usePermissionWords } from './names'
import { PermissionTable } from './PermissionTable'

export default function PermissionList() {
  const translate = useTranslate()
  const [text, setText] = useState('')
  return (
    <ListShell
      resource="permissions"
      isInner
      heading={<ListHeading help={translate('resources.permissions.intro')} />}
      filters={
        <SearchField
          value={text}
          onChange={setText}
          label={translate('resources.permissions.search')}
          flex={{ xs: '1 0 100%', sm: `0 1 ${box.search}px` }}
        />
      }
    >
      <Groups text={text} />
    </ListShell>
  )
}

function Groups({ text }: { text: string }) {
  const translate = useTranslate()
  const words = usePermissionWords()
  const { data = [] } = useListContext<RaRecord & { name: string }>()
  const { roles } = useRoles()
  const known = new Set(data.map(({ name }) => name))
  const wanted = fold(text.trim())
  const matches = (name: Permission) =>
    known.has(name) && fold(`${words.label(name)} ${name}`).includes(wanted)
  const shown = groupRows
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
