import type { ComponentType, ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { BulkDeleteButton } from '../list/BulkButtons'
import { ExportButton } from '../list/ExportButton'
import { ListTable, type ListTableProps } from '../list/ListTable'
import { ListFrame, type ListFrameProps } from './ListFrame'

interface ListPageProps<R extends RaRecord> extends ListFrameProps<R> {
  /** The table, when not the plain one: `SortableTable`, say. */
  table?: ComponentType<ListTableProps<R>>
  /** Further buttons for the selected rows. */
  bulk?: ReactNode
  /** i18n key of what is said before several are deleted. */
  bulkDeleteText?: string
  /** The columns. */
  children: ReactNode
}

/** The page of an entity's list: a table whose rows can be selected, exported and deleted. */
export function ListPage<R extends RaRecord>(props: ListPageProps<R>) {
  const { table: Table = ListTable, bulk, bulkDeleteText, children, ...frame } = props
  return (
    <ListFrame<R> {...frame}>
      <Table
        bulk={
          <>
            {bulk}
            <ExportButton<R> columns={frame.exported} />
            <BulkDeleteButton text={bulkDeleteText} />
          </>
        }
      >
        {children}
      </Table>
    </ListFrame>
  )
}
