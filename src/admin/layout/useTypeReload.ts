import { useEffect, useRef } from 'react'
import { useRefresh } from 'react-admin'
import { useLocation } from 'react-router-dom'

/** Milliseconds after a click in the sidebar until a post-type page refetches its data. */
const DELAY = 2_000

/** Post-type pages show what the sidebar lists: they refetch after a click there, if still open. */
export function useTypeReload(clickCount: number): void {
  const refresh = useRefresh()
  const { pathname } = useLocation()
  const isTypePage = /^\/post-type(\/|$)/.test(pathname)
  const known = useRef(clickCount)
  useEffect(() => {
    if (known.current === clickCount) return
    if (!isTypePage) {
      known.current = clickCount
      return
    }
    const timer = setTimeout(() => {
      known.current = clickCount
      refresh()
    }, DELAY)
    return () => clearTimeout(timer)
  }, [clickCount, isTypePage, refresh])
}
