import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Permission } from '../../src/domain/permissions'
import { aType } from '../support/content'
import { heading, withAdmin } from './harness'

const { api, open } = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const send = (method: string, path: string, body?: object) =>
  api().call(method, path, { as: api().owner.token, body })

let serial = 0
const aRole = async (...names: Permission[]) => {
  const body = { name: `Ít quyền ${++serial}`, description: 'Thử', permissions: names }
  return (await send('POST', '/roles', body)).body.data as { id: number }
}
/** Somebody who has all that they may do from one role. */
const holder = async (...names: Permission[]) => {
  const role = await aRole(...names)
  const member = await api().member()
  const given = { users: [member.id], roles: [role.id] }
  await send('POST', '/roles/sync', given)
  return { ...member, lose: () => send('POST', '/roles/revoke', given) }
}
const menu = async () => within(await screen.findByRole('navigation', { name: 'Menu chính' }))
const linksOf = async () => (await menu()).getAllByRole('link').map((link) => link.textContent)
const offered = async () => {
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('combobox', { name: 'Tìm và làm' })
  const listed = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getAllByRole('option')
      .map((option) => option.querySelector('.entry-text > span')?.textContent)
  const found = {
    go: listed('Đi tới'),
    recent: screen.queryByRole('group', { name: 'Vừa mở' }) ? listed('Vừa mở') : [],
  }
  await user.keyboard('{Escape}')
  return found
}
const common = [
  'Tổng quan',
  'Hỗ trợ',
  'Khóa API của tôi',
  'Tài khoản của tôi',
  'Đổi mật khẩu',
  'Phiên đăng nhập của tôi',
  'Vì sao thấy hoặc không thấy?',
]

describe('somebody with one right that only reads', () => {
  it('is told what there is to do, and offered exactly that, and what is everybody’s; reads at another address that it is not theirs, with the way back, and nothing is asked for', async () => {
    const { token } = await api().member('list-seos')
    const { router, wire } = await open('/', { as: token })
    await screen.findByText(/Hãy chọn công việc trong menu/)
    await waitFor(async () => expect(await linksOf()).toEqual(['Tổng quan', 'SEO']))
    expect((await offered()).go.toSorted()).toEqual([...common, 'SEO'].toSorted())
    for (const path of ['/users/client/1', '/widgets/banner']) {
      await router.navigate(path)
      await heading('Bạn chưa có quyền xem trang này')
      expect(screen.getByRole('link', { name: 'Về trang chủ' }).getAttribute('href')).toBe('/')
      await router.navigate('/seo/manager')
      await heading('SEO theo địa chỉ')
    }
    expect(wire.refused).toEqual([])
  })
})

describe('somebody whose work is of a post type', () => {
  it('is not sent to an empty menu while there is none, but told why it is empty', async () => {
    const { token } = await api().member('create-posts')
    await open('/', { as: token })
    await screen.findByText(/quản trị viên tạo loại bài viết/)
    // The inbox has what is proposed to them, of which there is nothing without a type.
    expect(await linksOf()).toEqual(['Tổng quan', 'Hộp thư'])
    await aType(api(), { features: ['categories'] })
    await open('/', { as: token })
    await screen.findByText(/Hãy chọn công việc trong menu/)
    // A type without orders is of no use to who looks after orders; what is still owed for former ones is.
    const orders = await api().member('list-orders', 'list-ratings')
    await open('/', { as: orders.token })
    const money = ['Công nợ', 'Sổ quỹ', 'Đối soát COD', 'Hãng vận chuyển']
    await waitFor(async () => expect(await linksOf()).toEqual(['Tổng quan', 'Hộp thư', 'Đánh giá', ...money]))
  })
})

describe('somebody whose role was taken away meanwhile', () => {
  it('sees at the next call that it is gone: the page, the menu, the palette and what was open lately', async () => {
    const both = await api().member('list-seos')
    const role = await aRole('list-feedback')
    const given = { users: [both.id], roles: [role.id] }
    await send('POST', '/roles/sync', given)
    const page = await open('/feedback/manager', { as: both.token })
    await heading('Phản hồi')
    await waitFor(async () => expect(await linksOf()).toContain('Phản hồi'))
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('/feedback/manager'))
    await page.router.navigate('/seo/manager')
    await heading('SEO theo địa chỉ')
    expect((await offered()).recent).toEqual(['Phản hồi'])

    await send('POST', '/roles/revoke', given)
    await page.client.invalidateQueries({ queryKey: ['feedback'] })
    await page.router.navigate('/feedback/manager')
    await heading('Bạn chưa có quyền xem trang này')
    await waitFor(async () => expect(await linksOf()).toEqual(['Tổng quan', 'SEO']))
    await page.router.navigate('/seo/manager')
    await heading('SEO theo địa chỉ')
    const { go, recent } = await offered()
    expect(go).not.toContain('Phản hồi')
    expect(recent).not.toContain('Phản hồi')
  })

  it('reads whom to ask when nothing is left, and not to choose from an empty menu', async () => {
    const me = await holder('list-seos')
    const page = await open('/seo/manager', { as: me.token })
    await heading('SEO theo địa chỉ')
    await me.lose()
    await page.client.invalidateQueries({ queryKey: ['seos'] })
    await heading('Bạn chưa có quyền xem trang này')
    await waitFor(async () => expect(await linksOf()).toEqual(['Tổng quan']))
    await page.router.navigate('/')
    await screen.findByText(/nhờ quản trị viên cấp quyền/)
  })
})

describe('somebody who looks as a person without any right left', () => {
  it('is not signed out: the bar says as whom, and how it ends', async () => {
    const me = await api().member('manage-roles', 'list-seos')
    const other = await holder('list-seos')
    await api().call('POST', '/view-as', { as: me.token, body: { user_id: other.id } })
    await other.lose()
    await open('/', { as: me.token })
    await screen.findByText(/^Bạn đang xem như Thành viên/)
    await screen.findByText(/nhờ quản trị viên cấp quyền/)
    expect(await linksOf()).toEqual(['Tổng quan'])
    screen.getByRole('button', { name: 'Dừng xem' })
    expect(localStorage.getItem('access_token')).not.toBeNull()
  })
})
