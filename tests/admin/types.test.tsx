import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aPost, aType } from '../support/content'
import { chooseAction } from './actions'
import { heading, withAdmin } from './harness'

const { api, open } = withAdmin()

const asOwner = () => ({ as: api().owner.token })
// By words, or `hidden`: checking visibility is slow in a page of this size.
const click = async (name: string) => fireEvent.click(await screen.findByText(name, { selector: 'button' }))
const fill = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name, hidden: true }), { target: { value } })
const menu = () => within(screen.getByRole('navigation', { name: 'Menu chính', hidden: true }))
const inMenu = async (title: string) => menu().findByText(title)
const rowOf = async (title: string) => {
  // The rows that are waited for stand in another table.
  const row = await waitFor(() => within(screen.getByRole('table')).getByText(title).closest('tr'))
  if (!row) throw new Error(`no row of ${title}`)
  return within(row)
}
const confirm = async () =>
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Xóa' }))
const typesOf = async () => (await api().call('GET', '/types?limit=0', { as: api().owner.token })).body.data

describe('the list of post types', () => {
  it('invites to create the first one', async () => {
    await open('/post-type', asOwner())
    await screen.findByText('Chưa có loại bài viết nào')
    expect(
      (await screen.findAllByRole('link', { name: 'Thêm loại bài viết' }))[0]?.getAttribute('href'),
    ).toBe('/post-type/manager/create')
  })

  it('shows style, features, sitemap and order, which a search has not; takes one out of the sitemap and back in its cell, with its version', async () => {
    const type = await aType(api(), { title: 'Tin trong ngày', features: ['categories', 'seo'] })
    await aType(api(), { title: 'Cẩm nang pha chế' })
    const { wire } = await open('/post-type', asOwner())
    const row = await rowOf('Tin trong ngày')
    expect(row.getByRole('link').getAttribute('href')).toBe(`/post-type/manager/${type.id}`)
    row.getByText('Danh mục')
    row.getByText('SEO')
    row.getByLabelText('Có trong sơ đồ trang')
    row.getByRole('button', { name: 'Kéo để đổi chỗ “Tin trong ngày”' })

    const onSitemap = async () =>
      (await typesOf()).find(({ id }: { id: number }) => id === type.id)?.is_sitemap
    const turn = async () => {
      const cell = await rowOf('Tin trong ngày')
      fireEvent.click(await cell.findByRole('switch', { name: /Sửa: Sơ đồ trang$/ }))
    }
    await turn()
    await waitFor(async () => expect(await onSitemap()).toBe(false))
    await (await rowOf('Tin trong ngày')).findByLabelText('Không có trong sơ đồ trang')
    await turn()
    await waitFor(async () => expect(await onSitemap()).toBe(true))
    const sent = wire.sent.filter(({ method }) => method === 'PATCH')
    expect(sent.map(({ body }) => body)).toEqual([{ is_sitemap: false }, { is_sitemap: true }])

    // Found by name, accents or not, it is in no order that could be changed.
    fireEvent.change(screen.getByRole('searchbox', { name: 'Tìm loại bài viết' }), {
      target: { value: 'cam nang' },
    })
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Tin trong ngày' })).toBeNull())
    await rowOf('Cẩm nang pha chế')
    expect(screen.queryByRole('button', { name: /Kéo để đổi chỗ/ })).toBeNull()
  })

  it('is only read by who may only read', async () => {
    await aType(api(), { title: 'Chỉ để đọc' })
    const reader = await api().member('list-types')
    await open('/post-type/manager', { as: reader.token })
    await rowOf('Chỉ để đọc')
    expect(screen.queryByRole('link', { name: 'Thêm loại bài viết' })).toBeNull()
    expect(screen.queryByRole('button', { name: /Kéo để đổi chỗ|Sửa: / })).toBeNull()
    expect(screen.queryByRole('switch')).toBeNull()
  })
})

describe('a post type', () => {
  it('offers the features of its style and drops those of another; says every fault beside its field, and takes its slug and the keys of its fields from what is typed', async () => {
    await open('/post-type/manager/create', asOwner())
    await heading('Thêm loại bài viết')
    await screen.findByText('Thêm trường')
    fireEvent.click(screen.getByRole('radio', { name: /Sản phẩm/, hidden: true }))
    fireEvent.click(await screen.findByRole('checkbox', { name: /Thương hiệu/, hidden: true }))
    fireEvent.click(screen.getByRole('radio', { name: /Khóa học/, hidden: true }))
    expect(screen.queryByRole('checkbox', { name: /Thương hiệu/, hidden: true })).toBeNull()
    const features = within(screen.getByRole('group', { name: 'Tính năng', hidden: true }))
    const chosen = features.getAllByRole('checkbox', { checked: true, hidden: true })
    for (const feature of chosen) fireEvent.click(feature)
    await click('Thêm trường')
    await click('Lưu')
    await screen.findByText('Hãy bật ít nhất một tính năng')
    // The slug follows from the title and is not asked for besides.
    screen.getByText('Hãy nhập tên loại')
    screen.getByText('Hãy nhập tên trường')
    expect(screen.getAllByText(/^Hãy nhập/)).toHaveLength(3)
    fill('Tên loại', 'Chuyện của đất')
    screen.getByText('chuyen-cua-dat')
    await click('Thêm trường')
    for (const title of screen.getAllByRole('textbox', { name: 'Tên trường', hidden: true })) {
      fireEvent.change(title, { target: { value: 'Nguồn gốc' } })
      fireEvent.blur(title)
    }
    const keys = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Mã trường', hidden: true })
    expect(keys().map(({ value }) => value)).toEqual(['nguon_goc', 'nguon_goc'])
    await screen.findByText('Mã này đã có ở trên, vui lòng nhập mã khác')

    for (const feature of chosen) fireEvent.click(feature)
    fill('Tên loại', 'Lớp học pha chế')
    const [, second] = screen.getAllByRole('textbox', { name: 'Tên trường', hidden: true })
    fireEvent.change(second as HTMLElement, { target: { value: 'Nơi học' } })
    fireEvent.change(keys()[1] as HTMLElement, { target: { value: 'noi_hoc' } })
    await click('Lưu')
    await screen.findByText('Đã thêm loại bài viết.')
    const made = (await typesOf()).find(({ slug }: { slug: string }) => slug === 'lop-hoc-pha-che')
    expect(made).toMatchObject({ style: 'course', features: ['categories', 'images', 'content', 'seo'] })
  })

  it('stands in the menu as soon as it is saved, once, also after a double click, and leaves it when it is deleted', async () => {
    const { place } = await open('/post-type/manager/create', asOwner())
    await heading('Thêm loại bài viết')
    fill('Tên loại', 'Sự kiện')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Lưu' }))
    await screen.findByText('Đã thêm loại bài viết.')
    await heading('Sự kiện')
    await inMenu('Sự kiện')
    const made = (await typesOf()).filter(({ title }: { title: string }) => title === 'Sự kiện')
    expect(made).toHaveLength(1)
    fill('Tên loại', 'Hội hè')
    await click('Lưu')
    await screen.findByText('Đã lưu loại bài viết.')
    await inMenu('Hội hè')
    // It stays while posts are of it.
    const as = api().owner.token
    const post = (await api().call('POST', '/posts', { as, body: aPost(made[0].id) })).body.data
    await chooseAction('Xóa')
    await confirm()
    await screen.findByText(
      'Chưa xóa được loại bài viết. Loại này vẫn còn bài viết hoặc danh mục. Hãy chuyển hoặc xóa chúng trước.',
    )
    await api().call('DELETE', `/posts/${post.id}`, { as })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await chooseAction('Xóa')
    await confirm()
    await screen.findByText('Đã xóa loại bài viết.')
    expect(place()).toBe('/post-type/manager')
    await screen.findByRole('table')
    expect(screen.queryByText('Hội hè')).toBeNull()
  })
})
