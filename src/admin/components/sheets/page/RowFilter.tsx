import { Tab, Tabs } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { formatNumber } from '../../formats/formats'
import { type Counts, type ImportRowAction, rowActions } from '../session/rows'

interface RowFilterProps {
  counts: Counts
  total: number
  value: ImportRowAction | 'all'
  onChange: (value: ImportRowAction | 'all') => void
}

export function RowFilter({ counts, total, value, onChange }: RowFilterProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const label = (word: string, count: number) =>
    `${translate(`sheets.grid.${word}`)} (${formatNumber(count, locale)})`
  const isShown = (action: ImportRowAction) =>
    action !== 'pending' || counts.pending > 0 || value === 'pending'
  return (
    <Tabs
      value={value}
      onChange={(_, chosen: ImportRowAction | 'all') => onChange(chosen)}
      variant="scrollable"
      scrollButtons="auto"
      aria-label={translate('sheets.grid.filter')}
      sx={{ mb: 1 }}
    >
      <Tab value="all" label={label('all', total)} />
      {rowActions.filter(isShown).map((action) => (
        <Tab
          key={action}
          value={action}
          label={label(action, counts[action])}
          sx={action === 'refused' && counts.refused ? { color: 'error.main' } : undefined}
        />
      ))}
    </Tabs>
  )
}
