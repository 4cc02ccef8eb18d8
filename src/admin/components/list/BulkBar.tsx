import { Box, Button, Typography } from '@mui/material'
import { createContext, type ReactNode, useContext } from 'react'
import { type Identifier, useListContext, useTranslate } from 'react-admin'
import { mark } from '../../keys/marks'
import { useBottomBar } from '../viewport/bottomBar'
import { useListScope, useSelected } from './ListScope'
import { SelectedElsewhere } from './SelectedElsewhere'

const Selection = createContext<Identifier[]>([])

export const useSelection = (): Identifier[] => useContext(Selection)

export default function BulkBar({ children }: { children: ReactNode }) {
  const { selectedIds } = useListContext()
  return selectedIds.length > 0 ? <Bar>{children}</Bar> : null
}

function Bar({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const { onSelect, data = [], total = 0 } = useListContext()
  const { ids, elsewhere, count, all } = useSelected()
  const hidden = elsewhere.length
  const { setAll, setSelecting, canSelectAll } = useListScope()
  const isMore = canSelectAll && !all && hidden === 0 && total > ids.length && data.length <= ids.length
  const bar = useBottomBar()
  const clear = () => {
    setAll(false)
    setSelecting(false)
    onSelect([])
  }
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
        {translate('components.bulk.selected', { smart_count: count })}
        {hidden > 0 && `, ${translate('components.bulk.hidden', { smart_count: hidden })}`}
      </Typography>
      {hidden > 0 && <SelectedElsewhere />}
      {isMore && (
        <Button size="small" onClick={() => setAll(true)}>
          {translate('components.bulk.select_all', { smart_count: total })}
        </Button>
      )}
      <Box {...mark('bulk')} sx={{ display: 'contents' }}>
        <Selection.Provider value={ids}>{children}</Selection.Provider>
      </Box>
      <Button size="small" {...mark('unselect')} sx={{ marginInlineStart: 'auto' }} onClick={clear}>
        {translate('components.bulk.unselect')}
      </Button>
    </Box>
  )
}
