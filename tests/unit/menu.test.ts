import { describe, expect, it } from 'vitest'
import { fillPath, matchScreen } from '../../src/admin/components/matchScreen'
import { nextPath, paths } from '../../src/admin/components/paths'
import type { Screen } from '../../src/admin/components/screen'
import { activeLink, menuOf } from '../../src/admin/layout/menu'
import { type Guard, meets, type Permission } from '../../src/domain/permissions'
import type { PostType } from '../../src/domain/typeSchema'

const screen = (path: string, guard: Guard = [], parent?: string): Screen => ({
  path,
  title: path,
  guard,
  parent,
  load: async () => ({ default: () => null }),
})

const dashboard = screen('/')
const posts = screen('/posts/:typeID', 'list-posts')

const screens = [
  dashboard,
  { ...dashboard, path: '/dashboard' },
  posts,
  { ...posts, path: '/posts/all-posts/:typeID' },
  screen('/posts/all-posts/:typeID/:id', 'update-posts', '/posts/all-posts/:typeID'),
  screen('/posts/add-new-post/:typeID', 'create-posts', '/posts/all-posts/:typeID'),
  screen('/posts/post-category/:typeID', 'list-categories'),
  screen('/media/media-library', 'manage-media'),
  screen('/users/list', 'list-users'),
  screen('/users/role', 'manage-roles'),
]

const type = (id: number, features: PostType['features']): PostType => ({
  id,
  version: 1,
  style: 'article',
  is_sitemap: true,
  sort: 0,
  title: `Type ${id}`,
  slug: `type-${id}`,
  image: '',
  description: '',
  features,
  fields: [],
  created_at: '',
  updated_at: '',
})

const held =
  (...permissions: Permission[]) =>
  (guard: Guard) =>
    meets(new Set(permissions), guard)

const keysOf = (
  can: (guard: Guard) => boolean,
  types = [type(1, ['categories', 'approval']), type(2, ['seo'])],
) => menuOf(screens, types, can).map(({ key, items }) => [key, ...items.map((item) => item.key)])

describe('the menu', () => {
  it('shows each post type as a group by its features', () => {
    expect(keysOf(held('list-posts', 'create-posts', 'list-categories'))).toEqual([
      ['dashboard'],
      ['type-1', 'all_posts', 'add_new_post', 'categories', 'approved'],
      ['type-2', 'all_posts', 'add_new_post'],
    ])
  })

  it('hides what this person may not see and what does not exist', () => {
    expect(keysOf(held('manage-media'))).toEqual([['dashboard'], ['media', 'media_library', 'media_add']])
    expect(keysOf(held('manage-roles', 'manage-languages'))).toEqual([['dashboard'], ['members', 'roles']])
  })

  it('marks the entry of the current address', () => {
    const groups = menuOf(screens, [type(1, ['categories', 'approval'])], () => true)
    const at = (address: string) => activeLink(groups, screens, address)
    expect(at('/')).toBe('/dashboard')
    expect(at('/posts/1')).toBe('/posts/all-posts/1')
    expect(at('/posts/all-posts/1')).toBe('/posts/all-posts/1')
    expect(at('/posts/all-posts/1/7')).toBe('/posts/all-posts/1')
    expect(at('/posts/all-posts/10/7')).toBe('')
    expect(at(paths.posts(1, { status: 'published' }))).toBe(paths.posts(1, { status: 'published' }))
    expect(at('/posts/add-new-post/1')).toBe('/posts/add-new-post/1')
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
    expect(matchScreen(screens, '/posts/%E0%A4%A')?.params).toEqual({ typeID: '%E0%A4%A' })
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
