import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { timeAgo } from '../../src/admin/components/formats/formats'
import { todayInWords } from '../../src/admin/pages/dashboard/todayInWords'
import { createI18nProvider } from '../../src/admin/providers/i18nProvider'
import { aPost, aType } from '../support/content'
import { heading, withAdmin } from './harness'

const { api, open } = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

/** Nothing stands above the page of home, under each of its addresses. */
const expectHome = () => expect(screen.queryByRole('navigation', { name: 'Đường dẫn trang' })).toBeNull()
const asOwner = () => ({ as: api().owner.token })
const part = async (name: string) => within(await screen.findByRole('region', { name }))
/** A server that fails for paths with this prefix, and only for them. */
const brokenAt = (start: string) => (_method: string, path: string) =>
  path.startsWith(start) ? Response.json({ message: 'Hỏng', code: 'internal' }, { status: 500 }) : undefined
const post = async (type: number, more: object, as = api().owner.token) => {
  const answer = await api().call('POST', '/posts', { as, body: aPost(type, more) })
  expect(answer.status).toBe(201)
  return answer.body.data as { id: number }
}

describe('a business that has just begun', () => {
  it('is shown its first steps, and nothing that is not there; goes on with a category and a post once it has a type', async () => {
    const { client, router } = await open('/', asOwner())
    await heading(/^Chào buổi (sáng|chiều|tối), Quản trị viên$/)
    expectHome()
    const first = await part('Bắt đầu với Nếp')
    expect(first.getByRole('link', { name: /Tạo loại bài viết/ }).getAttribute('href')).toBe(
      '/post-type/manager/create',
    )
    expect(first.queryByRole('link', { name: /Viết bài đầu tiên/ })).toBeNull()
    expect(first.getByRole('link', { name: /Mời đồng nghiệp/ }).getAttribute('href')).toBe(
      '/users/list/create',
    )
    expect(screen.queryByRole('region', { name: 'Vừa cập nhật' })).toBeNull()
    ;(await part('Tệp mới')).getByText('Thư viện chưa có tệp nào')
    expect(screen.getByRole('link', { name: 'Đổi mật khẩu' }).parentElement?.textContent).toBe(
      'Bạn vẫn đang dùng mật khẩu được cấp. Đổi mật khẩu',
    )

    const type = await aType(api(), { title: 'Tin quán', features: ['categories', 'approval'] })
    await router.navigate('/dashboard/home')
    await client.invalidateQueries()
    const steps = await part('Bắt đầu với Nếp')
    await steps.findByTitle('Đã xong')
    expectHome()
    expect(steps.getByRole('link', { name: /Thêm danh mục/ }).getAttribute('href')).toBe(
      `/posts/post-category/${type.id}/create`,
    )
    expect(steps.getByRole('link', { name: /Viết bài đầu tiên/ }).getAttribute('href')).toBe(
      `/posts/add-new-post/${type.id}`,
    )
    expect(steps.queryByRole('link', { name: /Thêm kho/ })).toBeNull()
  })

  it('goes on with product, warehouse and order once it sells something', async () => {
    const { id } = await aType(api(), { title: 'Quầy hàng', style: 'product', features: ['orders'] })
    await open('/', asOwner())
    const steps = await part('Bắt đầu với Nếp')
    for (const [name, to] of [
      [/Đặt tên và logo/, '/settings/general'],
      [/Thêm sản phẩm đầu tiên/, `/posts/add-new-post/${id}`],
      [/Thêm kho/, '/warehouse/manager/create'],
      [/Tạo đơn hàng đầu tiên/, `/posts/product/order/${id}/create`],
    ] as const)
      expect((await steps.findByRole('link', { name })).getAttribute('href')).toBe(to)
    const { token } = await api().member('list-posts', 'create-posts')
    await open('/', { as: token })
    const fewer = await part('Bắt đầu với Nếp')
    await fewer.findByRole('link', { name: /Thêm sản phẩm đầu tiên/ })
    expect(fewer.queryByRole('link', { name: /logo|Thêm kho|đơn hàng/ })).toBeNull()
  })
})

describe('the dashboard', () => {
  it('shows what waits, with links to it, and only true numbers; asks for little, a few rows each; adds the first kind at one click and the others from a menu, each in its own words; approves in place: the post leaves the queue, which says what is left', async () => {
    const type = await aType(api(), { title: 'Cẩm nang', features: ['categories', 'approval'] })
    await aType(api(), { title: 'Cà phê', style: 'product', features: ['images'] })
    await post(type.id, { title: 'Đang chờ', status: 'pending' })
    await post(type.id, { title: 'Cũng đang chờ', status: 'pending' })
    await post(type.id, { title: 'Bài đã xong' })
    const draft = await post(type.id, { title: 'Đang viết dở', status: 'draft' })
    const { wire } = await open('/dashboard', asOwner())

    const attention = await part('Cần bạn xử lý')
    attention.getByRole('link', { name: /^Đang chờ/ })
    expectHome()
    const queue = await attention.findByRole('link', { name: 'Cẩm nang: 2 chờ duyệt' })
    expect(queue.getAttribute('href')).toBe(
      `/posts/all-posts/${type.id}?filter=${encodeURIComponent('{"status":"pending"}')}`,
    )

    const recent = await part('Vừa cập nhật')
    expect(recent.getByRole('link', { name: /Đang viết dở/ }).getAttribute('href')).toBe(
      `/posts/all-posts/${type.id}/${draft.id}`,
    )
    const drafts = await part('Bản nháp của bạn')
    drafts.getByRole('link', { name: /Đang viết dở/ })
    expect(drafts.queryByText(/bản nháp khác/)).toBeNull()

    const lists = wire.sent.filter(({ path }) => /^\/(posts|users|media)\?/.test(path))
    const limits = lists.map(({ path }) => Number(new URLSearchParams(path.split('?')[1]).get('limit')))
    expect(Math.max(...limits)).toBeLessThanOrEqual(10)
    // The queue, recent posts, drafts, what comes out (and of one’s own), people, files, and all numbers of the menu.
    expect(lists.length).toBeLessThanOrEqual(8)

    expect((await screen.findByRole('link', { name: /^Thêm bài viết · / })).textContent).toBe('Thêm')
    await user.click(screen.getByRole('button', { name: 'Thêm mục khác' }))
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    expect(items).toContain('Thêm sản phẩm · Cà phê')
    expect(items.slice(-2)).toEqual(['Tải tệp lên', 'Thêm thành viên'])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())

    await user.click(await attention.findByRole('button', { name: 'Duyệt bài viết “Đang chờ”' }))
    await waitFor(() => expect(attention.queryByRole('link', { name: /^Đang chờ/ })).toBeNull())
    await attention.findByRole('link', { name: 'Cẩm nang: 1 chờ duyệt' })
    const { body } = await api().call('GET', '/posts?search=status:pending', asOwner())
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['Cũng đang chờ'])
  })

  it('says that nothing waits when nothing does', async () => {
    const { body } = await api().call('GET', '/posts?search=status:pending', asOwner())
    for (const { id } of body.data) await api().call('DELETE', `/posts/${id}`, asOwner())
    await open('/', { as: (await api().member('list-posts', 'update-posts')).token })
    await (await part('Cần bạn xử lý')).findByText('Không có việc nào đang chờ bạn')
  })

  it('offers only what this person may do and see', async () => {
    const { token } = await api().member('list-posts', 'create-posts')
    const { wire } = await open('/', { as: token })
    const recent = await part('Vừa cập nhật')
    await recent.findByText('Bài đã xong')
    ;(await part('Bản nháp của bạn')).getByText('Bạn không có bản nháp nào.')
    for (const name of ['Cần bạn xử lý', 'Tệp mới']) expect(screen.queryByRole('region', { name })).toBeNull()
    expect(wire.sent.some(({ path }) => /^\/(users|media)\?/.test(path))).toBe(false)
  })

  it('does not show other people’s articles to those who only read them', async () => {
    const { token } = await api().member('list-posts', 'manage-redirects')
    const { wire } = await open('/', { as: token })
    await screen.findByText('Chúc bạn một ngày làm việc thuận lợi')
    expect(wire.sent.some(({ path }) => path.startsWith('/posts?'))).toBe(false)
    expect(screen.queryByRole('button', { name: 'Thêm mục khác' })).toBeNull()
  })

  it('says to those who look after stock alone that nothing is short', async () => {
    const { token } = await api().member('edit-warehouses')
    await open('/', { as: token })
    await screen.findByText('Không có hàng nào thiếu hay sắp hết hạn.')
  })

  it('offers who looks after the shop an order, an import and a count, and nobody else; its panel is never empty', async () => {
    await aType(api(), { title: 'Hàng bán', style: 'product', features: ['orders'] })
    await open('/', { as: (await api().member('update-orders', 'edit-warehouses')).token })
    const order = await screen.findByRole('link', { name: 'Tạo đơn hàng' })
    expect(order.getAttribute('href')).toMatch(/^\/posts\/product\/order\/\d+\/create$/)
    expect(screen.getByRole('link', { name: 'Nhập kho' }).getAttribute('href')).toBe(
      '/warehouse/change/new/import',
    )
    screen.getByRole('link', { name: 'Kiểm kho' })

    const contents = new Set<number>()
    const look = new MutationObserver(() => {
      const title = screen.queryByText('Bán hàng', { selector: 'h2' })
      const panel = title?.closest('section')
      if (panel) contents.add(panel.children.length)
    })
    look.observe(document.body, { childList: true, subtree: true })
    try {
      await open('/', { as: (await api().member('list-orders')).token })
      await screen.findByText('Chưa có đơn nào được giao trong 60 ngày qua.')
    } finally {
      look.disconnect()
    }
    // The head, and below it what waits or what is there, also while its figures are being drawn.
    expect([...contents]).toEqual([2])
    expect(screen.queryByRole('link', { name: /Nhập kho|Kiểm kho|Tạo đơn hàng/ })).toBeNull()
  })

  it('fails part by part and tries again on request', async () => {
    const { wire } = await open('/', asOwner())
    const [media, types] = [brokenAt('/media?'), brokenAt('/types?')]
    wire.answer = (method, path) => media(method, path) ?? types(method, path)
    const retry = async (name: string) => {
      const region = await part(name)
      await region.findByText('Chưa tải được phần này. Vui lòng thử lại sau.')
      return async () => {
        await user.click(region.getByRole('button', { name: 'Thử lại' }))
        await waitFor(() => expect(region.queryByText(/Chưa tải được/)).toBeNull())
      }
    }
    // Without the post types it does not wait for ever.
    const all = [await retry('Tệp mới'), await retry('Cần bạn xử lý')]
    await part('Vừa cập nhật')
    wire.answer = undefined
    for (const again of all) await again()
    await screen.findByText('Thư viện chưa có tệp nào')
  })
})

describe('how long ago', () => {
  const now = Date.parse('2026-11-21T09:00:00Z')
  it.each([
    ['2026-11-21T09:00:03Z', 'vừa xong'],
    ['2026-11-21T08:59:30Z', 'vừa xong'],
    ['2026-11-21T08:55:00Z', '5 phút trước'],
    ['2026-11-21T06:10:00Z', '2 giờ trước'],
    ['2026-11-20T08:00:00Z', '20/11/2026'],
  ])('%s is %s', async (at, words) => {
    const { translate } = await createI18nProvider('vi')
    expect(timeAgo(at, 'vi', translate, now)).toBe(words)
  })

  it('of one, of several', async () => {
    const { translate } = await createI18nProvider('en')
    const ago = (at: string) => timeAgo(at, 'en', translate, now)
    expect(ago('2026-11-21T08:58:30Z')).toBe('1 minute ago')
    expect(ago('2026-11-21T08:00:01Z')).toBe('59 minutes ago')
    expect(ago('2026-11-21T08:00:00Z')).toBe('1 hour ago')
    expect(ago('2026-11-20T09:00:01Z')).toBe('23 hours ago')
  })

  it('is a date beyond a day', async () => {
    const { translate } = await createI18nProvider('vi')
    expect(timeAgo('2026-10-01T08:00:00Z', 'vi', translate, now)).toBe('01/10/2026')
  })
})

describe('today in words', () => {
  it.each([
    ['vi', 'Chủ nhật, ngày 1 tháng 2 năm 2026', 'Thứ bảy, ngày 31 tháng 10 năm 2026'],
    ['en', 'Sunday, February 1, 2026', 'Saturday, October 31, 2026'],
    ['ja', '2026年2月1日 日曜日', '2026年10月31日 土曜日'],
  ])('in %s', async (locale, first, last) => {
    const { translate } = await createI18nProvider(locale)
    expect(todayInWords(new Date(2026, 1, 1, 0, 5), translate)).toBe(first)
    expect(todayInWords(new Date(2026, 9, 31, 23, 55), translate)).toBe(last)
  })

  it.each(['vi', 'en', 'ja'])('names days and months as Intl does in %s', async (locale) => {
    const { translate } = await createI18nProvider(locale)
    const format = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long' })
    for (let day = 0; day < 365; day += 9) {
      const date = new Date(2026, 0, 1 + day)
      const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]))
      const words = todayInWords(date, translate).toLocaleLowerCase(locale)
      expect(words).toContain(parts.weekday?.toLocaleLowerCase(locale))
      expect(words).toContain(parts.month?.toLocaleLowerCase(locale))
    }
  })
})

it('greets whom one looks as, by their name', async () => {
  const { id } = await api().member('list-posts')
  const { name } = (await api().call('GET', `/users/${id}`, asOwner())).body.data
  expect((await api().call('POST', '/view-as', { ...asOwner(), body: { user_id: id } })).status).toBeLessThan(
    300,
  )
  await open('/', asOwner())
  await heading(new RegExp(`^Chào buổi (sáng|chiều|tối), ${name}$`))
  await api().call('DELETE', '/view-as', asOwner())
})
