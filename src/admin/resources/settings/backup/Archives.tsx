import { Alert, Box, Card, CardContent, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { PendingButton } from '../../../components/form/PendingButton'
import { useBackups } from '../../../components/settings/useBackups'
import { LateSkeleton } from '../../../components/states/LateSkeleton'
import { LoadFailure } from '../../../components/states/LoadFailure'
import { ArchiveLine } from './ArchiveLine'
import { useBackupWork } from './useBackupWork'

/** The archives, the newest first, and one more now. */
export function Archives() {
  const translate = useTranslate()
  const { data: answer, error, refetch } = useBackups()
  const { make, isAsking, save, saving } = useBackupWork()
  const isRunning = isAsking || answer?.meta.is_running === true
  return (
    <Card component="section">
      <CardContent sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
          <Typography variant="h3" component="h2">
            {translate('resources.settings.backup.title')}
          </Typography>
          {answer && (
            <PendingButton variant="outlined" pending={isRunning} onClick={() => void make()}>
              {translate(isRunning ? 'resources.settings.backup.running' : 'resources.settings.backup.make')}
            </PendingButton>
          )}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {translate('resources.settings.backup.text')}
        </Typography>
        {/* Always mounted: screen readers announce only changes of a status that exists. */}
        <Box role="status" sx={{ '&:empty': { mt: -1.5 } }}>
          {answer?.meta.last_error && !isRunning && (
            <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
              {translate('resources.settings.backup.failed', { reason: answer.meta.last_error })}
            </Alert>
          )}
        </Box>
        {answer ? (
          answer.data.length > 0 ? (
            <Box component="ul" sx={list}>
              {answer.data.map((backup) => (
                <ArchiveLine
                  key={backup.id}
                  backup={backup}
                  isSaving={saving === backup.id}
                  onSave={() => void save(backup)}
                />
              ))}
            </Box>
          ) : (
            <Typography color="textSecondary">{translate('resources.settings.backup.none')}</Typography>
          )
        ) : error ? (
          <LoadFailure resource="settings" what="backups_load_failed" error={error} onRetry={refetch} />
        ) : (
          <LateSkeleton label="common.loading" rows={3} />
        )}
      </CardContent>
    </Card>
  )
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { display: 'flex', alignItems: 'center', columnGap: 2, py: 1 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const
