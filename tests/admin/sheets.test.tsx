import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { readTables } from '../../src/admin/components/sheets/read/readTables'
import { rowsOf } from '../../src/api/db/database'
import { aType } from '../support/content'
import { withAdmin, written } from './harness'

const { api, open } = withAdmin()

/** jsdom has no workers: what the worker would do is done here. */
class WorkerHere {
  onmessage: ((event: { data: unknown }) => void) | null = null
  terminate = () => undefined
  postMessage(file: File) {
    void (async () => {
      const bytes = new Uint8Array(await file.arrayBuffer())
      this.onmessage?.({ data: { tables: await readTables(bytes) } })
    })()
  }
}

beforeAll(() => {
  Object.assign(globalThis, { Worker: WorkerHere })
  // The grid draws what is in sight: here a window of twelve rows.
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 640 })
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 1200 })
})

const asOwner = () => ({ as: api().owner.token })
const press = async (name: string) => fireEvent.click(await screen.findByText(name, { selector: 'button' }))
const choose = async (text: string, name = 'tep.csv') => {
  fireEvent.change(await screen.findByLabelText('Chọn tệp', { selector: 'input' }), {
    target: { files: [new File([text], name)] },
  })
  // The columns are known when the words of all languages are there.
  await screen.findAllByRole('combobox', { hidden: true })
}
const grid = () => screen.findByRole('grid', { hidden: true })
const checked = () => waitFor(() => expect(screen.queryByRole('progressbar', { hidden: true })).toBeNull())
const tab = (name: RegExp) => screen.getByRole('tab', { name, hidden: true })
const emails = async () =>
  (await rowsOf<{ email: string }>(api().db, sql`select email from users order by id`)).map(
    ({ email }) => email,
  )

/** From the file to the grid, with the columns as they are guessed. */
async function toGrid(text: string) {
  await choose(text)
  await press('Tiếp tục')
  const shown = await grid()
  await checked()
  return shown
}

describe('an import', () => {
  it('goes from the file to the report: mended by keyboard, nothing saved before, undone as one', async () => {
    const before = await emails()
    const { wire } = await open('/users/list/import', asOwner())
    const shown = await toGrid(
      'Họ và tên;Email;Giới tính\nÁnh;anh@mail.vn;Nữ\nBình;binh mail.vn;Khác\nCúc;cuc@mail.vn;Nữ',
    )
    expect(tab(/^Thêm mới/).textContent).toBe('Thêm mới (2)')
    expect(await emails()).toEqual(before)
    await userEvent.click(tab(/^Cần sửa \(1\)/))
    const mended = within(await grid())
    mended.getByText('Email chưa đúng định dạng')
    mended.getByText('Hãy chọn một giá trị trong danh sách')
    expect(mended.queryByText('Ánh')).toBeNull()

    const focused = await grid()
    focused.focus()
    const active = () => document.getElementById(focused.getAttribute('aria-activedescendant') ?? '')
    expect(active()?.textContent).toBe('Bình')
    await userEvent.keyboard('{ArrowRight}')
    expect(active()?.getAttribute('aria-invalid')).toBe('true')
    // Escape leaves the cell as it was.
    await userEvent.keyboard('{Enter}nhầm{Escape}')
    expect(active()?.textContent).toContain('binh mail.vn')
    await userEvent.keyboard('{F2}binh@mail.vn{Tab}')
    expect(document.activeElement).toBe(focused)
    expect(mended.queryByText('Email chưa đúng định dạng')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await userEvent.selectOptions(await screen.findByRole('combobox', { hidden: true }), 'Nam')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(tab(/^Thêm mới/).textContent).toBe('Thêm mới (3)'))
    await checked()
    expect(shown).toBeTruthy()

    await press('Nhập 3 dòng')
    await screen.findByText('Đã nhập xong')
    screen.getByText('Thêm mới: 3')
    expect((await emails()).slice(before.length)).toEqual(['anh@mail.vn', 'binh@mail.vn', 'cuc@mail.vn'])
    const real = written(wire).filter(
      (body) => (body as { dry_run?: boolean } | undefined)?.dry_run === false,
    )
    expect(real).toHaveLength(1)

    await press('Hoàn tác lần nhập này')
    await screen.findByText('Đã hoàn tác 3 dòng.')
    expect(await emails()).toEqual(before)
  })

  it('shows what a change replaces, and keeps what the file leaves out', async () => {
    const { id } = await api().member()
    await api().db.execute(sql`update users set address = 'Huế', phone = '0912345678' where id = ${id}`)
    const { email } = (
      await rowsOf<{ email: string }>(api().db, sql`select email from users where id = ${id}`)
    )[0] ?? {
      email: '',
    }
    const { router, place } = await open('/users/list', asOwner())
    const link = await screen.findByRole('link', { name: 'Nhập tệp', hidden: true })
    await userEvent.click(link)
    const shown = within(await toGrid(`Email,Địa chỉ,Điện thoại\n${email},Đà Lạt,`))
    shown.getByText('Trước: Huế')
    expect(tab(/^Thay đổi/).textContent).toBe('Thay đổi (1)')
    // Rows that are not imported yet are not left without a question.
    await router.navigate('/users/list')
    const question = within(await screen.findByRole('dialog', { name: 'Rời trang khi chưa nhập xong?' }))
    expect(place()).toBe('/users/list/import')
    await userEvent.click(question.getByRole('button', { name: 'Ở lại' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
    await press('Nhập 1 dòng')
    await screen.findByText('Thay đổi: 1')
    const [row] = await rowsOf(api().db, sql`select address, phone from users where id = ${id}`)
    expect(row).toEqual({ address: 'Đà Lạt', phone: '0912345678' })
  })

  it('leaves out what is refused, offers to mend it, and gives it as a file with the reasons', async () => {
    const files: Blob[] = []
    await open('/settings/redirect/import', asOwner())
    URL.createObjectURL = (file) => {
      files.push(file as Blob)
      return 'blob:file'
    }
    await toGrid('Địa chỉ cũ,Địa chỉ mới\n/a,/b\n/c,javascript:1\n/d,/d\n/e')
    // What is empty is named, as in the form.
    await screen.findByText('Hãy nhập địa chỉ mới')
    await press('Nhập 1 dòng')
    await screen.findByText('Không nhập: 3')
    await press('Tải các dòng không nhập được')
    await waitFor(() => expect(files).toHaveLength(1))
    const lines = ((await files[0]?.text()) ?? '').replace('\uFEFF', '').split('\r\n')
    expect(lines).toEqual([
      '"Địa chỉ cũ","Địa chỉ mới","Loại","Lý do"',
      '"/c","javascript:1","","Địa chỉ mới: Nhập đường dẫn bắt đầu bằng /, hoặc địa chỉ bắt đầu bằng http:// hay https://"',
      '"/d","/d","","Địa chỉ mới: Địa chỉ mới phải khác địa chỉ cũ"',
      '"/e","","","Địa chỉ mới: Hãy nhập địa chỉ mới"',
      '',
    ])
    await press('Sửa các dòng này')
    within(await grid()).getByText('Đã thêm')
  })

  it('says why a file cannot be read, and takes another; remembers for each person how the columns of such a file were matched', async () => {
    const file = 'Thư,Ai\nz@mail.vn,Ánh'
    const match = async () =>
      (await screen.findAllByRole<HTMLSelectElement>('combobox', { hidden: true })).map(({ value }) => value)
    await open('/users/list/import', asOwner())
    Object.assign(globalThis, {
      Worker: class extends WorkerHere {
        override postMessage() {
          setTimeout(() => this.onmessage?.({ data: { fault: 'inflates' } }))
        }
      },
    })
    fireEvent.change(await screen.findByLabelText('Chọn tệp', { selector: 'input' }), {
      target: { files: [new File(['x'], 'bom.xlsx')] },
    })
    await screen.findByText(/giải nén ra quá lớn/)
    // The code that reads could not be fetched: the file is not to blame.
    Object.assign(globalThis, {
      Worker: class {
        onerror: ((event: object) => void) | null = null
        terminate = () => undefined
        postMessage() {
          setTimeout(() => this.onerror?.({}))
        }
      },
    })
    fireEvent.change(await screen.findByLabelText('Chọn tệp', { selector: 'input' }), {
      target: { files: [new File(['x'], 'tot.xlsx')] },
    })
    await screen.findByText(/Chưa tải được phần đọc tệp/)
    Object.assign(globalThis, { Worker: WorkerHere })
    await choose(file)
    await waitFor(async () => expect(await match()).toEqual(['', '']))
    await screen.findByText(/Hãy ghép cột “Email”/)
    const [first, second] = await screen.findAllByRole('combobox', { hidden: true })
    if (!first || !second) throw new Error('the file has two columns')
    await userEvent.selectOptions(first, 'Email')
    await userEvent.selectOptions(second, 'Họ và tên')
    await press('Tiếp tục')
    await grid()
    const kept = { ...localStorage }

    const other = await api().member('create-users')
    await open('/users/list/import', { as: other.token })
    for (const [name, value] of Object.entries(kept))
      if (name.includes('columns.')) localStorage.setItem(name, value)
    await choose(file)
    expect(await match()).toEqual(['', ''])
    await open('/users/list/import', asOwner())
    await choose(file)
    await waitFor(async () => expect(await match()).toEqual(['email', 'name']))
    await screen.findByText(/Đã dùng cách ghép của lần trước/)
  })
})

it('brings pictures of other sites into the library where the person asks for it, and tells those that it cannot have', async () => {
  const { id } = await aType(api(), { title: 'Quầy hàng', style: 'product' })
  const { wire } = await open(`/posts/all-posts/${id}/import`, asOwner())
  await choose('Tên sản phẩm;Ảnh\nÁo mưa;http://10.0.0.1/ao.jpg\nMũ;/files/mu.webp')
  const wish = () => screen.findByRole('switch', { name: 'Đưa ảnh từ trang khác vào thư viện', hidden: true })
  await userEvent.click(await wish())
  await press('Tiếp tục')
  await grid()
  await checked()
  await press('Nhập 2 dòng')
  await screen.findByText('Đã nhập xong')
  screen.getByText(/Chưa lấy được 1 ảnh/)
  screen.getByText(/Dòng 2: Không kết nối được với 10\.0\.0\.1/)
  expect(screen.getByRole('link', { name: 'http://10.0.0.1/ao.jpg', hidden: true })).toBeTruthy()
  expect(written(wire)).toContainEqual({ url: 'http://10.0.0.1/ao.jpg' })
  // Whoever may not add to the library is not asked.
  const { token } = await api().member('list-posts', 'create-posts')
  await open(`/posts/all-posts/${id}/import`, { as: token })
  await choose('Tên sản phẩm;Ảnh\nÁo mưa;http://10.0.0.1/ao.jpg')
  expect(screen.queryByRole('switch', { name: /Đưa ảnh/, hidden: true })).toBeNull()
})
