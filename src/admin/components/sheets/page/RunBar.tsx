import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { PendingButton } from '../../form/PendingButton'
import { formatNumber } from '../../formats/formats'
import { isUnderWay, type SessionState } from '../session/importSession'

interface RunBarProps {
  state: SessionState
  isStarted: boolean
  onBack: () => void
  onRun: () => void
  onStop: () => void
}

export function RunBar({ state, isStarted, onBack, onRun, onStop }: RunBarProps) {
  const { counts, rows, phase, progress } = state
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const say = (key: string, done: number, total: number) =>
    translate(key, { done: formatNumber(done, locale), total: formatNumber(total, locale) })
  const isRunning = isUnderWay(state)
  const isChecking = phase === 'checking'
  const ready = rows.filter(
    ({ done, seen }) => !done && (seen?.action === 'create' || seen?.action === 'update'),
  ).length
  const left = isStarted ? ready : counts.create + counts.update
  const [done, total] = isRunning
    ? [progress.done, progress.total]
    : [rows.length - counts.pending, rows.length]
  const word = isChecking ? 'grid.is_left' : phase === 'pictures' ? 'run.pictures' : 'run.running'
  return (
    <Box sx={{ mt: 2 }}>
      {(isRunning || isChecking) && (
        <Box sx={{ mb: 2 }}>
          <Typography variant="body2" role="status" sx={{ mb: 0.5 }}>
            {say(`sheets.${word}`, done, total)}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={total ? (done / total) * 100 : 0}
            aria-label={say(`sheets.${word}`, done, total)}
          />
        </Box>
      )}
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 1 }}
      >
        {counts.refused > 0 && !isRunning && (
          <Typography variant="body2" sx={{ flex: 1, color: 'text.secondary' }}>
            {translate('sheets.run.left_out', { smart_count: counts.refused })}
          </Typography>
        )}
        {isRunning ? (
          <Button variant="outlined" onClick={onStop}>
            {translate('sheets.run.stop')}
          </Button>
        ) : (
          <>
            {!isStarted && <Button onClick={onBack}>{translate('sheets.back')}</Button>}
            <PendingButton variant="contained" pending={isChecking} disabled={left === 0} onClick={onRun}>
              {left === 0
                ? translate('sheets.run.nothing')
                : isStarted
                  ? translate('sheets.run.go_on')
                  : translate('sheets.run.action', { smart_count: left })}
            </PendingButton>
          </>
        )}
      </Box>
    </Box>
  )
}
