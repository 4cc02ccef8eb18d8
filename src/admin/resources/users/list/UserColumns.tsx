import { Avatar, Box, Chip, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import type { User } from '../../../../domain/userSchema'
import { columnsOf } from '../../../components/crud/columnsOf'
import { dateFormat } from '../../../components/formats'
import { RowLink } from '../../../components/list/RowLink'
import { paths } from '../../../components/paths'
import { useRights } from '../../../providers/auth/rights'
import { RoleChips } from '../UserRoles'

const Column = columnsOf<User>()

/** The columns of the member list; narrow screens have a single column with everything. */
export function UserColumns() {
  const [locale] = useLocaleState()
  return (
    <>
      <Column source="name" render={(user) => <Person user={user} />} />
      <Column source="email" from="desktop" />
      <Column source="phone" disableSort from="desktop" sx={{ whiteSpace: 'nowrap' }} />
      <Column source="roles" disableSort from="tablet" render={(user) => <RoleChips user={user} />} />
      <Column
        source="status"
        disableSort
        from="tablet"
        render={(user) => <StatusChip status={user.status} />}
      />
      <Column
        source="created_at"
        from="tablet"
        sx={{ whiteSpace: 'nowrap' }}
        render={({ created_at }) => dateFormat(locale).format(new Date(created_at))}
      />
    </>
  )
}

/** Avatar, name and, where its column is hidden, the email address. */
function Person({ user }: { user: User }) {
  const translate = useTranslate()
  const { profile } = useRights()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Avatar src={user.avatar || undefined} alt="">
        {user.name.trim().split(/\s+/).at(-1)?.charAt(0)}
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        <RowLink to={paths.user(user.id)}>{user.name}</RowLink>
        {profile?.id === user.id && (
          <Chip label={translate('resources.users.you')} color="primary" sx={{ marginInlineStart: 1 }} />
        )}
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ display: { md: 'none' }, overflowWrap: 'anywhere' }}
        >
          {user.email}
        </Typography>
        <Box sx={{ display: { xs: 'flex', sm: 'none' }, flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
          <RoleChips user={user} />
          {user.status === 'disable' && <StatusChip status={user.status} />}
        </Box>
      </Box>
    </Box>
  )
}

function StatusChip({ status }: { status: User['status'] }) {
  const translate = useTranslate()
  return (
    <Chip
      label={translate(`resources.users.status.${status}`)}
      color={status === 'enable' ? 'success' : 'default'}
      variant="outlined"
    />
  )
}
