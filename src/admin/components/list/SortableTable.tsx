import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { createContext, useContext, useState } from 'react'
import {
  type RaRecord,
  useDataProvider,
  useGetRecordRepresentation,
  useListContext,
  useRecordContext,
} from 'react-admin'
import { useMay } from '../../providers/auth/rights'
import { defaultSort } from '../../providers/data/endpoints'
import type { AppDataProvider, Sorted } from '../../providers/data/types'
import { columnsOf } from '../crud/columnsOf'
import { useFeedback } from '../form/useFeedback'
import { useResourceName } from '../screens/useResourceName'
import { PlainFrame, type RowFrameProps } from './ListRow'
import { ListTable, type ListTableProps } from './ListTable'
import { SortArea } from './SortArea'
import { SortHandle } from './SortHandle'

const Sortable = createContext<ReturnType<typeof useSortable> | null>(null)

interface SortableTableProps<R extends RaRecord> extends Omit<ListTableProps<R>, 'frame'> {
  name?: (record: R) => string
}

/** Rows move only while the list has its manual order and no filters; each move shows at once and is saved. */
export function SortableTable<R extends RaRecord & Sorted>(props: SortableTableProps<R>) {
  const { resource, data = [], sort, filterValues } = useListContext<R>()
  const isEditable = useMay(useResourceName(), 'edit')
  const represent = useGetRecordRepresentation(resource)
  const name = props.name ?? ((record: R) => String(represent(record)))
  const [isSaving, setSaving] = useState(false)
  const reorder = useReorder(resource)
  const usual = defaultSort(resource)
  const isWhole = Object.keys(filterValues).length === 0
  const isMovable = isEditable && isWhole && sort.field === usual.field && sort.order === usual.order

  const save = async (rows: readonly Sorted[]) => {
    setSaving(true)
    await reorder(rows)
    setSaving(false)
  }
  return (
    <SortArea
      items={data}
      name={name}
      disabled={!isMovable || isSaving}
      onReorder={(rows) => void save(rows)}
    >
      <ListTable<R> {...props} frame={SortableFrame}>
        {isMovable && <Handle label="" kind="handle" disableSort render={() => <RowHandle name={name} />} />}
        {props.children}
      </ListTable>
    </SortArea>
  )
}

const Handle = columnsOf()

/** Skeleton rows have no record and cannot move. */
const SortableFrame = (props: RowFrameProps) =>
  useRecordContext() ? <MovableFrame {...props} /> : <PlainFrame {...props} />

function MovableFrame({ as: Tag, ...props }: RowFrameProps) {
  const record = useRecordContext()
  const sortable = useSortable({ id: record?.id ?? '' })
  const { setNodeRef, transform, transition, isDragging } = sortable
  return (
    <Sortable.Provider value={sortable}>
      <Tag
        {...props}
        ref={setNodeRef}
        style={{
          transform: CSS.Translate.toString(transform),
          transition,
          ...(isDragging && { zIndex: 2, opacity: 0.85 }),
        }}
      />
    </Sortable.Provider>
  )
}

/** Not disabled during a save: a disabled button would lose the focus. */
function RowHandle<R extends RaRecord>({ name }: { name: (record: R) => string }) {
  const sortable = useContext(Sortable)
  const record = useRecordContext<R>()
  return sortable && record ? <SortHandle sortable={sortable} name={name(record)} /> : null
}

function useReorder(resource: string): (rows: readonly Sorted[]) => Promise<boolean> {
  const dataProvider = useDataProvider<AppDataProvider>()
  const { succeeded, failed } = useFeedback(resource)
  return async (rows) => {
    try {
      await dataProvider.reorder(resource, rows)
      succeeded('sorted')
      return true
    } catch (error) {
      failed('sort_failed', error)
      return false
    }
  }
}
