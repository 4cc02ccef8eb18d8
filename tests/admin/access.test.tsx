import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from '../../src/admin/startup/reloadOnce'
import type { Permission } from '../../src/domain/permissions'
import { password } from '../support/api'
import { heading, withAdmin } from './harness'

const { api, open } = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => api().owner.token
const send = (method: string, path: string, as: string, body?: object) =>
  api().call(method, path, { as, body })
let serial = 0
const aRole = async (...permissions: Permission[]) => {
  const body = { name: `Vai ${++serial}`, description: 'Thử', permissions }
  return (await send('POST', '/roles', owner(), body)).body.data as { id: number; name: string }
}
const click = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const menu = async () => within(await screen.findByRole('navigation', { name: 'Menu chính' }))

beforeEach(() => void vi.spyOn(page, 'reload').mockImplementation(() => undefined))
afterEach(async () => {
  vi.restoreAllMocks()
  // The owner's session goes on, also after a test that failed.
  await send('DELETE', '/view-as', owner())
})

describe('looking as somebody else', () => {
  it('begins at a person’s page: what is remembered is gone, the page begins anew, and other tabs too', async () => {
    const role = await aRole('list-seos')
    const { id } = await api().member()
    await send('POST', '/roles/sync', owner(), { users: [id], roles: [role.id] })
    const { client, place } = await open(`/users/list/${id}`, { as: owner() })
    await click('Xem như người này')
    await waitFor(() => expect(page.reload).toHaveBeenCalledOnce())
    expect(place()).toBe('/')
    expect(localStorage.getItem('permissions')).toBeNull()
    expect(client.getQueryData(['users', 'getOne', { id: String(id), meta: undefined }])).toBeUndefined()

    // The page as it begins anew: the menu is theirs, and a bar says so on every page.
    const theirs = await open('/seo/manager', { as: owner() })
    await screen.findByText(/^Bạn đang xem như Thành viên \d+: chỉ xem/)
    // It would hear it from another tab.
    vi.mocked(page.reload).mockClear()
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'view_as', newValue: localStorage.getItem('view_as') }),
    )
    expect(page.reload).toHaveBeenCalled()
    await (await menu()).findByRole('link', { name: 'SEO' })
    expect((await menu()).queryByRole('link', { name: 'Khách hàng' })).toBeNull()
    await theirs.router.navigate('/users/list')
    await heading('Bạn chưa có quyền xem trang này')

    await theirs.router.navigate('/seo/manager')
    await click('Dừng xem')
    await waitFor(() => expect(theirs.place()).toBe(`/users/list/${id}`))
    await open('/users/list', { as: owner() })
    await heading('Thành viên')
    expect(screen.queryByText(/^Bạn đang xem như/)).toBeNull()
  })

  it('writes nothing, and says why not', async () => {
    const role = await aRole('list-seos', 'create-seos', 'update-seos')
    await send('POST', '/seos', owner(), { url: '/', title: 'Trang chủ', image: '/a.webp' })
    const [seo] = (await send('GET', '/seos', owner())).body.data
    await send('POST', '/view-as', owner(), { role_id: role.id })
    const { wire } = await open(`/seo/manager/${seo.id}`, { as: owner() })
    const title = await screen.findByLabelText(/^Tiêu đề/)
    fireEvent.change(title, { target: { value: 'Trang chủ mới' } })
    await click('Lưu')
    await screen.findByText(/không thay đổi được gì\. Hãy dừng xem/)
    // Neither a draft on the server nor that somebody is there.
    expect(wire.sent.filter(({ path }) => /^\/(drafts|presence)/.test(path))).toEqual([])
    // A refusal that no fresh token would change is not asked again.
    expect(wire.refused.filter(({ path }) => path.startsWith('/seos/'))).toHaveLength(1)
    await send('DELETE', '/view-as', owner())
    expect((await send('GET', '/seos', owner())).body.data[0].title).toBe('Trang chủ')
  })

  it('of somebody who may do more is refused in words', async () => {
    const told = vi.spyOn(console, 'error')
    const strong = await api().member('list-users', 'delete-users')
    const me = await api().member('manage-roles', 'list-users')
    await open(`/users/list/${strong.id}`, { as: me.token })
    await click('Xem như người này')
    await screen.findByText(/có quyền mà bạn không có/)
    expect(told.mock.calls.flat().filter((each) => String(each).startsWith('no words'))).toEqual([])
    expect(page.reload).not.toHaveBeenCalled()
  })
})

describe('the page of somebody who may do more', () => {
  it.each<[string, Permission[]]>([
    ['manages roles', ['list-users', 'manage-roles']],
    ['gives access', ['manage-admins-access']],
  ])('says so to who %s, offers nothing that would be refused, and asks for nothing', async (_who, held) => {
    const strong = await api().member()
    const role = await aRole('list-seos', 'delete-seos')
    await send('POST', '/roles/sync', owner(), { users: [strong.id], roles: [role.id] })
    const me = await api().member(...held)
    const { wire } = await open(`/users/list/${strong.id}`, { as: me.token })
    await screen.findByText(/^Người này có quyền mà bạn không có, nên/)
    for (const name of ['Xem như người này', 'Đổi vai trò'])
      expect(screen.queryByRole('button', { name }), name).toBeNull()
    expect(screen.queryByRole('link', { name: 'Vì sao?' })).toBeNull()
    expect(screen.queryByText('Đang đăng nhập ở đâu')).toBeNull()
    expect(wire.refused).toEqual([])
  })
})

describe('why', () => {
  const row = async (title: string, path: string) => {
    const address = await screen.findByText(path)
    const item = address.closest('li')
    if (!item?.textContent?.includes(title)) throw new Error(`${path} is not called ${title}`)
    return item
  }

  it('says of each page and action which role gives it, or what is missing; of a client that they do not get in', async () => {
    const role = await aRole('list-seos')
    const member = await api().member('list-feedback')
    await send('POST', '/roles/sync', owner(), { users: [member.id], roles: [role.id] })
    const { router } = await open(`/users/list/${member.id}`, { as: owner() })
    const link = await screen.findByRole('link', { name: 'Vì sao?' })
    await router.navigate(link.getAttribute('href') ?? '')
    await heading(/^Quyền của Thành viên/)
    const seo = await row('SEO', '/seo/manager')
    expect(seo.textContent).toContain(`vai trò ${role.name}`)
    within(seo).getByTitle('Có')
    expect((await row('Phản hồi', '/feedback/manager')).textContent).toContain('giao trực tiếp')
    const users = await row('Thành viên', '/users/list')
    within(users).getByTitle('Không có')
    expect(users.textContent).toContain('Cần một trong các quyền')

    const search = screen.getByRole('searchbox', { name: 'Tìm trang hay thao tác' })
    fireEvent.change(search, { target: { value: 'phan hoi' } })
    await waitFor(() => expect(screen.queryByText('/seo/manager')).toBeNull())
    await click('Không có')
    await waitFor(() => expect(screen.queryByText('/feedback/manager')).toBeNull())
    await screen.findByText('Xóa')

    const client = await api().member()
    await router.navigate(`/users/why?user_id=${client.id}`)
    await screen.findByText(/không vào được trang quản trị/)
  })

  it('is answered to everybody about themselves, and while looking about whom one looks as', async () => {
    const me = await api().member('list-seos')
    await open('/users/why', { as: me.token })
    await heading(/^Quyền của Thành viên/)
    const role = await aRole('list-comments')
    await send('POST', '/view-as', owner(), { role_id: role.id })
    await open('/inbox', { as: owner() })
    const link = await screen.findByRole('link', { name: 'Vì sao?' })
    await act(async () => link.click())
    await heading(`Quyền của ${role.name}`)
    await send('DELETE', '/view-as', owner())
  })
})

describe('what could not be loaded', () => {
  const away = () =>
    new Response(JSON.stringify({ message: '混み合っています', code: 'unavailable' }), { status: 503 })

  it('is told in whole sentences, and can be tried again', async () => {
    const { router, wire } = await open('/support', { as: owner(), language: 'ja' })
    await heading('サポート')
    for (const [page, call, loaded] of [
      ['/users/why', '/rights', /マイアカウント/],
      ['/profile/sessions', '/sessions', /このセッション/],
    ] as const) {
      wire.answer = (_method, path) => (path.includes(call) ? away() : undefined)
      await router.navigate(page)
      const alert = await screen.findByRole('alert')
      expect(alert.textContent, page).toContain('混み合っています。')
      wire.answer = undefined
      await user.click(within(alert).getByRole('button', { name: '再試行' }))
      await screen.findByText(loaded)
    }
  })
})

describe('sessions', () => {
  const signIn = (email: string, agent: string) =>
    api().call('POST', '/api/clients/web/login', {
      body: { email, password },
      headers: { 'User-Agent': agent },
    })
  const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36'

  it('of one’s own are listed with the device in words, this one marked, and ended', async () => {
    const me = await api().member('list-posts')
    const other = (await signIn(me.email, chrome)).body.access_token
    await open('/profile/sessions', { as: me.token })
    const item = (await screen.findByText('Chrome trên Windows')).closest('li')
    const here = (await screen.findByText('Phiên này')).closest('li')
    if (!item || !here) throw new Error('sessions are items of a list')
    expect(within(here).queryByRole('button')).toBeNull()
    await user.click(within(item).getByRole('button', { name: 'Kết thúc' }))
    await screen.findByText('Đã kết thúc phiên đăng nhập.')
    await waitFor(() => expect(screen.queryByText('Chrome trên Windows')).toBeNull())
    expect((await send('GET', '/profile', other)).status).toBe(401)
  })

  it('of others stand on their page for who gives access, and end all at once after a question', async () => {
    const other = await api().member('list-posts')
    await signIn(other.email, chrome)
    const guard = await api().member('list-users', 'manage-admins-access', 'list-posts')
    await open(`/users/list/${other.id}`, { as: guard.token })
    await click('Kết thúc tất cả')
    const ask = within(await screen.findByRole('dialog', { name: 'Kết thúc 2 phiên?' }))
    await user.click(ask.getByRole('button', { name: 'Kết thúc' }))
    await screen.findByText('Không có phiên đăng nhập nào.')
    expect((await send('GET', '/profile', other.token)).status).toBe(401)
  })
})
