import { Box, Typography } from '@mui/material'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Media } from '../../../../domain/mediaSchema'
import { KindIcon } from '../../../components/media/KindIcon'
import { freshAddress } from '../../../components/media/sources'
import { box } from '../../../theme/tokens'

export function PreviewFile({ media }: { media: Media }) {
  const [isBroken, setBroken] = useState(false)
  return (
    <Box
      sx={{
        flex: { xs: 'none', md: 1 },
        minWidth: 0,
        minHeight: { xs: box.filter, md: 0 },
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'background.default',
        p: 1,
      }}
    >
      {isBroken ? (
        <Unshown media={media} why="broken" />
      ) : (
        <Player media={media} onError={() => setBroken(true)} />
      )}
    </Box>
  )
}

const fitting = { maxWidth: '100%', maxHeight: { xs: '60dvh', md: '80dvh' } }

function Player({ media, onError }: { media: Media; onError: () => void }): ReactNode {
  const { kind, type, name, alt } = media
  const url = freshAddress(media.url, media.revision)
  if (kind === 'image')
    return (
      <Box
        component="img"
        src={url}
        alt={alt || name}
        onError={onError}
        sx={{ ...fitting, objectFit: 'contain' }}
      />
    )
  if (kind === 'video')
    return <Box component="video" src={url} controls onError={onError} aria-label={name} sx={fitting} />
  if (kind === 'audio')
    // biome-ignore lint/a11y/useMediaCaption: uploaded files have no captions
    return <audio src={url} controls onError={onError} aria-label={name} style={{ width: '100%' }} />
  if (type === 'application/pdf' && navigator.pdfViewerEnabled) return <Pdf media={media} onError={onError} />
  return <Unshown media={media} why="no_preview" />
}

/** The server sends documents only as downloads, so the page fetches this one and shows it as a blob. */
function Pdf({ media: { url, name }, onError }: { media: Media; onError: () => void }) {
  const [copy, setCopy] = useState<string>()
  useEffect(() => {
    const stop = new AbortController()
    let made: string | undefined
    fetch(url, { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.arrayBuffer() : Promise.reject(new Error(answer.statusText))))
      .then((bytes) => {
        made = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
        setCopy(made)
      })
      .catch(() => stop.signal.aborted || onError())
    return () => {
      stop.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [url, onError])
  if (!copy) return null
  return (
    <Box
      component="iframe"
      src={copy}
      title={name}
      sx={{ width: '100%', height: { xs: '60dvh', md: '100%' }, border: 0 }}
    />
  )
}

function Unshown({ media, why }: { media: Media; why: 'broken' | 'no_preview' }) {
  const translate = useTranslate()
  return (
    <Box sx={{ textAlign: 'center', color: 'text.secondary', p: 4 }}>
      <KindIcon kind={media.kind} sx={{ fontSize: box.symbol }} />
      <Typography>{translate(`resources.media.preview.${why}`)}</Typography>
    </Box>
  )
}
