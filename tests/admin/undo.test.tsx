import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { palettes } from '../../src/admin/theme/palette'
import { computedStyle } from '../support/computedStyle'
import { aPost, aType } from '../support/content'
import { warehouseOf } from '../support/stock'
import { chooseAction } from './actions'
import { heading, withAdmin } from './harness'

const admin = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => admin.api().owner.token
const open = (path: string, as = owner()) => admin.open(path, { as })
const call = (method: string, path: string, body?: object) =>
  admin.api().call(method, path, { as: owner(), body })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const titles = () => [...document.querySelectorAll('tbody tr a')].map((link) => link.textContent)

/** A type with as many posts, newest first in its list. */
async function posts(...names: string[]) {
  const { id } = await aType(admin.api())
  const made: number[] = []
  for (const title of names) made.push((await call('POST', '/posts', aPost(id, { title }))).body.data.id)
  return { path: `/posts/all-posts/${id}`, made }
}

const { place } = warehouseOf(admin.api)
const supplierList = '/warehouse/supplier'
const suppliers = async (...names: string[]) => {
  const made: number[] = []
  for (const name of names) made.push(await place('/suppliers', name))
  return made
}
const aRedirect = async (source: string): Promise<number> =>
  (await call('POST', '/redirects', { source, destination: '/dich' })).body.data.id

async function removeSelected(...names: string[]) {
  for (const name of names)
    fireEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`: ${name}$`) }))
  await press('Xóa')
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Xóa' }))
}

describe('after a deletion', () => {
  it('the offer stays for who has come to its button', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await suppliers('Ở lại')
    await open(supplierList)
    await removeSelected('Ở lại')
    const undo = await screen.findByRole('button', { name: 'Hoàn tác' })
    await user.keyboard('{F8}')
    await waitFor(() => expect(document.activeElement).toBe(undo))
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(undo.isConnected).toBe(true)
    await user.keyboard('{Enter}')
    await screen.findByText('Đã hoàn tác.')
    vi.useRealTimers()
  })

  it('several rows are back in their list, under their ids, by one undo', async () => {
    const before = (await call('GET', '/suppliers')).body.data
    const made = await suppliers('Một', 'Hai', 'Ba')
    await open(supplierList)
    await removeSelected('Một', 'Ba')
    // The notice looks like any success.
    const message = (await screen.findByText(/^Đã xóa 2 nhà cung cấp/)).closest('.MuiSnackbarContent-root')
    const { text } = palettes.light
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(text.primary.slice(at, at + 2), 16))
    expect(message && computedStyle?.(message).backgroundColor).toBe(`rgb(${red}, ${green}, ${blue})`)
    const old = before.map(({ name }: { name: string }) => name)
    await waitFor(() => expect(titles()).toEqual(['Hai', ...old]))
    await press('Hoàn tác')
    await screen.findByText('Đã hoàn tác.')
    await waitFor(() => expect(titles()).toEqual(['Ba', 'Hai', 'Một', ...old]))
    const { body } = await call('GET', `/suppliers?search=id:${made}&searchFields=id:in`)
    expect(body.data).toHaveLength(3)
  })

  it('of one record undo is there after going on to another page, by Ctrl+Z too', async () => {
    const id = await aRedirect('/di-lac')
    const { router } = await open(`/settings/redirect/${id}`)
    await chooseAction('Xóa')
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Xóa' }))
    const message = await screen.findByText(/^Đã xóa chuyển hướng/)
    expect(message.closest('[role=alert]')).toBeTruthy()
    await router.navigate('/support')
    await heading('Hỗ trợ')
    await user.click(screen.getByText('Quên mật khẩu'))
    await screen.findByRole('button', { name: 'Hoàn tác' })
    await user.keyboard('{Control>}z{/Control}')
    await screen.findByText('Đã hoàn tác.')
    expect((await call('GET', `/redirects?search=id:${id}`)).body.data).toHaveLength(1)
  })

  it('is not offered to who may not add records', async () => {
    await suppliers('Của người khác')
    const remover = await admin.api().member('list-suppliers', 'delete-suppliers')
    await open(supplierList, remover.token)
    await removeSelected('Của người khác')
    await screen.findByText(/^Đã xóa nhà cung cấp/)
    expect(screen.queryByRole('button', { name: 'Hoàn tác' })).toBeNull()
  })
})

describe('the trash of a list', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  const trash = async (of: string) => {
    await press('Thùng rác')
    return screen.findByRole('dialog', { name: `Thùng rác: ${of}` })
  }

  it('says what was deleted, by whom and for how long it stays, and restores one, or several, into the list', async () => {
    const { path, made } = await posts('Cà phê sữa', 'Trà sen', 'Trà nhài')
    const elsewhere = await posts('Ở loại khác')
    for (const id of [...made, ...elsewhere.made]) await call('DELETE', `/posts/${id}`)
    // The day of the API, on whatever day this runs.
    vi.useFakeTimers({ toFake: ['Date'], now: admin.api().now })
    await open(path)
    const dialog = await trash('bài viết')
    await within(dialog).findByText('Cà phê sữa')
    // Each list has its own trash.
    expect(within(dialog).queryByText('Ở loại khác')).toBeNull()
    expect(dialog.textContent).toMatch(/xóa · .* · còn (29|30) ngày/)
    const search = within(dialog).getByRole('searchbox', { name: 'Tìm trong thùng rác' })
    fireEvent.change(search, { target: { value: 'ca phe' } })
    await waitFor(() => expect(within(dialog).queryByText('Trà sen')).toBeNull())
    await user.click(within(dialog).getByRole('button', { name: 'Khôi phục “Cà phê sữa”' }))
    await screen.findByText('Đã khôi phục 1 mục.')
    await waitFor(() => expect(within(dialog).queryByText('Cà phê sữa')).toBeNull())
    await waitFor(() => expect(titles()).toEqual(['Cà phê sữa']))
    fireEvent.change(search, { target: { value: '' } })
    await user.click(await within(dialog).findByRole('checkbox', { name: 'Chọn “Trà sen”' }))
    await user.click(await within(dialog).findByRole('checkbox', { name: 'Chọn “Trà nhài”' }))
    await user.click(within(dialog).getByRole('button', { name: 'Khôi phục' }))
    await screen.findByText('Đã khôi phục 2 mục.')
    await waitFor(() => expect(titles()).toHaveLength(3))
  })

  it('says how long it is kept here, where the settings say otherwise, and in words what stands in the way', async () => {
    const id = await aRedirect('/goc')
    await call('DELETE', `/redirects/${id}`)
    await aRedirect('/goc')
    vi.useFakeTimers({ toFake: ['Date'], now: admin.api().now })
    const { body } = await call('GET', '/history?entity=redirects&action=delete&restored=0')
    const { wire } = await open('/settings/redirect')
    wire.answer = (_method, address) =>
      address.startsWith('/history?')
        ? Response.json({ ...body, meta: { ...body.meta, kept_days: 7 } })
        : undefined
    const dialog = await trash('chuyển hướng')
    await within(dialog).findByText(/giữ 7 ngày/)
    expect(dialog.textContent).toMatch(/còn [67] ngày/)
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Khôi phục “/goc”' }))
    const alert = await within(dialog).findByRole('alert')
    expect(alert.textContent).toContain('1 mục chưa khôi phục được')
    expect(alert.textContent).toMatch(/“\/goc”: .*địa chỉ/i)
  })

  it('says what went along with a record', async () => {
    const { body } = await call('POST', '/roles', {
      name: 'Vai tạm',
      description: 'Tạm',
      permissions: ['list-posts'],
    })
    await call('DELETE', `/roles/${body.data.id}`)
    await open('/users/role')
    const dialog = await trash('vai trò')
    await within(dialog).findByText('Vai tạm')
    await user.click(within(dialog).getByRole('button', { name: 'Chi tiết' }))
    await within(dialog).findByText(/^Sửa: Vai trò “Vai tạm”$/)
  })
})
