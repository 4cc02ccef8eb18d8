import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { mediaTypes } from '../../../../domain/media'
import type { Media } from '../../../../domain/mediaSchema'
import { box } from '../../../theme/tokens'
import { KindIcon } from '../KindIcon'
import { freshAddress, freshSources } from '../sources'

const usual = 1.25 * box.tile

export function MediaThumbnail({ media }: { media: Media }) {
  const [isBroken, setBroken] = useState(false)
  const { kind, type, url, thumbnail_url, width, height, revision } = media
  if (kind === 'image' && !isBroken)
    return (
      <Box
        component="img"
        loading="lazy"
        decoding="async"
        {...(thumbnail_url ? freshSources(url, usual, revision) : { src: freshAddress(url, revision) })}
        alt=""
        draggable={false}
        onError={() => setBroken(true)}
        // Not beyond its own size, which the browser does not know from `srcset`.
        style={width && height ? { maxWidth: width, maxHeight: height } : undefined}
        sx={{ width: '100%', height: '100%', objectFit: width ? 'contain' : 'scale-down' }}
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
