import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { Kind } from '../fields/kinds'
import { Value } from '../fields/Value'
import type { Total } from './columns'
import { Totals } from './Totals'

/** A column of figures of lines that are read. */
export interface ShownColumn<L> {
  /** The i18n key of its head. */
  label: string
  kind: Kind
  value: (line: L) => unknown
}

interface ShownLinesProps<L> {
  lines: readonly L[]
  /** The i18n key of the first column's head, and what stands in it. */
  title: string
  name: (line: L) => ReactNode
  columns: readonly ShownColumn<L>[]
  totals: readonly Total[]
}

/** Line items to read: what each is about, its figures, and what they come to. */
export function ShownLines<L extends { id: number }>({
  lines,
  title,
  name,
  columns,
  totals,
}: ShownLinesProps<L>) {
  const translate = useTranslate()
  return (
    <>
      {/* On a phone it is scrolled, also by keyboard. */}
      <TableContainer tabIndex={0}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate(title)}</TableCell>
              {columns.map(({ label }) => (
                <TableCell key={label} align="right">
                  {translate(label)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map((line) => (
              <TableRow key={line.id}>
                <TableCell>{name(line)}</TableCell>
                {columns.map(({ label, kind, value }) => (
                  <TableCell key={label} align="right">
                    <Value kind={kind} value={value(line)} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Totals totals={totals} />
    </>
  )
}
