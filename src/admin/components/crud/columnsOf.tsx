import type { SxProps } from '@mui/material'
import type { FC } from 'react'
import { DataTable, type DataTableColumnProps } from 'react-admin'
import type { FieldValues, Path } from 'react-hook-form'
import { type Room, roomFor } from '../list/room'

export interface ColumnProps<R extends FieldValues> extends Omit<DataTableColumnProps<R>, 'source' | 'sx'> {
  /** A field of the record; nested fields as `seo.title`. */
  source?: Path<R>
  /** The narrowest screen that shows the column. */
  from?: Room
  sx?: SxProps
}

/** A column component typed by the record: an unknown field does not compile. */
export const columnsOf = <R extends FieldValues>(): FC<ColumnProps<R>> => Column

function Column<R extends FieldValues>({ from, sx, ...props }: ColumnProps<R>) {
  return <DataTable.Col<R> {...props} sx={{ ...sx, ...(from && roomFor(from)) }} />
}
