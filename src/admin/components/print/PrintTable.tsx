import { Box } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'

export interface PrintColumn<Line> {
  key: string
  label: string
  /** Figures stand at the end of their cell. */
  isFigure?: boolean
  /** It stands in one line, such as a day. */
  isWhole?: boolean
  value: (line: Line, at: number) => ReactNode
}

interface PrintTableProps<Line> {
  columns: readonly PrintColumn<Line>[]
  lines: readonly Line[]
  /** Under the lines: what they come to, in the column that it sums up, which is not the first. */
  sums?: readonly { label: string; column: string; value: ReactNode }[]
  /** Under the sums, and on one sheet with them: what is signed for and who signs. */
  foot?: ReactNode
}

/** Lines on paper; the head stands again on each further sheet. */
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
    // On a phone it is scrolled, also by keyboard.
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
        {/* Sums and signatures are never alone on a sheet: the last line goes with them. */}
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
  // A heading never breaks a word.
  '& thead th': { overflowWrap: 'normal' },
  // Two columns of words and two amounts stand side by side on an A5 sheet.
  '& :not([data-figure]):is(th, td)': { minWidth: spacing(9) },
  '& [data-figure]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& td[data-figure]': { whiteSpace: 'nowrap' },
  '& td[data-foot]': { border: 0, padding: spacing(1, 0, 0) },
})
