import { Checkbox, TableCell, TableRow, type TableRowProps } from '@mui/material'
import type { ComponentProps, ComponentType, MouseEvent } from 'react'
import {
  DataTableBody,
  DataTableDataContext,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { useDrawnWhole } from '../drawnWhole'

/**
 * One row of a table. react-admin's own gives the checkbox no name that a screen reader finds, and
 * makes the row a click target; ours leaves that to the link that is stretched over it.
 */
export function Row({ children, ...props }: TableRowProps) {
  const { hasBulkActions } = useDataTableConfigContext()
  return (
    <TableRow hover {...props}>
      {hasBulkActions && (
        <TableCell padding="checkbox">
          <RowCheckbox />
        </TableCell>
      )}
      {children}
    </TableRow>
  )
}

function RowCheckbox() {
  const translate = useTranslate()
  const record = useRecordContext()
  const resource = useResourceContext()
  const represent = useGetRecordRepresentation(resource)
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext()
  const selectedIds = useDataTableSelectedIdsContext()
  if (!record) return null
  const name = represent(record)
  const label = `${translate('ra.action.select_row')}: ${typeof name === 'string' ? name : record.id}`
  return (
    <Checkbox
      className="select-item"
      checked={selectedIds?.includes(record.id) ?? false}
      disabled={isRowSelectable?.(record) === false}
      slotProps={{ input: { 'aria-label': label } }}
      // A click rather than a change: with Shift it selects everything in between.
      onClick={(event: MouseEvent<HTMLElement>) => handleToggleItem?.(record.id, event)}
      onChange={ignore}
    />
  )
}

const ignore = () => undefined

type BodyProps = ComponentProps<typeof DataTableBody>

/** The rows that a screen has room for, more or less. */
const inSight = 12

/** The body of a table of our rows; the very first one draws those in sight, and the others after them. */
export function RowsBody(props: BodyProps) {
  const rows = useDataTableDataContext()
  const isWhole = useDrawnWhole('list')
  return (
    <DataTableDataContext.Provider value={isWhole ? rows : rows?.slice(0, inSight)}>
      <DataTableBody {...props} row={Row as ComponentType} />
    </DataTableDataContext.Provider>
  )
}
