import { closestCenter, DndContext, type DragEndEvent, type Modifier } from '@dnd-kit/core'
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { useAnnouncements } from './useAnnouncements'
import { useSortSensors } from './useSortSensors'

export interface SortAreaProps<T extends { id: string | number }> {
  items: readonly T[]
  name: (item: T) => string
  /** Called with the items in their new order and the indexes of the move. */
  onReorder: (items: T[], from: number, to: number) => void
  disabled?: boolean
  /** True during a save: dragging is disabled, but the handle keeps the focus. */
  pending?: boolean
  children: ReactNode
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

export function SortArea<T extends { id: string | number }>(props: SortAreaProps<T>) {
  const { items, name, onReorder, disabled = false, pending = false, children } = props
  const accessibility = useAnnouncements(items, name)
  const sensors = useSortSensors()
  const placeOf = (id: string | number) => items.findIndex((item) => item.id === id)
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    const [from, to] = [placeOf(active.id), placeOf(over.id)]
    onReorder(arrayMove([...items], from, to), from, to)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={accessibility}
      onDragEnd={onDragEnd}
    >
      <SortableContext
        items={[...items]}
        strategy={verticalListSortingStrategy}
        disabled={disabled || pending}
      >
        {children}
      </SortableContext>
    </DndContext>
  )
}
