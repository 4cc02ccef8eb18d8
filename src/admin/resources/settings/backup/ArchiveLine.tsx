import Download from '@mui/icons-material/FileDownloadOutlined'
import { Box, Typography } from '@mui/material'
import { type TranslateFunction, useTranslate } from 'react-admin'
import type { Backup } from '../../../../domain/backups'
import { Status } from '../../../components/fields/Status'
import { PendingButton } from '../../../components/form/PendingButton'
import { exactTime, timeAgo } from '../../../components/formats/formats'
import { Moment } from '../../../components/formats/Moment'
import { useLocale } from '../../../components/formats/useLocale'
import { formatBytes } from '../../../components/media/formatBytes'

interface ArchiveLineProps {
  backup: Backup
  isSaving: boolean
  onSave: () => void
}

export function ArchiveLine({ backup, isSaving, onSave }: ArchiveLineProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const { at, size, verified_at } = backup
  return (
    <li>
      <Box sx={{ minWidth: 0, flex: '1 1 auto' }}>
        <Moment iso={at} exact />
        <Typography variant="body2" component="div" sx={about}>
          {[ageOf(at, locale, translate), formatBytes(size, locale)].join(' · ')}
          <Status tone={verified_at ? 'ok' : 'warn'}>
            {translate(`resources.settings.backup.${verified_at ? 'verified' : 'not_verified'}`)}
          </Status>
        </Typography>
      </Box>
      <PendingButton
        size="small"
        startIcon={<Download />}
        pending={isSaving}
        aria-label={translate('resources.settings.backup.save_of', { name: exactTime(at, locale) })}
        onClick={onSave}
      >
        {translate('resources.settings.backup.save')}
      </PendingButton>
    </li>
  )
}

const about = { display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'text.secondary' } as const

const day = 24 * 3600 * 1000

/** In days from the first on: how old it is matters more than its date, which stands above. */
function ageOf(iso: string, locale: string, translate: TranslateFunction): string {
  const days = Math.floor((Date.now() - Date.parse(iso)) / day)
  return days < 1 ? timeAgo(iso, locale, translate) : new Intl.RelativeTimeFormat(locale).format(-days, 'day')
}
