import { createContext, useContext } from 'react'
import type { ResourceName } from '../../../domain/guards'
import type { InboxKind } from '../../../domain/inbox'
import type { Guard } from '../../../domain/permissions'
import type { Feature } from '../../../domain/type'
import type { PrefetchContext } from '../../providers/cache/prefetch'
import type { LazyPage } from '../../startup/lazyPage'
import type { PageWidth } from '../../theme/tokens'

/** One address of the back office. Routes, menu, breadcrumb, titles and access checks are made from all of them. */
export interface Screen {
  path: string
  /** i18n key */
  title: string
  resource?: ResourceName
  guard: Guard
  page: LazyPage
  /** Path of the parent screen in the breadcrumb; its `:params` come from the current address. */
  parent?: string
  /** Path of the entity's list, the base of its links. */
  base?: string
  /** Which of the entity's records it is about, by field, where the entity has several lists. */
  only?: Readonly<Record<string, string>>
  /** Its entries in the menu; the menu's order is that of the screens. */
  menu?: MenuPlace | readonly MenuPlace[]
  /** How wide the page is, its heading and toolbar included; `full` by default. */
  width?: PageWidth
  /** The letter that goes there after `g`. */
  goKey?: string
  /** Without menu and bar, for a window of its own. */
  bare?: boolean
  /** Prefetches the page's first data, on hover of a link. */
  prefetch?: (context: PrefetchContext) => Promise<unknown>
}

export type { PrefetchContext }

/** A group of the menu; its name is `layout.menu.<group>`. */
type MenuGroupName = 'media' | 'members' | 'settings' | 'appearance' | 'widgets'

/** A part of the menu, with a caption: `layout.menu.sections.<section>`. */
export type MenuSectionName = 'content' | 'sales' | 'stock' | 'site' | 'admin'

/** An entry of the menu. A screen with a post type in its path has an entry under each type. */
export interface MenuPlace {
  /** The group of the entry; without one it is a top-level entry. */
  group?: MenuGroupName
  /** The part of the menu; post types are `content`. Parts stand in the order of `layout/menuGroups`. */
  section?: MenuSectionName
  /** i18n key; the resource's name by default. */
  label?: string
  /** Name of an icon in `layout/icons`, for screens without a resource's icon. */
  icon?: string
  /** Query of the link. */
  query?: string
  /** Only for post types with this feature, or one of these. */
  feature?: Feature | readonly Feature[]
  /** Only shown to those who may not see the screen at this path. */
  insteadOf?: string
  /** The entry shows how much of these kinds waits for whoever may answer it. */
  waits?: readonly InboxKind[]
  /** Of an entry of each post type: it shows how many of its new records wait for this person. */
  waitsByType?: 'orders'
  /** It stands for one entry each of what this names, such as the pages of widgets; of a group. */
  each?: string
  /** Sorted after the others of its group. */
  isLast?: boolean
}

/** The table of screens, for components that must not import it. */
export const ScreensContext = createContext<readonly Screen[]>([])

/** The current screen. */
export const ScreenContext = createContext<Screen | undefined>(undefined)

export const useScreen = (): Screen | undefined => useContext(ScreenContext)
