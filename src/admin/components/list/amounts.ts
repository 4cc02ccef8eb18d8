import type { RaRecord } from 'react-admin'
import { formatMoney } from '../../../domain/money'
import { shapes } from '../fields/kinds'
import { type Column, shownValue } from './columns'

/** Pixels at a table's font size: a character, a cell's padding, the frame of an editable cell. */
const [character, padding, frame] = [7.5, 24, 16]

/** Widens money columns to their longest amount, since a price cut off looks like another price. */
export const withRoom = (columns: readonly Column[], records: readonly RaRecord[] = []): Column[] =>
  columns.map((column) => {
    if (column.kind !== 'money') return column
    const longest = Math.max(0, ...records.map((record) => lengthOf(shownValue(column, record))))
    const needed = Math.ceil((longest * character + padding + (column.edit ? frame : 0)) / 8)
    return needed > (column.width ?? shapes.money.steps ?? 0) ? { ...column, width: needed } : column
  })

const lengthOf = (value: unknown) => (typeof value === 'number' ? formatMoney(value).length : 0)
