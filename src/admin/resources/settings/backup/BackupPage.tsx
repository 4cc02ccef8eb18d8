import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import { PageHeading } from '../../../components/heading/PageHeading'
import { SettingsPage } from '../../../components/settings/SettingsPage'
import { useBackups } from '../../../components/settings/useBackups'
import { isHttpError } from '../../../providers/http/httpError'
import { KnownSettings } from '../KnownSettings'
import { Archives } from './Archives'

/** When the business is backed up, and the archives that there are. */
export default function BackupPage() {
  const translate = useTranslate()
  const { error } = useBackups()
  if (!isHttpError(error) || error.status !== 404)
    return <KnownSettings group="backup" after={<Archives />} />
  return (
    <SettingsPage>
      <PageHeading />
      <Alert severity="info">{translate('resources.settings.backup.in_browser')}</Alert>
    </SettingsPage>
  )
}
