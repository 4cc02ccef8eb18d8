import { createContext, useContext } from 'react'
import type { ResourceName } from '../../../domain/guards'
import type { InboxMeta } from '../../../domain/inbox'
import type { Access } from '../../../domain/permissions'
import type { Feature } from '../../../domain/type'
import type { PrefetchContext } from '../../providers/cache/prefetch'
import type { LazyPage } from '../../startup/lazyPage'
import type { PageWidth } from '../../theme/tokens'

/** A tab of the inbox with its number: messages of a kind, or proposals. */
export type InboxTab = keyof InboxMeta['counts']

/** A path of the back office. Routes, menu, breadcrumb, titles and access checks derive from the table of screens. */
export interface Screen {
  path: string
  /** i18n key. */
  title: string
  resource?: ResourceName
  guard: Access
  page: LazyPage
  /** Path of the parent screen in the breadcrumb; its `:params` come from the current path. */
  parent?: string
  /** Path of the entity's list. */
  base?: string
  /** Field values of its records, if the entity has several lists. */
  only?: Readonly<Record<string, string>>
  /** Menu entries; the menu has the order of the screens. */
  menu?: MenuPlace | readonly MenuPlace[]
  /** Includes heading and toolbar; `full` by default. */
  width?: PageWidth
  /** Letter of the shortcut after `g`. */
  goKey?: string
  /** Without menu and app bar, for a window of its own. */
  bare?: boolean
  prefetch?: (context: PrefetchContext) => Promise<unknown>
}

export type { PrefetchContext }

/** Group of the menu, named by `layout.menu.<group>`. */
type MenuGroupName = 'media' | 'members' | 'settings' | 'appearance' | 'widgets'

/** Section of the menu, named by `layout.menu.sections.<section>`. */
export type MenuSectionName = 'content' | 'sales' | 'stock' | 'site' | 'admin'

/** Menu entry; a screen with a post type in its path has one per type. */
export interface MenuPlace {
  group?: MenuGroupName
  /** Post types are in `content`. `layout/menuGroups` has the order of sections. */
  section?: MenuSectionName
  /** i18n key; the resource's name by default. */
  label?: string
  /** Name in `layout/icons`, for screens without a resource's icon. */
  icon?: string
  query?: string
  /** Only for post types with this feature, or one of these. */
  feature?: Feature | readonly Feature[]
  /** Shown only to users who may not open the screen at this path. */
  insteadOf?: string
  /** Whose number the entry shows: open items, to users who may answer them, and proposals. */
  waits?: readonly InboxTab[]
  /** For entries per post type: shows the number of the type's new records. */
  waitsByType?: 'orders'
  /** Stands for one entry per item of this source, such as the pages of widgets; only inside a group. */
  each?: string
  isLast?: boolean
}

/** The table of screens as context, for components that must not import it. */
export const ScreensContext = createContext<readonly Screen[]>([])

export const ScreenContext = createContext<Screen | undefined>(undefined)

export const useScreen = (): Screen | undefined => useContext(ScreenContext)
