import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { aType } from '../support/content'
import { warehouseOf } from '../support/stock'
import { withAdmin, written } from './harness'

const { api, open } = withAdmin()
const owner = () => api().owner.token
const { place, product, bring, take, send } = warehouseOf(api)
let kho = 0
let post = 0
let supplier = 0
let bought: { id: number; code: string }

beforeAll(async () => {
  kho = await place('/warehouses', 'Kho Hà Nội')
  supplier = await place('/suppliers', 'Xưởng rang')
  post = await product('Cà phê Arabica')
  bought = await bring(kho, [{ post_id: post, number: 10, price: 50_000 }], { supplier_id: supplier })
  await take(kho, [{ post_id: post, number: 4, price: 90_000 }])
})

const row = () => screen.findByRole('row', { name: /Cà phê Arabica/ })

describe('the reports of the warehouse on screen', () => {
  it('have sums, a chart that is a table, rows that lead to the stock of the product, and say what is good news instead of a search without a match', async () => {
    const { router } = await open('/warehouse/report', { as: owner() })
    const found = await row()
    expect(within(found).getByText('300.000 ₫')).toBeTruthy()
    expect(within(found).getByRole('link').getAttribute('href')).toBe(`/warehouse/product/${post}`)
    const chart = screen.getByRole('table', { name: 'Giá trị tồn theo kho' })
    expect(within(chart).getByRole('row', { name: /Kho Hà Nội 300\.000/ })).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: 'Lãi bán hàng' }))
    expect(within(await row()).getByText('160.000 ₫')).toBeTruthy()
    await router.navigate('/warehouse/report/expiring?filter={"days":7}')
    await screen.findByText('Không có lô nào sắp hết hạn.')
  })

  it('take the reorder point where it stands; what is no number, or comes too late, stays with the reason under it', async () => {
    const { wire } = await open('/warehouse/report/low?filter={"state":"all"}', { as: owner() })
    const edit = async (name: RegExp) => {
      await userEvent.click(await within(await row()).findByRole('button', { name }))
      return screen.findByRole<HTMLInputElement>('textbox', {
        name: 'Đặt mức tồn tối thiểu của Cà phê Arabica',
      })
    }
    let input = await edit(/Chưa đặt/)
    await userEvent.type(input, '2,5{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain('số nguyên từ 1')
    expect(written(wire)).toEqual([])
    await userEvent.clear(input)
    await userEvent.type(input, '8{Enter}')
    await waitFor(async () => expect(within(await row()).getByRole('button', { name: /^8/ })).toBeTruthy())
    expect(written(wire)).toEqual([{ reorder_point: 8 }])
    expect((await send('GET', '/warehouses/reports/low')).body.data).toMatchObject([{ missing: 2 }])
    input = await edit(/^8/)
    await send('PATCH', `/warehouses/reorder-points/${kho}-${post}`, { reorder_point: 9 })
    await userEvent.clear(input)
    await userEvent.type(input, '7{Enter}')
    await screen.findByText(/đổi thành 9/)
    expect(input.value).toBe('7')
    await userEvent.type(input, '{Enter}')
    await waitFor(async () =>
      expect((await send('GET', '/warehouses/reports/low?state=all')).body.data).toMatchObject([
        { reorder_point: 7 },
      ]),
    )
  })
})

describe('a product and a supplier', () => {
  it('show where the product lies, lot by lot, what has moved with how many were left, and what was bought from the supplier, when and for how much', async () => {
    const { router } = await open(`/warehouse/product/${post}`, { as: owner() })
    await screen.findByRole('heading', { name: 'Cà phê Arabica' })
    expect(await screen.findByText(/^Lô \d+ · Nhập ngày/)).toBeTruthy()
    // All of it, also what is past its day: not what can be sold.
    expect(screen.getByRole('columnheader', { name: 'Số lượng' })).toBeTruthy()
    expect(screen.queryByRole('columnheader', { name: 'Còn bán được' })).toBeNull()
    const moved = await screen.findByRole('row', { name: new RegExp(`${bought.code} · Mua hàng`) })
    expect(within(moved).getByText('+10')).toBeTruthy()
    expect(screen.getByRole('row', { name: /Bán hàng.*-4.*6/ })).toBeTruthy()
    await router.navigate(`/warehouse/supplier/${supplier}`)
    await screen.findByText('Xưởng rang', { selector: 'h1' })
    const line = await row()
    expect(within(line).getByText('50.000 ₫')).toBeTruthy()
    expect(within(line).getByRole('link', { name: bought.code }).getAttribute('href')).toBe(
      `/warehouse/change/${bought.id}`,
    )
  })
})

describe('the figures of the shop', () => {
  it('come to the dashboard of who may see them, and lead on', async () => {
    const { id: type } = await aType(api(), { style: 'product', features: ['orders'] })
    for (const [code, price] of Object.entries({ A: 90_000, B: 30_000 }))
      await api().db.execute(sql`insert into orders (type_id, code, status, name, phone, address, products, created_at, stepped_at)
        values (${type}, ${code}, 'delivered', 'Lan', '0912345678', 'Hà Nội',
          ${JSON.stringify([{ quantity: 1, price }])}::jsonb, ${api().now.toISOString()}::timestamptz, ${api().now.toISOString()}::timestamptz)`)
    await open('/dashboard', { as: owner() })
    expect(await screen.findByRole('group', { name: '7 ngày qua' })).toBeTruthy()
    // It tells a few large orders from many small ones.
    expect(screen.getAllByText(/^trung bình 60\.000\s₫ một đơn$/)).toHaveLength(3)
    const best = await screen.findByRole('region', { name: 'Bán chạy trong 30 ngày' })
    expect(
      within(best)
        .getByRole('link', { name: /Cà phê Arabica.*đã bán 4/ })
        .getAttribute('href'),
    ).toBe(`/warehouse/product/${post}`)
  })
})
