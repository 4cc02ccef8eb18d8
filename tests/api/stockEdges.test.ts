import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { differences } from '../../src/api/stock/reconcile'
import { withApi } from '../support/api'
import { aPost, aType } from '../support/content'
import { contradictions, warehouseOf } from '../support/stock'

const api = withApi()
const { send, made, place, product, bring, take, cancel, stock } = warehouseOf(api)
let here = 0
let there = 0

beforeAll(async () => {
  here = await place('/warehouses', 'Kho Hà Nội')
  there = await place('/warehouses', 'Kho Sài Gòn')
})

afterEach(async () => {
  expect(await contradictions(api().db)).toEqual([])
  expect(await differences(api().db)).toEqual([])
})

const slipCount = async () =>
  Number((await rowsOf<{ n: number }>(api().db, sql`select count(*) as n from slips`))[0]?.n)

describe('a count whose answer is lost', () => {
  const count = (key: string, products: object[], more: object = {}) =>
    send('POST', `/warehouses/${here}/count`, { products, ...more }, { 'Idempotency-Key': key })

  it('and that is changed and sent again is not counted twice, and it is told what was recorded', async () => {
    const [tea, cup] = [await product('Trà'), await product('Cốc')]
    await bring(here, [
      { post_id: tea, number: 10, price: 1_000 },
      { post_id: cup, number: 10, price: 1_000 },
    ])
    const first = await count('sheet-1', [{ post_id: tea, expected: 10, counted: 8 }])
    expect(first.body.meta).toEqual({ counted: [{ post_id: tea, lot_id: null, counted: 8 }] })
    // Even by whoever says that the differences hold whatever has moved.
    const changed = [
      { post_id: tea, expected: 10, counted: 7 },
      { post_id: cup, expected: 10, counted: 11 },
    ]
    expect(await count('sheet-1', changed, { keep_differences: true })).toMatchObject({
      status: 409,
      body: { code: 'conflict', made: first.body },
    })
    expect([(await stock(here, tea)).number, (await stock(here, cup)).number]).toEqual([8, 10])
    // Under the same key again it stays what it was.
    expect((await count('sheet-1', [{ post_id: tea, expected: 10, counted: 8 }])).body).toEqual(first.body)
    expect((await stock(here, tea)).number).toBe(8)
  })

  it('and that never arrived is recorded as it is by then, once', async () => {
    const tea = await product('Trà')
    await bring(here, [{ post_id: tea, number: 10, price: 1_000 }])
    const refused = await count('sheet-2', [{ post_id: tea, expected: 9, counted: 8 }])
    expect(refused).toMatchObject({ status: 409, body: { code: 'stock_moved' } })
    expect((await count('sheet-2', [{ post_id: tea, expected: 10, counted: 7 }])).status).toBe(201)
    expect((await stock(here, tea)).number).toBe(7)
  })

  it('tells of stock that has moved by which slip it did, and whose that is', async () => {
    const tea = await product('Trà')
    await bring(here, [{ post_id: tea, number: 10, price: 1_000 }])
    const slip = (await take(here, [{ post_id: tea, number: 3, price: 2_000 }])).body.data
    const answer = await count('sheet-3', [{ post_id: tea, expected: 10, counted: 9 }])
    const [owner] = await rowsOf<{ name: string }>(
      api().db,
      sql`select name from users where id = ${api().owner.id}`,
    )
    expect(answer.body.moved).toMatchObject([
      { line: 0, expected: 10, on_hand: 7, last: { slip_id: slip.id, code: slip.code, actor: owner?.name } },
    ])
  })
})

describe('a slip whose answer is lost', () => {
  it.each(['import', 'export'])(
    'and that is changed and sent again moves its goods once: an %s',
    async (style) => {
      const tea = await product('Trà')
      await bring(here, [{ post_id: tea, number: 10, price: 1_000 }])
      const change = (warehouse: number, number: number) =>
        send(
          'POST',
          `/warehouses/${warehouse}/change`,
          { style, products: [{ post_id: tea, number, price: 1_000 }] },
          { 'Idempotency-Key': `slip-${style}-${tea}` },
        )
      const first = await change(here, 2)
      const before = await slipCount()
      for (const again of [await change(here, 3), await change(there, 2)])
        expect(again).toMatchObject({
          status: 409,
          body: { code: 'conflict', made: { data: { id: first.body.data.id } } },
        })
      expect(await slipCount()).toBe(before)
    },
  )
})

describe('more than can be counted', () => {
  /** As much as a warehouse holds, but for a few units. */
  const fill = async (post: number, left: number) => {
    const most = 2_147_483_647 - left
    const lines = Array.from({ length: Math.ceil(most / 1_000_000) }, (_, at) => ({
      post_id: post,
      number: Math.min(1_000_000, most - at * 1_000_000),
      price: 0,
    }))
    for (let at = 0; at < lines.length; at += 500) await bring(here, lines.slice(at, at + 500))
  }

  it('is refused at its line: brought, moved, counted, given back', async () => {
    const [post, other] = [await product('Hạt'), await product('Khác')]
    await fill(post, 5)
    expect(await stock(here, post)).toMatchObject({ number: 2_147_483_642 })
    const before = await slipCount()
    const refused = (answer: { status: number; body: { errors?: object } }, field: string) => {
      expect(answer.status, JSON.stringify(answer.body)).toBe(422)
      expect(Object.keys(answer.body.errors ?? {})).toEqual([field])
    }
    const both = [
      { post_id: other, number: 1, price: 0 },
      { post_id: post, number: 6, price: 0 },
    ]
    refused(
      await send('POST', `/warehouses/${here}/change`, { style: 'import', products: both }),
      'products[1].number',
    )
    await bring(there, [
      { post_id: other, number: 4, price: 0, expiry: '2030-01-01' },
      { post_id: other, number: 4, price: 0 },
      { post_id: post, number: 6, price: 0 },
    ])
    // Two lots of the first line come as two: the second line is still the second.
    const moving = [
      { post_id: other, number: 6 },
      { post_id: post, number: 6 },
    ]
    refused(
      await send('POST', `/warehouses/${there}/transfer`, { to_warehouse_id: here, products: moving }),
      'products[1].number',
    )
    const counting = [{ post_id: post, expected: 2_147_483_642, counted: 2_147_483_647 }]
    const most = await send('POST', `/warehouses/${here}/count`, { products: counting })
    expect(most.status, JSON.stringify(most.body)).toBe(201)
    expect((await cancel(most.body.data[0].id)).status).toBe(200)
    // What was taken cannot come back where others have filled its place.
    const out = (await take(here, [{ post_id: post, number: 10, price: 0 }])).body.data
    await bring(here, [{ post_id: post, number: 15, price: 0 }])
    expect((await cancel(out.id)).status).toBe(422)
    expect(await slipCount()).toBe(before + 4)
  })

  it.each([
    ['units of a line', [{ post_id: 1, number: 2_147_483_648 }], 'products[0].number'],
    ['units of a line, just so', [{ post_id: 1, number: 1_000_001 }], 'products[0].number'],
    ['a product that no number reaches', [{ post_id: 2_147_483_648, number: 1 }], 'products[0].post_id'],
    ['an amount', [{ post_id: 1, number: 1, price: 1e15 }], 'products[0].price'],
    ['a lot', [{ post_id: 1, number: 1, lot_id: 2 ** 31 }], 'products[0].lot_id'],
  ])('is 422 at its line: %s', async (_, products, field) => {
    for (const style of ['import', 'export']) {
      const answer = await send('POST', `/warehouses/${here}/change`, { style, products })
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.body.errors)).toContain(field)
    }
  })

  it('is 422 at the row of a count: more than one line corrects', async () => {
    const answer = await send('POST', `/warehouses/${here}/count`, {
      products: [{ post_id: 1, expected: 0, counted: 1_000_001, price: 1 }],
    })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors)).toEqual(['products[0].counted'])
  })

  it('is 422 at the line of an order', async () => {
    const { id: type_id } = await aType(api(), { style: 'product', features: ['orders'] })
    const post = await made('/posts', aPost(type_id, { price: 100_000 }))
    const order = { type_id, name: 'Chị Lan', phone: '0912345678', address: '12 Hàng Bông' }
    for (const [line, field] of [
      [{ quantity: 2_147_483_648 }, 'products[1].quantity'],
      [{ quantity: 1_000_000, price: 1_000_000_000_000 }, 'products[1].quantity'],
      [{ quantity: 1, price: 1e13 }, 'products[1].price'],
    ] as const) {
      const products = [
        { post_id: post.id, quantity: 1 },
        { post_id: post.id, ...line },
      ]
      const answer = await send('POST', '/orders', { ...order, products })
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.body.errors)).toEqual([field])
    }
  })
})

it('who cancels a slip second is told who was quicker', async () => {
  const post = await product('Trà')
  const { id } = await bring(here, [{ post_id: post, number: 1, price: 1_000 }])
  await cancel(id)
  const [owner] = await rowsOf<{ name: string }>(
    api().db,
    sql`select name from users where id = ${api().owner.id}`,
  )
  const { body } = await cancel(id)
  expect(body).toMatchObject({
    code: 'already_canceled',
    message: expect.stringContaining(owner?.name ?? '?'),
  })
})
