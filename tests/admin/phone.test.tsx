import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPost, aType } from '../support/content'
import { warehouseOf } from '../support/stock'
import { heading, withAdmin } from './harness'

const admin = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => admin.api().owner.token
let postId = 0
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const menu = () => screen.queryByRole('dialog', { name: 'Tùy chọn hiển thị' })

beforeAll(async () => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: /max-width/.test(query),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
  const typeId = (await aType(admin.api())).id
  const { body } = await admin.api().call('POST', '/posts', { as: owner(), body: aPost(typeId) })
  postId = body.data.id
})

describe('on a phone', () => {
  it('the order of a list is told after the total, where there are no heads; its menu closes once its export has begun; the trail of a record is only the way back, to the list as it was', async () => {
    URL.createObjectURL = () => 'blob:saved'
    for (const source of ['/mot', '/hai'])
      await admin.api().call('POST', '/redirects', { as: owner(), body: { source, destination: '/dich' } })
    const { place, router } = await admin.open('/settings/redirect', { as: owner() })
    const pages = within(await screen.findByRole('navigation', { name: 'Phân trang' }))
    await waitFor(() => expect(pages.getByText(/mục/).textContent).toBe('2 mục · Mới nhất trước'))
    await press('Tùy chọn khác')
    await user.click(await screen.findByRole('combobox', { name: /Sắp xếp/ }))
    await user.click(screen.getByRole('option', { name: 'Địa chỉ cũ, tăng dần' }))
    await waitFor(() => expect(pages.getByText(/mục/).textContent).toBe('2 mục · Địa chỉ cũ, tăng dần'))
    await waitFor(() => expect(menu()).toBeTruthy())
    await press('Xuất tệp')
    const dialog = within(await screen.findByRole('dialog', { name: 'Xuất ra tệp' }))
    await user.click(dialog.getByRole('button', { name: /^Xuất \d/ }))
    await screen.findByRole('region', { name: 'Các tệp đang xuất' })
    await waitFor(() => expect(menu()).toBeNull())

    const list = place()
    await act(() =>
      router.navigate((screen.getByRole('link', { name: '/mot' }) as HTMLAnchorElement).pathname),
    )
    await screen.findByRole('textbox', { name: 'Địa chỉ cũ' })
    const trail = within(screen.getByRole('navigation', { name: 'Đường dẫn trang' }))
    const links = trail.getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Chuyển hướng', list],
    ])
  })

  it('boxes are shown to who selects, in the library as in any list', async () => {
    const form = new FormData()
    const picture = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x34, 0x0a])
    form.set('file', new File([picture], 'a.pdf', { type: 'application/pdf' }))
    await admin.api().call('POST', '/media', { as: owner(), body: form })
    await admin.open('/media/media-library', { as: owner() })
    await screen.findByRole('button', { name: 'Xem “a.pdf”' })
    expect(screen.queryByRole('checkbox')).toBeNull()
    await press('Tùy chọn khác')
    await press('Chọn nhiều mục')
    expect(await screen.findByRole('checkbox', { name: 'Chọn “a.pdf”' })).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: 'Chọn cả trang' })).toBeTruthy()
    const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Chọn “a.pdf”' })
    const tile = screen.getByRole('button', { name: 'Xem “a.pdf”' })
    for (let again = 0; again < 2; again++) {
      await user.click(await box())
      await waitFor(async () => expect((await box()).checked).toBe(true))
      await act(async () => tile.focus())
      await user.keyboard('{Escape}')
      await waitFor(async () => expect((await box()).checked).toBe(false))
    }
  })

  it('the average of the ratings stands beside their title; the tabs tell how many stars', async () => {
    for (const score of [5, 4, 3])
      await admin.api().call('POST', '/ratings', {
        as: owner(),
        body: { post_id: postId, score, content: 'Gói kỹ' },
      })
    await admin.open('/rating/manager', { as: owner() })
    await screen.findByRole('tab', { name: '4 sao (1)' })
    expect(screen.getByText('Trung bình').parentElement?.textContent).toBe('Trung bình 4,0 ★')
    expect(screen.queryByRole('region', { name: 'Tổng hợp đánh giá' })).toBeNull()
  })

  it('a report begins with its rows; one figure leads to the others and the chart', async () => {
    const { place, product, bring } = warehouseOf(admin.api)
    const kho = await place('/warehouses', 'Kho Hà Nội')
    await bring(kho, [{ post_id: await product('Cà phê Arabica'), number: 6, price: 50_000 }])
    await admin.open('/warehouse/report', { as: owner() })
    const figure = await screen.findByRole('button', { name: /^Giá trị tồn: 300\.000/ })
    expect(figure.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('table')).toBeNull()
    fireEvent.click(figure)
    expect(screen.getByRole('table', { name: 'Giá trị tồn theo kho' })).toBeTruthy()
    expect(figure.getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(figure)
    expect(screen.queryByRole('table')).toBeNull()
  })

  it.each(['/inbox', '/users/permissions'])('%s is headed in one line, like a list', async (path) => {
    await admin.open(path, { as: owner() })
    const head = within((await screen.findByRole('heading', { level: 1 })).closest('header') ?? document.body)
    expect(head.getByRole('link').getAttribute('href')).toBe('/')
    // What a list may be asked for, neither of them can do.
    expect(head.queryByRole('button', { name: 'Tùy chọn khác' })).toBeNull()
    expect(head.getByRole('button').getAttribute('aria-label')).toMatch(/ở trên|mũi tên/)
  })

  it('the head of a warehouse is one row of signs that say by name what they do', async () => {
    const kho = await warehouseOf(admin.api).place('/warehouses', 'Kho Cần Thơ')
    await admin.open(`/warehouse/manager/${kho}`, { as: owner() })
    const head = within((await heading('Kho Cần Thơ')).closest('header') ?? document.body)
    await head.findByRole('button', { name: 'Thao tác khác' })
    const edit = head.getByRole('link', { name: 'Sửa thông tin' })
    expect(edit.getAttribute('href')).toBe(`/warehouse/manager/${kho}/edit`)
    for (const action of [...head.getAllByRole('button'), edit]) expect(action.textContent).toBe('')
  })
})
