import Delete from '@mui/icons-material/DeleteOutlined'
import Swap from '@mui/icons-material/SwapHoriz'
import { Box, IconButton, Tooltip } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { box } from '../../theme/tokens'
import { Thumbnail } from './Thumbnail'

interface ImageTileProps {
  url: string
  place: number
  handle: ReactNode
  onReplace: () => void
  onRemove: () => void
}

export function ImageTile({ url, place, handle, onReplace, onRemove }: ImageTileProps) {
  const translate = useTranslate()
  const button = (key: string, icon: ReactNode, onClick: () => void) => {
    const label = translate(`resources.media.input.${key}`, { place })
    return (
      <Tooltip title={label}>
        <IconButton size="small" onClick={onClick} aria-label={label}>
          {icon}
        </IconButton>
      </Tooltip>
    )
  }
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
      <Box
        sx={{
          aspectRatio: '4 / 3',
          bgcolor: 'background.default',
          display: 'grid',
          placeItems: 'center',
          overflow: 'hidden',
        }}
      >
        <Thumbnail
          url={url}
          alt={translate('resources.media.input.picture', { place })}
          width={box.smallTile}
        />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', bgcolor: 'background.paper', px: 0.5 }}>
        {handle}
        <Box sx={{ flex: 1 }} />
        {button('replace_one', <Swap fontSize="small" />, onReplace)}
        {button('remove_one', <Delete fontSize="small" />, onRemove)}
      </Box>
    </Box>
  )
}
