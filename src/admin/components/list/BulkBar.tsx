import { Box, Button, Typography } from '@mui/material'
import { createContext, type ReactNode, useContext } from 'react'
import { type Identifier, useListContext, useTranslate } from 'react-admin'
import { useBottomBar } from '../bottomBar'
import { useSelected } from './ListScope'

const Selection = createContext<Identifier[]>([])

/** The selected ids, for the buttons in a `BulkBar`. */
export const useSelection = (): Identifier[] => useContext(Selection)

/** The sticky bar with actions for the selected rows. */
export function BulkBar({ children }: { children: ReactNode }) {
  const { selectedIds } = useListContext()
  return selectedIds.length > 0 ? <Bar>{children}</Bar> : null
}

function Bar({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const { onSelect } = useListContext()
  const { ids, hidden } = useSelected()
  const bar = useBottomBar()
  return (
    <Box
      ref={bar}
      role="toolbar"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 4,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        borderRadius: (theme) => `0 0 ${theme.shape.borderRadius}px ${theme.shape.borderRadius}px`,
        bgcolor: 'background.paper',
        boxShadow: 4,
      }}
    >
      <Typography role="status" sx={{ fontWeight: 600, marginInlineEnd: 1 }}>
        {translate('components.bulk.selected', { smart_count: ids.length })}
        {hidden > 0 && `, ${translate('components.bulk.hidden', { smart_count: hidden })}`}
      </Typography>
      <Selection.Provider value={ids}>{children}</Selection.Provider>
      <Button size="small" sx={{ marginInlineStart: 'auto' }} onClick={() => onSelect([])}>
        {translate('components.bulk.unselect')}
      </Button>
    </Box>
  )
}
