import Broken from '@mui/icons-material/BrokenImageOutlined'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { thumbnailOf } from '../../../domain/media'

/** The thumbnail of a picture, or the picture itself if it has none. */
export function Thumbnail({ url, alt }: { url: string; alt: string }) {
  const translate = useTranslate()
  const [failed, setFailed] = useState<string[]>([])
  const source = [thumbnailOf(url), url].find((each) => each && !failed.includes(each))
  if (!source)
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
      src={source}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed((before) => [...before, source])}
      style={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
    />
  )
}
