import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { ValueKind } from '../fields/kinds'
import { Value } from '../fields/Value'
import { useIsPhone } from '../viewport/useIsPhone'
import type { LinePart, Total } from './columns'
import { LineBrief } from './LineBrief'
import { SumRow, withoutColumn } from './SumRow'
import { table } from './style'
import { Totals } from './Totals'

export interface ShownColumn<L> {
  label: string
  kind: ValueKind
  /** Role in the brief form on a phone. */
  part?: LinePart
  value: (line: L) => unknown
}

interface ShownLinesProps<L> {
  lines: readonly L[]
  title: string
  name: (line: L) => ReactNode
  columns: readonly ShownColumn<L>[]
  totals: readonly Total[]
}

type StackedProps<L> = Omit<ShownLinesProps<L>, 'totals'>

export function ShownLines<L extends { id: number }>(props: ShownLinesProps<L>) {
  const { totals } = props
  const isPhone = useIsPhone()
  return (
    <>
      {isPhone ? <Stacked {...props} /> : <Tabled {...props} />}
      <Totals totals={isPhone ? totals : withoutColumn(totals)} inset={isPhone ? 0 : 1} />
    </>
  )
}

const Stacked = <L extends { id: number }>({ lines, name, columns }: StackedProps<L>) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {lines.map((line) => (
      <Box key={line.id} component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
        {name(line)}
        <LineBrief figures={columns.map((column) => ({ ...column, value: column.value(line) }))} />
      </Box>
    ))}
  </Box>
)

function Tabled<L extends { id: number }>({ lines, title, name, columns, totals }: ShownLinesProps<L>) {
  const translate = useTranslate()
  const figures = columns.map(({ label }) => ({ label, isFigure: true }))
  return (
    // Focusable, so that it scrolls by keyboard.
    <Box tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th scope="col">{translate(title)}</th>
            {columns.map(({ label, kind }) => (
              <th key={label} scope="col" data-kind={kind}>
                {translate(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>{name(line)}</td>
              {columns.map(({ label, kind, value }) => (
                <td key={label} data-kind={kind}>
                  <Value kind={kind} value={value(line)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <SumRow totals={totals} columns={[{ label: title, isFigure: false }, ...figures]} />
      </Box>
    </Box>
  )
}
