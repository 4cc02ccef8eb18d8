import { describe, expect, it } from 'vitest'
import vi from '../../i18n/vi'
import { matching, type PaletteEntry } from '../../src/admin/components/palette/entry'
import { placesOf } from '../../src/admin/components/palette/places'
import { withRecent } from '../../src/admin/components/palette/recent'
import { hitAddress } from '../../src/admin/components/palette/useFound'
import { ariaKeys, type Shortcut, shortcuts, shownKeys } from '../../src/admin/keys/shortcuts'
import { screens } from '../../src/admin/screens'
import { meets, type Permission } from '../../src/domain/permissions'
import { termsOf } from '../../src/domain/search'
import { features } from '../../src/domain/type'
import type { PostType } from '../../src/domain/typeSchema'

const type = (id: number, title: string): PostType => ({
  id,
  version: 1,
  style: 'article',
  is_shown: true,
  is_sitemap: true,
  sort: id,
  title,
  slug: `t-${id}`,
  image: '',
  icon: '',
  description: '',
  features: [...features],
  fields: [],
  created_at: '',
  updated_at: '',
})
const types = [type(1, 'Tin tức'), type(2, 'Sản phẩm')]
const all = placesOf(screens, types, () => true)
const holding = (...held: Permission[]) =>
  placesOf(screens, types, (guard) => meets(new Set(held), guard)).map(({ to }) => to)

describe('the palette leads', () => {
  it('to every screen that needs no record, and to each once', () => {
    const reachable = screens.filter(({ path, bare }) => !bare && !/:(?!typeID)/.test(path))
    for (const { path, page } of reachable) {
      const twins = reachable
        .filter((each) => each.page === page)
        .map((each) => each.path.replace(':typeID', '2'))
      expect(
        all.some(({ to }) => twins.includes(to.split('?')[0] ?? '')),
        path,
      ).toBe(true)
    }
    const addresses = all.map(({ to }) => to)
    expect(addresses.filter((to, at) => addresses.indexOf(to) !== at)).toEqual([])
  })

  it('to those of each post type, and to nothing that one may not see', () => {
    expect(holding('create-posts')).toEqual([
      '/dashboard',
      '/support',
      '/posts/add-new-post/1',
      '/posts/add-new-post/2',
      '/posts/all-posts/1/import',
      '/posts/all-posts/2/import',
      '/inbox',
      '/profile',
      '/profile/password',
      '/profile/sessions',
      '/profile/keys',
      // Of oneself everybody may ask why.
      '/users/why',
    ])
    expect(holding('manage-redirects')).toContain('/settings/redirect/create')
    expect(holding('list-users')).not.toContain('/users/list/create')
  })

  it('to nothing that a type does not have: no orders and discounts of articles, not even a new one', () => {
    const bare = placesOf(screens, [{ ...type(3, 'Bài'), features: ['images'] }], () => true)
    expect(bare.map(({ to }) => to).filter((to) => /\/(order|discount|post-category)\//.test(to))).toEqual([])
  })

  it('from a hit to the page of its record, or to its list', () => {
    const hit = { id: 7, title: '', subtitle: '', image: '' }
    expect(hitAddress(screens, { ...hit, kind: 'posts', url_params: { typeID: 2 } })).toBe(
      '/posts/all-posts/2/7',
    )
    expect(hitAddress(screens, { ...hit, kind: 'users', url_params: {} })).toBe('/users/list/7')
    expect(hitAddress(screens, { ...hit, kind: 'languages', url_params: {} })).toBe('/languages/manager')
    expect(hitAddress(screens, { ...hit, kind: 'rockets', url_params: {} })).toBeUndefined()
  })

  it('first to what begins with what is typed, by title or by what it belongs to', () => {
    const entry = (title: string, subtitle?: string): PaletteEntry => ({
      id: title,
      group: 'go',
      title,
      subtitle,
    })
    const entries = [entry('Bài đã duyệt', 'Tin tức'), entry('Duyệt'), entry('Người dùng')]
    const titles = (typed: string, most = 9) =>
      matching(entries, termsOf(typed), most).map(({ title }) => title)
    expect(titles('duyet')).toEqual(['Duyệt', 'Bài đã duyệt'])
    expect(titles('tin tuc bai')).toEqual(['Bài đã duyệt'])
    expect(titles('duyet', 1)).toEqual(['Duyệt'])
    expect(titles('')).toHaveLength(3)
  })

  it('back to the last eight pages, each once, the newest first', () => {
    const page = (n: number) => ({ to: `/${n}`, title: `Trang ${n}` })
    const list = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 3].reduce<ReturnType<typeof page>[]>(
      (before, n) => withRecent(before, page(n)),
      [],
    )
    // Eight besides the one that is open.
    expect(list.map(({ to }) => to)).toEqual(['/3', '/10', '/9', '/8', '/7', '/6', '/5', '/4', '/2'])
  })
})

describe('the keys', () => {
  it('are each used once, and none begins another', () => {
    const keys = [...Object.values<string>(shortcuts), ...all.flatMap(({ keys }) => keys ?? [])]
    expect(keys.filter((each, at) => keys.indexOf(each) !== at)).toEqual([])
    expect(keys.filter((each) => keys.some((other) => other.startsWith(`${each} `)))).toEqual([])
    expect(Object.values<string>(shortcuts)).not.toContain('g')
  })

  it('each say what they do', () => {
    for (const name of Object.keys(shortcuts)) expect(vi.keys, name).toHaveProperty(name)
  })

  it('lead with g and a letter to every list in the menu while letters last, with a digit to the posts of a type', () => {
    const lists = all.filter(
      ({ screen, isNew, to }) => screen.base === screen.path && !isNew && !to.includes('?'),
    )
    const without = lists.filter(({ keys }) => !keys).map(({ to }) => to)
    // What the posts of a type are filed under, its discounts and orders, are one click from them.
    const filed = [
      ...['post-category', 'data-group', 'article-group', 'trademark-group'],
      ...['product/discount', 'product/order'],
    ]
      .flatMap((page) => [`/posts/${page}/1`, `/posts/${page}/2`])
      .filter((to) => to !== '/posts/product/order/1')
    const isFree = (letter: string) => !all.some(({ keys }) => keys === `g ${letter}`)
    const areAllTaken = ![...'abcdefhijklmnopqrstuvwxyz'].some(isFree)
    expect(areAllTaken ? without.filter((to) => filed.includes(to)) : without).toEqual(filed)
    expect(all.find(({ keys }) => keys === 'g o')?.to).toBe('/posts/product/order/1')
    expect(all.find(({ keys }) => keys === 'g 2')?.to).toBe('/posts/all-posts/2')
  })

  it('are written as they stand on the keyboard, and as screen readers expect', () => {
    expect(shownKeys('$mod+k')).toEqual(['Ctrl K'])
    expect(shownKeys('Shift+x')).toEqual(['Shift X'])
    expect(shownKeys('Shift+?')).toEqual(['?'])
    expect(shownKeys('g u')).toEqual(['G', 'U'])
    const told = (Object.keys(shortcuts) as Shortcut[]).map(ariaKeys)
    expect(told).toContain('Control+K')
    for (const keys of told) expect(keys).toMatch(/^((Control|Shift)\+)?([A-Z]|Enter|F\d|[/?[\]])$/)
  })
})
