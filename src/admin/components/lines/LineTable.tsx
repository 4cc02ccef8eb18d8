import { Box } from '@mui/material'
import { memo } from 'react'
import { useTranslate } from 'react-admin'
import { mark } from '../../keys/marks'
import { visuallyHidden } from '../../theme/visuallyHidden'
import { isTyped, type LineColumn, type Total } from './columns'
import { LineCell } from './LineCell'
import { RemoveLine } from './RemoveLine'
import { SumRow } from './SumRow'
import { table } from './style'
import type { LineActions } from './useLines'

export interface LinesViewProps<Line> {
  label: string
  lines: readonly Line[]
  columns: readonly LineColumn<Line>[]
  keyOf: (line: Line) => string | number
  actions: LineActions<Line>
  scans: boolean
  isFixed?: boolean
  totals: readonly Total[]
}

export function LineTable<Line>({
  label,
  lines,
  columns,
  keyOf,
  actions,
  scans,
  isFixed,
  totals,
}: LinesViewProps<Line>) {
  const translate = useTranslate()
  return (
    <Box component="table" aria-label={label} sx={table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <Box
              key={column.key}
              component="th"
              scope="col"
              data-kind={endOf(column)}
              data-typed={isTyped(column) ? '' : undefined}
              sx={{ width: ({ spacing }) => widthOf(column, spacing) }}
            >
              {translate(column.label, { _: column.label })}
            </Box>
          ))}
          {!isFixed && (
            <th>
              <span style={visuallyHidden}>{translate('parts.lines.remove')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, row) => (
          <LineRow
            key={keyOf(line)}
            {...{ line, row, columns, actions, scans, isFixed }}
            isLast={row === lines.length - 1}
          />
        ))}
      </tbody>
      <SumRow
        totals={totals}
        columns={columns.map((column) => ({
          label: column.label,
          isFigure: endOf(column) !== undefined,
          isTyped: isTyped(column),
        }))}
        hasEnd={!isFixed}
      />
    </Box>
  )
}

export interface LineViewProps<Line>
  extends Pick<LinesViewProps<Line>, 'columns' | 'actions' | 'scans' | 'isFixed'> {
  line: Line
  row: number
  isLast: boolean
}

function Row<Line>({ line, row, columns, actions, scans, isFixed, isLast }: LineViewProps<Line>) {
  return (
    <tr {...mark('row', row)}>
      {columns.map((column) => (
        <td
          key={column.key}
          data-kind={endOf(column)}
          data-read={column.write || column.show ? undefined : ''}
        >
          <LineCell {...{ line, row, column, actions, scans, isLast }} />
        </td>
      ))}
      {!isFixed && (
        <Box component="td" sx={{ width: ({ spacing }) => spacing(5) }}>
          <RemoveLine row={row} onRemove={() => actions.remove(row)} />
        </Box>
      )}
    </tr>
  )
}

/** Rerenders only changed lines, so that typing stays fast among hundreds. */
const LineRow = memo(Row) as typeof Row

const endOf = ({ kind }: Pick<LineColumn<never>, 'kind'>) => (kind === 'text' ? undefined : kind)

/** Widths in steps of 8 px; less than in a list, as the line's name needs the room. */
const steps: Record<LineColumn<never>['kind'], number | undefined> = {
  text: undefined,
  number: 10,
  money: 15,
  day: 15,
}

const short = steps.money

const widthOf = (
  { kind, isShort }: Pick<LineColumn<never>, 'kind' | 'isShort'>,
  spacing: (steps: number) => string,
) => {
  const wide = isShort ? short : steps[kind]
  return wide === undefined ? 'auto' : spacing(wide)
}
