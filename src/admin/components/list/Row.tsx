import { Checkbox, TableCell, TableRow, type TableRowProps } from '@mui/material'
import {
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
  startTransition,
  useEffect,
  useState,
} from 'react'
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
let isFirstTable = true

/**
 * The body of a table of our rows. The first table after the start draws those in sight, and the others
 * right after them; later ones are whole at once, since somebody may come back to a row far down.
 */
export function RowsBody(props: BodyProps) {
  const rows = useDataTableDataContext()
  const [isWhole, setWhole] = useState(!isFirstTable)
  useEffect(() => {
    isFirstTable = false
    startTransition(() => setWhole(true))
  }, [])
  return (
    <DataTableDataContext.Provider value={isWhole ? rows : rows?.slice(0, inSight)}>
      <DataTableBody {...props} row={Row as ComponentType} />
    </DataTableDataContext.Provider>
  )
}
