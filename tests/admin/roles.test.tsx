import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import words from '../../i18n/vi'
import { page } from '../../src/admin/startup/reloadOnce'
import { allPermissions, type Permission } from '../../src/domain/permissions'
import { chooseAction } from './actions'
import { heading, withAdmin } from './harness'

const { api, open } = withAdmin()

const asOwner = () => ({ as: api().owner.token })
const click = async (name: string) => fireEvent.click(await screen.findByText(name, { selector: 'button' }))
const cell = (role: { name: string }, name: string) => box(`${role.name}: ${name}`)
/** The names of permissions are searched for in a hundred boxes: tests that need few open the page with these alone. */
async function openWith(names: Permission[], path: string, as: { as: string }) {
  const page = await open(path, as)
  const data = allPermissions.flatMap((name, at) => (names.includes(name) ? [{ id: at + 1, name }] : []))
  const total = data.length
  const pagination = { count: total, per_page: total, total, total_pages: 1, current_page: 1 }
  page.wire.answer = (_method, path) =>
    path.startsWith('/permissions?') ? Response.json({ data, meta: { pagination } }) : undefined
  return page
}
const said = (text: string | RegExp) => screen.findByText(text)
/** By label: with a hundred checkboxes a search by role takes seconds in jsdom. */
const box = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const dialog = async () => within(await screen.findByRole('dialog'))

let serial = 0
const aRole = async (...permissions: Permission[]) => {
  const body = { name: `Vai trò ${++serial}`, description: 'Một vai trò', permissions }
  const { data } = (await api().call('POST', '/roles', { ...asOwner(), body })).body
  return { id: data.id as number, name: body.name }
}
const give = (users: number[], ...roles: { id: number }[]) =>
  api().call('POST', '/roles/sync', { ...asOwner(), body: { users, roles: roles.map(({ id }) => id) } })
/** Every role is a column of the table of permissions: those of other tests only make it slow. */
afterEach(async () => {
  const { body } = await api().call('GET', '/roles?limit=0', asOwner())
  const ids = body.data.map(({ id }: { id: number }) => id).slice(1)
  if (ids.length) await api().call('POST', '/roles/bulk', { ...asOwner(), body: { action: 'delete', ids } })
})

interface RoleRow {
  id: number
  name: string
  description: string
  version: number
  permissions: { data: { name: string }[] }
}
const read = async (id: number): Promise<RoleRow> => {
  const { body } = await api().call('GET', '/roles?limit=0&include=permissions', asOwner())
  const found = body.data.find((role: RoleRow) => role.id === id)
  if (!found) throw new Error(`no role ${id}`)
  return found
}
const permissionsOf = async (id: number) => (await read(id)).permissions.data.map(({ name }) => name).sort()
const rolesOf = async (id: number): Promise<string[]> =>
  (await api().call('GET', `/users/${id}`, asOwner())).body.data.roles.data.map(
    ({ name }: { name: string }) => name,
  )

describe('the list of roles', () => {
  it('offers presets while there is but the first role; tells how many permissions and members each has, and finds one by its description, accents or not', async () => {
    await open('/users/role', asOwner())
    const preset = await screen.findByRole('link', { name: 'Thủ kho' })
    expect(preset.getAttribute('href')).toBe('/users/role/create?preset=warehouse')
    const role = await aRole('list-posts', 'create-posts')
    const member = await api().member()
    await give([member.id], role)
    await open('/users/role', asOwner())
    const row = within((await screen.findByRole('link', { name: role.name })).closest('tr') ?? document.body)
    expect(screen.queryByRole('link', { name: 'Thủ kho' })).toBeNull()
    const cells = row.getAllByRole('cell').map((cell) => cell.textContent)
    expect(cells.slice(-3, -1)).toEqual(['2', '1'])
    const search = screen.getByRole('searchbox', { name: 'Tìm theo tên, mô tả' })
    fireEvent.change(search, { target: { value: 'mot vai' } })
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    await screen.findByRole('link', { name: role.name })
  })

  it('selects none of one’s own or above to be deleted', async () => {
    const clerk = await api().member('manage-roles', 'list-posts')
    const [own, above, open_] = [
      await aRole('list-posts'),
      await aRole('manage-media'),
      await aRole('list-posts'),
    ]
    await give([clerk.id], own)
    await open('/users/role', { as: clerk.token })
    const boxOf = async (name: string) =>
      within((await screen.findByRole('link', { name })).closest('tr') ?? document.body).queryByRole(
        'checkbox',
      )
    expect(await boxOf(open_.name)).not.toBeNull()
    for (const { name } of [own, above]) {
      const found = await boxOf(name)
      expect(found === null || found.matches(':disabled')).toBe(true)
    }
  })
})

describe('the form of a role', () => {
  it('asks for name, description and at least one permission; begins from a preset, with what its maker may grant, keeps a name that was typed, and all of it when another role has that name', async () => {
    const taken = await aRole('list-posts')
    const clerk = await api().member('manage-roles', 'edit-warehouses', 'list-orders')
    const { wire } = await open('/users/role/create', { as: clerk.token })
    const name = await screen.findByLabelText<HTMLInputElement>(/Tên vai trò/)
    const write = (value: string) => fireEvent.change(name, { target: { value } })
    await click('Lưu')
    await said('Hãy chọn ít nhất một quyền')
    await said('Hãy nhập tên vai trò')
    await said('Hãy nhập mô tả')
    write('x'.repeat(21))
    await said('Tối đa 20 ký tự')
    expect(wire.sent.some(({ method }) => method === 'POST')).toBe(false)

    write('')
    await click('Kế toán')
    const orders = await box('Xem đơn hàng')
    await waitFor(() => expect(orders.checked).toBe(true))
    await click('Thủ kho')
    expect(name.value).toBe('Thủ kho')
    write(taken.name)
    await click('Thủ kho')
    expect(screen.queryByText('Biên tập viên', { selector: 'button' })).toBeNull()
    await click('Lưu')
    await screen.findAllByText(words.validation.name_taken)
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
    const told = (name.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(told.join(' ')).toContain(words.validation.name_taken)
    expect([name.value, orders.checked]).toEqual([taken.name, true])
    write('Kho Huế')
    await click('Lưu')
    await heading('Kho Huế')
    const made = (await api().call('GET', '/roles?limit=0&include=permissions', asOwner())).body.data.find(
      (role: RoleRow) => role.name === 'Kho Huế',
    )
    expect(made.description).toBe('Nhập, xuất, chuyển và kiểm kho')
    expect(await permissionsOf(made.id)).toEqual(['edit-warehouses', 'list-orders'])
  })

  it('begins from the preset of its address; single permissions, rows, columns and whole groups are chosen', async () => {
    await open('/users/role/create?preset=warehouse', asOwner())
    const name = await screen.findByLabelText(/Tên vai trò/)
    await waitFor(() => expect(name).toHaveProperty('value', 'Thủ kho'))
    fireEvent.click(await box('Tất cả quyền về Bài viết'))
    expect((await box('Sửa bài viết')).checked).toBe(true)
    expect((await box('Cả nhóm Nội dung')).dataset.indeterminate).toBe('true')
    fireEvent.click(await box('Xem: cả nhóm Nội dung'))
    expect((await box('Xem danh mục')).checked).toBe(true)
    fireEvent.click(await box('Cả nhóm Kho hàng'))
    expect((await box('Lập và hủy phiếu nhập xuất')).checked).toBe(true)
    fireEvent.click(await box('Xóa bài viết'))
    expect((await box('Tất cả quyền về Bài viết')).dataset.indeterminate).toBe('true')
    await said(new RegExp(`^Đã chọn \\d+/${allPermissions.length} quyền$`))

    fireEvent.change(name, { target: { value: 'Người viết' } })
    fireEvent.change(screen.getByLabelText(/Mô tả/), { target: { value: 'Viết bài, coi kho' } })
    await click('Lưu')
    await heading('Người viết')
    const { body } = await api().call('GET', '/roles?limit=0&include=permissions', asOwner())
    const made = body.data.find(({ name }: { name: string }) => name === 'Người viết')
    const names = await permissionsOf(made.id)
    expect(names).toEqual(expect.arrayContaining(['update-posts', 'list-types', 'edit-warehouses']))
    expect(names).not.toContain('delete-posts')
  })

  it('shows permissions that one does not hold without letting them be given, offers a choice when somebody else has saved the role meanwhile, and deletes it after asking', async () => {
    const role = await aRole('list-posts')
    const mine = ['list-posts', 'create-posts', 'update-posts', 'delete-posts'] as const
    const clerk = await api().member('manage-roles', ...mine)
    const { wire, place } = await open(`/users/role/${role.id}`, { as: clerk.token })
    expect((await box('Quản lý thư viện tệp')).disabled).toBe(true)
    await said(/Những ô mờ là quyền bạn không có/)

    fireEvent.click(await box('Thêm bài viết'))
    const body = { role_id: role.id, permissions: ['list-posts', 'update-posts'] }
    expect((await api().call('POST', '/permissions/sync', { ...asOwner(), body })).status).toBe(200)
    await click('Lưu')
    const choice = await dialog()
    choice.getByText('Có người vừa sửa nội dung này')
    // Each added another permission: both are kept, and the result is shown against what was saved.
    expect((await choice.findByText('Thêm bài viết')).closest('ins')).toBeTruthy()
    expect(choice.queryByRole('radio')).toBeNull()
    fireEvent.click(choice.getByRole('button', { name: 'Lưu bản đã chọn' }))
    await said('Đã lưu vai trò.')
    expect(await permissionsOf(role.id)).toEqual(['create-posts', 'list-posts', 'update-posts'])
    expect(wire.sent.some(({ path }) => path.startsWith('/permissions/sync'))).toBe(true)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    // A checkbox changes only the permissions that one may grant.
    fireEvent.click(await box('Cả nhóm Nội dung'))
    await click('Lưu')
    await waitFor(async () => expect(await permissionsOf(role.id)).toEqual([...mine].sort()))
    await chooseAction('Xóa')
    const ask = await dialog()
    ask.getByText('Những thành viên đang giữ vai trò này sẽ mất các quyền của nó.')
    fireEvent.click(ask.getByRole('button', { name: 'Xóa' }))
    await said('Đã xóa vai trò.')
    // The list as it was looked at last.
    expect(place().split('?')[0]).toBe('/users/role')
  })

  it('of more than one’s own rights can only be looked at, and nobody looks as it', async () => {
    const role = await aRole('list-posts', 'manage-media')
    const clerk = await api().member('manage-roles', 'list-posts')
    await open(`/users/role/${role.id}`, { as: clerk.token })
    await said('Vai trò này có quyền mà bạn không có, nên bạn chỉ xem được.')
    for (const name of ['Quản lý thư viện tệp', 'Xem bài viết']) {
      expect((await box(name)).checked).toBe(true)
      expect((await box(name)).disabled).toBe(true)
    }
    expect(screen.getByLabelText<HTMLInputElement>(/Tên vai trò/).readOnly).toBe(true)
    for (const name of ['Lưu', 'Xem như vai trò này'])
      expect(screen.queryByText(name, { selector: 'button' })).toBeNull()
    expect(screen.queryByText('Vì sao?', { selector: 'a' })).toBeNull()
    expect(screen.queryByLabelText('Thao tác khác', { selector: 'button' })).toBeNull()
  })

  it('of a role of one’s own can be added to and looked as, but not cut, renamed or deleted', async () => {
    const [own] = await rolesOf(api().owner.id)
    const { body } = await api().call('GET', '/roles?limit=0', asOwner())
    const id = body.data.find(({ name }: { name: string }) => name === own).id
    // A permission that is new with a release: nobody has it yet.
    await api().db.execute(sql`delete from role_permissions where role_id = ${id} and permission_id =
      (select id from permissions where name = 'list-seos')`)
    await open(`/users/role/${id}`, asOwner())
    await said(/^Bạn đang giữ vai trò này: bạn có thể thêm quyền/)
    expect((await box('Quản lý vai trò')).disabled).toBe(true)
    expect(screen.getByLabelText<HTMLInputElement>(/Tên vai trò/).readOnly).toBe(true)
    expect(screen.queryByText('Xóa', { selector: 'button' })).toBeNull()
    fireEvent.click(await box('Xem SEO'))
    await click('Lưu')
    await said('Đã lưu vai trò.')
    expect(await permissionsOf(id)).toContain('list-seos')
    // Looking as a role begins at its page.
    const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined)
    onTestFinished(async () => {
      reload.mockRestore()
      await api().call('DELETE', '/view-as', asOwner())
    })
    await click('Xem như vai trò này')
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    const { viewing } = (await api().call('GET', '/profile', asOwner())).body.data
    expect(viewing).toMatchObject({ name: own })
  })
})

describe('the members of a role', () => {
  const choose = async (email: string) => {
    const [cell] = await screen.findAllByText(email)
    fireEvent.click(within(cell?.closest('tr') ?? document.body).getByRole('checkbox'))
  }

  it('are taken from those who have none, several at once', async () => {
    const role = await aRole('list-posts')
    const [an, binh] = [await api().member(), await api().member()]
    await open(`/users/role/${role.id}?tab=members`, asOwner())
    await said('Chưa ai giữ vai trò này.')
    await click('Chưa có vai trò nào')
    for (const { email } of [an, binh]) await choose(email)
    await click('Giao vai trò này')
    await said('Đã giao vai trò cho 2 thành viên.')
    expect([await rolesOf(an.id), await rolesOf(binh.id)]).toEqual([[role.name], [role.name]])
    await waitFor(() => expect(screen.queryByText(an.email)).toBeNull())
    await screen.findByText('Thành viên giữ vai trò (2)', { selector: '[role=tab]' })
  })

  it('keep what somebody else has given them meanwhile; lose it, and keep their other roles', async () => {
    const [role, other] = [await aRole('list-posts'), await aRole('create-posts')]
    const [member, holder] = [await api().member(), await api().member()]
    await give([holder.id], role, other)
    // For whom there is no table of permissions beside the members.
    const clerk = await api().member('manage-admins-access', 'list-users', 'list-posts', 'create-posts')
    await open(`/users/role/${role.id}`, { as: clerk.token })
    await said(`Còn giữ: ${other.name}`)
    await choose(holder.email)
    await click('Thu hồi vai trò này')
    await said('Đã thu hồi vai trò của 1 thành viên.')
    expect(await rolesOf(holder.id)).toEqual([other.name])

    await click('Chưa có vai trò nào')
    await choose(member.email)
    await give([member.id], other)
    await click('Giao vai trò này')
    await said(/Người khác vừa thay đổi vai trò ở đây/)
    expect(await rolesOf(member.id)).toEqual([other.name])
    await waitFor(() => expect(screen.queryByText(member.email)).toBeNull())
  })

  it('are not given a role beyond one’s own rights', async () => {
    const role = await aRole('manage-media')
    const clerk = await api().member('manage-admins-access', 'list-users')
    await open(`/users/role/${role.id}`, { as: clerk.token })
    await click('Chưa có vai trò nào')
    await said('Vai trò này có quyền mà bạn không có, nên bạn không giao hay thu hồi được.')
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByLabelText(/Tên vai trò/)).toBeNull()
  })
})

describe('the permissions', () => {
  it('are those that the API has: with the roles that hold them, given and taken, and found by their words', async () => {
    const role = await aRole('list-seos', 'create-seos')
    await openWith(['list-seos', 'create-seos', 'delete-seos'], '/users/permissions', asOwner())
    const column = await screen.findByRole('link', { name: role.name })
    expect(column.getAttribute('href')).toBe(`/users/role/${role.id}`)
    expect(screen.queryByText('Quản lý chuyển hướng')).toBeNull()
    const [first, second] = [await cell(role, 'Xem SEO'), await cell(role, 'Xóa SEO')]
    expect([first.checked, second.checked]).toEqual([true, false])
    // One after the other, however fast one clicks.
    fireEvent.click(first)
    fireEvent.click(second)
    await said('Đã cập nhật quyền.')
    await waitFor(async () => expect(await permissionsOf(role.id)).toEqual(['create-seos', 'delete-seos']))
    expect(first.checked).toBe(false)
    await waitFor(() => expect(second.checked).toBe(true))
    fireEvent.change(await screen.findByLabelText('Tìm quyền'), { target: { value: 'xoa' } })
    expect(screen.queryByText('Xem SEO')).toBeNull()
  })

  it('are not taken from a role of one’s own or without another, changed in one above, nor given by who has them not', async () => {
    const clerk = await api().member('manage-permissions', 'list-menus', 'create-menus')
    const [own, above, one] = [
      await aRole('list-menus', 'create-menus'),
      await aRole('list-menus', 'manage-media'),
      await aRole('list-menus'),
    ]
    await give([clerk.id], own)
    const shown: Permission[] = ['list-menus', 'create-menus', 'delete-menus']
    await openWith(shown, '/users/permissions', { as: clerk.token })
    for (const role of [own, above, one]) expect((await cell(role, 'Xem menu')).disabled).toBe(true)
    expect((await cell(one, 'Thêm menu')).disabled).toBe(false)
    expect((await cell(one, 'Xóa menu')).disabled).toBe(true)
  })
})
