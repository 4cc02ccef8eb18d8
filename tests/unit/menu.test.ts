import type { I18nProvider } from 'react-admin'
import { beforeAll, describe, expect, it } from 'vitest'
import { nextPath } from '../../src/admin/components/screens/loginPaths'
import { fillPath, matchScreen } from '../../src/admin/components/screens/matchScreen'
import { paths } from '../../src/admin/components/screens/paths'
import { menuIcons } from '../../src/admin/layout/icons'
import { activeLink, menuOf, targetsOf } from '../../src/admin/layout/menuGroups'
import { createI18nProvider } from '../../src/admin/providers/i18nProvider'
import { resources, screens } from '../../src/admin/screens'
import { type Access, allPermissions, meets, type Permission } from '../../src/domain/permissions'
import type { PostType } from '../../src/domain/typeSchema'

const type = (id: number, features: PostType['features']): PostType => ({
  id,
  version: 1,
  style: 'article',
  is_shown: true,
  is_sitemap: true,
  sort: 0,
  title: `Type ${id}`,
  slug: `type-${id}`,
  image: '',
  icon: '',
  description: '',
  features,
  fields: [],
  created_at: '',
  updated_at: '',
})

const held =
  (...permissions: Permission[]) =>
  (guard: Access) =>
    meets(new Set(permissions), guard)

/** The groups with the names of their entries. */
const menuFor = (
  can: (guard: Access) => boolean,
  types = [type(1, ['categories', 'article_groups', 'approval']), type(2, ['seo'])],
) => menuOf(screens, types, can).map(({ label, items }) => [label, ...items.map((item) => item.label)])

const named = {
  dashboard: ['layout.menu.dashboard'],
  members: [
    'layout.menu.members',
    'layout.menu.users',
    'resources.users.as.client.name',
    'resources.roles.name',
    'resources.permissions.name',
    'layout.menu.history',
  ],
  media: ['layout.menu.media', 'layout.menu.media_library', 'layout.menu.media_add'],
}

/** Whether it is the entry of an entity's list, without others beside it. */
const isAlone = ([label, ...items]: string[]) =>
  items.length === 0 && label?.startsWith('resources.') && label.endsWith('.name')

const pictures = [...Object.keys(menuIcons), ...resources.map(({ name }) => name)]
let known: I18nProvider
beforeAll(async () => {
  known = await createI18nProvider('vi')
})

describe('the menu', () => {
  it('has everything in its order, for whoever may do everything', () => {
    const groups = menuFor(held(...allPermissions))
    expect(groups.filter((group) => !isAlone(group))).toEqual([
      named.dashboard,
      [
        'Type 1',
        'resources.posts.title.list',
        'resources.posts.title.create',
        'resources.categories.name',
        'resources.groups.name',
        'resources.posts.title.approved',
      ],
      ['Type 2', 'resources.posts.title.list', 'resources.posts.title.create'],
      ['resources.posts.title.calendar'],
      named.media,
      ['inbox.title'],
      ['resources.debts.title'],
      ['resources.cash.title'],
      ['resources.remittances.title.list'],
      ['reporting.title'],
      ['layout.menu.appearance', 'resources.menus.name', 'resources.sliders.name'],
      ['layout.menu.widgets', 'resources.widgets.title.list'],
      named.members,
      [
        'layout.menu.settings',
        'layout.menu.settings_pages',
        'resources.settings.page.redirect',
        'resources.types.name',
        'resources.languages.name',
      ],
    ])
    // All other entities stand by themselves, each in its part.
    const sections = ['content', 'sales', 'stock', 'site', 'admin']
    const alone = sections.flatMap((section) =>
      screens.filter(({ resource, menu }) => {
        const [place] = [menu ?? []].flat()
        return resource && place?.section === section && !(place.group ?? place.insteadOf ?? place.label)
      }),
    )
    const all = menuOf(screens, [], held(...allPermissions))
    expect(
      all
        .filter(({ label, items }) => isAlone([label, ...items.map(String)]))
        .map(({ label, to }) => [label, to]),
    ).toEqual(alone.map(({ resource, path }) => [`resources.${resource}.name`, path]))
    const parts = all.flatMap(({ section }) => (section ? [sections.indexOf(section)] : []))
    expect(parts).toEqual(parts.toSorted())
  })

  it('shows each post type as a group by its features', () => {
    expect(menuFor(held('list-posts'), [type(3, ['categories', 'approval']), type(4, [])])).toEqual([
      named.dashboard,
      ['Type 3', 'resources.posts.title.list', 'resources.posts.title.approved'],
      ['Type 4', 'resources.posts.title.list'],
      ['resources.posts.title.calendar'],
    ])
    // A type of which nothing may be seen has no group.
    expect(menuFor(held('list-categories'), [type(3, []), type(4, ['categories'])])).toEqual([
      named.dashboard,
      ['Type 4', 'resources.categories.name'],
    ])
  })

  it('has an entry for each page of a screen that has several, beside the others of its group', () => {
    const pages = { widgetTypes: [{ label: 'Banner', to: '/widgets/banner' }] }
    const groups = menuOf(screens, [], held('list-widgets'), pages)
    expect(groups.at(-1)?.items).toEqual([
      { label: 'resources.widgets.title.list', to: '/widgets/manager' },
      { label: 'Banner', to: '/widgets/banner' },
    ])
    expect(activeLink(targetsOf(groups, screens), screens, '/widgets/banner')).toBe('/widgets/banner')
    expect(activeLink(targetsOf(groups, screens), screens, '/widgets/manager/3')).toBe('/widgets/manager')
    // Who may add widgets but not list them finds the form, and no pages.
    const only = menuOf(screens, [], held('create-widgets'), pages).at(-1)
    expect(only?.items).toEqual([{ label: 'resources.widgets.title.create', to: '/widgets/manager/create' }])
  })

  it('hides what this person may not see', () => {
    expect(menuFor(held('list-users'))).toEqual([
      named.dashboard,
      ['layout.menu.members', 'layout.menu.users', 'resources.users.as.client.name'],
    ])
    // Whatever somebody writes may be proposed to them.
    expect(menuFor(held('manage-media'))).toEqual([named.dashboard, named.media, ['inbox.title']])
    expect(menuFor(held('manage-roles', 'manage-languages'))).toEqual([
      named.dashboard,
      ['inbox.title'],
      ['layout.menu.members', 'resources.roles.name', 'resources.permissions.name', 'layout.menu.history'],
      ['layout.menu.settings', 'resources.languages.name'],
    ])
  })

  it('leads to what its entries are called, and every name is a word or picture that is known', () => {
    const groups = menuOf(screens, [type(1, ['categories', 'approval'])], held(...allPermissions))
    const { translate } = known
    for (const { label, icons, items } of groups) {
      if (label !== 'Type 1') expect(translate(label, { smart_count: 2 })).not.toBe(label)
      for (const item of items) expect(translate(item.label, { smart_count: 2 })).not.toBe(item.label)
      expect([label, icons.some((name) => pictures.includes(name))]).toEqual([label, true])
    }
    const others = groups.filter(({ label, items }) => !isAlone([label, ...items.map(String)]))
    expect(others.flatMap(({ to = [], items }) => [to, ...items.map((item) => item.to)]).flat()).toEqual([
      '/dashboard',
      '/posts/all-posts/1',
      '/posts/add-new-post/1',
      '/posts/post-category/1',
      '/posts/approved/1',
      '/posts/calendar',
      '/media/media-library',
      paths.newMedia,
      '/inbox',
      '/debts',
      '/cash',
      '/carriers/cod',
      '/warehouse/report',
      '/appearance/menu',
      '/appearance/slider',
      '/widgets/manager',
      '/users/list',
      '/users/client',
      '/users/role',
      '/users/permissions',
      '/history',
      '/settings/general',
      '/settings/redirect',
      '/post-type/manager',
      '/languages/manager',
    ])
  })

  it('says of an entry what waits in it, as its screen does', () => {
    const groups = menuOf(screens, [], held(...allPermissions))
    expect(groups.flatMap(({ waits }) => (waits ? [waits] : []))).toEqual([
      ['comments', 'ratings', 'feedback', 'proposals'],
      ['comments'],
      ['ratings'],
      ['feedback'],
    ])
  })

  it('marks the entry of the current address', () => {
    const groups = menuOf(screens, [type(1, ['categories', 'approval'])], () => true)
    const at = (address: string) => activeLink(targetsOf(groups, screens), screens, address)
    expect(at('/')).toBe('/dashboard')
    expect(at('/posts/1')).toBe('/posts/all-posts/1')
    expect(at('/posts/all-posts/1')).toBe('/posts/all-posts/1')
    expect(at('/posts/all-posts/1/7')).toBe('/posts/all-posts/1')
    expect(at('/posts/all-posts/10/7')).toBe('')
    expect(at('/posts/approved/1')).toBe('/posts/approved/1')
    expect(at('/posts/calendar')).toBe('/posts/calendar')
    expect(at('/posts/calendar/1')).toBe('/posts/all-posts/1')
    expect(at('/posts/add-new-post/1')).toBe('/posts/add-new-post/1')
    expect(at('/settings/company')).toBe('/settings/general')
  })
})

describe('addresses', () => {
  it('match the most fixed screen', () => {
    expect(matchScreen(screens, '/posts/all-posts/3')).toMatchObject({ params: { typeID: '3' } })
    expect(matchScreen(screens, '/posts/3/')?.screen.path).toBe('/posts/:typeID')
    expect(matchScreen(screens, '/posts')).toBeUndefined()
    expect(matchScreen(screens, '/')?.screen.path).toBe('/')
  })

  it('survive what no browser should send', () => {
    expect(matchScreen(screens, '/widgets/%E0%A4%A')?.params).toEqual({ type: '%E0%A4%A' })
  })

  it('are filled with parameters', () => {
    expect(fillPath('/posts/all-posts/:typeID/:id', { typeID: 1, id: 'a/b' })).toBe(
      '/posts/all-posts/1/a%2Fb',
    )
  })

  it('lead after signing in only to ourselves', () => {
    const landing = (next: string) => nextPath(paths.login({ next }).slice('/login'.length))
    expect(landing('/posts/1?page=2')).toBe('/posts/1?page=2')
    for (const foreign of ['//evil.example', '/\\evil.example', 'https://evil.example', '/login?next=/x', ''])
      expect(landing(foreign)).toBe('/')
  })
})

describe('the groups of post types', () => {
  it('are told apart on the rail: by the icon of the style, or by letters where several have the same', () => {
    const marks = (types: PostType[]) =>
      menuOf(screens, types, held('list-posts'))
        .filter((group) => group.type)
        .map(({ mark, icons }) => mark ?? icons[0])
    const news = { ...type(1, []), title: 'Tin tức' }
    const guide = { ...type(2, []), title: 'Cẩm nang pha chế' }
    const shop = { ...type(3, []), title: 'Cà phê', style: 'product' as const }
    expect(marks([news, shop])).toEqual(['article', 'product'])
    expect(marks([news, guide, shop])).toEqual(['TT', 'CN', 'product'])
    // However many there are and whatever they are called, they are told apart.
    const alike = ['Thời trang', 'Tin tức', 'Café', 'Cà phê', 'Cẩm nang', 'Tin tức', '', 'ひ'].map(
      (title, id) => ({ ...type(id, []), title }),
    )
    const all = marks([...alike, ...alike.map((each) => ({ ...each, id: each.id + 50 }))])
    expect(new Set(all).size).toBe(16)
    expect(all.every((mark) => [...(mark ?? '')].length >= 2)).toBe(true)
    expect(marks([{ ...news, drawing: 'M0 0' }, { ...guide, drawing: 'M0 0' }, type(9, [])])).toEqual([
      'TT',
      'CN',
      'article',
    ])
  })
})
