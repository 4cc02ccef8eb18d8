import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { ResourceName } from '../../domain/guards'
import type { Guard } from '../../domain/permissions'
import type { Feature } from '../../domain/type'
import { finishLoading } from '../progress'
import type { PrefetchContext } from '../providers/cache/prefetch'
import { definePage, type Load } from './definePage'
import { pageArrived } from './reloadOnce'

/** One address of the back office. The table of all of them feeds routes, menu, breadcrumb, titles and access. */
export interface Screen {
  path: string
  /** i18n key */
  title: string
  resource?: ResourceName
  guard: Guard
  load: Load
  /** Path of the screen one step up in the breadcrumb; `:params` are taken from the current address. */
  parent?: string
  /** Path of the entity's list, which its links start from. */
  base?: string
  /** Its entries in the menu, which has the order of the table of screens. */
  menu?: MenuPlace | readonly MenuPlace[]
  /** A window of its own, without menu and bar. */
  bare?: boolean
  /** Fetches what the page shows first, while the pointer is still on the link. */
  prefetch?: (context: PrefetchContext) => Promise<unknown>
}

export type { PrefetchContext }

/** A group of the menu; its name stands in `layout.menu`. */
export type MenuGroupName = 'media' | 'members' | 'settings'

/** Where a screen stands in the menu. A screen whose path names a post type stands under each type. */
export interface MenuPlace {
  /** The group that it stands in; without one it is a line of its own. */
  group?: MenuGroupName
  /** i18n key; the name of the resource unless given. */
  label?: string
  /** Name of its picture in `layout/icons`, where no resource lends its own. */
  icon?: string
  /** The entry leads to the screen with this query. */
  query?: string
  /** Only for post types with this feature. */
  feature?: Feature
  /** Only for those who may not see the screen at this path, in whose place it stands. */
  insteadOf?: string
  /** Comes after the others of its group. */
  isLast?: boolean
}

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
    if (!Component) return
    finishLoading()
    pageArrived()
  }, [Component])
  if (Component) return <Component />
  if (error) throw error
  return null
}
