import { Alert, Box, Button, Card } from '@mui/material'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { SheetGrid } from '../grid/SheetGrid'
import { isUnderWay } from '../session/importSession'
import { actionOf, type ImportRowAction } from '../session/rows'
import { AmountNote } from './AmountNote'
import { ImportLeaveGuard } from './ImportLeaveGuard'
import { ImportReport } from './ImportReport'
import { RowFilter } from './RowFilter'
import { RunBar } from './RunBar'
import type { ImportSubject } from './useImportSubject'
import type { Work } from './work'

interface GridStepProps {
  subject: ImportSubject
  work: Work
  onBack: () => void
  onAgain: () => void
}

export function GridStep({ subject, work: { session, columns }, onBack, onAgain }: GridStepProps) {
  const translate = useTranslate()
  const state = useSyncExternalStore(session.subscribe, session.state)
  const { rows, phase, error, isWaiting } = state
  const [filter, setFilter] = useState<{ action: ImportRowAction | 'all'; of: readonly number[] | null }>({
    action: 'all',
    of: null,
  })
  useEffect(() => {
    void session.check()
  }, [session])
  // Keeps the filtered rows during corrections, so that none vanishes under the cursor.
  const choose = (action: ImportRowAction | 'all') =>
    setFilter({
      action,
      of:
        action === 'all' ? null : [...rows.keys()].filter((at) => rows[at] && actionOf(rows[at]) === action),
    })
  const all = useMemo(() => Array.from({ length: rows.length }, (_, at) => at), [rows.length])
  const shown = filter.of ?? all
  const edit = useCallback(
    (at: number, column: number, text: string) => session.edit(at, column, text),
    [session],
  )
  const isRunning = isUnderWay(state)

  if (phase === 'done')
    return (
      <ImportReport subject={subject} columns={columns} session={session} state={state} onAgain={onAgain} />
    )
  return (
    <Card sx={{ p: { xs: 1, sm: 2 } }}>
      <RowFilter counts={state.counts} total={rows.length} value={filter.action} onChange={choose} />
      <AmountNote rows={rows} columns={columns} />
      <SheetGrid
        key={filter.action}
        rows={rows}
        shown={shown}
        columns={columns}
        isLocked={isRunning}
        titleOf={subject.titleOf}
        onEdit={edit}
      />
      {isWaiting && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {translate('sheets.run.waiting')}
        </Alert>
      )}
      {error !== null && !isRunning && (
        <Alert
          severity="error"
          sx={{ mt: 2 }}
          action={<Button onClick={() => void session.check()}>{translate('sheets.run.retry')}</Button>}
        >
          {translate('sheets.run.failed')}
        </Alert>
      )}
      <RunBar
        state={state}
        onBack={onBack}
        onRun={() => void session.run()}
        onStop={session.stop}
        isStarted={rows.some(({ done }) => done)}
      />
      <Box>
        <ImportLeaveGuard />
      </Box>
    </Card>
  )
}
