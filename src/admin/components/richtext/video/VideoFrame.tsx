import Play from '@mui/icons-material/PlayCircleOutlined'
import { Box, ButtonBase, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { videoOf } from '../../../../domain/video'
import { box } from '../../../theme/tokens'
import { videoLook } from './look'
import { allowed, playing } from './posters'

/** A video as a box with its title; nothing is loaded from its site before a click. */
export function VideoFrame({ src, title }: { src: string; title: string }) {
  const translate = useTranslate()
  const [isPlaying, setPlaying] = useState(false)
  const site = videoOf(src)?.site ?? ''
  const name = title || translate('editor.video.untitled', { site })
  return (
    <Box sx={frame}>
      {isPlaying ? (
        <iframe src={playing(src)} title={name} {...allowed} />
      ) : (
        <ButtonBase
          onClick={() => setPlaying(true)}
          aria-label={translate('editor.video.play', { name })}
          sx={{ display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 1, p: 2 }}
        >
          <Play sx={{ fontSize: box.symbol }} aria-hidden />
          <Typography component="span" variant="subtitle2">
            {name}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {translate('editor.video.consent', { site })}
          </Typography>
        </ButtonBase>
      )}
    </Box>
  )
}

const frame = {
  ...videoLook,
  '.selected > &': { outline: '2px solid', outlineColor: 'primary.main' },
  '& > *': { width: '100%', height: '100%', border: 0 },
} as const
