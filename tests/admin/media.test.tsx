import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import sharp from 'sharp'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { withAdmin } from './harness'

const admin = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const library = '/media/media-library'

const png = (color: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    .png()
    .toBuffer()

let drawn = 0

/** A picture unlike those before. */
const another = async () => new Uint8Array(await png(`rgb(${++drawn}, ${(7 * drawn) % 256}, 90)`))

/** Files dropped on the page. */
async function drop(...names: string[]) {
  const files = await Promise.all(
    names.map(async (name) => new File([await another()], name, { type: 'image/png' })),
  )
  fireEvent.drop(window, { dataTransfer: { files, types: ['Files'] } })
}

async function stored(name: string): Promise<{ id: number; url: string }> {
  const form = new FormData()
  form.set('file', new File([await another()], `${name}.png`, { type: 'image/png' }))
  form.set('name', name)
  const { call, owner } = admin.api()
  return (await call('POST', '/media', { as: owner.token, body: form })).body.data
}

const open = (path = library) => admin.open(path, { as: admin.api().owner.token })
const tiles = () => [...document.querySelectorAll('main [aria-label^="Xem “"]')]
const names = () => tiles().map((tile) => /“(.*)”/.exec(tile.getAttribute('aria-label') ?? '')?.[1])
/** By label alone: a search by role reads all of the page, again with each change of it. */
const tile = (name: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`main [aria-label="Xem “${name}”"]`)
    if (!found) throw new Error(`there is no tile ${name}`)
    return found
  })
const box = (name: string) => screen.getByRole('checkbox', { name: `Chọn “${name}”` })

beforeEach(async () => {
  const { call, owner } = admin.api()
  const { data } = (await call('GET', '/media?limit=100', { as: owner.token })).body
  for (const { id } of data) await call('DELETE', `/media/${id}?force=1`, { as: owner.token })
})

describe('the media library', () => {
  it('invites to upload while it is empty, gives each file its own error, and another try after the network was lost; shows new files first without asking again', async () => {
    const { wire } = await open(`${library}?upload=1`)
    await screen.findByText('Thư viện chưa có tệp nào')
    const panel = await screen.findByRole('region', { name: 'Tải tệp lên' })
    expect(within(panel).getByText(/Mỗi tệp tối đa 50 MB.* JPG, PNG/)).toBeTruthy()
    wire.answer = (method) => {
      if (method === 'POST') throw new TypeError('Failed to fetch')
      return undefined
    }
    fireEvent.drop(window, {
      dataTransfer: {
        types: ['Files'],
        files: [
          new File(['MZ'], 'game.exe', { type: 'application/x-msdownload' }),
          new File([new Uint8Array(await png('#a33'))], 'anh.png', { type: 'image/png' }),
        ],
      },
    })
    await screen.findByText(/^Không nhận tệp EXE. Các loại nhận được: JPG, PNG/)
    await screen.findByText('Mất kết nối mạng. Vui lòng thử lại sau.')
    await screen.findByText('Chưa tải lên được 2 tệp. Vui lòng thử lại sau.')
    expect(screen.queryByRole('button', { name: 'Tải lại “game.exe”' })).toBeNull()
    wire.answer = undefined
    await user.click(screen.getByRole('button', { name: 'Tải lại “anh.png”' }))
    await tile('anh.png')

    await act(() => drop('a.png', 'b.png'))
    await waitFor(() => expect(names().sort()).toEqual(['a.png', 'anh.png', 'b.png']))
    await screen.findByText('Đã tải 2 tệp lên.')
    await act(() => drop('c.png'))
    await waitFor(() => expect(names()[0]).toBe('c.png'))
    expect(
      wire.sent.filter(({ method, path }) => method === 'GET' && path.startsWith('/media?')),
    ).toHaveLength(1)
    expect(screen.getByRole('tab', { name: 'Hình ảnh (4)' })).toBeTruthy()

    const address = `data:image/png;base64,${Buffer.from(await another()).toString('base64')}`
    const getData = () => `<p>chữ <img src="${address}" alt="Trong bài"></p>`
    fireEvent.paste(document.body, { clipboardData: { files: [], getData } })
    await waitFor(() => expect(names()[0]).toBe('Trong bài.png'))
  })

  it('selects by click, with Shift and with the keyboard; renames in place: Enter saves, Escape gives up, an empty name is told beside', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await stored(name)
    await open()
    await tile('d')
    expect(names()).toEqual(['d', 'c', 'b', 'a'])
    await user.click(box('d'))
    await user.keyboard('{Shift>}')
    await user.click(await tile('b'))
    await user.keyboard('{/Shift}')
    await screen.findByText('Đã chọn 3 mục')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText(/Đã chọn/)).toBeNull())
    ;(await tile('c')).focus()
    await user.keyboard(' ')
    await screen.findByText('Đã chọn 1 mục')
    await user.keyboard('{Control>}a{/Control}')
    await screen.findByText('Đã chọn 4 mục')
    await user.click(box('d'))
    // One box for the page tells how much of it is selected.
    const page = screen.getByRole('checkbox', { name: 'Chọn cả trang' })
    expect(page).toHaveProperty('indeterminate', true)
    await user.click(page)
    await screen.findByText('Đã chọn 4 mục')
    await user.click(page)
    await waitFor(() => expect(screen.queryByText(/Đã chọn/)).toBeNull())

    ;(await tile('c')).focus()
    await user.keyboard('{F2}')
    await user.clear(screen.getByRole('textbox', { name: 'Tên mới' }))
    await user.keyboard('{Enter}')
    await screen.findByText('Hãy nhập tên')
    await user.keyboard('Mới{Enter}')
    const renamed = await tile('Mới')
    await waitFor(() => expect(document.activeElement).toBe(renamed))
    await screen.findByText('Đã đổi tên tệp.')
    await user.keyboard('{F2}bỏ đi{Escape}')
    expect(await tile('Mới')).toBeTruthy()
  })

  it('deletes what is selected; what failed stays selected and is named with its reason', async () => {
    await stored('giữ lại')
    const locked = await stored('đang khóa')
    const gone = await stored('xóa được')
    const { wire } = await open()
    wire.answer = async (method, path) => {
      if (method !== 'POST' || path !== '/media/bulk') return undefined
      const { call, owner } = admin.api()
      await call('DELETE', `/media/${gone.id}`, { as: owner.token })
      const refused = [{ id: locked.id, title: 'đang khóa', code: 'conflict', message: 'Kho tệp đang bận' }]
      return Response.json({ data: { done: [gone.id], refused } })
    }
    await tile('xóa được')
    await user.click(box('xóa được'))
    await user.click(box('đang khóa'))
    await user.click(await screen.findByRole('button', { name: 'Xóa' }))
    const dialog = await screen.findByRole('dialog', { name: 'Xóa 2 tệp?' })
    // What uses them is known before anything can be deleted.
    await within(dialog).findByText(/Không nơi nào đang dùng/)
    await user.click(within(dialog).getByRole('button', { name: 'Xóa' }))
    const report = (await screen.findByText('1 tệp chưa xóa được')).closest('[role=alert]')
    expect(report?.textContent).toContain('Kho tệp đang bận')
    expect(report?.textContent).toContain('“đang khóa”')
    await screen.findByText('Đã xóa tệp.')
    await waitFor(() => expect(names()).toEqual(['đang khóa', 'giữ lại']))
    expect(box('đang khóa')).toHaveProperty('checked', true)
    expect(box('giữ lại')).toHaveProperty('checked', false)
  })

  it('searches by name without accents, filters by kind and days, sorts, and offers no spreadsheet of files', async () => {
    await stored('Cà phê sữa')
    await stored('Trà sen')
    const { place } = await open()
    await tile('Trà sen')
    expect(screen.queryByRole('button', { name: 'Xuất tệp' })).toBeNull()
    const search = (value: string) =>
      fireEvent.change(screen.getByRole('searchbox', { name: 'Tìm theo tên tệp' }), { target: { value } })
    search('ca phe')
    await waitFor(() => expect(names()).toEqual(['Cà phê sữa']))
    search('')
    await waitFor(() => expect(names()).toHaveLength(2))
    await user.click(await screen.findByRole('button', { name: 'Bộ lọc' }))
    await user.click(screen.getByRole('button', { name: 'Sắp xếp: Mới nhất' }))
    await user.click(await screen.findByRole('option', { name: 'Cũ nhất' }))
    await waitFor(() => expect(names()).toEqual(['Cà phê sữa', 'Trà sen']))
    await user.click(screen.getByRole('button', { name: 'Tải lên lúc' }))
    const days = await screen.findByRole('dialog', { name: 'Tải lên lúc' })
    await user.type(await within(days).findByLabelText('Đến ngày'), '01/01/2020')
    await user.click(within(days).getByRole('button', { name: 'Áp dụng' }))
    await screen.findByText('Không có mục nào khớp với bộ lọc.')
    expect(place()).toContain('created_to')
    await user.click(screen.getByRole('tab', { name: /^Video/ }))
    await waitFor(() => expect(place()).toContain('video'))
  })

  it('shows a file in full, counted among all of them; arrow keys go to its neighbours, and turn the page at its end', async () => {
    for (const name of ['một', 'hai', 'ba']) await stored(name)
    localStorage.setItem('RaStorenep.media.perPage', '2')
    await open()
    // In the size of a tile, and never larger than the picture is.
    const shown = (await tile('hai')).querySelector('img')
    expect(shown?.sizes).toBe('215px')
    expect(shown?.srcset).toMatch(/-240\.webp 240w/)
    expect([shown?.style.maxWidth, shown?.style.maxHeight]).toEqual(['40px', '30px'])
    await user.click(await tile('hai'))
    const first = await screen.findByRole('dialog', { name: 'hai' })
    expect(within(first).getByText('40 × 30 px')).toBeTruthy()
    expect(within(first).getByText('2 trên 3')).toBeTruthy()
    expect(within(first).getByText('Tải xuống').closest('a')?.getAttribute('download')).toBe('hai.png')
    await user.keyboard('{ArrowRight}')
    const second = await screen.findByRole('dialog', { name: 'một' })
    expect(within(second).getByText('3 trên 3')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Tệp sau' }).getAttribute('aria-disabled')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Tệp trước' }))
    await screen.findByRole('dialog', { name: 'hai' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('the picker window', () => {
  const opener = { closed: false, postMessage: vi.fn() }
  beforeEach(() => {
    opener.postMessage.mockClear()
    Object.assign(window, { opener, close: vi.fn() })
  })
  const choice = (name: string) => screen.findByRole('button', { name: `Chọn “${name}”` })

  it('has no menu around it, and answers a single choice with one click', async () => {
    const { url } = await stored('Ảnh bìa')
    await open('/media/picker?area=image&type=image')
    await user.click(await choice('Ảnh bìa'))
    expect(screen.queryByRole('navigation', { name: 'Menu chính' })).toBeNull()
    expect(opener.postMessage).toHaveBeenCalledWith(
      { source: 'nep:media', area: 'image', url },
      location.origin,
    )
    expect(window.close).toHaveBeenCalled()
  })

  it('answers several with a JSON list in the order of ticking', async () => {
    const [one, two] = [await stored('một'), await stored('hai')]
    await open('/media/picker?area=images&multiple=1&type=image')
    await user.click(await choice('một'))
    await user.click(await choice('hai'))
    // New files are taken too, and ticked.
    await act(() => drop('moi.png'))
    const three = await screen.findByRole('button', { name: 'Chọn 3 tệp' })
    await user.click(await choice('moi.png'))
    await user.click(three)
    const [message] = opener.postMessage.mock.calls[0] ?? []
    expect(message).toMatchObject({ source: 'nep:media', area: 'images' })
    expect(JSON.parse(message.items)).toEqual([{ url: one.url }, { url: two.url }])
  })

  it('says so when nobody waits for its answer', async () => {
    Object.assign(window, { opener: null })
    await stored('x')
    await open('/media/picker?area=image')
    await screen.findByText(/không nhận được lựa chọn nữa/)
  })
})
