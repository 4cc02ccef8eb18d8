import { Box, Button, Typography } from '@mui/material'
import { createContext, type ReactNode, useContext } from 'react'
import { type Identifier, useListContext, useTranslate } from 'react-admin'

const Selection = createContext<Identifier[]>([])

/** The selected ids, for the buttons in a `BulkBar`. */
export const useSelection = (): Identifier[] => useContext(Selection)

/** What can be done with the selected rows; in sight as long as there are any. */
export function BulkBar({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const { selectedIds, onUnselectItems } = useListContext()
  if (selectedIds.length === 0) return null
  return (
    <Box
      role="toolbar"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 4,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Typography role="status" sx={{ fontWeight: 600, marginInlineEnd: 1 }}>
        {translate('components.bulk.selected', { smart_count: selectedIds.length })}
      </Typography>
      <Selection.Provider value={selectedIds}>{children}</Selection.Provider>
      <Button size="small" sx={{ marginInlineStart: 'auto' }} onClick={() => onUnselectItems()}>
        {translate('components.bulk.unselect')}
      </Button>
    </Box>
  )
}
