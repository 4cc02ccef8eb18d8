import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { removeAllRuns } from '../../src/admin/components/sheets/export/runs'
import { aPost, aType } from '../support/content'
import { heading, withAdmin } from './harness'

const admin = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => admin.api().owner.token
let typeId = 0
let postId = 0
const list = () => `/posts/all-posts/${typeId}`
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
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
  typeId = (await aType(admin.api(), { title: 'Chuyện nhà' })).id
  const { body } = await admin.api().call('POST', '/posts', { as: owner(), body: aPost(typeId) })
  postId = body.data.id
})
afterEach(() => act(removeAllRuns))

describe('on a phone', () => {
  it('the menu of a list closes once its export has begun', async () => {
    URL.createObjectURL = () => 'blob:saved'
    await admin.open(list(), { as: owner() })
    await heading('Chuyện nhà')
    await press('Thêm tùy chọn')
    await waitFor(() => expect(menu()).toBeTruthy())
    await press('Xuất tệp')
    const dialog = within(await screen.findByRole('dialog', { name: 'Xuất ra tệp' }))
    await user.click(dialog.getByRole('button', { name: /^Xuất \d/ }))
    await screen.findByRole('region', { name: 'Các tệp đang xuất' })
    await waitFor(() => expect(menu()).toBeNull())
  })

  it('the trail of a record is only the way back, to the list as it was', async () => {
    const { router } = await admin.open(`${list()}?page=1&perPage=25`, { as: owner() })
    await heading('Chuyện nhà')
    await act(() => router.navigate(`${list()}/${postId}`))
    await screen.findByRole('textbox', { name: /^Tiêu đề/ })
    const trail = within(screen.getByRole('navigation', { name: 'Đường dẫn trang' }))
    const links = trail.getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Chuyện nhà', `${list()}?page=1&perPage=25`],
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
    await press('Thêm tùy chọn')
    await press('Chọn nhiều mục')
    expect(await screen.findByRole('checkbox', { name: 'Chọn “a.pdf”' })).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: 'Chọn cả trang' })).toBeTruthy()
  })
})
