import Add from '@mui/icons-material/Add'
import { Box, Button, Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { mark } from '../../keys/marks'
import type { Total } from './columns'
import { LineCards } from './LineCards'
import { LineTable } from './LineTable'
import { ScanField } from './ScanField'
import { withoutColumn } from './SumRow'
import { Totals } from './Totals'
import { type LinesOptions, useLines } from './useLines'

export interface LineItemsProps<Line> extends LinesOptions<Line> {
  label: string
  keyOf: (line: Line) => string | number
  picker?: (add: (line: Line, column?: string | null) => void) => ReactNode
  /** Whether the picker takes codes too, in place of the field for codes. */
  picksCodes?: boolean
  totals?: (lines: readonly Line[]) => readonly Total[]
  /** Inputs that change the totals. */
  besideTotals?: ReactNode
}

/**
 * Lines of an order, slip or price list. Enter and arrows move, Enter in the last line adds one, Ctrl+Delete removes
 * one, spreadsheet cells can be pasted, and a scanner adds a line from any cell.
 */
export function LineItems<Line>({
  label,
  keyOf,
  picker,
  picksCodes,
  totals,
  besideTotals,
  ...options
}: LineItemsProps<Line>) {
  const { lines, columns, find, blank, enter, isFixed } = options
  const translate = useTranslate()
  // Names beside four figures need a desktop's width.
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('md'), { noSsr: true })
  const { grid, actions, said, removed } = useLines(options)
  const hint = useId()
  const View = isNarrow ? LineCards : LineTable
  const sums = totals?.(lines) ?? []
  const isTable = !isNarrow && lines.length > 0
  const name = translate(label, { _: label })
  const entry = (find || picker) && (
    <Box sx={isNarrow ? reachable : above}>
      {find && !picksCodes && <ScanField onCode={actions.scan} />}
      {picker?.(actions.add)}
    </Box>
  )
  return (
    <Box
      ref={grid}
      role="group"
      aria-label={name}
      aria-describedby={hint}
      // The field that adds lines is as wide as they are.
      sx={{ '--field': 'none' }}
    >
      {!isNarrow && entry}
      {lines.length === 0 ? (
        <Typography color="textSecondary" sx={{ py: 1 }}>
          {translate('parts.lines.empty')}
        </Typography>
      ) : (
        <View
          {...{ lines, columns, keyOf, actions, isFixed, label: name, totals: sums }}
          scans={find !== undefined}
        />
      )}
      {isNarrow && entry}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 1 }}>
        {blank && (
          <Button
            variant="outlined"
            size="small"
            startIcon={<Add />}
            onClick={() => actions.append()}
            {...(!find && mark('entry'))}
          >
            {translate('parts.lines.add')}
          </Button>
        )}
        <Typography variant="caption" component="output" color="textSecondary">
          {said}
        </Typography>
        {removed && (
          <Button onClick={() => actions.bringBack(removed)}>{translate('components.undo.action')}</Button>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
        {besideTotals}
        <Totals totals={isTable ? withoutColumn(sums) : sums} inset={isTable ? 1 : 0} />
      </Box>
      <Typography
        id={hint}
        variant="caption"
        component="p"
        color="textSecondary"
        sx={{ display: { xs: 'none', sm: 'block' }, mt: 1 }}
      >
        {translate(enter === 'across' ? 'parts.lines.keys_across' : 'parts.lines.keys')}
      </Typography>
    </Box>
  )
}

const above = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1, mb: 1 } as const

/** Sticks to the bottom, in sight however many lines there are. */
const reachable = {
  ...above,
  position: 'sticky',
  bottom: 'var(--bottom-bar, 0px)',
  zIndex: 2,
  mb: 0,
  mt: 1,
  py: 1,
  bgcolor: 'background.paper',
} as const
