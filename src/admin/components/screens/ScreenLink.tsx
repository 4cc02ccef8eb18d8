import { useQueryClient } from '@tanstack/react-query'
import {
  type ComponentProps,
  createContext,
  forwardRef,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
} from 'react'
import { useDataProvider, useEvent } from 'react-admin'
import { Link } from 'react-router-dom'
import { useRights } from '../../providers/auth/rights'
import { PrerenderContext } from '../../startup/ahead'
import { matchScreen } from './matchScreen'
import { ScreensContext } from './screen'

type Prefetch = (to: string, state?: unknown) => void

const PrefetchContext = createContext<Prefetch>(() => undefined)

/** Milliseconds that the pointer must rest on a link, so that passing over a list fetches nothing. */
const rest = 60

/** Prefetches code and first data of a path on hover or focus, and prerenders it with the link's state. */
export const usePrefetch = (): Prefetch => useContext(PrefetchContext)

/** Shares router and store among all links; a list has a hundred, which would each subscribe. */
export function PrefetchProvider({ children }: { children: ReactNode }) {
  const screens = useContext(ScreensContext)
  const client = useQueryClient()
  const dataProvider = useDataProvider()
  const { can } = useRights()
  const prerender = useContext(PrerenderContext)
  const load = useEvent<Parameters<Prefetch>, void>((to, state) => {
    const found = matchScreen(screens, to.split(/[?#]/)[0] ?? '')
    if (!found || !can(found.screen.guard)) return
    Promise.all([
      found.screen.page.code.preload(),
      found.screen.prefetch?.({ client, dataProvider, params: found.params }),
    ]).then(
      () => prerender(to, state),
      // The page requests it again and reports the error.
      () => undefined,
    )
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const prefetch = useEvent<Parameters<Prefetch>, void>((to, state) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => load(to, state), rest)
  })
  // Nothing may be fetched after sign-out.
  useEffect(() => () => clearTimeout(timer.current), [])
  return <PrefetchContext.Provider value={prefetch}>{children}</PrefetchContext.Provider>
}

type ScreenLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string }

export const ScreenLink = forwardRef<HTMLAnchorElement, ScreenLinkProps>(function ScreenLink(props, ref) {
  const prefetch = usePrefetch()
  const { to, state, onPointerEnter, onFocus } = props
  return (
    <Link
      {...props}
      ref={ref}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        prefetch(to, state)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        prefetch(to, state)
      }}
    />
  )
})
