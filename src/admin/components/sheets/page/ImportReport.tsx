import { Alert, Box, Button, Card, Typography } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useLocaleState, useTranslate } from 'react-admin'
import { isRecorded } from '../../../../domain/history'
import type { AppDataProvider } from '../../../providers/data/types'
import { PendingButton } from '../../form/PendingButton'
import { useFeedback } from '../../form/useFeedback'
import { formatNumber } from '../../formats/formats'
import { ScreenLink } from '../../screens/ScreenLink'
import type { ImportSession, SessionState } from '../session/importSession'
import type { PlanColumn } from '../session/plan'
import { saveRefused } from './files'
import { LostPictures } from './LostPictures'
import type { ImportSubject } from './useImportSubject'

interface ImportReportProps {
  subject: ImportSubject
  columns: readonly PlanColumn[]
  session: ImportSession
  state: SessionState
  onAgain: () => void
}

export function ImportReport({
  subject,
  columns,
  session,
  state: { rows, counts, lost, progress },
  onAgain,
}: ImportReportProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const provider = useDataProvider<AppDataProvider>()
  const { sentence } = useFeedback('history')
  const [undo, setUndo] = useState<{ pending?: boolean; done?: string; failed?: string }>({})
  // A batch is taken back over its history.
  const isRevocable = isRecorded(subject.resource) && counts.create + counts.update > 0

  const takeBack = async () => {
    setUndo({ pending: true })
    try {
      const { data } = await provider.restoreBatch(session.batch)
      const done = data.refused.length
        ? translate('sheets.report.half_undone', { done: data.restored, left: data.refused.length })
        : translate('sheets.report.undone', { smart_count: data.restored })
      setUndo({ done })
    } catch (error) {
      setUndo({ failed: sentence('undo_failed', error) })
    }
  }

  return (
    <Card sx={{ p: { xs: 2, sm: 4 } }}>
      <Typography variant="h2" tabIndex={-1} ref={(title) => title?.focus()} sx={{ mb: 2, outline: 0 }}>
        {translate('sheets.report.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mb: 2, ps: 3 }}>
        {(['create', 'update', 'same', 'refused'] as const).map((action) => (
          <li key={action}>
            {translate(`sheets.report.${words[action]}`, { count: formatNumber(counts[action], locale) })}
          </li>
        ))}
      </Box>
      {counts.refused > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          <Button variant="outlined" onClick={session.mend}>
            {translate('sheets.report.mend')}
          </Button>
          <Button onClick={() => saveRefused(subject, rows, columns, translate)}>
            {translate('sheets.report.file')}
          </Button>
        </Box>
      )}
      <LostPictures lost={lost} left={progress.total - progress.done} />
      {undo.done && (
        <Alert severity="success" sx={{ mb: 2 }}>
          {undo.done}
        </Alert>
      )}
      {undo.failed && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {undo.failed}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" component={ScreenLink} to={subject.path}>
          {translate('sheets.report.list')}
        </Button>
        <Button onClick={onAgain}>{translate('sheets.report.again')}</Button>
        {isRevocable && !undo.done && (
          <PendingButton pending={undo.pending} onClick={() => void takeBack()}>
            {translate('sheets.report.undo')}
          </PendingButton>
        )}
      </Box>
    </Card>
  )
}

const words = { create: 'created', update: 'updated', same: 'same', refused: 'refused' } as const
