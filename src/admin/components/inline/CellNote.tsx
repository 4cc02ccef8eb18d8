import { Box, Button, Paper, Popper } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate, ValidationError } from 'react-admin'
import { box } from '../../theme/tokens'
import type { Trouble } from './useInlineCell'

interface CellNoteProps {
  id: string
  anchor: HTMLElement | null
  trouble: Trouble | undefined
  keepMine: () => void
  takeTheirs: () => void
  show: (value: unknown) => ReactNode
  field: string
}

/** Note below a cell: why its value is not saved, and the ways out. */
export function CellNote({ id, anchor, trouble, keepMine, takeTheirs, show, field }: CellNoteProps) {
  const translate = useTranslate()
  if (!trouble) return null
  return (
    // No portal, so that Tab reaches it after the cell; raised above the next row.
    <Popper open anchorEl={anchor} placement="bottom-start" disablePortal sx={{ zIndex: 4 }}>
      <Paper
        elevation={4}
        sx={{
          p: 1.5,
          mt: 0.5,
          border: 1,
          borderColor: 'divider',
          maxWidth: box.search,
          whiteSpace: 'normal',
          textAlign: 'start',
        }}
      >
        <Box id={id} role="alert" sx={{ color: 'error.main', typography: 'body2', overflowWrap: 'anywhere' }}>
          {trouble.problem ? (
            <ValidationError error={trouble.problem} />
          ) : (
            <>
              {translate('parts.inline.taken')} <strong>{show(trouble.theirs?.[field])}</strong>
            </>
          )}
        </Box>
        {trouble.theirs && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <Button size="small" variant="contained" onClick={keepMine}>
              {translate('parts.inline.mine')}
            </Button>
            <Button size="small" variant="outlined" onClick={takeTheirs}>
              {translate('parts.inline.theirs')}
            </Button>
          </Box>
        )}
      </Paper>
    </Popper>
  )
}
