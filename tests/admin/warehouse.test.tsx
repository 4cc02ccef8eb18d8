import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { warehouseOf } from '../support/stock'
import { chooseAction } from './actions'
import { heading, withAdmin, written } from './harness'

const { api, open } = withAdmin()
const owner = () => api().owner.token
const { place, product, bring, take, stock } = warehouseOf(api)
let kho = 0
let post = 0
let bought: { id: number; code: string }
let sold: { id: number; code: string }

beforeAll(async () => {
  kho = await place('/warehouses', 'Kho Hà Nội')
  post = await product('Cà phê Arabica')
  bought = await bring(kho, [{ post_id: post, number: 10, price: 50_000, expiry: '2027-01-31' }])
  sold = (await take(kho, [{ post_id: post, number: 4, price: 90_000 }])).body.data
})

describe('the warehouse on screen', () => {
  it('says of each warehouse what it holds; lists imports and exports, each under its tab, with what was earned', async () => {
    const { router } = await open('/warehouse/manager', { as: owner() })
    const held = await screen.findByRole('row', { name: /Kho Hà Nội/ })
    expect(within(held).getByText('300.000 ₫')).toBeTruthy()
    expect(within(held).getByText('31/01/2027')).toBeTruthy()

    await router.navigate('/warehouse/change')
    const row = await screen.findByRole('row', { name: new RegExp(sold.code) })
    expect(within(row).getByText('160.000 ₫')).toBeTruthy()
    fireEvent.click(screen.getByRole('tab', { name: 'Nhập (1)' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(sold.code) })).toBeNull())
    expect(screen.getByRole('row', { name: new RegExp(bought.code) })).toBeTruthy()
  })

  it('shows which lots an export took, has no form, and cancels it after asking', async () => {
    const { wire } = await open(`/warehouse/change/${sold.id}`, { as: owner() })
    await screen.findByRole('heading', { name: sold.code })
    expect(document.querySelector('form')).toBeNull()
    expect(screen.getByText(/^Lô \d+: 4/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Hủy phiếu' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Hủy phiếu ${sold.code}?` }))
    fireEvent.change(dialog.getByLabelText('Lý do hủy'), { target: { value: 'Khách đổi ý' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Hủy phiếu' }))
    await screen.findByText('Đã hủy')
    expect(written(wire)).toEqual([{ reason: 'Khách đổi ý' }])
    expect(await stock(kho, post)).toMatchObject({ number: 10 })
    expect(screen.queryByRole('button', { name: 'Hủy phiếu' })).toBeNull()
  })

  it('shows no profit of what was moved or counted, which is sold to nobody', async () => {
    const { send, made } = warehouseOf(api)
    const other = await warehouseOf(api).place('/warehouses', 'Kho Cần Thơ')
    const tea = await product('Trà lài')
    await bring(other, [{ post_id: tea, number: 6, price: 20_000 }])
    const moved = await made(`/warehouses/${other}/transfer`, {
      to_warehouse_id: kho,
      products: [{ post_id: tea, number: 1 }],
    })
    const counted = await send('POST', `/warehouses/${other}/count`, {
      products: [{ post_id: tea, expected: 5, counted: 3 }],
    })
    const { router } = await open('/support', { as: owner() })
    for (const [slip, worth] of [
      [moved[0], '20.000 ₫'],
      [counted.body.data[0], '40.000 ₫'],
    ]) {
      await router.navigate(`/warehouse/change/${slip.id}`)
      await heading(slip.code)
      expect(screen.getAllByText(worth).length).toBeGreaterThan(0)
      expect(screen.queryByText('Lãi')).toBeNull()
    }
  })

  it('says before canceling what goes back where, and why an import that was sold from cannot be canceled', async () => {
    const used = await bring(kho, [{ post_id: post, number: 3, price: 51_000, expiry: '2026-12-31' }])
    const taken = (await take(kho, [{ post_id: post, number: 2, price: 90_000 }])).body.data
    const { router } = await open(`/warehouse/change/${used.id}`, { as: owner() })
    fireEvent.click(await screen.findByRole('button', { name: 'Hủy phiếu' }))
    const why = within(await screen.findByRole('dialog', { name: `Chưa hủy được phiếu ${used.code}` }))
    expect(why.getByText(/^Lô \d+ \(Cà phê Arabica\): đã xuất 2/)).toBeTruthy()
    expect(why.getByRole('link', { name: taken.code })).toBeTruthy()
    await router.navigate(`/warehouse/change/${taken.id}`)
    await heading(taken.code)
    fireEvent.click(await screen.findByRole('button', { name: 'Hủy phiếu' }))
    const ask = within(await screen.findByRole('dialog', { name: `Hủy phiếu ${taken.code}?` }))
    expect(ask.getByText(/^Cà phê Arabica/).closest('li')?.textContent).toMatch(/\+2Lô \d+: 2$/)
  })

  it('deletes a warehouse with its slips only once its name is typed, having said what goes along', async () => {
    const old = await place('/warehouses', 'Kho cũ')
    await bring(old, [{ post_id: post, number: 2, price: 50_000 }])
    const { wire } = await open(`/warehouse/manager/${old}`, { as: owner() })
    await chooseAction('Xóa')
    const question = within(await screen.findByRole('dialog'))
    question.getByText(
      /^Kho này có 1 phiếu nhập xuất, đang giữ 2 đơn vị hàng trị giá 100\.000.* Tất cả dữ liệu liên quan .* mất vĩnh viễn khi thùng rác được dọn/,
    )
    fireEvent.click(question.getByRole('button', { name: 'Xóa' }))
    const name = await screen.findByLabelText('Gõ “Kho cũ” để xác nhận')
    const dialog = within(screen.getByRole('dialog'))
    dialog.getByText(/Tất cả dữ liệu liên quan này sẽ bị xóa theo, và mất vĩnh viễn/)
    dialog.getByRole('button', { name: 'Xóa tất cả' })
    expect(dialog.getByText(/1 phiếu, đang giữ 2 đơn vị của 1 mặt hàng, trị giá 100\.000/)).toBeTruthy()
    const confirm = dialog.getAllByRole<HTMLButtonElement>('button').at(-1)
    expect(confirm?.disabled).toBe(true)
    fireEvent.change(name, { target: { value: 'Kho cũ' } })
    expect(confirm?.disabled).toBe(false)
    if (confirm) fireEvent.click(confirm)
    await waitFor(() =>
      expect(wire.sent.some(({ method, path }) => method === 'DELETE' && path.includes('force=1'))).toBe(
        true,
      ),
    )
    await waitFor(async () => expect((await stock(old, post)) ?? null).toBeNull())
  })

  it('prints a slip with its lots, what it comes to in words, which lots were past their last day, sums and signatures, and nothing of what is earned', async () => {
    const out = (await take(kho, [{ post_id: post, number: 1, price: 95_000 }])).body.data
    const { router } = await open(`/warehouse/change/${out.id}/print`, { as: owner() })
    const sold = await screen.findByRole('article', { name: 'Phiếu xuất kho' })
    expect(sold.textContent).toMatch(new RegExp(`Số ${out.code}, ngày \\d\\d/\\d\\d/2026`))
    await waitFor(() => expect(sold.textContent).toContain('Chín mươi lăm nghìn đồng'))
    expect(within(sold).getByText(/^Lô \d+: 1$/)).toBeTruthy()
    expect(sold.textContent).not.toContain('Lãi')

    const tea = await product('Trà cũ')
    const { id } = await bring(await place('/warehouses', 'Kho Huế'), [
      { post_id: tea, number: 1, price: 1_000, expiry: '2026-01-31' },
      { post_id: tea, number: 1, price: 1_000, expiry: '2099-01-31' },
    ])
    await router.navigate(`/warehouse/change/${id}/print`)
    const sheet = within(await screen.findByRole('article', { name: 'Phiếu nhập kho' }))
    expect(sheet.getAllByText(/31\/01/).map(({ textContent }) => textContent)).toEqual([
      'quá hạn 31/01/2026',
      '31/01/2099',
    ])
    // They never stand alone on a sheet.
    const end = sheet.getByText('Thủ kho').closest('tbody')
    if (!end) throw new Error('the signatures stand outside the table')
    expect(end.dataset).toHaveProperty('whole')
    const rows = [...end.rows].map(({ cells }) => cells[0]?.textContent)
    expect(rows.slice(0, 3)).toEqual(['2', 'Số lượng', 'Tiền'])
  })

  it('shows of a warehouse its goods with lots, what has moved, its slips, each at its address', async () => {
    const place = await warehouseOf(api).place('/warehouses', 'Kho Đà Nẵng')
    const tea = await product('Trà sen')
    const slip = await bring(place, [
      { post_id: tea, number: 3, price: 40_000, expiry: '2026-01-31' },
      { post_id: tea, number: 5, price: 40_000, expiry: '2027-03-31' },
    ])
    const { router } = await open(`/warehouse/manager/${place}`, { as: owner() })
    const goods = await screen.findByRole('row', { name: /Trà sen/ })
    expect(within(goods).getAllByText(/31\/01\/2026/).length).toBe(2)
    expect(within(goods).getAllByText(/quá hạn/).length).toBe(2)
    expect(within(goods).getByRole('link', { name: 'Trà sen' }).getAttribute('href')).toBe(
      `/warehouse/product/${tea}`,
    )
    // From here its slips have it chosen already.
    for (const kind of ['Nhập kho', 'Xuất kho', 'Chuyển kho', 'Kiểm kho'])
      expect(screen.getByRole('link', { name: kind }).getAttribute('href')).toContain(`?warehouse=${place}`)

    await router.navigate(`/warehouse/manager/${place}/movements`)
    expect(await screen.findAllByRole('row', { name: /Trà sen \+[35] [38] PN/ })).toHaveLength(2)

    await router.navigate(`/warehouse/manager/${place}/changes`)
    await screen.findByRole('row', { name: new RegExp(slip.code) })
    expect(screen.queryByRole('row', { name: new RegExp(bought.code) })).toBeNull()
  })
})
