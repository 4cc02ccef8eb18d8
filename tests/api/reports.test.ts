import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { differences, repair } from '../../src/api/stock/reconcile'
import { businessDay } from '../../src/domain/businessTime'
import { addDays } from '../../src/domain/days'
import { reportNames } from '../../src/domain/reports'
import { withApi } from '../support/api'
import { statementsOf } from '../support/statements'
import { warehouseOf } from '../support/stock'

const api = withApi()
const { place, product, send, bring, take, cancel, made } = warehouseOf(api)
const [main, shop] = [{ id: 0 }, { id: 0 }]
const [bean, tea, cup] = [{ id: 0 }, { id: 0 }, { id: 0 }]
let today = ''
const ago = (days: number) => addDays(today, -days)

const report = async (name: string, query = '') => {
  const answer = await send('GET', `/warehouses/reports/${name}?${query}`)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const fileOf = async (path: string) => {
  const headers = { Authorization: `Bearer ${api().owner.token}` }
  const answer = await api().api.fetch(new Request(`http://nep.test/api/v1${path}`, { headers }))
  return { headers: answer.headers, text: await answer.text() }
}
const setPoint = (warehouse: number, post: number, reorder_point: number | null, version?: number) =>
  send(
    'PATCH',
    `/warehouses/reorder-points/${warehouse}-${post}`,
    { reorder_point },
    version === undefined ? {} : { 'If-Match': `"${version}"` },
  )

/** Does something as on an earlier day: stock changes now, and a slip's own date is for reports. */
async function daysAgo<T>(days: number, work: () => Promise<T>): Promise<T> {
  const { now } = api()
  await api().db.execute(sql`update sessions set created_at = '2020-01-01', expires_at = '2100-01-01'`)
  api().now = new Date(now.getTime() - days * 86_400_000)
  try {
    return await work()
  } finally {
    api().now = now
  }
}

beforeAll(async () => {
  today = businessDay(api().now)
  main.id = await place('/warehouses', 'Kho chính')
  shop.id = await place('/warehouses', 'Cửa hàng')
  bean.id = await product('Cà phê')
  tea.id = await product('Trà')
  cup.id = await product('Cốc')
  await daysAgo(120, async () => {
    await bring(main.id, [
      { post_id: bean.id, number: 100, price: 1_000 },
      { post_id: tea.id, number: 50, price: 2_000, expiry: ago(-10) },
      { post_id: cup.id, number: 8, price: 500, expiry: ago(1) },
    ])
  })
  // Sold in the last two months, and once given back.
  await daysAgo(70, () => take(main.id, [{ post_id: bean.id, number: 10, price: 3_000 }]))
  await take(main.id, [{ post_id: bean.id, number: 5, price: 3_000 }], { date: ago(3) })
  const wrong = (await take(main.id, [{ post_id: bean.id, number: 20, price: 9_000 }])).body.data
  await cancel(wrong.id)
  await made(`/warehouses/${main.id}/transfer`, {
    to_warehouse_id: shop.id,
    products: [{ post_id: bean.id, number: 15 }],
  })
  await take(shop.id, [{ post_id: bean.id, number: 2, price: 4_000 }])
})

describe('the reports of the warehouse', () => {
  it('tell what lies where at its cost, with the sums of all rows and a bar for each warehouse', async () => {
    const { data, meta } = await report('value')
    expect(data[0]).toMatchObject({
      id: `${main.id}-${tea.id}`,
      title: 'Trà',
      number: 50,
      money: 100_000,
      average_cost: 2_000,
      warehouse: { data: { name: 'Kho chính' } },
    })
    expect(meta.sums).toEqual({ number: 70 + 50 + 8 + 13, money: 70_000 + 100_000 + 4_000 + 13_000 })
    expect(meta.chart).toEqual([
      { key: 'Kho chính', value: 174_000 },
      { key: 'Cửa hàng', value: 13_000 },
    ])
    expect((await report('value', `warehouse_id=${shop.id}`)).meta.sums).toEqual({
      number: 13,
      money: 13_000,
    })
  })

  it('tell which lots expire within so many days, what is past its day first', async () => {
    const { data, meta } = await report('expiring', 'days=10')
    expect(data).toMatchObject([
      { title: 'Cốc', number: 8, days_left: -1 },
      { title: 'Trà', number: 50, days_left: 10, money: 100_000, slip_code: expect.stringMatching(/^PN/) },
    ])
    expect(meta.chart).toEqual([
      { key: 'expired', value: 4_000 },
      { key: 'week', value: 0 },
      { key: 'month', value: 100_000 },
    ])
    expect((await report('expiring', 'days=9')).data).toHaveLength(1)
  })

  it('tell what nothing has left of for so many days, and has lain as long', async () => {
    const titles = async (query: string) =>
      (await report('dead', query)).data.map(({ title }: { title: string }) => title)
    // The beans have left in the meantime; what came lately is not dead.
    await bring(main.id, [{ post_id: await product('Mới về'), number: 1, price: 1 }])
    expect(await titles('days=90')).toEqual(['Trà', 'Cốc'])
    expect(await titles('days=121')).toEqual([])
    expect((await report('dead', 'days=90')).data[0]).toMatchObject({ idle_days: 120, last_out: null })
  })
})

describe('the reorder point', () => {
  it('is set for a product and warehouse, and makes it short when less than that can be sold', async () => {
    expect((await report('low')).data).toEqual([])
    expect((await setPoint(main.id, bean.id, 70)).body.data).toEqual({
      id: `${main.id}-${bean.id}`,
      version: 1,
      reorder_point: 70,
    })
    expect((await report('low')).data).toEqual([])
    await setPoint(main.id, bean.id, 75, 1)
    // What is past its day cannot be sold.
    await setPoint(main.id, cup.id, 3)
    // Of what was never there, all is missing.
    await setPoint(shop.id, tea.id, 4)
    const { data, meta } = await report('low')
    expect(data).toMatchObject([
      { title: 'Cà phê', number: 70, reorder_point: 75, missing: 5, version: 2 },
      { title: 'Trà', number: 0, reorder_point: 4, missing: 4, warehouse_id: shop.id },
      { title: 'Cốc', number: 0, expired: 8, missing: 3 },
    ])
    expect(meta.sums).toEqual({ missing: 12 })
    expect(meta.chart).toEqual([
      { key: 'Kho chính', value: 2 },
      { key: 'Cửa hàng', value: 1 },
    ])
  })

  it('is taken away with null, and everything that lies somewhere is there to set one', async () => {
    await setPoint(shop.id, tea.id, null)
    const { data } = await report('low', `state=all&warehouse_id=${shop.id}&orderBy=number&sortedBy=desc`)
    expect(data).toMatchObject([
      { title: 'Cà phê', number: 13, reorder_point: null, missing: 0, version: 0 },
      { title: 'Trà', number: 0, reorder_point: null },
    ])
  })

  it('goes with a warehouse that nothing has come to yet, and comes back with it', async () => {
    const empty = await place('/warehouses', 'Kho mới')
    await setPoint(empty, bean.id, 12)
    expect((await send('DELETE', `/warehouses/${empty}`)).status).toBe(204)
    const [event] = (await send('GET', `/history?entity=warehouses&id=${empty}&action=delete`)).body.data
    expect((await send('POST', `/history/${event.id}/restore`, {})).status).toBe(200)
    expect((await report('low', `warehouse_id=${empty}`)).data).toMatchObject([{ reorder_point: 12 }])
    await send('DELETE', `/warehouses/${empty}`)
  })

  it('is told by the history of the warehouse, by product; none of it is a version to go back to', async () => {
    const told = (await send('GET', `/history?entity=warehouses&id=${shop.id}&action=reorder_point`)).body
      .data
    expect(told).toMatchObject([
      { changes: [{ field: 'reorder_points', before: { Trà: 4 }, after: {} }], title: 'Cửa hàng' },
      {
        changes: [{ field: 'reorder_points', before: {}, after: { Trà: 4 } }],
        actor: { id: expect.any(Number) },
      },
    ])
    // Said again, it is no news.
    await setPoint(shop.id, tea.id, null)
    const again = (await send('GET', `/history?entity=warehouses&id=${shop.id}&action=reorder_point`)).body
      .data
    expect(again).toHaveLength(2)
    const back = await send('POST', `/history/${told[0].id}/restore`)
    expect(back).toMatchObject({ status: 409, body: { code: 'nothing_to_restore' } })
  })

  it('of somebody who saw another one is refused, with the one that is there', async () => {
    const answer = await setPoint(main.id, cup.id, 9, 0)
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'conflict', data: { version: 1, reorder_point: 3 } },
    })
  })

  it.each([0, -1, 1.5, 'x', 2_000_000, undefined])('%s is none', async (number) => {
    const answer = await send('PATCH', `/warehouses/reorder-points/${main.id}-${cup.id}`, {
      reorder_point: number,
    })
    expect(answer).toMatchObject({ status: 422, body: { errors: { reorder_point: [expect.any(String)] } } })
  })

  it.each(['1', '1-', '-1', '999999-1', '1-999999', '1-1-1', 'x-y'])('at %s is nowhere', async (id) => {
    expect((await send('PATCH', `/warehouses/reorder-points/${id}`, { reorder_point: 1 })).status).toBe(404)
  })
})

describe('the profit', () => {
  const period = () => `from=${ago(100)}&to=${today}`

  it('is the money of what was sold less what it had cost, without what was given back or only moved', async () => {
    const { data, meta } = await report('profit', period())
    expect(data).toEqual([
      expect.objectContaining({
        title: 'Cà phê',
        sold: 17,
        money: 53_000,
        cost: 17_000,
        profit: 36_000,
        margin: 67.9,
      }),
    ])
    expect(meta.sums).toEqual({ sold: 17, money: 53_000, cost: 17_000, profit: 36_000 })
    const [slips] = await rowsOf<{ profit: number }>(
      api().db,
      sql`select sum(profit)::int as profit from slips where style = 'export' and status = 'complete' and reason = 'sale'`,
    )
    expect(meta.sums.profit).toBe(slips?.profit)
  })

  it('is told by warehouse, month and day', async () => {
    const by = async (key: string, query = '') =>
      (await report('profit', `${period()}&by=${key}${query}`)).data
    expect(await by('warehouse')).toMatchObject([
      { warehouse_id: main.id, warehouse: { data: { name: 'Kho chính' } }, profit: 30_000 },
      { warehouse_id: shop.id, profit: 6_000 },
    ])
    expect(await by('day', '&orderBy=period')).toMatchObject([
      { period: ago(70), profit: 20_000 },
      { period: ago(3), profit: 10_000 },
      { period: today, profit: 6_000 },
    ])
    const months: { period: string; profit: number }[] = await by('month')
    expect(months.every((month) => month.period.endsWith('-01'))).toBe(true)
    expect(months.reduce((sum, each) => sum + each.profit, 0)).toBe(36_000)
    expect(await by('warehouse', `&warehouse_id=${shop.id}`)).toHaveLength(1)
  })

  it('is drawn by days, and over more than three months by months', async () => {
    expect((await report('profit', `from=${ago(5)}`)).meta.chart).toEqual([
      { key: ago(3), value: 10_000 },
      { key: ago(2), value: 0 },
      { key: ago(1), value: 0 },
      { key: today, value: 6_000 },
    ])
    const { chart } = (await report('profit', period())).meta
    expect(chart.every(({ key }: { key: string }) => key.endsWith('-01'))).toBe(true)
  })

  it('of any period is the sum of its days, though whole months are summed up beforehand', async () => {
    const { db } = api()
    const post = await product('Mỗi ngày')
    await daysAgo(300, () => bring(main.id, [{ post_id: post, number: 300, price: 10 }]))
    await db.transaction(async (tx) => {
      await tx.execute(sql`insert into stock_days select ${main.id}, ${post}, ${today}::date - n, 1, 1, 100 + n, 10
        from generate_series(0, 299) n`)
      await tx.execute(sql`insert into stock_months select ${main.id}, ${post}, date_trunc('month', day)::date, sum(taken),
        sum(sold), sum(money), sum(cost) from stock_days where post_id = ${post} group by 3`)
    })
    for (const [first, last] of [
      [299, 0],
      [250, 3],
      [200, 100],
      [40, 35],
      [98, 1],
      [31, 0],
    ] as const) {
      const query = `from=${ago(first)}&to=${ago(last)}&warehouse_id=${main.id}`
      const row = (await report('profit', `${query}&limit=1000`)).data.find(
        ({ post_id }: { post_id: number }) => post_id === post,
      )
      const days = Array.from({ length: first - last + 1 }, (_, n) => 100 + last + n)
      expect(row, query).toMatchObject({
        sold: days.length,
        money: days.reduce((sum, each) => sum + each, 0),
      })
    }
    await db.execute(sql`delete from stock_days where post_id = ${post}`)
    await db.execute(sql`delete from stock_months where post_id = ${post}`)
  })
})

describe('what reports may be asked', () => {
  it.each([
    'value?days=3',
    'value?by=product',
    'expiring?days=-1',
    'expiring?days=99999',
    'dead?days=x',
    'low?state=none',
    'profit?by=lot',
    'profit?from=2026-02-30',
    'profit?from=2026-11-02&to=2026-11-01',
    'value?orderBy=title',
    'value?warehouse_id=x',
    'value?limit=0',
    'value?page=1&page=2',
    'value?include=x',
  ])('is not %s', async (query) => {
    expect(await send('GET', `/warehouses/reports/${query}`)).toMatchObject({
      status: 422,
      body: { code: 'invalid' },
    })
  })

  it.each(reportNames)('%s costs two statements, and is for those who see slips', async (name) => {
    const path = `/warehouses/reports/${name}`
    expect(await statementsOf(api().db, () => send('GET', path))).toHaveLength(2)
    const { token } = await api().member('list-orders', 'list-posts')
    expect((await api().call('GET', path, { as: token })).status).toBe(403)
    const keeper = await api().member('edit-warehouses')
    expect((await api().call('GET', path, { as: keeper.token })).status).toBe(200)
  })

  it('are pages in an order', async () => {
    const { data, meta } = await report('value', 'limit=1&page=2&orderBy=money&sortedBy=asc')
    expect(data).toHaveLength(1)
    expect(meta.pagination).toMatchObject({ count: 1, current_page: 2, per_page: 1 })
    expect(meta.pagination.total).toBeGreaterThan(3)
  })

  it.each(reportNames)(
    '%s is exported as a file with all rows and the titles of its columns',
    async (name) => {
      const { headers, text } = await fileOf(`/warehouses/reports/${name}/export?format=csv`)
      expect(headers.get('content-disposition')).toContain(`report_${name}-`)
      const [titles = '', ...rows] = text.trim().split('\r\n')
      expect(titles).toContain('Mã')
      expect(titles).not.toMatch(/_/)
      expect(rows).toHaveLength(Number(headers.get('total-count')))
    },
  )
})

describe('a supplier and a product', () => {
  let roastery = 0
  beforeAll(async () => {
    roastery = await place('/suppliers', 'Xưởng rang')
    const from = { supplier_id: roastery }
    await bring(main.id, [{ post_id: tea.id, number: 3, price: 2_100 }], { ...from, date: ago(40) })
    await bring(shop.id, [{ post_id: tea.id, number: 2, price: 2_200 }], from)
    const { id } = await bring(shop.id, [{ post_id: tea.id, number: 99, price: 1 }], from)
    await cancel(id)
  })

  it('say what was bought there, when, at what price, without what was canceled', async () => {
    const { data, meta } = await report('purchases', `supplier_id=${roastery}`)
    expect(data).toMatchObject([
      {
        title: 'Trà',
        date: today,
        number: 2,
        price: 2_200,
        money: 4_400,
        warehouse: { data: { name: 'Cửa hàng' } },
      },
      { title: 'Trà', date: ago(40), number: 3, price: 2_100, slip_code: expect.stringMatching(/^PN/) },
    ])
    expect(meta.sums).toEqual({ number: 5, money: 10_700 })
    expect(meta.chart).toHaveLength(2)
    expect((await send('GET', '/warehouses/reports/purchases')).body.errors).toHaveProperty('supplier_id')
  })

  it('say where the product lies lot by lot, what it was bought for, and how its price changed', async () => {
    await setPoint(shop.id, tea.id, 6)
    await send('PATCH', `/posts/${tea.id}`, { price: 120_000 })
    const path = `/warehouses/products/${tea.id}`
    const { data } = (await send('GET', path)).body
    expect(data).toMatchObject({ title: 'Trà', price: 120_000 })
    expect(data.stock).toMatchObject([
      { warehouse: 'Cửa hàng', number: 2, reorder_point: 6, lots: [{ number: 2, price: 2_200 }] },
      // What expires first is taken first.
      { warehouse: 'Kho chính', number: 53, lots: [{ expiry: ago(-10), is_expired: false }, { number: 3 }] },
    ])
    expect(data.bought.map(({ price }: { price: number }) => price)).toEqual([2_000, 2_100, 2_200])
    expect(data.prices).toMatchObject([{ before: 100_000, after: 120_000 }])
    expect(await statementsOf(api().db, () => send('GET', path))).toHaveLength(2)
    expect((await send('GET', '/warehouses/products/999999')).status).toBe(404)
  })
})

describe('what is summed up beforehand', () => {
  const sums = () => rowsOf(api().db, sql`select * from stock_days order by warehouse_id, post_id, day`)

  it('is what the ledger says, and the reconciliation names what is not', async () => {
    expect(await differences(api().db)).toEqual([])
    await api().db.execute(
      sql`update stock_days set money = money + 1 where day = ${today} and warehouse_id = ${shop.id}`,
    )
    await api().db.execute(sql`delete from stock_months where warehouse_id = ${shop.id}`)
    const found = await differences(api().db)
    expect(found.map(({ what }) => what)).toEqual(['days', 'months'])
    expect(found[0]).toMatchObject({
      warehouse: 'Cửa hàng',
      found: '2/2/8001/2000',
      expected: '2/2/8000/2000',
    })
    expect(await repair(api().db)).toEqual([])
    expect(await differences(api().db)).toEqual([])
  })

  it('goes with a warehouse and comes back with it, and so do its reorder points', async () => {
    const before = await sums()
    expect((await send('DELETE', `/warehouses/${main.id}?force=1`)).status).toBe(204)
    const [event] = (await send('GET', `/history?entity=warehouses&id=${main.id}&action=delete`)).body.data
    expect((await send('POST', `/history/${event.id}/restore`, {})).status).toBe(200)
    expect(await sums()).toEqual(before)
    expect((await report('low', `warehouse_id=${main.id}`)).data).toMatchObject([
      { title: 'Cà phê', reorder_point: 75, version: 2 },
      { title: 'Cốc' },
    ])
  })
})
