import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { sheetHead } from '../../../theme/sheet'
import { visuallyHidden } from '../../../theme/visuallyHidden'

interface SheetCellProps {
  id: string
  column: number
  text: string
  /** The error, or the stored value. */
  note?: string
  isWrong: boolean
  isChanged: boolean
  isActive: boolean
  editor?: ReactNode
  onPress: () => void
  onEdit: () => void
}

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export function SheetCell({
  id,
  column,
  text,
  note,
  isWrong,
  isChanged,
  isActive,
  editor,
  onPress,
  onEdit,
}: SheetCellProps) {
  return (
    <Box
      id={id}
      role="gridcell"
      aria-colindex={column + 2}
      aria-selected={isActive}
      aria-invalid={isWrong || undefined}
      onClick={onPress}
      onDoubleClick={onEdit}
      sx={{
        // Keeps a cell scrolled into view clear of the sticky titles and first column.
        scrollMarginTop: sheetHead,
        scrollMarginInlineStart: 'var(--sheet-line)',
        minWidth: 0,
        px: 1,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        borderInlineEnd: 1,
        borderColor: 'divider',
        ...(isChanged && { bgcolor: 'primary.light' }),
        ...(isWrong && { borderBottom: 2, borderBottomColor: 'error.main' }),
        ...(isActive && {
          outline: 2,
          outlineStyle: 'solid',
          outlineColor: 'primary.main',
          outlineOffset: -2,
        }),
      }}
    >
      {editor || (
        <>
          <Box sx={{ ...clipped, typography: 'body2' }} title={text}>
            <bdi>{text}</bdi>
          </Box>
          {note && (
            <Box
              sx={{ ...clipped, typography: 'caption', color: isWrong ? 'error.main' : 'text.secondary' }}
              title={note}
            >
              {/* Separates the note from the value for screen readers. */}
              <Box component="span" sx={visuallyHidden}>
                {'. '}
              </Box>
              {note}
            </Box>
          )}
        </>
      )}
    </Box>
  )
}
