import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { Guard } from '../../domain/permissions'
import { finishLoading } from '../progress'
import type { PrefetchContext } from '../providers/cache/prefetch'
import { definePage, type Load } from './definePage'

/** One address of the back office. The table of all of them feeds routes, menu, breadcrumb, titles and access. */
export interface Screen {
  path: string
  /** i18n key */
  title: string
  resource?: string
  guard: Guard
  load: Load
  /** Path of the screen one step up in the breadcrumb; `:params` are taken from the current address. */
  parent?: string
  /** A window of its own, without menu and bar. */
  bare?: boolean
  /** Fetches what the page shows first, while the pointer is still on the link. */
  prefetch?: (context: PrefetchContext) => Promise<unknown>
}

export type { PrefetchContext }

/** The table of screens, for components that must not import it. */
export const ScreensContext = createContext<readonly Screen[]>([])

/** The screen that is shown. */
export const ScreenContext = createContext<Screen | undefined>(undefined)

export const useScreen = (): Screen | undefined => useContext(ScreenContext)

/**
 * Renders a page synchronously once its code is there. `React.lazy` would show its fallback for at least
 * 300 ms even when the chunk arrives at once; this shows nothing for as long as the chunk takes, no longer.
 */
export function PageView({ load }: { load: Load }) {
  const page = definePage(load)
  const { Component, error } = useSyncExternalStore(page.subscribe, page.state, page.state)
  useEffect(() => {
    void page.preload()
  }, [page])
  useEffect(() => {
    if (Component) finishLoading()
  }, [Component])
  if (Component) return <Component />
  if (error) throw error
  return null
}
