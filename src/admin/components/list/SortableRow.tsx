import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { SortHandle } from './SortHandle'

interface SortableRowProps {
  id: string | number
  name: string
  disabled: boolean
  pending: boolean
  /** Moves with the item; the handle is only as high as the item itself. */
  below?: ReactNode
  children: ReactNode
}

export function SortableRow({ id, name, disabled, pending, below, children }: SortableRowProps) {
  const sortable = useSortable({ id, disabled: disabled || pending })
  const { setNodeRef, transform, transition, isDragging } = sortable
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        position: 'relative',
        zIndex: isDragging ? 2 : undefined,
        bgcolor: 'background.paper',
        boxShadow: isDragging ? 4 : undefined,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: below === undefined ? 'start' : 'stretch', gap: 0.5 }}>
        <SortHandle sortable={sortable} name={name} disabled={disabled} />
        <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      </Box>
      {below}
    </Box>
  )
}
