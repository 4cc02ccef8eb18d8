import type { RaRecord } from 'react-admin'
import { formatMoney } from '../../../domain/money'
import { shapes } from '../fields/kinds'
import { type Column, shownValue } from './columns'

/** Of a character, of the padding of a cell, and of what is edited in one, at a table's size of type. */
const [character, padding, frame] = [7.5, 24, 16]

/**
 * The columns with the room that their amounts take: a price that is cut off looks like another price, so the columns
 * of money grow, at the cost of those that share what is left.
 */
export const withRoom = (columns: readonly Column[], records: readonly RaRecord[] = []): Column[] =>
  columns.map((column) => {
    if (column.kind !== 'money') return column
    const longest = Math.max(0, ...records.map((record) => lengthOf(shownValue(column, record))))
    const needed = Math.ceil((longest * character + padding + (column.edit ? frame : 0)) / 8)
    return needed > (column.width ?? shapes.money.steps ?? 0) ? { ...column, width: needed } : column
  })

const lengthOf = (value: unknown) => (typeof value === 'number' ? formatMoney(value).length : 0)
