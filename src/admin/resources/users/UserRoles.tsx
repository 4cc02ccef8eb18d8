import { Box, Button, Chip, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { User } from '../../../domain/userSchema'
import { useRights } from '../../providers/auth/rights'
import { AssignRolesDialog } from './AssignRolesDialog'
import { useAbove } from './useAbove'

function RoleChips({ user }: { user: User }) {
  const translate = useTranslate()
  const roles = user.roles?.data ?? []
  if (roles.length === 0)
    return (
      <Typography component="span" variant="body2" color="textSecondary">
        {translate('resources.users.no_role')}
      </Typography>
    )
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {roles.map(({ id, name }) => (
        <Chip key={id} label={name} />
      ))}
    </Box>
  )
}

/** A user's roles, with a button to change them for those who may; users may not change their own. */
export function UserRoles({ user }: { user: User }) {
  const translate = useTranslate()
  const { can, profile } = useRights()
  const [isOpen, setOpen] = useState(false)
  const isSelf = profile?.id === user.id
  const isAbove = useAbove(user)
  return (
    <>
      <RoleChips user={user} />
      {isSelf ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {translate('resources.users.roles.self')}
        </Typography>
      ) : (
        can('manage-admins-access') &&
        !isAbove && (
          <Button
            variant="outlined"
            size="small"
            onClick={() => setOpen(true)}
            sx={{ mt: 1, justifySelf: 'start' }}
          >
            {translate('resources.users.roles.change')}
          </Button>
        )
      )}
      {isOpen && <AssignRolesDialog users={[user]} onClose={() => setOpen(false)} />}
    </>
  )
}
