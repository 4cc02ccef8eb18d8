import { Box, Paper, Typography } from '@mui/material'
import { memo } from 'react'
import { useTranslate } from 'react-admin'
import { box } from '../../theme/tokens'
import type { LineColumn } from './columns'
import { LineCell } from './LineCell'
import type { LinesViewProps, LineViewProps } from './LineTable'
import { RemoveLine } from './RemoveLine'

/** The same lines where a table is too wide: a card each, with the text across and the figures side by side. */
export function LineCards<Line>({
  label,
  lines,
  columns,
  keyOf,
  actions,
  scans,
  isFixed,
}: LinesViewProps<Line>) {
  return (
    <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {lines.map((line, row) => (
        <LineCard
          key={keyOf(line)}
          {...{ line, row, columns, actions, scans, isFixed }}
          isLast={row === lines.length - 1}
        />
      ))}
    </Box>
  )
}

function Card<Line>({ line, row, columns, actions, scans, isFixed, isLast }: LineViewProps<Line>) {
  const translate = useTranslate()
  return (
    <Paper component="li" variant="outlined" data-row={row} sx={{ p: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography variant="subtitle2" component="h3" sx={{ flexGrow: 1 }}>
          {translate('parts.lines.row', { row: row + 1 })}
        </Typography>
        {!isFixed && <RemoveLine row={row} onRemove={() => actions.remove(row)} />}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: figures, gap: 1 }}>
        {columns.map((column) => (
          <Box key={column.key} sx={{ gridColumn: isAcross(column) ? '1 / -1' : undefined }}>
            <Typography variant="caption" color="textSecondary" component="div">
              {translate(column.label, { _: column.label })}
            </Typography>
            <Box sx={column.write || isAcross(column) ? undefined : figure}>
              <LineCell {...{ line, row, column, actions, scans, isLast }} />
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  )
}

/** As in a table, only what has changed is drawn anew. */
const LineCard = memo(Card) as typeof Card

const isAcross = ({ kind }: Pick<LineColumn<never>, 'kind'>) => kind === 'text'

/** Two columns on a phone, more on a tablet. */
const figures = `repeat(auto-fit, minmax(${box.smallTile}px, 1fr))`

/** A figure that is only read stands like those in the inputs beside it. */
const figure = {
  textAlign: 'end',
  px: 1,
  py: 1.5,
  fontVariantNumeric: 'tabular-nums',
} as const
