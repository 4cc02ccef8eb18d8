export const linkTargets = ['same', 'new'] as const
export type LinkTarget = (typeof linkTargets)[number]

/** `auth`: signed-in visitors only; `guest`: all others. */
export const visibilities = ['all', 'auth', 'guest'] as const
export type Visibility = (typeof visibilities)[number]

export const maxMenuLevels = 4
export const maxMenuItems = 500
/** Custom values of one item, read by the site by key. */
export const maxMenuData = 20

export interface MenuItem {
  /** Stays the same when the item moves. */
  id: number
  /** Empty for a heading that only groups items. */
  url: string
  text: string
  target: LinkTarget
  description: string
  class: string
  visibility: Visibility
  data: Record<string, string>
  children: MenuItem[]
}

export type Viewer = Exclude<Visibility, 'all'>

/** The items that a visitor sees; a hidden item hides its children. */
export const seenBy = (items: readonly MenuItem[], viewer: Viewer): MenuItem[] =>
  items
    .filter(({ visibility }) => visibility === 'all' || visibility === viewer)
    .map((item) => ({ ...item, children: seenBy(item.children, viewer) }))
