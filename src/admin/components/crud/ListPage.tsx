import type { ComponentType, ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { BulkDeleteButton } from '../list/BulkButtons'
import { ListTable, type ListTableProps } from '../list/ListTable'
import { ExportButton } from '../sheets/ExportButton'
import { ListFrame, type ListFrameProps } from './ListFrame'

interface ListPageProps<R extends RaRecord> extends ListFrameProps {
  /** Replaces the default table, such as by `SortableTable`. */
  table?: ComponentType<ListTableProps<R>>
  /** Additional buttons for the selected rows. */
  bulk?: ReactNode
  /** i18n key of the text in the question before several rows are deleted. */
  bulkDeleteText?: string
  /** Whether rows are ever deleted. */
  canDelete?: boolean
  /** Rows for which this is false cannot be selected. */
  isRowSelectable?: (record: R) => boolean
  children: ReactNode
}

/** The page of an entity's list: a table whose rows can be selected, exported and deleted. */
export function ListPage<R extends RaRecord>(props: ListPageProps<R>) {
  const {
    table: Table = ListTable,
    bulk,
    bulkDeleteText,
    canDelete = true,
    isRowSelectable,
    children,
    ...frame
  } = props
  return (
    <ListFrame {...frame} isTable>
      <Table
        isRowSelectable={isRowSelectable}
        bulk={
          <>
            {bulk}
            <ExportButton isSelected />
            {canDelete && <BulkDeleteButton text={bulkDeleteText} />}
          </>
        }
      >
        {children}
      </Table>
    </ListFrame>
  )
}
