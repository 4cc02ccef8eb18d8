import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { arrayMove, rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import Handle from '@mui/icons-material/DragIndicator'
import { Box, IconButton } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { box } from '../../theme/tokens'
import { useAnnouncements } from '../list/useAnnouncements'
import { useSortSensors } from '../list/useSortSensors'

type Render = (url: string, index: number, handle: ReactNode) => ReactNode

interface SortableTilesProps {
  /** Without duplicates. */
  urls: readonly string[]
  onChange: (urls: string[]) => void
  children: Render
}

/** A grid of tiles, sortable by pointer, touch and keyboard, with announcements for screen readers. */
export function SortableTiles({ urls, onChange, children }: SortableTilesProps) {
  const translate = useTranslate()
  const sensors = useSortSensors()
  const items = urls.map((id, index) => ({
    id,
    name: translate('resources.media.input.picture', { place: index + 1 }),
  }))
  const accessibility = useAnnouncements(items, ({ name }) => name)
  const move = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id)
      onChange(arrayMove([...urls], urls.indexOf(String(active.id)), urls.indexOf(String(over.id))))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={move}
    >
      <SortableContext items={[...urls]} strategy={rectSortingStrategy}>
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: `repeat(auto-fill, minmax(${box.smallTile}px, 1fr))`,
          }}
        >
          {items.map(({ id, name }, index) => (
            <Tile key={id} id={id} name={name}>
              {(handle) => children(id, index, handle)}
            </Tile>
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  )
}

interface TileProps {
  id: string
  name: string
  children: (handle: ReactNode) => ReactNode
}

function Tile({ id, name, children }: TileProps) {
  const translate = useTranslate()
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id })
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        position: 'relative',
        zIndex: isDragging ? 1 : 'auto',
        boxShadow: isDragging ? 6 : 0,
        borderRadius: 1,
        maxWidth: box.filter,
      }}
    >
      {children(
        <IconButton
          ref={setActivatorNodeRef}
          size="small"
          {...attributes}
          {...listeners}
          aria-label={translate('components.sortable.handle', { name })}
          sx={{ cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none' }}
        >
          <Handle fontSize="small" />
        </IconButton>,
      )}
    </Box>
  )
}
