import { useEffect, useRef } from 'react'
import { useRefresh } from 'react-admin'
import { useLocation } from 'react-router-dom'

/** Spec §2: how long after an action in the sidebar a post-type page reads its data anew. */
const DELAY = 2_000

/** The post-type page shows what the sidebar lists: after a click there it reads again, if it is still shown. */
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
