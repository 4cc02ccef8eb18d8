import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Permission } from '../../src/domain/permissions'
import { chooseAction } from './actions'
import { heading, withAdmin } from './harness'

const { api, open } = withAdmin()

const asOwner = () => ({ as: api().owner.token })
const rowOf = async (email: string) => {
  const [cell] = await screen.findAllByText(email)
  const row = cell?.closest('tr')
  if (!row) throw new Error(`no row of ${email}`)
  return row
}
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
/** By its words: on a page of this size a search by role takes long. */
const click = async (name: string) => fireEvent.click(await screen.findByText(name, { selector: 'button' }))
const dialog = async () => within(await screen.findByRole('dialog'))
const said = (text: string | RegExp) => screen.findByText(text)

let serial = 0
const aRole = async (...permissions: Permission[]) => {
  const name = `Vai trò ${++serial}`
  const answer = await api().call('POST', '/roles', {
    as: api().owner.token,
    body: { name, description: 'Một vai trò', permissions },
  })
  return { id: answer.body.data.id as number, name }
}
const give = (user: number, ...roles: number[]) =>
  api().call('POST', '/roles/sync', { as: api().owner.token, body: { users: [user], roles } })
const read = async (id: number) =>
  (await api().call('GET', `/users/${id}`, { as: api().owner.token })).body.data
const rolesOf = async (id: number): Promise<string[]> =>
  (await read(id)).roles.data.map(({ name }: { name: string }) => name)

describe('the list of members', () => {
  it('shows those with a role or a permission of their own, and disables several after asking, but never oneself', async () => {
    const client = await api().member()
    const editor = await api().member()
    const direct = await api().member('list-posts')
    const role = await aRole('list-posts')
    await give(editor.id, role.id)
    await open('/users/list', asOwner())
    const row = within(await rowOf(editor.email))
    expect(row.getAllByText(role.name).length).toBeGreaterThan(0)
    expect(row.getByRole('link').getAttribute('href')).toBe(`/users/list/${editor.id}`)
    await rowOf(direct.email)
    expect(screen.queryByText(client.email)).toBeNull()
    const own = within(await rowOf('owner@nep.vn'))
    expect(own.getByText(/\(Bạn\)/)).toBeTruthy()
    expect(own.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true)

    fireEvent.click(row.getByRole('checkbox'))
    await click('Tạm khóa')
    const ask = await dialog()
    ask.getByText(/đăng xuất ngay/)
    fireEvent.click(ask.getByRole('button', { name: 'Tạm khóa' }))
    await said('Đã cập nhật thành viên.')
    expect((await read(editor.id)).status).toBe('disable')
  })
})

describe('a new member', () => {
  const fillIn = async (email: string) => {
    await screen.findByLabelText(/Họ và tên/)
    fill(/Họ và tên/, 'Trần Thị Bưởi')
    fill(/^Email/, email)
    fill(/^Mật khẩu/, 'mat-khau-moi')
  }

  it('is registered with a free email, a picture, a tidy phone and roles', async () => {
    const role = await aRole('list-posts')
    const { place, wire } = await open('/users/list/create', asOwner())
    await fillIn('owner@nep.vn')
    await said('Email này đã được sử dụng')
    expect(screen.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('true')
    fill(/^Email/, 'buoi@nep.vn')
    await said('Có thể dùng email này.')
    fill('Điện thoại', '+84 912 345 678')
    fireEvent.blur(screen.getByLabelText('Điện thoại'))
    expect(screen.getByLabelText<HTMLInputElement>('Điện thoại').value).toBe('0912345678')
    // A picture is checked before it is sent.
    const chooser = screen.getByLabelText('Ảnh đại diện')
    const user = userEvent.setup({ applyAccept: false })
    await user.upload(chooser, new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' }))
    await said('Không nhận loại tệp này. Các loại nhận được: JPG, PNG, WEBP, GIF, AVIF, ICO')
    await user.upload(chooser, new File([new Uint8Array(51 * 1024 * 1024)], 'x.png', { type: 'image/png' }))
    await said('Tệp quá lớn, tối đa 50 MB')
    fireEvent.click(screen.getByRole('button', { name: 'Bỏ ảnh vừa chọn' }))
    await waitFor(() => expect(screen.queryByText('Tệp quá lớn, tối đa 50 MB')).toBeNull())
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    const picture = new File([new Uint8Array(png)], 'mặt.png', { type: 'image/png' })
    await user.upload(screen.getByLabelText('Ảnh đại diện'), picture)
    expect(screen.getByRole('img', { name: 'Ảnh đại diện của Trần Thị Bưởi' })).toBeTruthy()
    fireEvent.click(await screen.findByLabelText(role.name))
    await click('Lưu')
    await said('Đã thêm thành viên.')
    await heading('Trần Thị Bưởi')
    const id = Number(place().split('/').at(-1))
    const made = await read(id)
    expect(made).toMatchObject({ phone: '0912345678', status: 'enable' })
    expect(made.avatar).toMatch(/^\/files\/avatars\//)
    expect(await rolesOf(id)).toEqual([role.name])
    // The new record says that somebody has it open, now or in a moment.
    const posted = wire.sent.filter(({ method, path }) => method === 'POST' && !path.startsWith('/presence'))
    expect(posted.map(({ path }) => path.split('?')[0])).toEqual(['/register', '/roles/sync'])
  })

  it('is there even when the roles could not be given, and that is said', async () => {
    const role = await aRole('list-posts')
    const { wire, place } = await open('/users/list/create', asOwner())
    wire.answer = (_method, path) =>
      path === '/roles/sync'
        ? Response.json({ message: 'Đã có lỗi xảy ra', code: 'internal' }, { status: 500 })
        : undefined
    await fillIn('nua-voi@nep.vn')
    fireEvent.click(await screen.findByLabelText(role.name))
    await click('Lưu')
    await said(/^Đã tạo tài khoản, nhưng chưa giao được vai trò\. .*Vui lòng thử lại sau\.$/)
    await heading('Trần Thị Bưởi')
    expect(await rolesOf(Number(place().split('/').at(-1)))).toEqual([])
  })

  it('gets no roles from whoever may not give any; who is there can only be read, not looked as or signed out', async () => {
    const clerk = await api().member('list-users', 'create-users')
    const { client, router, wire } = await open('/users/list/create', { as: clerk.token })
    await screen.findByLabelText(/Họ và tên/)
    expect(screen.queryByRole('heading', { name: 'Vai trò' })).toBeNull()
    await router.navigate(`/users/list/${api().owner.id}`)
    await heading('Quản trị viên')
    await said('owner@nep.vn')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Đặt lại mật khẩu' })).toBeNull()
    // Nor is somebody who may do no more than they.
    const other = await api().member('list-users')
    await router.navigate(`/users/list/${other.id}`)
    await said(other.email)
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(screen.queryByRole('button', { name: 'Xem như người này' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Vì sao?' })).toBeNull()
    expect(wire.sent.filter(({ path }) => path.includes('sessions'))).toEqual([])
  })
})

describe('a member', () => {
  it('gets exactly the roles chosen, or none, and none beyond one’s own rights; keeps one that somebody else gives meanwhile, which is shown', async () => {
    const [first, second, theirs] = [
      await aRole('list-posts'),
      await aRole('create-posts'),
      await aRole('list-users'),
    ]
    const strong = await aRole('manage-roles')
    const clerk = await api().member(
      ...(['list-users', 'update-users', 'manage-admins-access'] as const),
      ...(['list-posts', 'create-posts'] as const),
    )
    const member = await api().member()
    await give(member.id, first.id)
    await open(`/users/list/${member.id}`, { as: clerk.token })
    await click('Đổi vai trò')
    let box = await dialog()
    const choice = (name: string) => box.getByLabelText<HTMLInputElement>(name)
    const save = () => fireEvent.click(box.getByText('Giao vai trò', { selector: 'button' }))
    fireEvent.click(await box.findByLabelText(first.name))
    expect(choice(strong.name).disabled).toBe(true)
    expect(box.getAllByText('Vai trò này có quyền mà bạn không có').length).toBeGreaterThan(0)
    save()
    await box.findByText('Hãy chọn ít nhất một vai trò')

    fireEvent.click(choice(second.name))
    await give(member.id, first.id, theirs.id)
    save()
    await box.findByText(/Người khác vừa thay đổi vai trò ở đây/)
    expect(await rolesOf(member.id)).toEqual([first.name, theirs.name])
    await waitFor(() => expect(choice(theirs.name).checked).toBe(true))
    expect([choice(first.name).checked, choice(second.name).checked]).toEqual([true, false])
    fireEvent.click(choice(first.name))
    fireEvent.click(choice(second.name))
    save()
    await said('Đã giao vai trò.')
    expect(await rolesOf(member.id)).toEqual([second.name, theirs.name])

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await click('Đổi vai trò')
    box = await dialog()
    fireEvent.click(box.getByText('Thu hồi hết', { selector: 'button' }))
    await said('Đã thu hồi vai trò.')
    expect(await rolesOf(member.id)).toEqual([])
  })

  it('does not change their own roles, disable or delete themselves', async () => {
    await open(`/users/list/${api().owner.id}`, asOwner())
    await said(/Bạn không thể tự đổi vai trò của mình/)
    for (const name of ['Đổi vai trò', 'Đặt lại mật khẩu'])
      expect(screen.queryByText(name, { selector: 'button' }), name).toBeNull()
    expect(screen.queryByRole('button', { name: 'Thao tác khác' })).toBeNull()
    expect(screen.queryByLabelText(/^Trạng thái/)).toBeNull()
  })

  it('is edited; gets a default password that may be edited, shown once, or sent to an address, by hand where the server has no mail service; is deleted after asking', async () => {
    const member = await api().member()
    const { wire, place } = await open(`/users/list/${member.id}`, asOwner())
    await screen.findByLabelText(/Họ và tên/)
    fill('Địa chỉ', '12 Hàng Bạc')
    await click('Lưu')
    await said('Đã lưu thông tin.')
    expect(await read(member.id)).toMatchObject({ address: '12 Hàng Bạc', email: member.email })

    const reset = async () => {
      await click('Đặt lại mật khẩu')
      const box = await dialog()
      return { box, send: () => fireEvent.click(box.getByText('Đặt lại', { selector: 'button' })) }
    }
    const { box, send } = await reset()
    const field = box.getByLabelText<HTMLInputElement>('Mật khẩu mới')
    expect(field.value).toHaveLength(12)
    fireEvent.change(field, { target: { value: 'abc' } })
    send()
    await box.findByText('Cần ít nhất 5 ký tự')
    fireEvent.change(field, { target: { value: 'mat-khau-mac-dinh' } })
    send()
    await said('Mật khẩu chỉ hiện một lần. Hãy sao chép trước khi đóng cửa sổ này.')
    expect(screen.getByText('mat-khau-mac-dinh')).toBeTruthy()
    const close = async () => {
      fireEvent.click(screen.getByText('Đóng', { selector: '[role=dialog] button' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await close()
    expect(screen.queryByText('mat-khau-mac-dinh')).toBeNull()
    // Their session has ended, and is not shown as if it went on.
    await said('Không có phiên đăng nhập nào.')
    const body = { email: member.email, password: 'mat-khau-mac-dinh' }
    expect((await api().call('POST', '/api/clients/web/login', { body })).status).toBe(200)

    const mail = async () => {
      const { box, send } = await reset()
      fireEvent.click(box.getByLabelText('Tạo mật khẩu và gửi tới email'))
      send()
    }
    await mail()
    await said(`Mật khẩu mới đã được gửi tới ${member.email}.`)
    expect(api().sent.at(-1)?.to).toBe(member.email)
    expect(screen.queryByRole('link', { name: 'Soạn email' })).toBeNull()
    await close()
    wire.answer = async (method, path) =>
      method === 'PATCH' && path === `/users/${member.id}`
        ? Response.json({ data: await read(member.id), meta: { password: 'mở-cửa-&-vào' } })
        : undefined
    await mail()
    await said(/Máy chủ chưa khai báo dịch vụ gửi email/)
    const letter = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Soạn email' }).href)
    expect(letter.protocol).toBe('mailto:')
    expect(letter.searchParams.get('body')).toContain('mở-cửa-&-vào')
    wire.answer = undefined
    await close()

    await chooseAction('Xóa')
    const ask = await dialog()
    ask.getByText(/phải đặt lại mật khẩu/)
    fireEvent.click(ask.getByText('Xóa', { selector: 'button' }))
    await said('Đã xóa thành viên.')
    expect(place()).toBe('/users/list')
    expect((await api().call('GET', `/users/${member.id}`, asOwner())).status).toBe(404)
  })
})

it('signing out leaves nothing of the person in the browser', async () => {
  const { place } = await open(
    `/users/list?filter=${encodeURIComponent('{"q":"Nguyễn Thị Lan"}')}`,
    asOwner(),
  )
  await waitFor(() => expect(Object.values(localStorage).join()).toContain('Nguyễn Thị Lan'))
  fireEvent.click(await screen.findByRole('button', { name: /^Tài khoản/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Đăng xuất' }))
  await waitFor(() => expect(place()).toMatch(/^\/login/))
  const ofTheBrowser = ['direction', 'theme', 'current_language', 'view_as', 'RaStorenep.version']
  await waitFor(() =>
    expect(Object.keys(localStorage).filter((key) => !ofTheBrowser.includes(key))).toEqual([]),
  )
  expect(sessionStorage.getItem('email')).toBeNull()
})
