import Image from '@mui/icons-material/ImageOutlined'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { box } from '../../theme/tokens'
import { Thumbnail } from '../media/Thumbnail'
import { PreviewFrame } from './PreviewFrame'
import { type PreviewFields, usePreviewTexts } from './shown'

/** Limits the lines, as messengers' cards do. */
const lines = (count: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: count,
  overflow: 'hidden',
})

export function SharePreview({ fields }: { fields: PreviewFields }) {
  const translate = useTranslate()
  const { title, description, image, host } = usePreviewTexts(fields)
  return (
    <PreviewFrame label="parts.seo.share">
      <Box
        sx={{
          // Aspect ratio to which sharing sites crop pictures.
          aspectRatio: '1.91',
          // A higher picture would stretch it.
          overflow: 'hidden',
          display: 'grid',
          placeItems: 'center',
          bgcolor: 'background.default',
          color: 'text.secondary',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {image ? <Thumbnail key={image} url={image} alt="" width={box.side} /> : <Image aria-hidden />}
      </Box>
      <Box sx={{ px: 2, py: 1.5 }}>
        <Typography sx={{ typography: 'caption', color: 'text.secondary' }}>{host}</Typography>
        <Typography sx={{ fontWeight: 600, ...lines(2) }}>{title || translate('parts.seo.title')}</Typography>
        <Typography sx={{ typography: 'body2', color: 'text.secondary', ...lines(2) }}>
          {description || translate('parts.seo.description')}
        </Typography>
      </Box>
    </PreviewFrame>
  )
}
