import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ShopFigures } from '../../src/domain/shopFigures'
import { withApi } from '../support/api'
import { aType } from '../support/content'
import { statementsOf } from '../support/statements'
import { warehouseOf } from '../support/stock'

const api = withApi()
const { place, product, bring, take, send } = warehouseOf(api)
let type = 0
let tea = 0

const figures = async (as = api().owner.token): Promise<ShopFigures> =>
  (await api().call('GET', '/dashboard/shop', { as })).body.data

/** An order made so many hours ago. */
const order = (hoursAgo: number, total: number, status = 'delivered') =>
  api().db.execute(sql`insert into orders (type_id, code, status, name, phone, address, products, created_at, stepped_at)
    values (${type}, ${`${hoursAgo}-${status}`}, ${status}, 'Lan', '0912345678', 'Hà Nội',
      ${JSON.stringify([{ id: 1, post_id: null, quantity: 1, price: total }])}::jsonb,
      ${api().now.toISOString()}::timestamptz - make_interval(hours => ${hoursAgo}),
      ${api().now.toISOString()}::timestamptz - make_interval(hours => ${hoursAgo}))`)

beforeAll(async () => {
  // Nine in the morning in Hà Nội.
  type = (await aType(api(), { style: 'product', features: ['orders'] })).id
  const kho = await place('/warehouses', 'Kho')
  tea = await product('Trà')
  await bring(kho, [{ post_id: tea, number: 10, price: 1_000, expiry: '2026-11-30' }])
  await take(kho, [{ post_id: tea, number: 4, price: 3_000 }])
  await send('PATCH', `/warehouses/reorder-points/${kho}-${tea}`, { reorder_point: 9 })
  await order(1, 100_000)
  await order(2, 50_000, 'new')
  await order(3, 999, 'canceled')
  // Last evening: yesterday, but later than nine.
  await order(11, 7_000)
  await order(25, 40_000)
  await order(26, 9_000, 'processing')
  await order(24 * 3, 1_000, 'new')
  await order(24 * 8, 20_000)
  await order(24 * 40, 300_000)
})

describe('the figures of the shop', () => {
  it('are what was delivered less what came back, each period beside as much of the one before', async () => {
    const { sales } = await figures()
    const received = 0
    expect(sales?.periods).toEqual({
      // Yesterday until nine.
      today: { orders: 1, money: 100_000, received, before: { orders: 1, money: 40_000 } },
      week: { orders: 3, money: 147_000, received, before: { orders: 1, money: 20_000 } },
      month: { orders: 4, money: 167_000, received, before: { orders: 1, money: 300_000 } },
    })
    expect(sales?.days).toEqual([
      { day: '2026-11-13', value: 20_000 },
      { day: '2026-11-20', value: 47_000 },
      { day: '2026-11-21', value: 100_000 },
    ])
  })

  it('name beside it what was paid, what is owed, and what the goods earned', async () => {
    const [{ id }] = (await send('GET', '/orders?search=total:100000')).body.data
    expect((await send('POST', `/orders/${id}/payments`, { amount: 60_000, method: 'cash' })).status).toBe(
      201,
    )
    const before = await figures()
    expect(before.sales).toMatchObject({ owed: 407_000, periods: { today: { received: 60_000 } } })
    // Four of 3.000, which cost 1.000 each; ten were bought from nobody.
    expect(before.costs).toEqual({ profit: { today: 8_000, week: 8_000, month: 8_000 }, owing: 0 })

    const answer = await send('POST', `/orders/${id}/returns`, {
      lines: [{ id: 1, quantity: 1, restock: false }],
      refund: { amount: 10_000, method: 'cash' },
      reason: '',
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    expect((await figures()).sales).toMatchObject({
      periods: { today: { orders: 1, money: 0, received: 50_000 } },
    })
  })

  it('say what waits for a step, and how much of that too long', async () => {
    expect((await figures()).sales?.waiting).toMatchObject([
      { type_id: type, status: 'new', count: 2, late: 1 },
      { type_id: type, status: 'processing', count: 1, late: 0 },
    ])
  })

  it('name what sold best, is short and expires', async () => {
    expect(await figures()).toMatchObject({
      best: [{ post_id: tea, title: 'Trà', sold: 4 }],
      low: { count: 1, rows: [{ post_id: tea, number: 6, reorder_point: 9 }] },
      expiring: { count: 1, money: 6_000, rows: [{ post_id: tea, days_left: 9, expiry: '2026-11-30' }] },
    })
  })

  it('cost three statements with the session', async () => {
    expect(await statementsOf(api().db, () => figures())).toHaveLength(3)
  })

  it('are told as far as somebody may see them', async () => {
    const seller = await figures((await api().member('list-orders')).token)
    expect(seller).toMatchObject({
      costs: null,
      low: null,
      expiring: null,
      sales: { waiting: expect.any(Array) },
    })
    const keeper = await figures((await api().member('edit-warehouses')).token)
    expect(keeper).toMatchObject({ sales: null, low: { count: 1 } })
  })
})
