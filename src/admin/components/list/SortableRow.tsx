import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import DragIndicator from '@mui/icons-material/DragIndicator'
import { Box, IconButton } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'

interface SortableRowProps {
  id: string | number
  name: string
  disabled: boolean
  children: ReactNode
}

/** One item of a sortable list, with the handle that moves it. */
export function SortableRow({ id, name, disabled, children }: SortableRowProps) {
  const translate = useTranslate()
  const sortable = useSortable({ id, disabled })
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    sortable
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        display: 'flex',
        alignItems: 'start',
        gap: 0.5,
        position: 'relative',
        zIndex: isDragging ? 2 : undefined,
        bgcolor: 'background.paper',
        boxShadow: isDragging ? 4 : undefined,
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        disabled={disabled}
        size="small"
        aria-label={translate('components.sortable.handle', { name })}
        sx={{ cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none', my: 0.5 }}
      >
        <DragIndicator fontSize="small" />
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
    </Box>
  )
}
