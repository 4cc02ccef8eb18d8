import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { aPost, aType } from '../support/content'
import { aFile, picture } from '../support/files'
import { withAdmin } from './harness'

const admin = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const library = '/media/media-library'
const send = (method: string, path: string, body?: unknown) =>
  admin.api().call(method, path, { as: admin.api().owner.token, body })
const open = (path = library, as = admin.api().owner.token) => admin.open(path, { as })
/** By label alone: a search by role reads all of the page, again with each change of it. */
const tile = (name: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`main [aria-label="Xem “${name}”"]`)
    if (!found) throw new Error(`there is no tile ${name}`)
    return found
  })
const read = async (id: number) =>
  (await send('GET', `/media?search=id:${id}&include=uses_count,copies`)).body.data[0]
const readPost = async (id: number) => (await send('GET', `/posts?search=id:${id}&include=body`)).body.data[0]
/** A network that loses every call of this kind. */
const lost = (kind: string) => (method: string) => {
  if (method === kind) throw new TypeError('Failed to fetch')
  return undefined
}
const aUse = async (image: string, title = 'Cách pha phin') => {
  const type = await aType(admin.api())
  return (await send('POST', '/posts', aPost(type.id, { image, title }))).body.data as { id: number }
}

beforeEach(async () => {
  const { data } = (await send('GET', '/media?limit=100')).body
  for (const { id } of data) await send('DELETE', `/media/${id}?force=1`)
})

describe('the library', () => {
  it('says how often and where each file is used, with a link to each record, and narrows down to what is unused; what could not be saved is kept until the file is left', async () => {
    const { id, url } = await aFile(admin.api(), { name: 'Phin' })
    const unused = await aFile(admin.api(), { name: 'Bỏ không' })
    const post = await aUse(url)
    await send('PATCH', `/media/${unused.id}`, { alt: 'Một góc quán' })
    const { place, wire } = await open()
    expect((await tile('Phin')).closest('li')?.textContent).toContain('Dùng ở 1 nơi · Chưa có mô tả')
    expect((await tile('Bỏ không')).closest('li')?.textContent).toContain('Chưa dùng ở đâu')
    await user.click(await tile('Phin'))
    const list = await screen.findByRole('list', { name: 'Nơi đang dùng' })
    const link = await within(list).findByRole('link', { name: 'Cách pha phin' })
    expect(link.getAttribute('href')).toMatch(new RegExp(`/posts/all-posts/\\d+/${post.id}$`))
    expect(list.textContent).toContain('Ảnh đại diện')
    const alt = await screen.findByRole('textbox', { name: 'Mô tả ảnh' })
    wire.answer = lost('PATCH')
    await user.type(alt, 'Phin{Enter}')
    await screen.findByRole('alert')
    wire.answer = undefined
    expect((await read(id)).alt).toBe('')
    await user.type(alt, ' 2')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect((await read(id)).alt).toBe('Phin 2'))

    await user.click(screen.getByRole('button', { name: 'Bộ lọc' }))
    await user.click(screen.getByRole('button', { name: 'Sử dụng' }))
    await user.click(await screen.findByRole('option', { name: 'Chưa dùng ở đâu' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Xem “Phin”' })).toBeNull())
    expect(place()).toContain('used')
    await tile('Bỏ không')
  })

  it('keeps what a picture shows, its tags and its point: typed, by click and by keyboard; its file is replaced under the same address', async () => {
    const { id, url } = await aFile(admin.api(), { name: 'Phin' })
    const { wire } = await open()
    await user.click(await tile('Phin'))
    await user.type(await screen.findByRole('textbox', { name: 'Mô tả ảnh' }), 'Phin{Enter}')
    await screen.findByText('Đã lưu thông tin tệp.')
    // Two that come faster than an answer are both kept.
    await user.type(screen.getByRole('combobox', { name: 'Thẻ' }), 'Sen{Enter}Trà{Enter}')
    await waitFor(async () => expect(await read(id)).toMatchObject({ alt: 'Phin', tags: ['Sen', 'Trà'] }))
    const point = screen.getByRole('slider', { name: 'Điểm chính của ảnh' })
    point.focus()
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowUp}')
    expect(point.getAttribute('aria-valuetext')).toBe('60% từ trái, 49% từ trên')
    // The window did not go to another file by these keys.
    expect(screen.getByRole('dialog', { name: 'Phin' })).toBeTruthy()
    await waitFor(async () => expect(await read(id)).toMatchObject({ focus_x: 60, focus_y: 49, url }))
    const whole = point.parentElement as HTMLElement
    whole.getBoundingClientRect = () => ({ left: 0, top: 0, width: 200, height: 100 }) as DOMRect
    fireEvent.click(whole, { clientX: 20, clientY: 80 })
    await waitFor(async () => expect(await read(id)).toMatchObject({ focus_x: 10, focus_y: 80 }))
    await user.click(screen.getByRole('button', { name: 'Về giữa ảnh' }))
    await waitFor(async () => expect(await read(id)).toMatchObject({ focus_x: 50, focus_y: 50 }))

    const file = new File([new Uint8Array(await picture('#abcdef'))], 'moi.png', { type: 'image/png' })
    await user.upload(await screen.findByLabelText('Chọn tệp thay thế từ máy'), file)
    const dialog = await screen.findByRole('dialog', { name: 'Thay “Phin” bằng “moi.png”?' })
    expect(dialog.textContent).toContain('Địa chỉ giữ nguyên')
    wire.answer = lost('POST')
    await user.click(within(dialog).getByRole('button', { name: 'Thay tệp' }))
    await screen.findByRole('alert', { hidden: true })
    wire.answer = undefined
    // The file stands by for another try.
    await user.click(within(dialog).getByRole('button', { name: 'Thay tệp' }))
    await screen.findByText('Đã thay tệp.')
    expect(await read(id)).toMatchObject({ url, revision: 1, file: 'moi.png' })
    // Not what the browser has of it.
    await waitFor(() => expect(document.querySelector(`img[src="${url}?revision=1"]`)).toBeTruthy())
  })

  it('tags many files at once, also after the network was away, and offers to undo it', async () => {
    const [a, b] = [await aFile(admin.api(), { name: 'a' }), await aFile(admin.api(), { name: 'b' })]
    await send('PATCH', `/media/${a.id}`, { tags: ['Cũ'] })
    const { wire } = await open()
    await tile('a')
    for (const name of ['a', 'b']) await user.click(screen.getByRole('checkbox', { name: `Chọn “${name}”` }))
    await user.click(await screen.findByRole('button', { name: 'Gắn thẻ' }))
    const dialog = await screen.findByRole('dialog', { name: 'Gắn thẻ cho 2 tệp' })
    await user.type(within(dialog).getByRole('combobox', { name: 'Thêm thẻ' }), 'Thu{Enter}')
    await user.click(within(dialog).getByRole('combobox', { name: 'Bỏ thẻ' }))
    await user.click(await screen.findByRole('option', { name: 'Cũ' }))
    await user.keyboard('{Escape}')
    // The typed text stays while the network is away.
    wire.answer = lost('POST')
    await user.click(within(dialog).getByRole('button', { name: 'Lưu' }))
    await screen.findByRole('alert', { hidden: true })
    wire.answer = undefined
    await user.click(within(dialog).getByRole('button', { name: 'Lưu' }))
    await waitFor(async () => expect((await read(a.id)).tags).toEqual(['Thu']))
    expect((await read(b.id)).tags).toEqual(['Thu'])
    await user.click(await screen.findByRole('button', { name: 'Hoàn tác' }))
    await waitFor(async () => expect((await read(a.id)).tags).toEqual(['Cũ']))
  })
})

describe('deleting', () => {
  it('by force leaves the records as they are; or else says what uses a file and puts another one in its place', async () => {
    const [old, next] = [await aFile(admin.api(), { name: 'Cũ' }), await aFile(admin.api(), { name: 'Mới' })]
    const post = await aUse(old.url)
    const lost = await aFile(admin.api(), { name: 'Bỏ' })
    const left = await aUse(lost.url)
    // The picker opens in a dialog where the browser blocks windows.
    window.open = () => null
    await open()
    ;(await tile('Bỏ')).focus()
    await user.keyboard('{Delete}')
    const forced = await screen.findByRole('dialog', { name: 'Xóa 1 tệp?' })
    await user.click(await within(forced).findByRole('radio', { name: 'Vẫn xóa, không thay' }))
    await user.click(within(forced).getByRole('button', { name: 'Xóa' }))
    await waitFor(async () => expect(await read(lost.id)).toBeUndefined())
    expect((await readPost(left.id)).image).toBe(lost.url)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await user.click(await tile('Cũ'))
    await user.click(await screen.findByRole('button', { name: 'Xóa' }))
    const dialog = await screen.findByRole('dialog', { name: 'Xóa “Cũ”?' })
    await within(dialog).findByText('Đang được dùng ở 1 nơi:')
    await within(dialog).findByRole('link', { name: 'Cách pha phin' })
    expect(within(dialog).getByRole('button', { name: 'Thay rồi xóa' })).toHaveProperty('disabled', true)
    await user.click(within(dialog).getByRole('button', { name: 'Chọn tệp thay thế' }))
    const chooser = await screen.findByRole('dialog', { name: 'Chọn từ thư viện' })
    await user.click(await within(chooser).findByRole('button', { name: 'Chọn “Mới”' }))
    await user.click(within(dialog).getByRole('button', { name: 'Thay rồi xóa' }))
    await waitFor(async () => expect((await readPost(post.id)).image).toBe(next.url))
    expect(await read(old.id)).toBeUndefined()
  })

  it('offers no replacement to who may not change the records, says why, and counts what they may not see', async () => {
    const { url } = await aFile(admin.api(), { name: 'Cũ' })
    await aUse(url)
    const { token } = await admin.api().member('manage-media')
    await open(library, token)
    await user.click(await tile('Cũ'))
    await user.click(await screen.findByRole('button', { name: 'Xóa' }))
    const dialog = await screen.findByRole('dialog', { name: 'Xóa “Cũ”?' })
    await within(dialog).findByText('và 1 nơi bạn không có quyền xem')
    await within(dialog).findByText('Bạn không có quyền sửa 1 nơi trong số này nên chưa thể thay.')
    expect(
      within(dialog).getByRole('radio', { name: 'Thay bằng tệp khác ở tất cả những nơi này' }),
    ).toHaveProperty('disabled', true)
    expect(within(dialog).queryByText('Cách pha phin')).toBeNull()
  })
})

describe('equal files', () => {
  const drop = async (colour: string, name: string) =>
    fireEvent.drop(window, {
      dataTransfer: {
        types: ['Files'],
        files: [new File([new Uint8Array(await picture(colour))], name, { type: 'image/png' })],
      },
    })
  const count = async () => (await send('GET', '/media?limit=1')).body.meta.pagination.total

  it('are told at the upload: the one that is there is used, or the new one is stored all the same; they stand in groups, of which one file is kept', async () => {
    const kept = await aFile(admin.api(), { colour: '#0f0f0f', name: 'Sẵn có' })
    await aFile(admin.api(), { name: 'Khác' })
    await open()
    await tile('Sẵn có')
    await drop('#0f0f0f', 'trung.png')
    await screen.findByText('Thư viện đã có tệp này, tên là “Sẵn có”.')
    expect(await count()).toBe(2)
    await user.click(screen.getByRole('button', { name: 'Dùng tệp đã có' }))
    await screen.findByText(/· Xong$/)
    expect(await count()).toBe(2)
    await drop('#0f0f0f', 'lan-hai.png')
    await user.click(await screen.findByRole('button', { name: 'Vẫn tải lên' }))
    await tile('lan-hai.png')
    expect(await count()).toBe(3)

    const [other] = (await send('GET', '/media?limit=1&orderBy=id&sortedBy=desc')).body.data
    expect(other.name).toBe('lan-hai.png')
    const post = await aUse(other.url)
    await user.click(screen.getByRole('button', { name: 'Bộ lọc' }))
    await user.click(await screen.findByRole('button', { name: 'Trùng lặp' }))
    await user.click(await screen.findByRole('option', { name: 'Các tệp giống hệt nhau' }))
    await screen.findByText('2 tệp giống hệt nhau')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Xem “Khác”' })).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Giữ “Sẵn có”, bỏ các tệp giống hệt' }))
    const dialog = await screen.findByRole('dialog', { name: 'Giữ một tệp, bỏ 1 tệp giống hệt?' })
    await user.click(within(dialog).getByRole('button', { name: 'Giữ tệp này' }))
    await waitFor(async () => expect(await read(other.id)).toBeUndefined())
    expect((await readPost(post.id)).image).toBe(kept.url)
    await screen.findByText('Không có mục nào khớp với bộ lọc.')
  })
})

describe('a picture that screens crop', () => {
  it('keeps its point in sight', async () => {
    const { id, url } = await aFile(admin.api(), { name: 'Phin' })
    await send('PATCH', `/media/${id}`, { focus_x: 20, focus_y: 80 })
    await aUse(url)
    await aUse((await aFile(admin.api(), { name: 'Tách' })).url, 'Cách chọn tách')
    const { wire } = await open('/dashboard')
    await waitFor(() => {
      const shown = document.querySelector<HTMLImageElement>(`img[src*="${url.slice(7, -4)}"]`)
      expect(shown?.style.objectPosition).toBe('20% 80%')
    })
    // Once for all the pictures on the page.
    expect(wire.sent.filter(({ path }) => path === '/media/focus')).toHaveLength(1)
  })
})
