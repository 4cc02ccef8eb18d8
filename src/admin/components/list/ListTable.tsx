import { Card } from '@mui/material'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { DataTable, type RaRecord } from 'react-admin'
import { BulkBar } from './BulkBar'
import { RowsBody } from './Row'
import { rowLinkClass, rowLinkStyle } from './RowLink'

export interface ListTableProps<R extends RaRecord> {
  /** Buttons for the selected rows; without any, rows cannot be selected. */
  bulk?: ReactNode
  hiddenColumns?: string[]
  storeKey?: string
  rowSx?: ComponentProps<typeof DataTable<R>>['rowSx']
  body?: ComponentType
  /** Rows for which this is false cannot be selected. */
  isRowSelectable?: (record: R) => boolean
  children: ReactNode
}

/**
 * The table of a list. The link in a row's first column is stretched over the whole row, so that the row works as a
 * real link: ctrl-click, middle click, keyboard and screen readers.
 */
export const ListTable = <R extends RaRecord = RaRecord>(props: ListTableProps<R>) => (
  <Card sx={{ overflow: 'visible' }}>
    <DataTable<R>
      bulkActionButtons={props.bulk ? <span /> : false}
      bulkActionsToolbar={props.bulk ? <BulkBar>{props.bulk}</BulkBar> : undefined}
      hiddenColumns={props.hiddenColumns}
      storeKey={props.storeKey}
      rowSx={props.rowSx}
      isRowSelectable={props.isRowSelectable}
      rowClick={false}
      body={props.body ?? RowsBody}
      sx={{
        // The bulk bar is below the rows, so that selecting does not shift them.
        display: 'flex',
        flexDirection: 'column-reverse',
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        '& tbody tr': { position: 'relative' },
        ...rowLinkStyle,
        [`& .${rowLinkClass}::after`]: { content: '""', position: 'absolute', inset: 0 },
        [`& td :is(a, button, label, input, .MuiCheckbox-root):not(.${rowLinkClass})`]: { zIndex: 1 },
        [`& td :is(a, button, label, .MuiCheckbox-root):not(.${rowLinkClass})`]: { position: 'relative' },
        // The focus outline is drawn around the whole row.
        [`& .${rowLinkClass}:focus-visible`]: { outline: 'none' },
        [`& tr:has(.${rowLinkClass}:focus-visible)`]: {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: -2,
        },
      }}
    >
      {props.children}
    </DataTable>
  </Card>
)
