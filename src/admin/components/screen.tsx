import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { DataProvider } from 'react-admin'
import type { Guard } from '../../domain/permissions'
import { finishLoading } from '../progress'

type Load = () => Promise<{ default: ComponentType }>

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

export interface PrefetchContext {
  client: QueryClient
  dataProvider: DataProvider
  params: Record<string, string>
}

/** The table of screens, for components that must not import it. */
export const ScreensContext = createContext<readonly Screen[]>([])

/** The screen that is shown. */
export const ScreenContext = createContext<Screen | undefined>(undefined)

export const useScreen = (): Screen | undefined => useContext(ScreenContext)

interface State {
  Component?: ComponentType
  error?: unknown
}

/** A page whose code is fetched apart. */
export interface Page {
  /** Starts fetching the code; on hover or focus of whatever leads to the page. */
  preload: () => Promise<void>
  subscribe: (listener: () => void) => () => void
  state: () => State
}

const pages = new WeakMap<Load, Page>()

/** The page of a `load`; the same one each time. */
export function definePage(load: Load): Page {
  const known = pages.get(load)
  if (known) return known

  let state: State = {}
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()
  const settle = (next: State) => {
    state = next
    for (const listener of listeners) listener()
  }
  const page: Page = {
    preload: () => {
      loading ??= load().then(
        (module) => settle({ Component: module.default }),
        (error: unknown) => {
          // A chunk that could not be fetched now may be there on the next visit: only who waits is told.
          loading = undefined
          if (listeners.size) settle({ error })
        },
      )
      return loading
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (state.error) state = {}
      }
    },
    state: () => state,
  }
  pages.set(load, page)
  return page
}

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
