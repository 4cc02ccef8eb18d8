/** Where a link opens. */
export const linkTargets = ['same', 'new'] as const
export type LinkTarget = (typeof linkTargets)[number]

/** Who sees an item on the site: everybody, only who has signed in, only who has not. */
export const visibilities = ['all', 'auth', 'guest'] as const
export type Visibility = (typeof visibilities)[number]

/** Limits of one menu: more levels and items help no visitor. */
export const maxMenuLevels = 4
export const maxMenuItems = 500
/** Values of one item that the site reads by their keys. */
export const maxMenuData = 20

export interface MenuItem {
  /** The same as long as the item exists, wherever it is moved. */
  id: number
  /** Empty for a heading that only holds others. */
  url: string
  text: string
  target: LinkTarget
  description: string
  class: string
  visibility: Visibility
  data: Record<string, string>
  children: MenuItem[]
}

/** A visitor of the site, as a menu tells them apart. */
export type Viewer = Exclude<Visibility, 'all'>

/** The items that a visitor sees; under one that is hidden nothing is shown either. */
export const seenBy = (items: readonly MenuItem[], viewer: Viewer): MenuItem[] =>
  items
    .filter(({ visibility }) => visibility === 'all' || visibility === viewer)
    .map((item) => ({ ...item, children: seenBy(item.children, viewer) }))
