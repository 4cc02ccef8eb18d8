import { createContext, type ReactNode, useEffect, useRef, useState } from 'react'
import { useEvent } from 'react-admin'
import { type Location, parsePath, useLocation } from 'react-router-dom'
import { PrerenderContext } from './ahead'

export const PrerenderedContext = createContext<Location | null>(null)

/** Milliseconds that a prerendered screen is kept: its relative times and greeting go stale. */
const lasts = 60_000

export const ahead = 'ahead'

const locationOf = (to: string, state: unknown): Location => ({
  pathname: '/',
  search: '',
  hash: '',
  ...parsePath(to),
  state,
  key: ahead,
})

/**
 * Chooses the screen to render ahead: that of the hovered or focused link, once its code and data are loaded and the
 * browser is idle. `Stage` renders it.
 */
export function Prerender({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const [next, setNext] = useState<Location | null>(null)
  const wanted = useRef<string>(null)
  const begin = useEvent((to: string, state: unknown) => {
    // A user who has clicked at once is there already.
    if (wanted.current === to) setNext(locationOf(to, state))
  })
  const prerender = useEvent((to: string, state: unknown = null) => {
    if (wanted.current === to || !('requestIdleCallback' in globalThis)) return
    wanted.current = to
    requestIdleCallback(() => begin(to, state))
  })
  const forget = useEvent(() => {
    wanted.current = null
    setNext(null)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another address another link is pointed at
  useEffect(() => forget, [pathname, search, forget])
  useEffect(() => {
    if (!next) return
    const timer = setTimeout(forget, lasts)
    return () => clearTimeout(timer)
  }, [next, forget])
  return (
    <PrerenderContext value={prerender}>
      <PrerenderedContext value={next}>{children}</PrerenderedContext>
    </PrerenderContext>
  )
}
