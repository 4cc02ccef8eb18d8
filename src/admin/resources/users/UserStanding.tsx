import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { User } from '../../../domain/userSchema'
import { FormSection } from '../../components/form/FormSection'
import { useRights } from '../../providers/auth/rights'
import { AccessLinks } from '../access/AccessLinks'
import { Keys } from '../keys/Keys'
import { useRoles } from '../roles/useRoles'
import { Sessions } from './sessions/Sessions'
import { UserRoles } from './UserRoles'
import { useAbove } from './useAbove'

export function UserStanding({ user }: { user: User }) {
  const translate = useTranslate()
  const { can, profile } = useRights()
  const { isPending } = useRoles()
  const isAbove = useAbove(user)
  return (
    <>
      <FormSection title="resources.users.fields.roles">
        <UserRoles user={user} />
        {isAbove ? (
          <Typography variant="body2" color="textSecondary">
            {translate('resources.users.above')}
          </Typography>
        ) : (
          <AccessLinks subject={{ user_id: user.id }} />
        )}
      </FormSection>
      {!isPending && !isAbove && (can('manage-admins-access') || profile?.id === user.id) && (
        <FormSection title="access.sessions.list">
          <Sessions userId={user.id} status={user.status} />
        </FormSection>
      )}
      {!isPending && !isAbove && can('manage-admins-access') && user.kind === 'member' && (
        <FormSection title="access.keys.list">
          <Keys userId={user.id} isOwn={profile?.id === user.id} />
        </FormSection>
      )}
    </>
  )
}
