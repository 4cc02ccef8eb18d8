import Play from '@mui/icons-material/PlayArrow'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { box } from '../../../theme/tokens'
import type { StyleInputProps } from '../styleInput'
import { FileInput } from './FileInput'
import { isFileLink, mediaKindOf } from './fileName'
import { OpenFile } from './OpenFile'

/** One video: an uploaded file, which plays here, or the URL of one elsewhere. */
export default function VideoStyle({ field: _, ...props }: StyleInputProps) {
  const url: unknown = useWatch({ name: props.source })
  return (
    <>
      <FileInput {...props} kind="video" />
      {isFileLink(url) &&
        (mediaKindOf(url) === 'video' ? <Player key={url} url={url} /> : <OpenFile url={url} />)}
    </>
  )
}

/** Fetches nothing of the video until the user opens it. */
function Player({ url }: { url: string }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button size="small" startIcon={<Play />} onClick={() => setOpen(true)} sx={{ mt: 0.5 }}>
        {translate('dynamic.file.play')}
      </Button>
    )
  return (
    <Box sx={{ mt: 1, width: box.side, maxWidth: '100%' }}>
      <Box component="video" src={url} controls autoPlay sx={{ width: '100%', borderRadius: 1 }} />
    </Box>
  )
}
