import { Avatar, Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Role } from '../../../../domain/roleSchema'
import type { User } from '../../../../domain/userSchema'
import { columnsOf } from '../../../components/crud/columnsOf'
import { useRights } from '../../../providers/auth/rights'

const Column = columnsOf<User>()

/** The columns for the lists of people with or without the role. */
export const MemberColumns = ({ role }: { role: Role }) => (
  <>
    <Column source="name" render={(user) => <Member user={user} role={role} />} />
    <Column source="email" from="tablet" />
    <Column source="phone" disableSort from="tablet" />
  </>
)

function Member({ user, role }: { user: User; role: Role }) {
  const translate = useTranslate()
  const { profile } = useRights()
  const others = (user.roles?.data ?? []).filter(({ id }) => id !== role.id).map(({ name }) => name)
  const note = [
    profile?.id === user.id ? translate('resources.roles.members.self') : '',
    others.length > 0 ? translate('resources.roles.members.also', { roles: others.join(', ') }) : '',
  ].filter(Boolean)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Avatar src={user.avatar || undefined} alt="" />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 550 }}>{user.name}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ display: { sm: 'none' } }}>
          {user.email}
        </Typography>
        {note.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {note.join(' · ')}
          </Typography>
        )}
      </Box>
    </Box>
  )
}
