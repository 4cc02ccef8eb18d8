import { Box, Button } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { type ReactNode, useId, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { flush } from '../../theme/flush'
import { box } from '../../theme/tokens'
import { visuallyHidden } from '../../theme/visuallyHidden'
import { formatDay } from '../formats/day'
import { type DayFigure, formatFigure, type Unit } from './figures'

interface WithTableProps {
  label: string
  days: readonly DayFigure[]
  unit: Unit
  head?: string
  nameOf?: (day: string) => string
  children: ReactNode
}

/** A chart with its figures as a table: always there for screen readers, behind a button for everyone else. */
export function WithTable(props: WithTableProps) {
  const { label, days, unit, head = 'parts.charts.day', children } = props
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const [isShown, setShown] = useState(false)
  const id = useId()
  const nameOf = props.nameOf ?? ((day: string) => formatDay(day, locale))
  return (
    <>
      {children}
      <Button
        size="small"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
        sx={flush.start}
      >
        {translate(isShown ? 'parts.charts.hide_table' : 'parts.charts.table')}
      </Button>
      <Box id={id} sx={isShown ? { maxHeight: box.scroller, overflowY: 'auto' } : visuallyHidden}>
        <Box component="table" sx={table}>
          <caption style={visuallyHidden}>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{translate(head)}</th>
              <th scope="col">{label}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, value }) => (
              <tr key={day}>
                <th scope="row">{nameOf(day)}</th>
                <td>{formatFigure(value, unit, locale)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </>
  )
}

const table = ({ palette, spacing }: Theme) => ({
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: spacing(0.5, 1), borderBottom: `1px solid ${palette.divider}` },
  '& th': { textAlign: 'inherit', fontWeight: 400 },
  '& thead th': { color: palette.text.secondary },
  '& td, & th + th': { textAlign: 'end' },
})
