import Broken from '@mui/icons-material/BrokenImageOutlined'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFocus } from './focus'
import { sourcesOf } from './sources'

/** Aspect ratio of photographs: an image that covers its box is that much longer on one side. */
const overhang = 1.5

interface ThumbnailProps {
  url: string
  alt: string
  width: number
}

/** An image that covers its box, loaded in about that size if available. */
export function Thumbnail({ url, alt, width }: ThumbnailProps) {
  const translate = useTranslate()
  const objectPosition = useFocus(url)
  const [failed, setFailed] = useState<string[]>([])
  const sources = [sourcesOf(url, width * overhang), { src: url }].find(
    ({ src }) => src && !failed.includes(src),
  )
  if (!sources)
    return (
      <Broken
        role="img"
        aria-label={alt}
        color="disabled"
        titleAccess={translate('resources.media.input.broken')}
      />
    )
  return (
    <img
      // Before `src`, which starts loading.
      loading="lazy"
      decoding="async"
      {...sources}
      alt={alt}
      draggable={false}
      onError={() => setFailed((before) => [...before, sources.src ?? ''])}
      style={{ width: '100%', height: '100%', objectFit: 'cover', objectPosition, display: 'block' }}
    />
  )
}
