import type { SxProps } from '@mui/material'
import type { FC } from 'react'
import { DataTable, type DataTableColumnProps } from 'react-admin'
import type { FieldValues, Path } from 'react-hook-form'
import { type Room, roomFor } from '../list/room'

export interface ColumnProps<R extends FieldValues> extends Omit<DataTableColumnProps<R>, 'source' | 'sx'> {
  /** A field of the record, `seo.title` for one within another. */
  source?: Path<R>
  /** The narrowest screen that has room for the column. */
  from?: Room
  sx?: SxProps
}

/** The columns of a table of such records: a field that they do not have does not compile. */
export const columnsOf = <R extends FieldValues>(): FC<ColumnProps<R>> => Column

function Column<R extends FieldValues>({ from, sx, ...props }: ColumnProps<R>) {
  return <DataTable.Col<R> {...props} sx={{ ...sx, ...(from && roomFor(from)) }} />
}
