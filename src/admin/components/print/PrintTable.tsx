import { Box } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'

export interface PrintColumn<Line> {
  key: string
  label: string
  isFigure?: boolean
  isWhole?: boolean
  value: (line: Line, at: number) => ReactNode
}

interface PrintTableProps<Line> {
  columns: readonly PrintColumn<Line>[]
  lines: readonly Line[]
  /** Totals in the column that they sum up, which must not be the first. */
  sums?: readonly { label: string; column: string; value: ReactNode }[]
  foot?: ReactNode
}

/** Printed lines; the heading repeats on each sheet. */
export function PrintTable<Line>({ columns, lines, sums = [], foot }: PrintTableProps<Line>) {
  const before = (column: string) => columns.findIndex(({ key }) => key === column)
  const row = (line: Line, at: number) => (
    <tr key={at}>
      {columns.map(({ key, isFigure, isWhole, value }) => (
        <td
          key={key}
          data-figure={isFigure || undefined}
          style={isWhole ? { whiteSpace: 'nowrap' } : undefined}
        >
          {value(line, at)}
        </td>
      ))}
    </tr>
  )
  return (
    // Focusable, so that it scrolls by keyboard on a phone.
    <Box tabIndex={0} sx={scroller}>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            {columns.map(({ key, label, isFigure }) => (
              <th key={key} scope="col" data-figure={isFigure || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{lines.slice(0, -1).map(row)}</tbody>
        {/* Keeps the last line with totals and signatures, so that they never stand alone on a sheet. */}
        <tbody data-whole>
          {lines.slice(-1).map((line) => row(line, lines.length - 1))}
          {sums.map(({ label, column, value }) => (
            <tr key={label}>
              <th scope="row" colSpan={before(column)} data-figure>
                {label}
              </th>
              <td data-figure>
                <strong>{value}</strong>
              </td>
              {before(column) < columns.length - 1 && <td colSpan={columns.length - 1 - before(column)} />}
            </tr>
          ))}
          {foot && (
            <tr>
              <td data-foot colSpan={columns.length}>
                {foot}
              </td>
            </tr>
          )}
        </tbody>
      </Box>
    </Box>
  )
}

const scroller = { overflowX: 'auto', '@media print': { overflow: 'visible' } }

const table = ({ spacing }: Theme) => ({
  width: '100%',
  borderCollapse: 'collapse',
  my: 1,
  typography: 'body2',
  '& th, & td': {
    border: '1px solid currentcolor',
    padding: spacing(0.375, 0.75),
    textAlign: 'inherit',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  // Headings never break inside a word.
  '& thead th': { overflowWrap: 'normal' },
  // Two text columns and two amounts fit an A5 sheet.
  '& :not([data-figure]):is(th, td)': { minWidth: spacing(9) },
  '& [data-figure]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& td[data-figure]': { whiteSpace: 'nowrap' },
  '& td[data-foot]': { border: 0, padding: spacing(1, 0, 0) },
})
