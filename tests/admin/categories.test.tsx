import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { aCategory, aType } from '../support/content'
import { heading, withAdmin, written } from './harness'

const admin = withAdmin()
// Checking pointer events reads all styles of the page: slow in jsdom, and tested in a browser.
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const fill = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })
const owner = () => admin.api().owner.token

/** Hà Nội › Quận Ba Đình › Phường Quán Thánh, and Đà Nẵng. */
async function aTree() {
  const api = admin.api()
  const type = await aType(api, { title: 'Tin vùng miền' })
  const add = (title: string, more: object = {}) => aCategory(api, type.id, { title, ...more })
  const north = await add('Hà Nội', { sort: 0 })
  const middle = await add('Ba Đình', { parent_id: north.id })
  const low = await add('Quán Thánh', { parent_id: middle.id })
  const south = await add('Đà Nẵng', { sort: 1 })
  return { type, north, middle, low, south, path: `/posts/post-category/${type.id}` }
}

const names = () =>
  [...document.querySelectorAll('a.row-link')].map((link) => link.textContent?.replace(/\s+/g, ' '))

const back = async () => user.click(await screen.findByRole('link', { name: 'Quay lại' }))

describe('categories of a post type', () => {
  it('stand as a tree, in their order, and explain the keyboard where there is one, not on a phone', async () => {
    const { path } = await aTree()
    await admin.open(path, { as: owner() })
    await heading('Danh mục')
    await waitFor(() => expect(names()).toEqual(['Hà Nội', 'Ba Đình', 'Quán Thánh', 'Đà Nẵng']))
    await screen.findByRole('button', { name: /Bằng bàn phím: .*Alt/ })
    const real = window.matchMedia
    const narrow = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(real(query), { matches: /max-width/.test(query) }))
    try {
      await admin.open(path, { as: owner() })
      await screen.findByRole('button', { name: /^Nhấn giữ và kéo biểu tượng ⠿/ })
      expect(screen.queryByRole('button', { name: /bàn phím/ })).toBeNull()
    } finally {
      narrow.mockRestore()
    }
  })

  it('are added under a chosen parent, with a slug from the title, and show without being fetched again', async () => {
    const { path } = await aTree()
    const { wire, place } = await admin.open(path, { as: owner() })
    await user.click(await screen.findByRole('link', { name: 'Thêm danh mục con của “Đà Nẵng”' }))
    const parent = await screen.findByRole('combobox', { name: 'Danh mục cha' })
    expect(parent).toHaveProperty('value', 'Đà Nẵng')
    fill(screen.getByLabelText(/Tên danh mục/), 'Sơn Trà')
    screen.getByText('son-tra')
    const lists = () =>
      wire.sent.filter(
        ({ method, path: each }) => method === 'GET' && /^\/categories\?(?!.*search=id)/.test(each),
      ).length
    const before = lists()
    await user.click(screen.getByRole('button', { name: 'Lưu' }))
    await screen.findByText('Đã thêm danh mục.')
    await heading('Sơn Trà')
    await back()
    expect(place()).toBe(path)
    await waitFor(() => expect(names()).toEqual(['Hà Nội', 'Ba Đình', 'Quán Thánh', 'Đà Nẵng', 'Sơn Trà']))
    expect(lists()).toBe(before)
  })

  it('are added one after the other under the same parent; Enter saves one and opens it', async () => {
    const { path, type, north } = await aTree()
    const { wire, place } = await admin.open(`${path}/create?parent=${north.id}`, { as: owner() })
    const another = async (title: string) => {
      fill(await screen.findByLabelText(/Tên danh mục/), title)
      await user.click(screen.getByText('Lưu và thêm tiếp', { selector: 'button' }))
    }
    const empty = () =>
      waitFor(() => {
        expect(screen.getByLabelText(/Tên danh mục/)).toHaveProperty('value', '')
        expect(document.activeElement?.getAttribute('name')).toBe('title')
      })
    await another('Hoàn Kiếm')
    await empty()
    // One that is refused stays, and the next press is not taken for another attempt of it.
    await another('')
    await screen.findByRole('button', { name: /ô cần sửa$/ })
    await another('Tây Hồ')
    await empty()
    expect(screen.getByRole('combobox', { name: 'Danh mục cha' })).toHaveProperty('value', 'Hà Nội')
    await user.click(screen.getByLabelText(/Tên danh mục/))
    await user.paste('Cầu Giấy')
    await user.keyboard('{Enter}')
    await heading('Cầu Giấy')
    expect(place()).toMatch(/\/\d+$/)
    const placed = { type_id: type.id, parent_id: north.id }
    expect(written(wire)).toMatchObject([
      { title: 'Hoàn Kiếm', sort: 1, ...placed },
      { title: 'Tây Hồ', sort: 2, ...placed },
      { title: 'Cầu Giấy', sort: 3, ...placed },
    ])
  })

  it('are not deleted while others are under them, say so and stay selected; many at once are, those below first', async () => {
    const { path } = await aTree()
    const { wire } = await admin.open(path, { as: owner() })
    await user.click(await screen.findByRole('button', { name: 'Xóa “Hà Nội”' }))
    const agree = async () =>
      user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Xóa' }))
    await agree()
    await screen.findByText(
      'Chưa xóa được danh mục. Danh mục này còn danh mục con, hãy chuyển hoặc xóa các danh mục con trước.',
    )
    expect(names()).toContain('Hà Nội')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    const select = async (...all: string[]) => {
      for (const name of all)
        await user.click(await screen.findByRole('checkbox', { name: `Chọn dòng này: ${name}` }))
      await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Xóa' }))
      await agree()
    }
    await select('Hà Nội', 'Đà Nẵng')
    await waitFor(() => expect(names()).toEqual(['Hà Nội', 'Ba Đình', 'Quán Thánh']))
    const kept = await screen.findByRole('checkbox', { name: 'Chọn dòng này: Hà Nội' })
    expect(kept).toHaveProperty('checked', true)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    const bulk = () => wire.sent.filter(({ path: each }) => each === '/categories/bulk').length
    const before = bulk()
    await select('Ba Đình', 'Quán Thánh')
    await screen.findByText('Đã xóa 3 danh mục.')
    await waitFor(() => expect(names()).toEqual([]))
    // One call for each level.
    expect(bulk() - before).toBe(3)
  })

  it('move to another parent with everything under them, to the end of its children, never to one of those', async () => {
    const { path, middle } = await aTree()
    const { place } = await admin.open(`${path}/${middle.id}`, { as: owner() })
    await heading('Ba Đình')
    const parent = screen.getByRole('combobox', { name: 'Danh mục cha' })
    await user.click(parent)
    const options = await screen.findAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['Hà Nội', 'Đà Nẵng'])
    fill(parent, 'da nang')
    await user.click(await screen.findByRole('option', { name: 'Đà Nẵng' }))
    await user.click(screen.getByRole('button', { name: 'Lưu' }))
    await screen.findByText('Đã lưu danh mục.')
    await back()
    expect(place()).toBe(path)
    await waitFor(() => expect(names()).toEqual(['Hà Nội', 'Đà Nẵng', 'Ba Đình', 'Quán Thánh']))
  })

  it('need a title, in the language of the interface', async () => {
    const { path } = await aTree()
    await admin.open(`${path}/create`, { as: owner(), language: 'en' })
    await user.click(await screen.findByText('Save', { selector: 'button' }))
    // The slug follows from the title and is not asked for besides.
    expect(await screen.findAllByText(/^(Enter|Please fill)/)).toHaveLength(1)
    screen.getByText('Enter the name')
  })

  it('are only looked at by who may only list them', async () => {
    const { path } = await aTree()
    const { token } = await admin.api().member('list-categories', 'list-posts')
    const { router } = await admin.open(path, { as: token })
    const row = await screen.findByText('Quán Thánh')
    expect(screen.queryByRole('link', { name: /Thêm danh mục/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Xóa/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Chuyển chỗ/ })).toBeNull()
    await router.navigate(row.getAttribute('href') ?? '')
    await heading('Quán Thánh')
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
