import type { Access } from '../../domain/permissions'
import type { PostType } from '../../domain/typeSchema'
import { fillPath, isOffered, matchScreen, type ScreenMatch } from '../components/screens/matchScreen'
import type { InboxTab, MenuPlace, MenuSectionName, Screen } from '../components/screens/screen'
import { marksOf } from './marks'

interface MenuLink {
  /** i18n key, or a literal title entered by a user. */
  label: string
  to: string
  waitsByType?: MenuPlace['waitsByType']
}

export interface MenuGroup {
  key: string
  label: string
  section?: MenuSectionName
  type?: PostType
  /** Letters in place of an icon that several groups share. */
  mark?: string
  /** Names that may have an icon (group, style, resource); the first that has one is used. */
  icons: readonly string[]
  /** Tabs of the inbox whose numbers it adds up. */
  waits?: readonly InboxTab[]
  to?: string
  items: MenuLink[]
}

/** Entries of screens that have several, by the `each` of their menu place. */
export type MenuPages = Readonly<Record<string, readonly MenuLink[]>>

const sections: readonly MenuSectionName[] = ['content', 'sales', 'stock', 'site', 'admin']

interface Entry {
  screen: Screen
  place: MenuPlace
}

const placesOf = ({ menu = [] }: Screen): readonly MenuPlace[] => [menu].flat()

const entriesOf = (screens: readonly Screen[]): Entry[] => {
  const all = screens.flatMap((screen) => placesOf(screen).map((place) => ({ screen, place })))
  return [...all.filter(({ place }) => !place.isLast), ...all.filter(({ place }) => place.isLast)]
}

const isOfType = ({ screen }: Entry): boolean => screen.path.includes('/:typeID')

const groupNameOf = (entry: Entry): string =>
  isOfType(entry) ? 'type' : (entry.place.group ?? entry.place.insteadOf ?? entry.screen.path)

const linkOf = ({ screen, place }: Entry, typeID?: number): MenuLink => ({
  label: place.label ?? (screen.resource ? `resources.${screen.resource}.name` : screen.title),
  to: fillPath(screen.path, { typeID }) + (place.query ?? ''),
  ...(place.waitsByType && { waitsByType: place.waitsByType }),
})

const groupOfType = (type: PostType, entries: readonly Entry[], mark: string | undefined): MenuGroup => ({
  mark,
  key: `type-${type.id}`,
  label: type.title,
  section: 'content',
  type,
  icons: [type.style],
  items: entries
    .filter(({ place }) => isOffered(place, type.features))
    .map((entry) => linkOf(entry, type.id)),
})

/** `first` decides the icon. Without a group, the only entry becomes a link. */
const groupOf = (
  name: string,
  entries: readonly [Entry, ...Entry[]],
  first: Entry,
  pages: MenuPages,
): MenuGroup => {
  const { group, icon, section, waits } = first.place
  const icons = [icon, group, first.screen.resource].filter((each) => each !== undefined)
  return group
    ? {
        key: name,
        section,
        label: `layout.menu.${group}`,
        icons,
        items: entries.flatMap((entry) =>
          entry.place.each ? (pages[entry.place.each] ?? []) : linkOf(entry),
        ),
      }
    : {
        key: name,
        section,
        icons,
        ...(waits && { waits }),
        ...linkOf(entries[0]),
        items: [],
      }
}

export function menuOf(
  screens: readonly Screen[],
  types: readonly PostType[],
  can: (guard: Access) => boolean,
  pages: MenuPages = {},
): MenuGroup[] {
  const groups = new Map<string, Entry[]>()
  for (const entry of entriesOf(screens)) {
    const name = groupNameOf(entry)
    groups.set(name, [...(groups.get(name) ?? []), entry])
  }
  const marks = marksOf(types)
  const all = [...groups].flatMap(([name, entries]) => {
    const isOpen = (path: string) => screens.some((screen) => screen.path === path && can(screen.guard))
    const [shownFirst, ...others] = entries.filter(
      ({ screen, place }) => can(screen.guard) && !(place.insteadOf && isOpen(place.insteadOf)),
    )
    // Taken before rights are applied, so that all users see the same icon.
    const [first] = entries
    if (!first || !shownFirst) return []
    const shown = [shownFirst, ...others] as const
    return isOfType(first)
      ? types
          .map((type) => groupOfType(type, shown, marks.get(type.id)))
          .filter(({ items }) => items.length > 0)
      : [groupOf(name, shown, first, pages)]
  })
  const rank = ({ section }: MenuGroup) => (section ? sections.indexOf(section) : -1)
  return all.sort((a, b) => rank(a) - rank(b))
}

export type MenuTargets = readonly { to: string; match?: ScreenMatch }[]

export const targetsOf = (groups: readonly MenuGroup[], screens: readonly Screen[]): MenuTargets =>
  groups
    .flatMap(({ to, items }) => [...(to ? [to] : []), ...items.map((item) => item.to)])
    .map((to) => (to.includes('?') ? { to } : { to, match: matchScreen(screens, to) }))

/** The menu entry of an address: by the same query, else by the same page, else by the longest matching path. */
export function activeLink(targets: MenuTargets, screens: readonly Screen[], address: string): string {
  const [pathname = '', search = ''] = address.split('?')
  const exact = targets.find(({ to }) => sameAddress(to, pathname, search))
  if (exact) return exact.to
  const found = matchScreen(screens, pathname)
  const twin = targets.find(({ match }) => isSamePage(found, match))
  if (twin) return twin.to
  const above = found?.screen.parent ? fillPath(found.screen.parent, found.params) : undefined
  const candidates = targets
    .map(({ to }) => to)
    .filter((to) => !to.includes('?') && (pathname === to || pathname.startsWith(`${to}/`) || above === to))
  return candidates.sort((a, b) => b.length - a.length)[0] ?? ''
}

/** Some pages have several addresses, such as `/` and `/dashboard`. */
const isSamePage = (one: ScreenMatch | undefined, other: ScreenMatch | undefined): boolean =>
  one !== undefined &&
  one.screen.page === other?.screen.page &&
  JSON.stringify(one.params) === JSON.stringify(other.params)

function sameAddress(to: string, pathname: string, search: string): boolean {
  const [path, query] = to.split('?')
  if (path !== pathname || !query) return false
  const actual = new URLSearchParams(search)
  return [...new URLSearchParams(query)].every(([name, value]) => actual.get(name) === value)
}
