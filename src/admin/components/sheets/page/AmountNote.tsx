import { Alert } from '@mui/material'
import { useMemo } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { formatNumber } from '../../formats/formats'
import { amountChanges } from '../session/amounts'
import type { PlanColumn } from '../session/plan'
import type { GridRow } from '../session/rows'

interface AmountNoteProps {
  rows: readonly GridRow[]
  columns: readonly PlanColumn[]
}

/** Tells before the import how many prices change, and the largest change, which may be a typo. */
export function AmountNote({ rows, columns }: AmountNoteProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const changes = useMemo(() => amountChanges(rows, columns), [rows, columns])
  return changes.map(({ title, count, up, down, most }) => (
    <Alert key={title} severity="info" sx={{ mb: 1 }}>
      {translate('sheets.grid.amounts', {
        smart_count: count,
        title,
        up: formatNumber(up, locale),
        down: formatNumber(down, locale),
        line: most.line,
        before: formatNumber(most.before, locale),
        after: formatNumber(most.after, locale),
      })}
    </Alert>
  ))
}
