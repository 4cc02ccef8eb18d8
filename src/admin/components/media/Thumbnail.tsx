import Broken from '@mui/icons-material/BrokenImageOutlined'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFocus } from './focus'
import { sourcesOf } from './sources'

/** A photograph that fills its box by the shorter side: so much longer is the other one. */
const overhang = 1.5

interface ThumbnailProps {
  url: string
  alt: string
  /** How wide its box is shown, in CSS pixels. */
  width: number
}

/** A picture that covers its box, in a version of about that size, or the picture itself if it has none. */
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
      // Before the address, which starts the loading.
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
