import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { password } from '../support/api'
import { heading, withAdmin } from './harness'

const { api, open } = withAdmin()

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const click = async (name: string) => user.click(await screen.findByText(name, { selector: 'button' }))
const said = (text: string | RegExp) => screen.findByText(text)
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('one’s own account', () => {
  it('is edited by anybody, without status and roles; the new name shows in the bar at once', async () => {
    const me = await api().member('list-posts')
    await open('/profile', { as: me.token })
    await screen.findByLabelText(/Họ và tên/)
    await heading('Tài khoản của tôi')
    expect(screen.queryByLabelText(/Trạng thái/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Thao tác khác' })).toBeNull()
    fill(/Họ và tên/, 'Đinh Thị Cúc')
    fill('Số CCCD', '001199000123')
    fill('Nơi cấp', 'Cục Cảnh sát')
    // Days are typed as the language of the interface writes them.
    const birthday = screen.getByLabelText<HTMLInputElement>('Ngày sinh')
    expect(birthday.placeholder).toBe('ngày/tháng/năm')
    await user.click(birthday)
    await user.paste('31/02/1990')
    await click('Lưu')
    await said('Ngày chưa hợp lệ')
    await user.clear(birthday)
    await user.paste('05021990')
    await user.tab()
    expect(birthday.value).toBe('05/02/1990')
    await click('Lưu')
    await said('Đã lưu thông tin.')
    await screen.findByRole('button', { name: 'Tài khoản của Đinh Thị Cúc' })
    const { body } = await api().call('GET', '/profile', { as: me.token })
    expect(body.data).toMatchObject({
      name: 'Đinh Thị Cúc',
      birthday: '1990-02-05',
      id_card: '001199000123',
      id_card_place: 'Cục Cảnh sát',
      marital_status: 'unspecified',
    })
    expect(screen.queryByText(/^(Giới tính|Tình trạng hôn nhân).*\*/)).toBeNull()
    screen.getAllByText('Giới tính')
  })
})

describe('one’s own password', () => {
  it('needs the current one, and changes: every other session ends, and this one goes on as a new one', async () => {
    const me = await api().member('list-posts')
    const other = await api().call('POST', '/api/clients/web/login', {
      body: { email: me.email, password },
    })
    const { place } = await open('/profile/password', { as: me.token })
    await screen.findByLabelText(/^Mật khẩu hiện tại/)
    await said(/các phiên đăng nhập khác của bạn .* sẽ kết thúc ngay/)
    fill(/^Mật khẩu hiện tại/, 'không phải')
    fill(/^Mật khẩu mới/, 'mat-khau-moi')
    fill(/^Nhập lại mật khẩu mới/, 'mat-khau-khac')
    await click('Đổi mật khẩu')
    await said('Hai lần nhập chưa giống nhau')
    fill(/^Nhập lại mật khẩu mới/, 'mat-khau-moi')
    await click('Đổi mật khẩu')
    await said('Mật khẩu hiện tại chưa đúng')
    expect(screen.getByLabelText(/^Mật khẩu hiện tại/).getAttribute('aria-invalid')).toBe('true')
    fill(/^Mật khẩu hiện tại/, password)
    await click('Đổi mật khẩu')
    await said('Đã đổi mật khẩu. Các phiên đăng nhập khác đã kết thúc.')
    await waitFor(() => expect(place()).toBe('/profile'))
    expect((await api().call('GET', '/profile', { as: other.body.access_token })).status).toBe(401)
    expect((await api().call('GET', '/profile', { as: me.token })).status, 'the old one too').toBe(401)
    const renewed = localStorage.getItem('access_token')?.replace('Bearer ', '') ?? ''
    expect((await api().call('GET', '/profile', { as: renewed })).status).toBe(200)
  })
})
