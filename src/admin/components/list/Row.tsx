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
 * One row of a table. react-admin's own gives the checkbox no accessible name and makes the row a click target; ours
 * has the stretched link instead.
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
      // onClick instead of onChange: with Shift it selects a range.
      onClick={(event: MouseEvent<HTMLElement>) => handleToggleItem?.(record.id, event)}
      onChange={ignore}
    />
  )
}

const ignore = () => undefined

type BodyProps = ComponentProps<typeof DataTableBody>

/** How many rows a screen shows, approximately. */
const inSight = 12

/** The body of a table; the first render has only the visible rows, the others follow. */
export function RowsBody(props: BodyProps) {
  const rows = useDataTableDataContext()
  const isWhole = useDrawnWhole('list')
  return (
    <DataTableDataContext.Provider value={isWhole ? rows : rows?.slice(0, inSight)}>
      <DataTableBody {...props} row={Row as ComponentType} />
    </DataTableDataContext.Provider>
  )
}
