import { beforeAll, describe, expect, it } from 'vitest'
import { speakWithStyle } from '../../src/admin/components/types/StyleWords'
import { createI18nProvider } from '../../src/admin/providers/i18nProvider'

type Translate = Awaited<ReturnType<typeof createI18nProvider>>['translate']

describe('what is said of posts', () => {
  let translate: Translate
  beforeAll(async () => {
    translate = (await createI18nProvider('vi')).translate
  })
  const said = (style: Parameters<typeof speakWithStyle>[1], key: string, options = {}) =>
    speakWithStyle(translate, style)(key, options)

  it('has the noun of the style: article, product, course', () => {
    expect(said('article', 'resources.posts.add')).toBe('Thêm bài viết')
    expect(said('product', 'resources.posts.add')).toBe('Thêm sản phẩm')
    expect(said('course', 'resources.posts.title.list')).toBe('Tất cả khóa học')
    expect(said('course', 'resources.posts.empty.message')).toBe('Chưa có khóa học nào')
    expect(said(undefined, 'resources.posts.add')).toBe('Thêm bài viết')
  })

  it('names groups by what is in them, or what they are', () => {
    expect(said('product', 'resources.groups.title.create')).toBe('Thêm nhóm sản phẩm')
    expect(said('trademark', 'resources.groups.title.create')).toBe('Thêm thương hiệu')
    expect(said('article', 'resources.groups.title.list')).toBe('Nhóm bài viết')
    // On a page of trademarks, under a type of products.
    const within = speakWithStyle(speakWithStyle(translate, 'product'), 'trademark')
    expect(within('resources.groups.title.list')).toBe('Thương hiệu')
    expect(within('resources.posts.add')).toBe('Thêm sản phẩm')
  })

  it('keeps names, numbers and whatever has no noun', () => {
    expect(said('product', 'resources.posts.approve.done', { name: 'Phin' })).toBe(
      'Đã duyệt sản phẩm “Phin”.',
    )
    expect(said('product', 'resources.posts.bulk.hide_title', { smart_count: 3 })).toBe(
      'Ẩn 3 sản phẩm đã chọn?',
    )
    expect(said('product', 'resources.posts.status.draft')).toBe('Bản nháp')
    expect(said('product', 'common.home')).toBe('Trang chủ')
  })
})
