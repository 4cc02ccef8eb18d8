import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { businessDay } from '../../src/domain/businessTime'
import { aPost, aType } from '../support/content'
import { withAdmin } from './harness'

const admin = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => admin.api().owner.token
const day = businessDay(new Date())

/** What the browser was given to download. */
let saved: Blob[] = []
const keepDownloads = () => {
  saved = []
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob)
    return 'blob:saved'
  }
}

afterEach(() => {
  delete window.showSaveFilePicker
  vi.restoreAllMocks()
})

async function postsOf(titles: string[], as = owner()) {
  const { id: type } = await aType(admin.api(), {})
  for (const title of titles)
    await admin.api().call('POST', '/posts', { as: owner(), body: aPost(type, { title }) })
  keepDownloads()
  return { type, ...(await admin.open(`/posts/all-posts/${type}`, { as })) }
}

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const dialog = () => screen.findByRole('dialog', { name: 'Xuất ra tệp' })
const tray = () => screen.findByRole('region', { name: 'Các tệp đang xuất' })

/** Opens the dialog from the heading of the list. */
async function openDialog() {
  const buttons = await screen.findAllByRole('button', { name: 'Xuất tệp' })
  await waitFor(() => expect(buttons[0]).toHaveProperty('disabled', false))
  await user.click(buttons[0] as HTMLElement)
  return within(await dialog())
}
const start = async (form: Awaited<ReturnType<typeof openDialog>>) =>
  user.click(form.getByRole('button', { name: /^Xuất \d/ }))

/** An answer of which the parts come when the test says so. */
function slowAnswer(total: number) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const cancel = vi.fn()
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given
    },
    cancel,
  })
  const headers = { 'Total-Count': String(total), 'Content-Type': 'text/csv' }
  return {
    cancel,
    response: new Response(body, { headers }),
    send: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
    lose: () => controller?.error(new TypeError('network error')),
  }
}
const exportsOf = (wire: { sent: readonly { path: string }[] }) =>
  wire.sent.map(({ path }) => decodeURIComponent(path)).filter((path) => path.startsWith('/posts/export'))

describe('the export of a list', () => {
  it('saves what the filters show, with the chosen columns, and remembers them for the account', async () => {
    const { wire, type } = await postsOf(['Cà phê', 'Trà'])
    let form = await openDialog()
    for (const field of ['Ảnh đại diện', 'Đường dẫn']) {
      const box = form.getByRole<HTMLInputElement>('checkbox', { name: field })
      expect(box.checked).toBe(true)
      await user.click(box)
    }
    await start(form)
    await within(await tray()).findByText(/^Đã xuất 2 dòng/)
    const [asked] = exportsOf(wire)
    expect(asked).toContain(`search=type_id:${type}`)
    expect(asked).toContain('orderBy=id&sortedBy=desc')
    expect(asked).not.toMatch(/columns=[^&]*(slug|image[,&])/)
    const [file] = saved
    expect((await file?.text())?.split('\r\n')).toEqual([
      expect.stringContaining('"Tiêu đề"'),
      expect.stringContaining('"Trà"'),
      expect.stringContaining('"Cà phê"'),
      '',
    ])

    form = await openDialog()
    expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'Ảnh đại diện' }).checked).toBe(false)
    expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'Tiêu đề' }).checked).toBe(true)
    // Not without a column.
    const all = form.getByRole<HTMLInputElement>('checkbox', { name: 'Tất cả các cột' })
    while (form.queryAllByRole('checkbox', { checked: true }).length > 0) await user.click(all)
    expect(form.getByRole('button', { name: /^Xuất \d/ })).toHaveProperty('disabled', true)
  })

  it('can be of the selected rows alone, and a spreadsheet', async () => {
    const { wire } = await postsOf(['Được chọn', 'Không chọn'])
    await user.click(await screen.findByRole('checkbox', { name: /Được chọn$/ }))
    const bar = await screen.findByRole('toolbar')
    await user.click(await within(bar).findByRole('button', { name: 'Xuất tệp' }))
    const form = within(await dialog())
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'Chỉ 1 dòng đã chọn' }).checked).toBe(true)
    await user.click(form.getByRole('radio', { name: 'Tệp Excel (.xlsx)' }))
    await start(form)
    await within(await tray()).findByText(/^Đã xuất 1 dòng/)
    expect(exportsOf(wire)[0]).toMatch(/format=xlsx.*search=[^&]*id:\d+/)
    const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) ?? [])
    expect(String.fromCharCode(...bytes.slice(0, 2)), 'a zip file').toBe('PK')
  })

  it('says in words why it failed, and starts again from the beginning', async () => {
    const { wire } = await postsOf(['Một'])
    const slow = slowAnswer(2)
    wire.answer = (_method, path) => (path.startsWith('/posts/export') ? slow.response : undefined)
    await start(await openDialog())
    const corner = within(await tray())
    slow.send('"ID"\r\n"1"\r\n')
    await corner.findByText(/^1\/2/)
    slow.lose()
    const words = await corner.findByText(/^Chưa xuất được tệp\./)
    expect(words.textContent).toContain('Vui lòng thử lại sau')
    expect(saved).toEqual([])
    wire.answer = undefined
    await press(`Xuất lại “posts-${day}.csv”`)
    await corner.findByText(/^Đã xuất 1 dòng/)
    expect(saved).toHaveLength(1)
  })

  it('ends with the session', async () => {
    const { wire } = await postsOf(['Một'], (await admin.api().member('list-posts')).token)
    const slow = slowAnswer(2)
    wire.answer = (_method, address) => (address.startsWith('/posts/export') ? slow.response : undefined)
    await start(await openDialog())
    slow.send('"ID"\r\n')
    await within(await tray()).findByText(/^0\/2/)
    await press(/^Tài khoản/)
    await user.click(await screen.findByRole('menuitem', { name: 'Đăng xuất' }))
    await waitFor(() => expect(slow.cancel).toHaveBeenCalled())
    expect(saved).toEqual([])
  })

  it('is written into the chosen file while it comes, where the browser can, and says when the disk took no more', async () => {
    await postsOf(['Vào đĩa'])
    const written: Uint8Array[] = []
    const close = vi.fn(async () => undefined)
    const picked = vi.fn().mockRejectedValueOnce(new DOMException('', 'AbortError'))
    picked.mockResolvedValue({
      createWritable: async () => ({
        write: async (chunk: Uint8Array) => void written.push(chunk),
        close,
        abort: async () => undefined,
      }),
    })
    window.showSaveFilePicker = picked
    const form = await openDialog()
    // In Hà Nội the day has begun, in Greenwich it has not.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T23:30:00Z') })
    await start(form)
    vi.useRealTimers()
    expect(picked).toHaveBeenLastCalledWith({ suggestedName: 'posts-2026-11-25.csv' })
    // Nothing was chosen: the dialog is still there.
    expect(screen.queryByRole('region', { name: 'Các tệp đang xuất' })).toBeNull()
    await start(form)
    await within(await tray()).findByText(/^Đã xuất 1 dòng/)
    expect(picked).toHaveBeenLastCalledWith({ suggestedName: `posts-${day}.csv` })
    expect(close).toHaveBeenCalledOnce()
    expect(Buffer.concat(written).toString()).toContain('"Vào đĩa"')
    expect(saved).toEqual([])

    const abort = vi.fn(async () => undefined)
    const write = async () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    picked.mockResolvedValue({ createWritable: async () => ({ write, close, abort }) })
    await start(await openDialog())
    await within(await tray()).findByText(/Không ghi được tệp vào máy/)
    expect(abort).toHaveBeenCalledOnce()
  })
})
