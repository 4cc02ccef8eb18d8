import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { connect } from '../../src/admin/connect'
import { inboxGuard } from '../../src/domain/inbox'
import type { Permission } from '../../src/domain/permissions'
import { aCategory, aGroup, aPost, aType } from '../support/content'
import { withAdmin } from './harness'

const { api, open } = withAdmin()

let articles = ''

beforeAll(async () => {
  const { id } = await aType(api(), {
    features: [
      'categories',
      'article_groups',
      'data_groups',
      'trademarks',
      'approval',
      'images',
      'content',
      'related',
      'discounts',
      'orders',
    ],
  })
  articles = `/posts/all-posts/${id}`
  const { owner, call } = api()
  const group_id = (await aGroup(api(), id, { style: 'field', title: 'Thông số' })).id
  await aGroup(api(), id, { style: 'trademark', title: 'Nếp' })
  const field = { group_id, key: 'weight', title: 'Khối lượng', style: 'number' }
  await call('POST', '/fields', { as: owner.token, body: field })
  await call('POST', '/agencies', { as: owner.token, body: { name: 'Quán Lá' } })
  const category = await aCategory(api(), id)
  const group = await aGroup(api(), id)
  const post = await call('POST', '/posts', {
    as: owner.token,
    body: aPost(id, { category_id: category.id, group_ids: [group.id] }),
  })
  const post_id = post.body.data.id
  await call('POST', '/comments', { as: owner.token, body: { post_id, message: 'Còn hàng không?' } })
  await call('POST', '/ratings', { as: owner.token, body: { post_id, score: 2, content: 'Giao chậm' } })
  const role = { name: 'Biên tập', description: 'Viết bài', permissions: ['list-posts'] }
  const made = await call('POST', '/roles', { as: owner.token, body: role })
  const sent = { name: 'Chị Lan', content: 'Gọi lại giúp tôi' }
  await call('POST', '/feedback', { as: owner.token, body: sent })
  await call('POST', '/seos', { as: owner.token, body: { url: '/', title: 'Trang chủ', image: '/a.webp' } })
  await call('POST', '/menus', { as: owner.token, body: { key: 'chinh', title: 'Menu chính' } })
  await call('POST', '/sliders', { as: owner.token, body: { key: 'trang-chu', title: 'Trang chủ' } })
  const member = await api().member()
  const given = { users: [member.id], roles: [made.body.data.id] }
  await call('POST', '/roles/sync', { as: owner.token, body: given })
})

/** The settings, which are read by whoever changes any of them or adds an option; their pages have an index of their own. */
const settings = ['Cài đặt chung']

/**
 * The menu entries below the overview for people with only this permission: those whose pages are least alike. Which
 * addresses each permission opens, and that the menu leads to all of them and no other, is told without a screen.
 */
const pages: [Permission, string[]][] = [
  ['list-posts', ['Tất cả bài viết', 'Bài viết đã duyệt', 'Lịch đăng']],
  ['list-groups', ['Nhóm dữ liệu', 'Nhóm bài viết', 'Thương hiệu']],
  ['create-categories', ['Thêm danh mục']],
  // Fields are reached from the list of data groups.
  ['create-fields', ['Nhóm dữ liệu']],
  ['manage-media', ['Tất cả tệp', 'Thêm tệp mới']],
  ['manage-admins-access', ['Danh sách thành viên', 'Khách hàng', 'Vai trò']],
  ['manage-permissions', ['Vai trò', 'Quyền hạn', 'Lịch sử']],
  ['create-settings', settings],
  ['edit-warehouses', ['Công nợ', 'Sổ quỹ', 'Kho', 'Nhập xuất kho', 'Báo cáo kho']],
  ['list-widgets', ['Quản lý widget']],
  ['list-orders', ['Đơn hàng', 'Công nợ', 'Sổ quỹ', 'Đối soát COD', 'Hãng vận chuyển']],
  ['update-orders', ['Thêm đơn hàng', 'Hãng vận chuyển']],
  ['list-comments', ['Bình luận']],
  ['delete-posts', []],
]

/** Whoever writes or reads messages has an inbox; by itself it is no work. */
const inbox = 'Hộp thư'
const menus = pages.map(
  ([name, expected]) =>
    [name, inboxGuard.includes(name) ? [...expected, inbox].toSorted() : expected.toSorted()] as const,
)

const holders = new Map<Permission, string>()
const holderOf = async (name: Permission): Promise<string> => {
  const known = holders.get(name) ?? (await api().member(name)).token
  holders.set(name, known)
  return known
}

type Opened = Awaited<ReturnType<typeof open>>

/** Every request of the page is answered, and none was refused. */
async function isShown({ client, wire }: Opened, what: string): Promise<void> {
  await waitFor(() => {
    expect(document.querySelector('h1:not([data-left])'), what).toBeTruthy()
    expect(client.isFetching(), what).toBe(0)
  })
  expect(screen.queryByText('Bạn chưa có quyền xem trang này'), what).toBeNull()
  expect(wire.refused, what).toEqual([])
}

/**
 * Goes on in the page that is open, whose heading may still be shown while the code of the next one loads. What opens
 * beside a list keeps its heading: that is loaded as a page of its own.
 */
async function goOn(page: Opened, path: string, as: string): Promise<Opened> {
  if (path.split('?')[0] === page.router.state.location.pathname) {
    const own = await open(path, { as })
    await isShown(own, path)
    return own
  }
  document.querySelector('h1')?.setAttribute('data-left', '')
  await page.router.navigate(path)
  await isShown(page, path)
  return page
}

/** The menu entries below the overview, with the groups expanded. */
async function menuLinks(): Promise<HTMLAnchorElement[]> {
  const menu = within(await screen.findByRole('navigation', { name: 'Menu chính' }))
  for (const group of menu.queryAllByRole('button', { expanded: false })) fireEvent.click(group)
  return menu.getAllByRole<HTMLAnchorElement>('link').slice(1)
}

const pathOf = (link: HTMLAnchorElement): string => link.pathname + link.search

describe('a person with one right alone', () => {
  it.each(menus)('%s: finds %j in the menu, and reads all that it leads to', async (name, expected) => {
    const hasWork = expected.some((each) => each !== inbox)
    const as = await holderOf(name)
    let page = await open('/', { as })
    await isShown(page, '/')
    if (expected.length > 0) await screen.findByRole('navigation', { name: 'Menu chính' })
    await waitFor(async () =>
      expect((await menuLinks()).map((link) => link.textContent ?? '').toSorted()).toEqual(expected),
    )
    if (!hasWork) await screen.findByText(/nhờ quản trị viên/)
    else expect(screen.queryByText(/nhờ quản trị viên cấp quyền/)).toBeNull()

    for (const path of (await menuLinks()).map(pathOf)) {
      page = await goOn(page, path, as)
      const record = document.querySelector<HTMLAnchorElement>('main .row-link')
      if (record) page = await goOn(page, pathOf(record), as)
    }
  })

  const fill = async (label: string | RegExp, value: string): Promise<void> => {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
  }
  const save = () => fireEvent.click(screen.getByText(/^Lưu( nháp)?$/, { selector: 'button' }))
  const creations: [Permission, string, () => Promise<void>][] = [
    ['create-posts', 'Đã thêm bài viết.', () => fill(/^Tiêu đề\s*\*?$/, 'Bản nháp đầu tiên')],
    ['create-fields', 'Đã thêm trường dữ liệu.', () => fill(/^Tên trường/, 'Xuất xứ')],
    [
      'create-users',
      'Đã thêm thành viên.',
      async () => {
        await fill(/^Họ và tên/, 'Người Mới')
        await fill(/^Email/, 'moi@nep.vn')
        await fill(/^Mật khẩu/, 'mat-khau-moi')
      },
    ],
  ]
  it.each(creations)('%s: after saving, reads “%s” on a page of theirs', async (name, said, write) => {
    const as = await holderOf(name)
    const page = await open('/', { as })
    await waitFor(async () => expect(await menuLinks()).not.toEqual([]))
    const link = (await menuLinks()).find(({ textContent }) => textContent !== inbox)
    if (!link) throw new Error('nothing in the menu')
    let address = pathOf(link)
    await goOn(page, address, as)
    if (name === 'create-fields') {
      address = pathOf(await screen.findByRole<HTMLAnchorElement>('link', { name: 'Thông số' }))
      await goOn(page, address, as)
    }
    await write()
    save()
    await screen.findByText(said)
    await waitFor(() => expect(page.place()).not.toBe(address))
    await isShown(page, page.place())
  })
})

describe('a person who may only read', () => {
  it('opens an article from the list and reads it, without a form and without a column for approving', async () => {
    const as = await holderOf('list-posts')
    const page = await open(articles, { as })
    const link = await screen.findByRole('link', { name: 'Một bài viết' })
    expect(screen.queryByRole('columnheader', { name: 'Duyệt' })).toBeNull()
    for (const name of ['Thêm bài viết', 'Nhập tệp'])
      expect(screen.queryByRole('link', { name }), name).toBeNull()
    expect(screen.queryByRole('button', { name: 'Thùng rác' })).toBeNull()

    await page.router.navigate(pathOf(link as HTMLAnchorElement))
    await screen.findByText('Một bài viết', { selector: 'h1' })
    await screen.findByText('Xin chào')
    screen.getByText('Bạn xem được nhưng không sửa được nội dung này.')
    expect(screen.queryByRole('button', { name: 'Lưu' })).toBeNull()
    expect(screen.queryAllByRole('textbox')).toEqual([])
  })

  it('is told what the page is when its data is refused after all, not to try again', async () => {
    const as = await holderOf('list-users')
    const page = await open('/support', { as })
    page.wire.answer = (_method, path) =>
      path.startsWith('/users')
        ? Response.json({ message: 'Không', code: 'forbidden' }, { status: 403 })
        : undefined
    for (const path of ['/users/list', '/users/list/1']) {
      await page.router.navigate(path)
      await screen.findByText('Bạn chưa có quyền xem trang này')
      expect(screen.queryByText('Thử lại')).toBeNull()
      await page.router.navigate('/support')
      await screen.findByText('Hỗ trợ', { selector: 'h1' })
    }
  })
})

describe('the first request of a page', () => {
  const started = async (as: string, last: string) => {
    localStorage.setItem('access_token', `Bearer ${as}`)
    const asked: string[] = []
    connect('/users/list', async (url, { method, headers }) => {
      asked.push(new URL(url).pathname.replace('/api/v1', ''))
      return api().api.fetch(new Request(url, { method, headers }))
    })
    await vi.waitFor(() => expect(asked).toContain(last))
    return asked
  }

  it('is not sent for who may not see the page, known or not yet known', async () => {
    const as = await holderOf('list-posts')
    localStorage.clear()
    for (const visit of ['first', 'second'])
      expect(await started(as, '/types'), visit).toEqual(['/profile', '/types'])
  })

  it('sets off together with the profile when the rights of last time allow it', async () => {
    const as = await holderOf('list-users')
    await started(as, '/users')
    expect((await started(as, '/users')).slice(0, 2).sort()).toEqual(['/profile', '/users'])
  })
})
