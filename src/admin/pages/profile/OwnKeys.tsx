import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { FormSection } from '../../components/form/FormSection'
import { PageHeading } from '../../components/heading/PageHeading'
import { useRights } from '../../providers/auth/rights'
import { Keys } from '../../resources/keys/Keys'

export default function OwnKeys() {
  const translate = useTranslate()
  const { profile } = useRights()
  if (!profile) return null
  return (
    <>
      <PageHeading />
      <FormSection title="access.keys.list">
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {translate('access.keys.help')}
        </Typography>
        <Keys userId={profile.id} isOwn />
      </FormSection>
    </>
  )
}
