import type { FC } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ColumnProps } from '../list/columns'

/** A column of a table, typed by the record: an unknown field does not compile. */
export const columnsOf = <R extends FieldValues>(): FC<ColumnProps<R>> => Column

/** Only declared: the table reads the properties, and draws cells or cards from them. */
function Column<R extends FieldValues>(_: ColumnProps<R>) {
  return null
}
