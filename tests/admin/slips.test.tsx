import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPost, aType } from '../support/content'
import { warehouseOf } from '../support/stock'
import { heading, withAdmin, written } from './harness'

const { api, open } = withAdmin()
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const owner = () => api().owner.token
const { place, made, bring, stock } = warehouseOf(api)

let hanoi = 0
let saigon = 0
let supplier = 0
const ids: Record<string, number> = {}
const codes = { tea: '8934560000017', phin: '8934560000024', cup: '8934560000031', never: '8934560000048' }

beforeAll(async () => {
  hanoi = await place('/warehouses', 'Kho Hà Nội')
  saigon = await place('/warehouses', 'Kho Sài Gòn')
  supplier = await place('/suppliers', 'Trà Thái Nguyên')
  const { id: type } = await aType(api(), { style: 'product', features: ['categories'] })
  for (const [name, code] of Object.entries(codes))
    ids[name] = (await made('/posts', aPost(type, { title: `Hàng ${name}`, code, price: 90_000 }))).id
  await bring(saigon, [{ post_id: ids.tea, number: 3, price: 40_000 }], { supplier_id: supplier })
})

const entry = () => screen.findByLabelText<HTMLInputElement>('Thêm sản phẩm', { selector: '[role=combobox]' })
const cell = (column: string, row: number) =>
  waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(`main [aria-label="${column}, dòng ${row}"]`)
    if (!found) throw new Error(`no cell ${column} in line ${row}`)
    return found
  })
const at = () => document.activeElement?.getAttribute('aria-label')
const save = (name: string) => user.click(screen.getByText(name, { selector: 'button' }))
/** As quick as a scanner, which types. */
const scan = async (code: string) => {
  const field = await entry()
  await user.click(field)
  await user.paste(code)
  await user.keyboard('{Enter}')
}
const lineOf = async (name: string) => {
  const found = (await screen.findByText(`Hàng ${name}`)).closest<HTMLElement>('[data-row]')
  if (!found) throw new Error(`no line of ${name}`)
  return within(found)
}

describe('the form of an import', () => {
  it('takes scanned codes, counts the same one up, offers the last cost, and leads to the slip', async () => {
    const { wire, place: here } = await open(
      `/warehouse/change/new/import?warehouse=${hanoi}&supplier=${supplier}`,
      { as: owner() },
    )
    await scan(codes.tea)
    await lineOf('tea')
    expect((await cell('Đơn giá', 1)).value).toMatch(/^40\.000/)
    await scan(codes.tea)
    await waitFor(async () => expect((await cell('Số lượng', 1)).value).toBe('2'))
    await scan(codes.phin)
    await lineOf('phin')
    const price = await cell('Đơn giá', 2)
    await user.click(price)
    await user.paste('25000')
    await user.keyboard('{Enter}')
    expect(at()).toBe('Hạn dùng, dòng 2')
    await user.paste('31/12/2027')
    await user.keyboard('{Enter}')
    // After the last cell the next product can be typed.
    expect(document.activeElement).toBe(await entry())
    expect(screen.getByText(/^105\.000/, { selector: 'tfoot [data-main]' })).toBeTruthy()
    await save('Lưu phiếu nhập')
    await heading(/^PN\d\d-/)
    expect(here()).toMatch(/^\/warehouse\/change\/\d+$/)
    expect(written(wire)).toMatchObject([
      {
        style: 'import',
        reason: 'purchase',
        supplier_id: supplier,
        date: null,
        note: '',
        products: [
          { post_id: ids.tea, number: 2, price: 40_000, expiry: null, lot_id: null },
          { post_id: ids.phin, number: 1, price: 25_000, expiry: '2027-12-31', lot_id: null },
        ],
      },
    ])
    expect(await stock(hanoi, ids.phin ?? 0)).toMatchObject({ number: 1, money: 25_000 })
    const again = screen.getByRole('link', { name: 'Lập phiếu nhập khác' })
    expect(again.getAttribute('href')).toBe(
      `/warehouse/change/new/import?warehouse=${hanoi}&supplier=${supplier}`,
    )
  })

  it('reads rows of a spreadsheet, and keeps beside their line what it cannot read', async () => {
    const { wire } = await open(`/warehouse/change/new/import?warehouse=${hanoi}`, { as: owner() })
    const rows = [
      'Mã\tSố lượng\tGiá\tHạn',
      `${codes.phin}\t12\t25.000\t31/12/2027`,
      `${codes.cup}\t12345678901234567890\t8000\t99/99/2027`,
      'KHONG-CO\t5\t1000\t',
    ].join('\n')
    fireEvent.paste(await entry(), { clipboardData: { getData: () => rows } })
    await screen.findByText('Không có sản phẩm nào mang mã “KHONG-CO”.')
    expect(screen.getByText('Đã dán 3 dòng. 2 dòng cần sửa lại.')).toBeTruthy()
    const wrong = await cell('Số lượng', 2)
    expect(wrong.value).toBe('12345678901234567890')
    expect(wrong.getAttribute('aria-invalid')).toBe('true')
    expect((await cell('Số lượng', 3)).value).toBe('5')
    expect(screen.getByText('Cần một số nguyên, không âm.')).toBeTruthy()
    expect(screen.getByText('Cần một ngày, ví dụ 31/12/2026.')).toBeTruthy()
    const day = await cell('Hạn dùng', 2)
    expect([day.value, day.getAttribute('aria-invalid')]).toEqual(['99/99/2027', 'true'])
    await user.clear(day)
    await user.type(day, '{Enter}')
    // What could not be read holds the save back.
    await save('Lưu phiếu nhập')
    await screen.findByText(/^Chữ này chưa thành dòng nào/)
    expect(document.activeElement).toBe(wrong)
    expect(written(wire)).toEqual([])
    await user.clear(wrong)
    await user.type(wrong, '10{Enter}')
    const which = screen.getByRole('combobox', { name: 'Chọn sản phẩm cho dòng này' })
    await user.clear(which)
    await user.paste(codes.tea)
    await user.keyboard('{Enter}')
    await lineOf('tea')
    await save('Lưu phiếu nhập')
    await heading(/^PN\d\d-/)
    expect(written(wire)).toMatchObject([
      {
        products: [
          { post_id: ids.phin, number: 12, price: 25_000, expiry: '2027-12-31' },
          { post_id: ids.cup, number: 10, price: 8_000 },
          { post_id: ids.tea, number: 5, price: 1_000 },
        ],
      },
    ])
  })
})

describe('the form of an export', () => {
  it('says which lots a line takes and why, how much is missing and where it is, and lets another lot be named', async () => {
    await bring(hanoi, [
      { post_id: ids.tea, number: 4, price: 41_000, expiry: '2128-01-31' },
      { post_id: ids.tea, number: 2, price: 42_000, expiry: '2127-06-30' },
    ])
    const { wire } = await open(`/warehouse/change/new/export?warehouse=${hanoi}`, { as: owner() })
    await scan(codes.tea)
    const line = await lineOf('tea')
    expect(await line.findByText(/: 1 · hạn 30\/06\/2127 · hết hạn trước/)).toBeTruthy()
    const number = await cell('Số lượng', 1)
    await user.clear(number)
    await user.paste('500')
    await user.keyboard('{Enter}')
    await line.findByText(/cần 500\. Nơi khác: Kho Sài Gòn \(3\)\./)
    await save('Lưu phiếu xuất')
    // The server says so too, at the same line, and nothing has left.
    await line.findByText(/Trong kho còn \d+, cần 500/)
    await user.clear(number)
    await user.type(number, '3{Enter}')
    await user.click(line.getByRole('button', { name: 'Chọn lô' }))
    await user.click(await screen.findByRole('menuitem', { name: /hạn 31\/01\/2128/ }))
    await line.findByText(/: 3 · hạn 31\/01\/2128 · lô bạn chọn/)
    await save('Lưu phiếu xuất')
    await heading(/^PX\d\d-/)
    expect(written(wire).at(-1)).toMatchObject({
      style: 'export',
      reason: 'sale',
      products: [{ post_id: ids.tea, number: 3, price: 90_000, lot_id: expect.any(Number) }],
    })
  })
})

describe('the form of a transfer', () => {
  it('moves goods to another warehouse and leads to the slip that took them out', async () => {
    const { wire } = await open(`/warehouse/change/new/transfer?warehouse=${saigon}`, { as: owner() })
    await scan(codes.tea)
    await lineOf('tea')
    await save('Chuyển hàng')
    await screen.findByText(/cần sửa/, { selector: '[role=status] *' })
    await user.click(screen.getByRole('combobox', { name: /Đến kho/ }))
    const there = await screen.findByRole('option', { name: 'Kho Hà Nội' })
    // Where the goods come from they cannot go.
    expect(screen.queryByRole('option', { name: 'Kho Sài Gòn' })).toBeNull()
    await user.click(there)
    await save('Chuyển hàng')
    await heading(/^PX\d\d-/)
    expect(written(wire)).toMatchObject([
      { to_warehouse_id: hanoi, products: [{ post_id: ids.tea, number: 1 }] },
    ])
    expect(await stock(saigon, ids.tea ?? 0)).toMatchObject({ number: 2 })
  })
})

describe('a count', () => {
  const counted = (row: HTMLElement) =>
    within(row).getByRole<HTMLInputElement>('textbox', { name: /^Đếm được/ })
  const rowOf = async (name: string) => {
    const row = (await screen.findByText(`Hàng ${name}`)).closest<HTMLElement>('[data-row]')
    if (!row) throw new Error(`no row of ${name}`)
    return row
  }

  it('counts scans up, shows differences, tells what has moved meanwhile, and posts the differences that were found', async () => {
    const depot = await place('/warehouses', 'Kho đếm')
    await bring(depot, [
      { post_id: ids.tea, number: 5, price: 10_000 },
      { post_id: ids.phin, number: 5, price: 20_000 },
    ])
    const { wire } = await open(`/warehouse/change/new/count?warehouse=${depot}`, { as: owner() })
    await rowOf('tea')
    await scan(codes.tea)
    await screen.findByText('Hàng tea: đã đếm 1, sổ sách 5.')
    await scan(codes.tea)
    await screen.findByText('Hàng tea: đã đếm 2, sổ sách 5.')
    expect(within(await rowOf('tea')).getByText(/-\D*3/)).toBeTruthy()
    await user.type(counted(await rowOf('phin')), '6{Enter}')
    // A product that the books do not know there, and that nobody has bought.
    await scan(codes.never)
    await screen.findByText('Hàng never: đã đếm 1, sổ sách 0.')
    const cost = within(await rowOf('never')).getByRole('textbox', { name: /^Giá vốn/ })
    expect(within(await rowOf('never')).getByText('Hãy nhập giá vốn của hàng đếm thừa')).toBeTruthy()
    await user.type(cost, '8000{Enter}')
    await bring(depot, [{ post_id: ids.tea, number: 1, price: 10_000 }])
    await save('Ghi chênh lệch')
    // What it comes to is told first: 3 × 10.000 less, 20.000 and 8.000 more.
    const summary = within(await screen.findByRole('dialog', { name: 'Ghi những chênh lệch này?' }))
    summary.getByRole('row', { name: /^Hàng tea \S?3 \S?30\.000\s₫$/ })
    summary.getByRole('row', { name: /^Hàng phin \+1 \+20\.000\s₫$/ })
    summary.getByRole('row', { name: /^Cộng \S?1 \S?2\.000\s₫$/ })
    expect(written(wire)).toEqual([])
    await user.click(summary.getByRole('button', { name: 'Ghi vào sổ' }))
    await screen.findByText('Hàng tea: phiếu đếm ghi 5, nay là 6')
    await user.click(screen.getByRole('button', { name: 'Giữ chênh lệch đã thấy và ghi' }))
    await heading(/^PX\d\d-/)
    expect(written(wire).at(-1)).toMatchObject({
      keep_differences: true,
      products: [
        { post_id: ids.tea, expected: 5, counted: 2 },
        { post_id: ids.phin, expected: 5, counted: 6 },
        { post_id: ids.never, expected: 0, counted: 1, price: 8_000 },
      ],
    })
    const left = async (post = 0) => (await stock(depot, post)).number
    expect([await left(ids.tea), await left(ids.phin), await left(ids.never)]).toEqual([3, 6, 1])
  })
})
