import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCategory, aType } from '../support/content'
import { heading, withAdmin } from './harness'

const { api, open } = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const asOwner = () => ({ as: api().owner.token })
const button = (name: string) => screen.findByRole('button', { name, hidden: true })
const links = (name: string) => screen.queryAllByRole('link', { name, hidden: true })

const inTable = async (text: string) => within(await screen.findByRole('table')).findByText(text)

describe('the page of a list', () => {
  it('tells whoever may how to add the first one, and others only that there is none', async () => {
    const hint = /^Bắt đầu với một loại/
    await open('/post-type/manager', asOwner())
    await screen.findByText(hint)
    expect(links('Thêm loại bài viết')).toHaveLength(2)

    const reader = await api().member('list-types')
    await open('/post-type/manager', { as: reader.token })
    await screen.findByText('Chưa có loại bài viết nào')
    expect(screen.queryByText(hint)).toBeNull()
    expect(links('Thêm loại bài viết')).toHaveLength(0)
  })

  it('leads to the record, for readers too, under the address of the list, whichever that was; exports and deletes what is selected', async () => {
    const { id } = await aType(api(), { title: 'Sổ tay' })
    await aType(api(), { title: 'Tạm thời' })
    const hrefs = () => links('Sổ tay').map((each) => each.getAttribute('href'))
    const reader = await api().member('list-types')
    await open('/post-type/manager', { as: reader.token })
    await inTable('Sổ tay')
    expect(hrefs()).toEqual([`/post-type/manager/${id}`])

    await open('/post-type', asOwner())
    const row = (await inTable('Tạm thời')).closest('tr')
    if (!row) throw new Error('a type is a row')
    expect(hrefs()).toEqual([`/post-type/manager/${id}`])
    await user.click(within(row).getByRole('checkbox'))
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Xuất tệp', hidden: true })).toHaveLength(2),
    )
    await user.click(await button('Xóa'))
    const question = within(await screen.findByRole('dialog'))
    question.getByText(/Chỉ xóa được khi không còn bài viết/)
    await user.click(question.getByRole('button', { name: 'Xóa' }))
    await waitFor(() => expect(screen.queryByText('Tạm thời')).toBeNull())
  })
})

describe('the forms of an entity whose address names another', () => {
  let typeId = 0
  beforeAll(async () => {
    typeId = (await aType(api())).id
  })
  const list = () => `/posts/post-category/${typeId}`

  it('begin with what the schema says, go on with the record once it is made, headed by its name, stay open when a change is saved, and delete it in its own words', async () => {
    const { place } = await open(`${list()}/create`, asOwner())
    await heading('Thêm danh mục')
    expect(
      (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Số bài hiển thị', hidden: true })).value,
    ).toBe('0')
    expect(links('Hủy').map((each) => each.getAttribute('href'))).toEqual([list()])
    fireEvent.change(screen.getByRole('textbox', { name: 'Tên danh mục', hidden: true }), {
      target: { value: 'Công thức' },
    })
    await user.click(await button('Lưu'))
    await screen.findByText('Đã thêm danh mục.')
    await heading('Công thức')
    expect(place()).toMatch(new RegExp(`^${list()}/\\d+$`))
    expect(links('Quay lại').map((each) => each.getAttribute('href'))).toEqual([list()])

    const at = place()
    fireEvent.change(screen.getByRole('textbox', { name: 'Tên danh mục', hidden: true }), {
      target: { value: 'Mùa cũ' },
    })
    await user.click(await button('Lưu'))
    await heading('Mùa cũ')
    expect(place()).toBe(at)
    await user.click(await button('Thao tác khác'))
    await user.click(await screen.findByRole('menuitem', { name: 'Xóa' }))
    const question = within(await screen.findByRole('dialog'))
    question.getByText(/“Mùa cũ”/)
    question.getByText(/Bài viết trong danh mục vẫn còn/)
    await user.click(question.getByRole('button', { name: 'Xóa' }))
    await heading('Danh mục')
    expect(place()).toBe(list())
    await waitFor(() => expect(screen.queryByText('Mùa cũ')).toBeNull())
  })

  it('offer no deletion to those who may not delete', async () => {
    const editor = await api().member('list-categories', 'update-categories', 'list-types')
    const { id } = await aCategory(api(), typeId, { title: 'Giữ lại' })
    await open(`${list()}/${id}`, { as: editor.token })
    await heading('Giữ lại')
    await button('Lưu')
    expect(screen.queryByRole('button', { name: 'Thao tác khác', hidden: true })).toBeNull()
  })
})
