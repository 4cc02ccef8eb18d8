import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { withAdmin, written } from './harness'

const { api, open } = withAdmin()
const user = userEvent.setup()
const send = (method: string, path: string, as: string) => api().call(method, path, { as })

const dialog = (name: string) => screen.findByRole('dialog', { name })
const press = async (within_: ReturnType<typeof within>, name: string) =>
  user.click(within_.getByRole('button', { name }))

describe('keys', () => {
  it('of one’s own are made of one’s rights, shown once, changed and ended', async () => {
    const me = await api().member('list-posts', 'list-orders')
    const { wire } = await open('/profile/keys', { as: me.token })
    await screen.findByText('Bạn chưa có khóa nào.')
    await user.click(screen.getByRole('button', { name: 'Tạo khóa' }))
    const form = within(await dialog('Tạo khóa API'))
    await press(form, 'Tạo khóa')
    await form.findByText('Hãy chọn ít nhất một quyền')
    expect(written(wire)).toEqual([])
    await user.type(form.getByRole('textbox', { name: /^Tên khóa/ }), 'Website')
    const ticks = form.getAllByRole('checkbox', { name: /đơn hàng/i })
    expect(ticks.some((tick) => (tick as HTMLInputElement).disabled)).toBe(true)
    await user.click(form.getByRole('checkbox', { name: 'Xem bài viết' }))
    await press(form, 'Tạo khóa')
    const told = within(await dialog('Khóa “Website”'))
    const { value: secret } = told.getByRole<HTMLTextAreaElement>('textbox', { name: 'Khóa' })
    expect((await send('GET', '/posts', secret)).status).toBe(200)
    expect((await send('GET', '/orders', secret)).status).toBe(403)
    await press(told, 'Đã cất khóa')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const item = () => within(screen.getByText('Website').closest('li') as HTMLElement)
    item().getByText(`nep_…${secret.slice(-4)}`)
    expect(document.body.textContent).not.toContain(secret)
    await user.click(item().getByRole('button', { name: 'Sửa khóa “Website”' }))
    const change = within(await dialog('Sửa khóa “Website”'))
    const name = change.getByRole('textbox', { name: /^Tên khóa/ })
    await user.clear(name)
    await user.type(name, 'Trang web')
    await press(change, 'Lưu')
    await screen.findByText('Trang web')
    await user.click(await screen.findByRole('button', { name: 'Kết thúc khóa “Trang web”?' }))
    await press(within(await dialog('Kết thúc khóa “Trang web”?')), 'Kết thúc')
    await screen.findByText('Bạn chưa có khóa nào.')
    expect((await send('GET', '/posts', secret)).status).toBe(401)
  })

  it('that were made by a call whose answer was lost are there, and the next try says so', async () => {
    const me = await api().member('list-posts')
    const { wire } = await open('/profile/keys', { as: me.token })
    await user.click(await screen.findByRole('button', { name: 'Tạo khóa' }))
    const form = within(await dialog('Tạo khóa API'))
    await user.type(form.getByRole('textbox', { name: /^Tên khóa/ }), 'Website')
    await user.click(form.getByRole('checkbox', { name: 'Xem bài viết' }))
    wire.loses = (method, path) => method === 'POST' && path.endsWith('/keys')
    await press(form, 'Tạo khóa')
    await form.findByRole('alert')
    wire.loses = undefined
    await press(form, 'Tạo khóa')
    await form.findByText(/Lần gửi trước đã được ghi nhận/)
    expect((await send('GET', '/keys', me.token)).body.data).toMatchObject([{ name: 'Website' }])
    await press(form, 'Đóng')
    await screen.findByRole('button', { name: 'Kết thúc khóa “Website”?' })
  })

  it('of others stand on their page for who gives access, to be ended', async () => {
    const other = await api().member('list-posts')
    const made = await api().call('POST', '/keys', {
      as: other.token,
      body: { name: 'Bảng tính', permissions: ['list-posts'] },
    })
    const guard = await api().member('list-users', 'manage-admins-access', 'list-posts')
    await open(`/users/list/${other.id}`, { as: guard.token })
    await screen.findByText('Bảng tính')
    expect(screen.queryByRole('button', { name: 'Tạo khóa' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Sửa khóa “Bảng tính”' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Kết thúc khóa “Bảng tính”?' }))
    await press(within(await dialog('Kết thúc khóa “Bảng tính”?')), 'Kết thúc')
    await screen.findByText('Người này chưa có khóa nào.')
    expect((await send('GET', '/posts', made.body.data.secret)).status).toBe(401)
  })
})
