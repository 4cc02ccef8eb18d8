import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aPost, aType } from '../support/content'
import { chooseAction } from './actions'
import { heading, withAdmin } from './harness'

const { api, open } = withAdmin()

const asOwner = () => ({ as: api().owner.token })
// `hidden`: checking visibility is slow in a page of this size.
const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name, hidden: true }))
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
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Xóa' }))
const typesOf = async () => (await api().call('GET', '/types?limit=0', { as: api().owner.token })).body.data

describe('the list of post types', () => {
  it('invites to create the first one', async () => {
    await open('/post-type', asOwner())
    await screen.findByText('Chưa có loại bài viết nào')
    expect(
      (await screen.findAllByRole('link', { name: 'Thêm loại bài viết' }))[0]?.getAttribute('href'),
    ).toBe('/post-type/manager/create')
  })

  it('shows style, features, sitemap and order at both addresses', async () => {
    const type = await aType(api(), { title: 'Tin trong ngày', features: ['categories', 'seo'] })
    for (const address of ['/post-type', '/post-type/manager']) {
      await open(address, asOwner())
      const row = await rowOf('Tin trong ngày')
      expect(row.getByRole('link').getAttribute('href')).toBe(`/post-type/manager/${type.id}`)
      row.getByText('Danh mục')
      row.getByText('SEO')
      row.getByLabelText('Có trong sơ đồ trang')
      row.getByRole('button', { name: 'Kéo để đổi chỗ “Tin trong ngày”' })
    }
  })

  it('takes one out of the sitemap and back in its cell, with its version', async () => {
    const type = await aType(api(), { title: 'Tin nội bộ' })
    const { wire } = await open('/post-type/manager', asOwner())
    const onSitemap = async () =>
      (await typesOf()).find(({ id }: { id: number }) => id === type.id)?.is_sitemap
    const turn = async () => {
      await userEvent.click(
        await (await rowOf('Tin nội bộ')).findByRole('switch', { name: /Sửa: Sơ đồ trang$/ }),
      )
    }
    await turn()
    await waitFor(async () => expect(await onSitemap()).toBe(false))
    await (await rowOf('Tin nội bộ')).findByLabelText('Không có trong sơ đồ trang')
    await turn()
    await waitFor(async () => expect(await onSitemap()).toBe(true))
    const sent = wire.sent.filter(({ method }) => method === 'PATCH')
    expect(sent.map(({ body }) => body)).toEqual([{ is_sitemap: false }, { is_sitemap: true }])
  })

  it('finds by name without accents, and says when nothing matches', async () => {
    await aType(api(), { title: 'Cẩm nang pha chế' })
    await open('/post-type/manager', asOwner())
    await rowOf('Cẩm nang pha chế')
    fireEvent.change(screen.getByRole('searchbox', { name: 'Tìm loại bài viết' }), {
      target: { value: 'cam nang' },
    })
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Tin trong ngày' })).toBeNull())
    await rowOf('Cẩm nang pha chế')
    expect(screen.queryByRole('button', { name: /Kéo để đổi chỗ/ })).toBeNull()
    fireEvent.change(screen.getByRole('searchbox', { name: 'Tìm loại bài viết' }), {
      target: { value: 'không có đâu' },
    })
    await screen.findByText('Không có mục nào khớp với bộ lọc.')
  })

  it('is only read by who may only read', async () => {
    const reader = await api().member('list-types')
    await open('/post-type/manager', { as: reader.token })
    const row = await rowOf('Tin trong ngày')
    const link = row.getByRole('link')
    expect(screen.queryByRole('link', { name: 'Thêm loại bài viết' })).toBeNull()
    expect(screen.queryByRole('button', { name: /Kéo để đổi chỗ/ })).toBeNull()
    await open(link.getAttribute('href') ?? '', { as: reader.token })
    await heading('Tin trong ngày')
    expect(screen.queryByRole('textbox')).toBeNull()
    await open('/post-type/manager/create', { as: reader.token })
    await heading('Bạn chưa có quyền xem trang này')
  })
})

describe('a post type', () => {
  it('says every fault beside its field', async () => {
    await open('/post-type/manager/create', asOwner())
    await heading('Thêm loại bài viết')
    await screen.findByText('Thêm trường')
    for (const feature of screen.getAllByRole('checkbox', { checked: true, hidden: true })) {
      const isFeature = screen.getByRole('group', { name: 'Tính năng' }).contains(feature)
      if (isFeature) await userEvent.click(feature)
    }
    await click('Thêm trường')
    await click('Lưu')
    await screen.findByText('Hãy bật ít nhất một tính năng')
    // The slug follows from the title and is not asked for besides.
    screen.getByText('Hãy nhập tên loại')
    screen.getByText('Hãy nhập tên trường')
    expect(screen.getAllByText(/^Hãy nhập/)).toHaveLength(3)
  })

  it('takes its slug and the keys of its fields from what is typed; keys differ', async () => {
    await open('/post-type/manager/create', asOwner())
    await heading('Thêm loại bài viết')
    fill('Tên loại', 'Chuyện của đất')
    screen.getByText('chuyen-cua-dat')
    for (const place of [0, 1]) {
      await click('Thêm trường')
      const title = (await screen.findAllByRole('textbox', { name: 'Tên trường', hidden: true }))[place]
      if (!title) throw new Error('no field was added')
      fireEvent.change(title, { target: { value: 'Nguồn gốc' } })
      fireEvent.blur(title)
    }
    const keys = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Mã trường', hidden: true })
    expect(keys().map(({ value }) => value)).toEqual(['nguon_goc', 'nguon_goc'])
    await click('Lưu')
    await screen.findByText('Mã này đã có ở trên, vui lòng nhập mã khác')
  })

  it('offers the features of its style and drops those of another', async () => {
    await open('/post-type/manager/create', asOwner())
    await heading('Thêm loại bài viết')
    await userEvent.click(screen.getByRole('radio', { name: /Sản phẩm/, hidden: true }))
    await userEvent.click(await screen.findByRole('checkbox', { name: /Thương hiệu/, hidden: true }))
    await userEvent.click(screen.getByRole('radio', { name: /Khóa học/, hidden: true }))
    expect(screen.queryByRole('checkbox', { name: /Thương hiệu/, hidden: true })).toBeNull()
    fill('Tên loại', 'Lớp học pha chế')
    await click('Lưu')
    await screen.findByText('Đã thêm loại bài viết.')
    const made = (await typesOf()).find(({ slug }: { slug: string }) => slug === 'lop-hoc-pha-che')
    expect(made).toMatchObject({ style: 'course', features: ['categories', 'images', 'content', 'seo'] })
  })

  it('stands at its place in the list and in the menu as soon as it is saved, once, also after a double click', async () => {
    const { place } = await open('/post-type/manager/create', asOwner())
    await heading('Thêm loại bài viết')
    fill('Tên loại', 'Sự kiện')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Lưu' }))
    await screen.findByText('Đã thêm loại bài viết.')
    await heading('Sự kiện')
    await inMenu('Sự kiện')
    await userEvent.click(await screen.findByRole('link', { name: 'Quay lại', hidden: true }))
    expect(place()).toBe('/post-type/manager')
    const last = (await screen.findAllByRole('row')).at(-1)
    expect(last?.textContent).toContain('Sự kiện')
    expect((await typesOf()).filter(({ title }: { title: string }) => title === 'Sự kiện')).toHaveLength(1)
  })

  it('changes its name in the menu when it is saved', async () => {
    const type = await aType(api(), { title: 'Tên cũ' })
    await open(`/post-type/manager/${type.id}`, asOwner())
    await heading('Tên cũ')
    fill('Tên loại', 'Tên mới')
    await click('Lưu')
    await screen.findByText('Đã lưu loại bài viết.')
    await inMenu('Tên mới')
    expect(menu().queryByText('Tên cũ')).toBeNull()
  })

  it('keeps the form when its slug is taken', async () => {
    await aType(api(), { slug: 'da-co' })
    const type = await aType(api(), { title: 'Loại trùng' })
    const { place } = await open(`/post-type/manager/${type.id}`, asOwner())
    await heading('Loại trùng')
    await click('Sửa: Đường dẫn')
    fill('Đường dẫn', 'da-co')
    await click('Lưu')
    await screen.findByText('Đường dẫn này đã được dùng, vui lòng nhập đường dẫn khác')
    expect(place()).toBe(`/post-type/manager/${type.id}`)
  })

  it('offers the difference when someone else was quicker', async () => {
    const type = await aType(api(), { title: 'Hai người sửa', description: 'Lúc đầu' })
    await open(`/post-type/manager/${type.id}`, asOwner())
    await heading('Hai người sửa')
    await api().call('PATCH', `/types/${type.id}`, {
      as: api().owner.token,
      body: { description: 'Của người khác', features: ['seo'] },
    })
    fill('Mô tả', 'Của tôi')
    await click('Lưu')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getAllByText('Của người khác').length).toBeGreaterThan(0)
    expect(dialog.getAllByText('Của tôi').length).toBeGreaterThan(0)
    await userEvent.click(dialog.getByRole('button', { name: 'Lưu bản đã chọn' }))
    await screen.findByText('Đã lưu loại bài viết.')
    const saved = (await typesOf()).find(({ id }: { id: number }) => id === type.id)
    expect(saved).toMatchObject({ description: 'Của tôi', features: ['seo'] })
  })

  it('leaves list and menu when it is deleted', async () => {
    const type = await aType(api(), { title: 'Sắp xóa' })
    await open(`/post-type/manager/${type.id}`, asOwner())
    await heading('Sắp xóa')
    await chooseAction('Xóa')
    await confirm()
    await screen.findByText('Đã xóa loại bài viết.')
    await screen.findByRole('table')
    expect(screen.queryByText('Sắp xóa')).toBeNull()
  })

  it('stays while posts are of it, and says why (409)', async () => {
    const type = await aType(api(), { title: 'Còn bài' })
    await api().call('POST', '/posts', { as: api().owner.token, body: aPost(type.id) })
    await open(`/post-type/manager/${type.id}`, asOwner())
    await heading('Còn bài')
    await chooseAction('Xóa')
    await confirm()
    await screen.findByText(
      'Chưa xóa được loại bài viết. Loại này vẫn còn bài viết hoặc danh mục. Hãy chuyển hoặc xóa chúng trước.',
    )
    await inMenu('Còn bài')
  })

  it('is not lost with the network', async () => {
    const { wire } = await open('/post-type/manager/create', asOwner())
    await heading('Thêm loại bài viết')
    fill('Tên loại', 'Mất mạng')
    wire.answer = (method) => {
      if (method === 'POST') throw new TypeError('no network')
      return undefined
    }
    await click('Lưu')
    await screen.findByText(/Chưa thêm được loại bài viết\..*Vui lòng thử lại sau\./)
    wire.answer = undefined
    await click('Lưu')
    await screen.findByText('Đã thêm loại bài viết.')
  })
})
