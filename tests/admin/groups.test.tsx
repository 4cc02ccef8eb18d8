import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { aGroup, aPost, aType } from '../support/content'
import { withAdmin, written } from './harness'

const { api, open } = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => api().owner.token
const call = (method: string, path: string, body?: object) => api().call(method, path, { as: owner(), body })

let type = 0
let group = { id: 0 }
let mark = { id: 0 }
beforeAll(async () => {
  type = (await aType(api(), { style: 'product', features: ['product_groups', 'trademarks', 'data_groups'] }))
    .id
  group = await aGroup(api(), type, { title: 'Quà Tết' })
  mark = await aGroup(api(), type, { style: 'trademark', title: 'Nếp Nhà' })
  await aGroup(api(), type, { style: 'field', title: 'Thông tin trà' })
  for (const title of ['Trà sen', 'Phin nhôm', 'Chén ngọc'])
    await call('POST', '/posts', aPost(type, { title, group_ids: [group.id], trademark_id: mark.id }))
  await call('POST', '/posts', aPost(type, { title: 'Ấm đất', status: 'draft' }))
})

describe('groups of a type', () => {
  it('are called by what they are, each kind in its list with its posts', async () => {
    const { router } = await open(`/posts/article-group/${type}`, { as: owner() })
    await screen.findByText('Nhóm sản phẩm', { selector: 'h1' })
    const link = await screen.findByRole('link', { name: '3 sản phẩm trong “Quà Tết”' })
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(`{"group_id":${group.id}}`)
    expect(screen.queryByText('Nếp Nhà')).toBeNull()
    await router.navigate(`/posts/data-group/${type}`)
    const data = await screen.findByRole('link', { name: 'Thông tin trà' })
    expect(data.getAttribute('href')).toMatch(new RegExp(`^/posts/data-group/${type}/data-field/\\d+$`))
  })

  it('are not found under the address of another kind, and say before they are deleted how many posts have them', async () => {
    const { router } = await open(`/posts/trademark-group/${type}/${mark.id}`, { as: owner() })
    await user.click(await screen.findByRole('button', { name: 'Thao tác khác' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Xóa' }))
    const question = await screen.findByRole('dialog')
    expect(question.textContent).toContain('Đang dùng ở 3 mục.')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await screen.findByDisplayValue('Nếp Nhà')
    await router.navigate(`/posts/trademark-group/${type}/${group.id}`)
    await waitFor(() => expect(screen.queryByDisplayValue('Nếp Nhà')).toBeNull())
    await waitFor(() => expect(screen.queryByDisplayValue('Quà Tết')).toBeNull())
    expect(screen.queryByRole('textbox', { name: /^Tên/ })).toBeNull()
  })
})

describe('a data field', () => {
  it('has a default day and time as they are written here, not as the browser writes them', async () => {
    const data = await api().call('POST', '/groups', {
      as: owner(),
      body: { style: 'field', type_id: type, title: 'Thông tin chè', slug: 'thong-tin-che' },
    })
    await open(`/posts/data-group/${type}/data-field/${data.body.data.id}/create`, { as: owner() })
    const choose = async (style: string) => {
      fireEvent.mouseDown(await screen.findByRole('combobox', { name: /^Kiểu/ }))
      await user.click(await screen.findByRole('option', { name: style }))
    }
    const usual = () => screen.findByRole('textbox', { name: /^Giá trị mặc định/ })
    await choose('Ngày')
    expect((await usual()).getAttribute('placeholder')).toBe('ngày/tháng/năm')
    await choose('Giờ')
    expect((await usual()).getAttribute('placeholder')).toBe('08:30')
  })
})

describe('the members of a group', () => {
  it('are moved, removed, brought back and added, each by itself; the form keeps what was typed', async () => {
    const { wire } = await open(`/posts/article-group/${type}/${group.id}`, { as: owner() })
    // Looked for once: a search by role reads all of the page, again with each change of it.
    const members = await screen.findByRole('region', { name: 'Trong nhóm này' })
    const press = (name: string) => user.click(within(members).getByRole('button', { name }))
    const expectTitles = (...titles: string[]) =>
      waitFor(() =>
        expect([...members.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(titles),
      )
    await expectTitles('Trà sen', 'Phin nhôm', 'Chén ngọc')
    fireEvent.change(screen.getByLabelText(/^Tên/, { selector: 'input' }), { target: { value: 'Quà biếu' } })
    await press('Đưa “Chén ngọc” lên đầu nhóm')
    await expectTitles('Chén ngọc', 'Trà sen', 'Phin nhôm')
    await press('Bỏ “Trà sen” khỏi nhóm')
    await expectTitles('Chén ngọc', 'Phin nhôm')
    await screen.findByText('Đã bỏ “Trà sen” khỏi nhóm.')
    await user.click(await screen.findByText('Hoàn tác', { selector: 'button' }))
    await expectTitles('Chén ngọc', 'Trà sen', 'Phin nhôm')
    const added = screen.getByLabelText(/^Thêm vào nhóm/, { selector: 'input' })
    await user.click(added)
    fireEvent.change(added, { target: { value: 'am dat' } })
    await user.click(await screen.findByRole('option', { name: 'Ấm đất' }))
    await expectTitles('Chén ngọc', 'Trà sen', 'Phin nhôm', 'Ấm đất')
    expect(screen.getByDisplayValue('Quà biếu')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(written(wire).at(-1)).toEqual({ title: 'Quà biếu' }))
  })

  it('are only shown to who may only read', async () => {
    const { token } = await api().member('list-groups', 'list-posts')
    await open(`/posts/article-group/${type}/${group.id}`, { as: token })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: /khỏi nhóm/ })).toBeNull()
  })
})

describe('a post of a type with groups', () => {
  it('is asked for a group when it leaves the desk, and filed by name', async () => {
    const { wire } = await open(`/posts/add-new-post/${type}`, { as: owner() })
    const groups = await screen.findByRole('combobox', { name: /^Nhóm/ })
    fireEvent.change(document.querySelector('main [name=title]') as Element, { target: { value: 'Hộp quà' } })
    await user.click(groups)
    fireEvent.change(groups, { target: { value: 'qua' } })
    await user.click(await screen.findByRole('option', { name: /^Quà/ }))
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Thương hiệu/ }).value).toBe('')
    await user.click(screen.getByRole('combobox', { name: /^Thương hiệu/ }))
    await user.click(await screen.findByRole('option', { name: 'Nếp Nhà' }))
    await user.click(screen.getByRole('button', { name: 'Lưu nháp' }))
    await waitFor(() =>
      expect(written(wire).at(-1)).toMatchObject({ group_ids: [group.id], trademark_id: mark.id }),
    )
  })
})
