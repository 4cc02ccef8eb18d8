import Roles from '@mui/icons-material/AdminPanelSettingsOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useNavigate, useTranslate } from 'react-admin'
import type { User } from '../../../../domain/userSchema'
import { paths } from '../../../components/screens/paths'
import { AssignRolesDialog } from '../AssignRolesDialog'

/** Gives a client a role, which makes them a member, and continues on their page as a member. */
export function MakeMember({ client }: { client: User }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Roles />}
        sx={{ justifySelf: 'start' }}
        onClick={() => setOpen(true)}
      >
        {translate('resources.users.roles.assign')}
      </Button>
      {isOpen && (
        <AssignRolesDialog
          users={[client]}
          onClose={() => setOpen(false)}
          onDone={() => navigate(paths.user(client.id))}
        />
      )}
    </>
  )
}
