import { describe, expect, it } from 'vitest'
import { facetKindOf, kindOfChange } from '../../../src/admin/components/history/compare/kind'

describe('how a value is shown', () => {
  it.each([
    ['image', '/files/a.webp', 'picture'],
    ['images', ['/files/a.webp'], 'picture'],
    ['avatar', '/files/a.webp', 'picture'],
    ['created_at', '2026-11-21T02:00:00.000Z', 'moment'],
    ['birthday', '1990-02-03', 'day'],
    ['is_sitemap', false, 'yesno'],
    ['sort', 3, 'number'],
    ['title', 'Cà phê', 'text'],
    ['content', '<p>Xin chào</p>', 'html'],
    ['content', [{ title: 'Một' }], 'row'],
    ['image', '', 'blank'],
    ['images', [], 'blank'],
  ])('%s %j is a %s', (field, value, name) => {
    expect(facetKindOf('posts', field, value)).toEqual({ name })
  })

  it.each([
    ['author_id', 'users'],
    ['category_id', 'categories'],
    ['related_ids', 'posts'],
    ['parent_id', 'categories'],
  ] as const)('%s is shown by the title of one of %s', (field, resource) => {
    expect(facetKindOf('categories', field, 7)).toEqual({ name: 'reference', resource })
  })

  it('a relation that is held by names is text', () => {
    expect(facetKindOf('users', 'roles', ['Thủ kho'])).toEqual({ name: 'text' })
    expect(facetKindOf('users', 'roles', [3])).toEqual({ name: 'reference', resource: 'roles' })
  })

  it('a text that less than is written in is no rich text', () => {
    expect(facetKindOf('posts', 'description', 'giá < 50.000')).toEqual({ name: 'text' })
  })

  it('follows the side that is not blank, and rich text on either side', () => {
    expect(kindOfChange('posts', 'image', '/files/a.webp', '')).toEqual({ name: 'picture' })
    expect(kindOfChange('posts', 'category_id', null, 3)).toEqual({
      name: 'reference',
      resource: 'categories',
    })
    expect(kindOfChange('posts', 'content', '<p>a</p>', 'b')).toEqual({ name: 'html' })
  })
})
