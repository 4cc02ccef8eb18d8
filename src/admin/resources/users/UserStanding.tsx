import type { User } from '../../../domain/userSchema'
import { FormSection } from '../../components/form/FormSection'
import { useRights } from '../../providers/auth/rights'
import { AccessLinks } from '../access/AccessLinks'
import { Sessions } from './sessions/Sessions'
import { UserRoles } from './UserRoles'

/** What a member may do, and where they are signed in, each for whoever may know it. */
export function UserStanding({ user }: { user: User }) {
  const { can, profile } = useRights()
  return (
    <>
      <FormSection title="resources.users.fields.roles">
        <UserRoles user={user} />
        <AccessLinks subject={{ user_id: user.id }} />
      </FormSection>
      {(can('manage-admins-access') || profile?.id === user.id) && (
        <FormSection title="access.sessions.list">
          <Sessions userId={user.id} />
        </FormSection>
      )}
    </>
  )
}
