import { Box } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Drawn } from './useSitePage'

/** Said by a page of the site that can draw itself anew, and to it. See *Preview* in `docs/site.md`. */
const listens = 'nep:preview:listens'
const again = 'nep:preview:again'

interface SiteFrameProps {
  page: NonNullable<Drawn['page']>
  times: number
  width: number
}

/** A page of the site at one of its widths, made smaller where there is less room. */
export function SiteFrame({ page, times, width }: SiteFrameProps) {
  const translate = useTranslate()
  const frame = useRef<HTMLIFrameElement>(null)
  const [shown, setShown] = useState({ page, times })
  const [isListening, setListening] = useState(false)
  const [room, setRoom] = useState(width)
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data === listens) setListening(true)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  const drawn = useRef(times)
  useEffect(() => {
    if (drawn.current === times) return
    drawn.current = times
    const isSame = page.id === shown.page.id
    if (isListening && isSame) frame.current?.contentWindow?.postMessage(again, new URL(page.url).origin)
    else {
      setShown({ page, times })
      setListening(false)
    }
  }, [page, times, isListening, shown.page.id])
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = holder
    if (!current || !('ResizeObserver' in window)) return
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? width))
    observer.observe(current)
    return () => observer.disconnect()
  }, [width])
  const scale = Math.min(1, room / width)
  return (
    <Box
      ref={holder}
      sx={{ flex: 1, minHeight: 0, overflow: 'hidden', display: 'flex', justifyContent: 'center' }}
    >
      <Box
        component="iframe"
        key={shown.times}
        ref={frame}
        src={shown.page.url}
        title={translate('preview.site')}
        sx={{
          flexShrink: 0,
          width,
          height: `calc(100% / ${scale})`,
          border: 0,
          transform: `scale(${scale})`,
          transformOrigin: 'top center',
        }}
      />
    </Box>
  )
}
