import type { useSortable } from '@dnd-kit/sortable'
import DragIndicator from '@mui/icons-material/DragIndicator'
import { IconButton } from '@mui/material'
import { useTranslate } from 'react-admin'

interface SortHandleProps {
  sortable: ReturnType<typeof useSortable>
  name: string
  disabled?: boolean
}

export function SortHandle({ sortable, name, disabled }: SortHandleProps) {
  const translate = useTranslate()
  const { setActivatorNodeRef, attributes, listeners, isDragging } = sortable
  return (
    <IconButton
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-roledescription={translate('components.sortable.role')}
      disabled={disabled}
      size="small"
      aria-label={translate('components.sortable.handle', { name })}
      sx={{ cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none', my: 0.5, borderRadius: 1 }}
    >
      <DragIndicator fontSize="small" />
    </IconButton>
  )
}
