import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CashCount, CashMeta } from '../../src/domain/cash'
import { withApi } from '../support/api'
import { expectSound, shopOf } from '../support/money'

const api = withApi()
const shop = shopOf(api)
const { order, pay, send, made } = shop
let bean = 0
let supplier = 0
let sale = 0
beforeAll(async () => {
  bean = await shop.product(100_000)
  supplier = await shop.place('/suppliers', 'Nhà rang')
  sale = await order([{ post_id: bean, quantity: 50 }])
})
afterEach(() => expectSound(api()))

const cash = async (query = '', token = api().owner.token): Promise<{ data: unknown[]; meta: CashMeta }> =>
  (await api().call('GET', `/cash?${query}`, { as: token })).body
const count = async (body: object): Promise<CashCount> => made('/cash/counts', body)
const later = (minutes: number) => {
  api().now = new Date(api().now.getTime() + minutes * 60_000)
}
const spend = (amount: number) =>
  made(`/suppliers/${supplier}/payments`, { amount, method: 'cash', note: 'Mua túi' })

describe('the till', () => {
  it('has nothing to expect before the first count, from which counting begins', async () => {
    await pay(sale, 300_000)
    expect((await cash()).meta.till).toEqual({ since: null, opening: null, expected: null })
    const first = await count({ counted: 1_000_000, taken: 0, note: 'Tiền lẻ đầu ngày' })
    expect(first).toMatchObject({ expected: null, difference: null, day: '2026-11-21', counted: 1_000_000 })
    expect((await cash()).meta.till).toEqual({ since: first.at, opening: 1_000_000, expected: 1_000_000 })
  })

  it('should have what was left in it and what came and went since, in cash alone', async () => {
    later(5)
    await pay(sale, 250_000)
    await pay(sale, 90_000, { method: 'transfer' })
    await spend(40_000)
    expect((await cash()).meta.till).toMatchObject({ opening: 1_000_000, expected: 1_210_000 })
    const short = await count({ counted: 1_200_000, taken: 900_000, note: 'Nộp ngân hàng' })
    expect(short).toMatchObject({ expected: 1_210_000, difference: -10_000, actor: { id: api().owner.id } })
    expect((await cash()).meta.till).toMatchObject({ since: short.at, opening: 300_000, expected: 300_000 })
  })

  it('finds in the next count what came to be seen late, and loses nothing', async () => {
    later(5)
    // Paid before the last count, and written by a transaction that ended after it.
    await api().db.execute(sql`insert into entries (at, party, party_key, kind, amount, method, open)
      values (${new Date(api().now.getTime() - 420_000).toISOString()}, 'guests', '0912345678', 'payment', -70000,
        'cash', 70000)`)
    expect(await count({ counted: 370_000, taken: 0 })).toMatchObject({ expected: 370_000, difference: 0 })
  })

  it('is told with its counts of the days that are asked for, the newest first', async () => {
    const { meta } = await cash('from=2026-11-21&to=2026-11-21')
    expect(meta.counts.map(({ counted }) => counted)).toEqual([370_000, 1_200_000, 1_000_000])
    expect((await cash('from=2026-11-20&to=2026-11-20')).meta.counts).toEqual([])
  })

  it.each([
    [{ counted: -1 }, 'counted'],
    [{ taken: 0 }, 'counted'],
    [{ counted: 1.5 }, 'counted'],
    [{ counted: 100, taken: 101 }, 'taken'],
    [{ counted: 100, taken: -1 }, 'taken'],
  ])('refuses a count of %j beside its field', async (body, field) => {
    const answer = await send('POST', '/cash/counts', body)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors)).toEqual([field])
  })

  it('is counted once with one key', async () => {
    const body = { counted: 370_000, taken: 0, note: 'Một lần' }
    const again = () => send('POST', '/cash/counts', body, { 'Idempotency-Key': 'count-1' })
    const [first, second] = [await again(), await again()]
    expect(second.body).toEqual(first.body)
    expect((await cash()).meta.counts.filter(({ note }) => note === 'Một lần')).toHaveLength(1)
  })

  it('keeps its counts as they were', async () => {
    await expect(api().db.execute(sql`update cash_counts set counted = 0`)).rejects.toThrow()
    await expect(api().db.execute(sql`delete from cash_counts`)).rejects.toThrow()
  })
})

describe('cash by day and method', () => {
  it('has the newest day first, pages, and sums over all days by method', async () => {
    later(24 * 60)
    api().owner.token = (await api().member('list-orders', 'update-orders', 'edit-warehouses')).token
    await pay(sale, 10_000, { method: 'transfer' })
    await spend(5_000)
    const { data, meta } = await cash('from=2026-11-21&to=2026-11-22&limit=2')
    expect(data).toEqual([
      { id: '2026-11-22 cash', day: '2026-11-22', method: 'cash', received: 0, refunded: 0, spent: 5_000 },
      {
        id: '2026-11-22 transfer',
        day: '2026-11-22',
        method: 'transfer',
        received: 10_000,
        refunded: 0,
        spent: 0,
      },
    ])
    expect(meta).toMatchObject({
      pagination: { total: 4 },
      sums: { received: 720_000, refunded: 0, spent: 45_000 },
      methods: [
        { method: 'cash', received: 620_000, refunded: 0, spent: 45_000 },
        { method: 'transfer', received: 100_000, refunded: 0, spent: 0 },
      ],
    })
    const file = await api().api.fetch(
      new Request('http://nep.test/api/v1/cash/export?from=2026-11-21&to=2026-11-22', {
        headers: { Authorization: `Bearer ${api().owner.token}` },
      }),
    )
    const [titles, newest] = (await file.text()).split('\r\n')
    expect(titles).toContain('Hình thức')
    expect(newest).toBe('"2026-11-22","Tiền mặt","0","0","5000"')
  })

  it('tells who keeps the warehouse only what was spent, and nothing of the till', async () => {
    const keeper = await api().member('edit-warehouses')
    const { data, meta } = await cash('', keeper.token)
    expect(data).toHaveLength(1)
    expect(meta).toMatchObject({ till: null, counts: [], sums: { received: 0, spent: 5_000 } })
    const looker = await api().member('list-orders')
    expect((await cash('', looker.token)).meta.till).not.toBeNull()
    const answer = await api().call('POST', '/cash/counts', { as: looker.token, body: { counted: 1 } })
    expect(answer.status).toBe(403)
  })
})
