import { createContext, type ReactNode, useEffect, useRef, useState } from 'react'
import { useEvent } from 'react-admin'
import { type Location, parsePath, useLocation } from 'react-router-dom'
import { PrerenderContext } from './ahead'

/** The location that is rendered ahead, if any. */
export const PrerenderedContext = createContext<Location | null>(null)

/** Milliseconds that a screen is kept so: it was drawn with the time of then, such as “5 phút trước” or “Chào buổi tối”. */
const lasts = 60_000

/** The key of a location that was rendered ahead of its opening. */
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
 * Chooses the screen that is rendered ahead: that of the link on which the pointer or the focus rests, when its code and
 * data are there and the browser is idle. `Stage` renders it.
 */
export function Prerender({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const [next, setNext] = useState<Location | null>(null)
  const wanted = useRef<string>(null)
  const begin = useEvent((to: string, state: unknown) => {
    // Who clicked at once is there already.
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
