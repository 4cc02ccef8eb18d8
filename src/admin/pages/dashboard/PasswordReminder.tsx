import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { paths } from '../../components/screens/paths'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { useRights } from '../../providers/auth/rights'

/** Reminds users who still have a given password to choose their own. */
export function PasswordReminder() {
  const translate = useTranslate()
  const { profile } = useRights()
  if (!profile?.password_is_given || profile.viewing) return null
  return (
    <Typography color="textSecondary" sx={{ mb: 2 }}>
      {translate('dashboard.given_password.text')}{' '}
      <ScreenLink to={paths.password}>{translate('dashboard.given_password.change')}</ScreenLink>
    </Typography>
  )
}
