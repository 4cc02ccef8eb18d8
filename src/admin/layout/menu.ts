import type { Guard } from '../../domain/permissions'
import type { Feature, Style } from '../../domain/type'
import type { PostType } from '../../domain/typeSchema'
import { fillPath, matchScreen, type ScreenMatch } from '../components/matchScreen'
import { paths } from '../components/paths'
import type { Screen } from '../components/screen'

export type MenuIcon = 'dashboard' | 'media' | 'members' | 'types' | 'languages' | Style

export interface MenuLink {
  key: string
  /** i18n key, or text when it is a name that someone gave. */
  label: string
  to: string
}

export interface MenuGroup {
  key: string
  label: string
  icon: MenuIcon
  /** A group without items is a link itself. */
  to?: string
  items: MenuLink[]
}

const link = (key: string, to: string): MenuLink => ({ key, label: `layout.menu.${key}`, to })

interface PostLink {
  key: string
  feature?: Feature
  to: (typeId: number) => string
}

/** What a post type has in the menu, by its features. */
const postLinks: PostLink[] = [
  { key: 'all_posts', to: (id) => paths.posts(id) },
  { key: 'add_new_post', to: paths.newPost },
  { key: 'categories', feature: 'categories', to: paths.categories },
  { key: 'approved', feature: 'approval', to: (id) => paths.posts(id, { status: 'published' }) },
]

const groupOfType = (type: PostType): MenuGroup => ({
  key: `type-${type.id}`,
  label: type.title,
  icon: type.style,
  items: postLinks
    .filter(({ feature }) => !feature || type.features.includes(feature))
    .map(({ key, to }) => link(key, to(type.id))),
})

const single = (icon: MenuIcon, to: string): MenuGroup => ({
  key: icon,
  label: `layout.menu.${icon}`,
  icon,
  to,
  items: [],
})
const group = (icon: MenuIcon, items: MenuLink[]): MenuGroup => ({
  key: icon,
  label: `layout.menu.${icon}`,
  icon,
  items,
})

/**
 * The menu in the order of spec §2: only addresses that are in the table of screens and whose guard this
 * person meets; a group with nothing left is not shown.
 */
export function menuOf(
  screens: readonly Screen[],
  types: readonly PostType[],
  can: (guard: Guard) => boolean,
): MenuGroup[] {
  const isShown = (to: string): boolean => {
    const screen = matchScreen(screens, to.split('?')[0] ?? '')?.screen
    return screen !== undefined && can(screen.guard)
  }
  return [
    single('dashboard', paths.dashboard),
    ...types.map(groupOfType),
    group('media', [link('media_library', paths.media), link('media_add', paths.newMedia)]),
    group('members', [
      link('users', paths.users),
      link('roles', paths.roles),
      link('permissions', paths.permissions),
    ]),
    single('types', paths.types),
    single('languages', paths.languages),
  ]
    .map((each) => ({ ...each, items: each.items.filter(({ to }) => isShown(to)) }))
    .filter(({ to, items }) => (to ? isShown(to) : items.length > 0))
}

/**
 * The entry that an address belongs to: the one with the same query if any, else the longest path above it.
 */
export function activeLink(
  groups: readonly MenuGroup[],
  screens: readonly Screen[],
  address: string,
): string {
  const [pathname = '', search = ''] = address.split('?')
  const all = groups.flatMap(({ to, items }) => [...(to ? [to] : []), ...items.map((item) => item.to)])
  const exact = all.find((to) => sameAddress(to, pathname, search))
  if (exact) return exact
  const found = matchScreen(screens, pathname)
  const twin = all.find((to) => !to.includes('?') && isSamePage(found, matchScreen(screens, to)))
  if (twin) return twin
  const above = found?.screen.parent ? fillPath(found.screen.parent, found.params) : undefined
  const candidates = all.filter(
    (to) => !to.includes('?') && (pathname === to || pathname.startsWith(`${to}/`) || above === to),
  )
  return candidates.sort((a, b) => b.length - a.length)[0] ?? ''
}

/** Some pages have several addresses, such as `/` and `/dashboard`. */
const isSamePage = (one: ScreenMatch | undefined, other: ScreenMatch | undefined): boolean =>
  one !== undefined &&
  one.screen.load === other?.screen.load &&
  JSON.stringify(one.params) === JSON.stringify(other.params)

function sameAddress(to: string, pathname: string, search: string): boolean {
  const [path, query] = to.split('?')
  if (path !== pathname || !query) return false
  const actual = new URLSearchParams(search)
  return [...new URLSearchParams(query)].every(([name, value]) => actual.get(name) === value)
}
