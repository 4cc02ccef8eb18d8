import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { withAdmin, written } from './harness'

const { api, open } = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => api().owner.token
const call = (method: string, path: string, body?: object) => api().call(method, path, { as: owner(), body })

let serial = 0
const text = (key: string, title: string, more = {}) => ({ key, title, style: 'text', ...more })
async function aWidget(type: string, title: string, fields: object[], value = {}, more = {}) {
  const body = { key: `w_${++serial}`, title, type, settings: { fields }, value, ...more }
  const answer = await call('POST', '/widgets', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
const read = async (id: number) => (await call('GET', `/widgets?search=id:${id}`)).body.data[0]
const write = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })
const card = async (name: string) => within(await screen.findByRole('region', { name }))
const saveOf = (name: string) => screen.findByRole('button', { name: `Lưu “${name}”` })
const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))

describe('the manager of widgets', () => {
  it('lists them by group, with what each asks for', async () => {
    await aWidget('banner', 'Lời chào', [text('a', 'Chữ')], {}, { group_name: 'Đầu trang' })
    await aWidget('banner', 'Không nhóm', [])
    await open('/widgets/manager', { as: owner() })
    await screen.findByRole('link', { name: 'Lời chào' })
    const lines = screen.getAllByRole('row').map(({ textContent }) => textContent ?? '')
    const at = lines.indexOf('Đầu trang')
    expect(at).toBeGreaterThan(0)
    expect(lines[at + 1]).toContain('Lời chào')
    expect(lines[at + 1]).toContain('1 trường')
    expect(lines).toContain('Chưa xếp nhóm')
  })

  it('defines one with a field; key and group address follow from names; types of others are offered, and its own is in the menu as soon as it is saved', async () => {
    await aWidget('chan-trang', 'Chân', [])
    const { wire } = await open('/widgets/manager/create', { as: owner() })
    write(await screen.findByRole('textbox', { name: /^Tên widget/ }), 'Cam kết giao hàng')
    const type = await screen.findByRole('combobox', { name: /^Loại/ })
    write(type, 'chan')
    await screen.findByRole('option', { name: 'chan-trang' })
    write(type, 'thoi-tiet')
    write(await screen.findByRole('combobox', { name: /^Nhóm/ }), 'Cam kết')
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Mã/ })).toHaveProperty('value', 'cam_ket_giao_hang'),
    )
    await user.click(screen.getByRole('button', { name: 'Thêm trường' }))
    write(await screen.findByRole('textbox', { name: /^Tên trường/ }), 'Miễn phí từ')
    await user.click(screen.getByRole('button', { name: 'Lưu' }))
    await screen.findByText('Đã thêm widget.')
    expect(written(wire)).toMatchObject([
      {
        title: 'Cam kết giao hàng',
        key: 'cam_ket_giao_hang',
        type: 'thoi-tiet',
        group_name: 'Cam kết',
        group_slug: 'cam-ket',
        settings: { fields: [{ title: 'Miễn phí từ', key: 'mien_phi_tu', style: 'text' }], api: null },
      },
    ])
    const menu = within(await screen.findByRole('navigation', { name: 'Menu chính' }))
    await menu.findByRole('link', { name: 'Thoi tiet' })
  })

  it('has a key that follows the name, but not while somebody is in its field, where it would mix with what is typed', async () => {
    await open('/widgets/manager/create', { as: owner() })
    const title = await screen.findByRole('textbox', { name: /^Tên widget/ })
    const key = screen.getByRole<HTMLInputElement>('textbox', { name: /^Mã/ })
    write(title, 'Một')
    await waitFor(() => expect(key.value).toBe('mot'))
    act(() => key.focus())
    write(title, 'Hai')
    await screen.findByDisplayValue('Hai')
    expect(key.value).toBe('mot')
    act(() => key.blur())
    await waitFor(() => expect(key.value).toBe('hai'))
  })

  it('says beside the key that another widget has it, as it is typed; drops a field with content only with consent, and takes the value of another along under its new key', async () => {
    const { key } = await aWidget('banner', 'Trùng khóa', [])
    const fields = [text('a', 'Chữ'), text('b', 'Trống'), text('c', 'Đổi khóa')]
    const { id } = await aWidget('banner', 'Bỏ trường', fields, { a: 'Chào', c: 'Theo' })
    const { wire } = await open(`/widgets/manager/${id}`, { as: owner() })
    const said = () => screen.queryByText('Mã này đã có ở một widget khác, vui lòng nhập mã khác')
    const keyInput = await screen.findByRole('textbox', { name: /^Mã/ })
    write(keyInput, key)
    await waitFor(() => expect(said()).toBeTruthy())
    expect(written(wire)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Lưu' }))
    await screen.findByRole('button', { name: '1 ô cần sửa' })
    expect(said()).toBeTruthy()
    write(keyInput, `${key}_khac`)
    await waitFor(() => expect(said()).toBeNull())

    await user.click(screen.getByRole('button', { name: 'Bỏ “Trống”' }))
    expect(screen.queryByLabelText('Bỏ trường cùng nội dung')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Bỏ “Chữ”' }))
    const consent = await screen.findByLabelText('Bỏ trường cùng nội dung')
    await user.click(screen.getByRole('button', { name: 'Lưu' }))
    await screen.findByText(/Trường sắp bỏ đang có nội dung: Chữ/)
    expect((await read(id)).value).toEqual({ a: 'Chào', c: 'Theo' })
    await user.click(consent)
    await user.click(screen.getByRole('button', { name: /^Đổi khóa/ }))
    write(screen.getAllByRole('textbox', { name: /^Mã/ })[1] as HTMLElement, 'd')
    await user.click(screen.getByRole('button', { name: 'Lưu' }))
    await screen.findByText('Đã lưu widget.')
    expect(await read(id)).toMatchObject({ settings: { fields: [{ key: 'd' }] }, value: { d: 'Theo' } })
  })
})

describe('the page of a type', () => {
  it('fills in each widget by itself: the one that has the focus is saved by its key; is left after one question about all: saved together, or back to what has to be mended', async () => {
    const one = await aWidget('rieng', 'Một', [text('a', 'Chữ một')], { a: '1' })
    const two = await aWidget('rieng', 'Hai', [text('a', 'Giờ', { style: 'time' })])
    const { wire, router, place } = await open('/widgets/rieng', { as: owner() })
    await screen.findByRole('heading', { level: 1, name: 'Rieng' })
    const time = await screen.findByRole('textbox', { name: /^Giờ/ })
    write(time, 'tối')
    const first = screen.getByRole('textbox', { name: /^Chữ một/ })
    write(first, 'mới')
    await waitFor(() => expect(screen.getAllByText('Chưa lưu')).toHaveLength(2))
    first.focus()
    await user.keyboard('{Control>}s{/Control}')
    await screen.findByText('Đã lưu widget.')
    expect(written(wire)).toEqual([{ value: { a: 'mới' } }])
    expect((await read(one.id)).value).toEqual({ a: 'mới' })
    await waitFor(() => expect(screen.getAllByText('Chưa lưu')).toHaveLength(1))
    expect(time).toHaveProperty('value', 'tối')

    write(first, 'hơn')
    const leave = async () => {
      void router.navigate('/support')
      const question = within(await screen.findByRole('dialog', { name: 'Rời trang khi chưa lưu?' }))
      await user.click(question.getByRole('button', { name: 'Lưu và rời' }))
    }
    await leave()
    await screen.findByText('Giờ chưa hợp lệ, ví dụ 08:30')
    await waitFor(() => expect(document.activeElement).toBe(time))
    expect(place()).toBe('/widgets/rieng')
    expect((await read(one.id)).value).toEqual({ a: 'hơn' })
    write(time, '21:30')
    await leave()
    await waitFor(() => expect(place()).toBe('/support'))
    expect((await read(two.id)).value).toEqual({ a: '21:30' })
    expect(drafts()).toEqual([])
  })

  it('keeps a draft of each form, and brings each back to its own', async () => {
    await aWidget('nhap', 'Một', [text('a', 'Chữ một')])
    await aWidget('nhap', 'Hai', [text('a', 'Chữ hai')])
    await open('/widgets/nhap', { as: owner() })
    write(await screen.findByRole('textbox', { name: /^Chữ một/ }), 'một nháp')
    write(screen.getByRole('textbox', { name: /^Chữ hai/ }), 'hai nháp')
    await waitFor(() => expect(drafts()).toHaveLength(2))
    const kept = Object.entries({ ...sessionStorage })
    cleanup()
    for (const [key, value] of kept) sessionStorage.setItem(key, value)
    await open('/widgets/nhap', { as: owner() })
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Chữ một/ })).toHaveProperty('value', 'một nháp'),
    )
    expect(screen.getByRole('textbox', { name: /^Chữ hai/ })).toHaveProperty('value', 'hai nháp')
  })

  it('brings a value to the new key of its field when somebody has changed the definition meanwhile; lets an entry of its own source be chosen', async () => {
    await call('POST', '/seos', { url: '/a', title: 'Trang A', image: '/files/a.webp' })
    const source = { path: '/seos', list_key: 'data', value_key: 'id', title_key: 'title' }
    const { id: sourced } = await aWidget(
      'doi',
      'Từ nguồn',
      [],
      {},
      { settings: { fields: [], api: source } },
    )
    const { id } = await aWidget('doi', 'Đổi', [text('a', 'Chữ')], { a: 'cũ' })
    await open('/widgets/doi', { as: owner() })
    write(await screen.findByRole('textbox', { name: /^Chữ/ }), 'mới')
    await call('PATCH', `/widgets/${id}`, { settings: { fields: [text('b', 'Chữ', { was: 'a' })] } })
    await user.click(await saveOf('Đổi'))
    const question = within(await screen.findByRole('dialog'))
    await user.click(question.getByRole('button', { name: /^Lưu/ }))
    await waitFor(async () => expect((await read(id)).value).toEqual({ b: 'mới' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await user.click(await screen.findByRole('combobox', { name: /^Chọn từ nguồn/ }))
    await user.click(await screen.findByRole('option', { name: 'Trang A' }))
    await user.click(await saveOf('Từ nguồn'))
    await waitFor(async () =>
      expect((await read(sourced)).value).toEqual({ api: { value: expect.any(Number), label: 'Trang A' } }),
    )
  })

  it('is read by who may only list, with the labels of what was chosen', async () => {
    const data = [{ value: 'sang', label: 'Chữ sáng' }]
    await aWidget('doc', 'Chỉ đọc', [text('m', 'Màu', { style: 'radiobox', data })], { m: 'sang' })
    await aWidget('doc', 'Để trống', [text('a', 'Chữ')])
    const { token } = await api().member('list-widgets')
    await open('/widgets/doc', { as: token })
    const shown = await card('Chỉ đọc')
    expect(shown.getByText('Chữ sáng')).toBeTruthy()
    expect((await card('Để trống')).getByText('Chưa có nội dung')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Lưu/ })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Sửa định nghĩa' })).toBeNull()
  })

  it('says which widgets have nothing to fill in, and which types there are none of', async () => {
    await aWidget('rong', 'Rỗng', [])
    const { router } = await open('/widgets/rong', { as: owner() })
    expect((await card('Rỗng')).getByText('Widget này chưa có trường nào để điền.')).toBeTruthy()
    await router.navigate('/widgets/khong-co')
    await screen.findByText('Không có widget nào thuộc loại “khong-co”')
    const others = within(await screen.findByRole('navigation', { name: 'Các loại đang có' }))
    expect(others.getByRole('link', { name: 'Rong' })).toHaveProperty('pathname', '/widgets/rong')
    const add = screen.getByRole('link', { name: 'Thêm widget' })
    expect(add.getAttribute('href')).toBe('/widgets/manager/create?type=khong-co')
  })
})

describe('the menu', () => {
  it('has a page for each type, asked for when the group is opened and no earlier; one called what home is leads home', async () => {
    await aWidget('home', 'Khách nói gì', [])
    await aWidget('le-hoi', 'Lễ hội', [])
    const { wire } = await open('/support', { as: owner(), language: 'en' })
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }))
    const group = await menu.findByRole('button', { name: 'Widgets' })
    expect(wire.sent.filter(({ path }) => path.startsWith('/widgets'))).toEqual([])
    await user.click(group)
    expect(await menu.findByRole('link', { name: 'Le hoi' })).toHaveProperty('pathname', '/widgets/le-hoi')
    const home = menu.getAllByRole('link', { name: 'Home' }).at(-1) as HTMLElement
    await user.click(home)
    await screen.findByRole('heading', { level: 1, name: 'Home' })
    expect(home.getAttribute('aria-current')).toBe('page')
    const above = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(above.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Manage widgets',
    ])
  })
})
