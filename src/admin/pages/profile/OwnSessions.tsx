import { FormSection } from '../../components/form/FormSection'
import { PageHeading } from '../../components/heading/PageHeading'
import { useRights } from '../../providers/auth/rights'
import { Sessions } from '../../resources/users/sessions/Sessions'

export default function OwnSessions() {
  const { profile } = useRights()
  if (!profile) return null
  return (
    <>
      <PageHeading />
      <FormSection title="access.sessions.list">
        <Sessions userId={profile.id} />
      </FormSection>
    </>
  )
}
