import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { type Media, mediaTypes } from '../../../../domain/media'
import { box } from '../../../theme/tokens'
import { KindIcon } from '../KindIcon'

/** The thumbnail of a file, or the icon of its kind with its format. */
export function MediaThumbnail({ media }: { media: Media }) {
  const [isBroken, setBroken] = useState(false)
  const { kind, type, thumbnail_url, url } = media
  const source = thumbnail_url || (kind === 'image' ? url : '')
  if (source && !isBroken)
    return (
      <Box
        component="img"
        src={source}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={() => setBroken(true)}
        sx={{ width: '100%', height: '100%', objectFit: 'scale-down' }}
      />
    )
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', gap: 0.5 }}>
      <KindIcon kind={kind} sx={{ fontSize: box.symbol }} />
      <Typography variant="caption" sx={{ fontWeight: 650, textTransform: 'uppercase' }}>
        {mediaTypes[type]?.extension ?? kind}
      </Typography>
    </Box>
  )
}
