import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { ScreenLink } from '../../components/screens/ScreenLink'
import { settingPath } from '../../components/settings/pages'
import { useBackups } from '../../components/settings/useBackups'

/** A day, and the time that making and checking one may take. */
const overdue = 26 * 3600 * 1000

/** Tells who may do something about it that backups are on and there is none of the last day. */
export function BackupReminder() {
  const translate = useTranslate()
  const { data: answer } = useBackups()
  if (!answer?.meta.is_on) return null
  const good = answer.data.find(({ verified_at }) => verified_at)
  if (good && Date.now() - Date.parse(good.at) < overdue) return null
  return (
    <Typography color="textSecondary" sx={{ mb: 2 }}>
      {translate(`dashboard.backup.${good ? 'old' : 'none'}`)}{' '}
      <ScreenLink to={settingPath('backup')}>{translate('dashboard.backup.open')}</ScreenLink>
    </Typography>
  )
}
