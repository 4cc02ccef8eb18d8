import { Paper } from '@mui/material'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { isSignedIn } from '../../../providers/http/tokens'
import { useShared } from '../../../startup/shared'
import { box } from '../../../theme/tokens'
import { aboveBottomBar } from '../../viewport/bottomBar'
import { RunRow } from './RunRow'
import { exportRuns, removeAllRuns } from './runs'

/** Exports under way, in a corner of every page; signing out aborts them. */
export default function ExportTray() {
  const translate = useTranslate()
  const runs = useShared(exportRuns)
  const isBusy = runs.some(({ state }) => state === 'running' || state === 'waiting')

  // On unmount without a session only: some pages have no layout, and leaving it must not abort exports.
  useEffect(
    () => () => {
      if (!isSignedIn()) removeAllRuns()
    },
    [],
  )
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isBusy])

  if (runs.length === 0) return null
  return (
    <Paper
      component="section"
      elevation={8}
      aria-label={translate('sheets.export.tray')}
      sx={{
        position: 'fixed',
        bottom: aboveBottomBar,
        insetInlineEnd: 16,
        zIndex: 'fab',
        insetInlineStart: { xs: 16, sm: 'auto' },
        width: { sm: box.side },
        maxHeight: box.scroller,
        overflowY: 'auto',
        px: 2,
        py: 1,
      }}
    >
      {runs.map((run) => (
        <RunRow key={run.id} run={run} />
      ))}
    </Paper>
  )
}
