import type { ComponentType, ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { BulkDeleteButton } from '../list/BulkButtons'
import { ListTable, type ListTableProps } from '../list/ListTable'
import { ExportButton } from '../sheets/ExportButton'
import { ListFrame, type ListFrameProps } from './ListFrame'

interface ListPageProps<R extends RaRecord> extends ListFrameProps {
  table?: ComponentType<ListTableProps<R>>
  bulk?: ReactNode
  bulkDeleteText?: string
  canDelete?: boolean
  isRowSelectable?: (record: R) => boolean
  children: ReactNode
}

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
