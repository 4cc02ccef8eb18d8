import type { FC } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ColumnProps } from '../list/columns'

/** Column component typed by the record: an unknown field does not compile. */
export const columnsOf = <R extends FieldValues>(): FC<ColumnProps<R>> => Column

/** Never renders: the table reads the props and renders cells or cards from them. */
function Column<R extends FieldValues>(_: ColumnProps<R>) {
  return null
}
