import { useEffect, useMemo, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { sanitizeHtml } from '../../../domain/html'
import { play, withPosters } from './video/posters'

/** Read-only rich text; videos load on a click. */
export function RichText({ html }: { html: string }) {
  const translate = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  const shown = useMemo(
    () => withPosters(sanitizeHtml(html), (site) => translate('editor.video.untitled', { site })),
    [html, translate],
  )
  useEffect(() => {
    const text = place.current
    text?.addEventListener('click', play)
    return () => text?.removeEventListener('click', play)
  }, [])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above
  return <div ref={place} dangerouslySetInnerHTML={{ __html: shown }} />
}
