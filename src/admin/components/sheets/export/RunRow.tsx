import Close from '@mui/icons-material/Close'
import Failed from '@mui/icons-material/ErrorOutlined'
import Retry from '@mui/icons-material/Replay'
import Done from '@mui/icons-material/TaskAlt'
import { Box, IconButton, LinearProgress, Tooltip, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { useFeedback } from '../../form/useFeedback'
import { formatNumber } from '../../formats/formats'
import { formatBytes } from '../../media/formatBytes'
import { type Run, removeRun, retryRun } from './runs'

const marks: Partial<Record<Run['state'], ReactNode>> = {
  done: <Done color="success" fontSize="small" aria-hidden />,
  failed: <Failed color="error" fontSize="small" aria-hidden />,
}

export function RunRow({ run }: { run: Run }) {
  const translate = useTranslate()
  const { id, name, state, rows, total } = run
  const words = useWords(run)
  const share = total && rows !== undefined ? Math.min(100, (rows / total) * 100) : undefined
  const button = (key: 'stop' | 'close' | 'retry', icon: ReactNode, act: (id: number) => void) => {
    const label = translate(`sheets.export.${key}`, { name })
    return (
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} onClick={() => act(id)}>
          {icon}
        </IconButton>
      </Tooltip>
    )
  }
  const isBusy = state === 'running' || state === 'waiting'
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
      {marks[state]}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap title={name} sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        {state === 'running' && (
          <LinearProgress
            variant={share === undefined ? 'indeterminate' : 'determinate'}
            value={share}
            aria-label={name}
            sx={{ my: 0.5, borderRadius: 1 }}
          />
        )}
        {/* The state is announced, but not the progress, which changes all the time. */}
        <Typography
          variant="body2"
          color={state === 'failed' ? 'error' : 'textSecondary'}
          role={state === 'running' ? undefined : 'status'}
        >
          {words}
        </Typography>
      </Box>
      {state === 'failed' && button('retry', <Retry fontSize="small" />, retryRun)}
      {button(isBusy ? 'stop' : 'close', <Close fontSize="small" />, removeRun)}
    </Box>
  )
}

function useWords({ state, rows, total, bytes, error }: Run): string {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { sentence, words } = useFeedback('')
  const figures = (key: string, done: number | undefined) =>
    translate(`sheets.export.${key}`, {
      smart_count: done ?? 0,
      done: formatNumber(done ?? 0, locale),
      total: formatNumber(total ?? 0, locale),
      size: formatBytes(bytes, locale),
    })
  if (state === 'waiting') return translate('sheets.export.waiting')
  if (state === 'done') return figures('done', rows ?? total)
  if (state === 'failed')
    return error instanceof DOMException
      ? `${words('export_failed')} ${translate('sheets.export.not_written')}`
      : sentence('export_failed', error)
  if (total === undefined) return translate('sheets.export.asking')
  return rows === undefined ? figures('reading', total) : figures('running', rows)
}
