import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { bringStock } from '../../src/api/stock/bring'
import { giveBack } from '../../src/api/stock/cancel'
import { holdStock } from '../../src/api/stock/lock'
import { takeStock } from '../../src/api/stock/take'
import { withApi } from '../support/api'
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
})

const lotsOf = async (warehouse: number, post: number) =>
  (await stock(warehouse, post)).lots.map(({ number, expiry }: { number: number; expiry: string }) => [
    number,
    expiry,
  ])
const line = (post_id: number, number: number, price = 0, more: object = {}) => ({
  post_id,
  number,
  price,
  ...more,
})

describe('an import', () => {
  it('makes a lot of each line, and a slip with a code of its year', async () => {
    const post = await product('Cà phê Arabica')
    const slip = await bring(here, [
      line(post, 10, 50_000, { expiry: '2027-01-31' }),
      line(post, 5, 52_000, { expiry: '2026-12-31' }),
    ])
    expect(slip).toMatchObject({
      code: expect.stringMatching(/^PN26-\d{5}$/),
      style: 'import',
      status: 'complete',
      reason: 'purchase',
      date: '2026-11-21',
      number: 15,
      money: 760_000,
      profit: null,
      user_id: api().owner.id,
      products: { data: [{ title: 'Cà phê Arabica', number: 10 }, { number: 5 }] },
    })
    expect(await stock(here, post)).toMatchObject({
      number: 15,
      money: 760_000,
      average_cost: 50_667,
      next_expiry: '2026-12-31',
      title: 'Cà phê Arabica',
    })
    expect(await lotsOf(here, post)).toEqual([
      [5, '2026-12-31'],
      [10, '2027-01-31'],
    ])
  })

  it('names the supplier, and keeps them from being deleted', async () => {
    const post = await product()
    const supplier = await place('/suppliers', 'Nông trại Cầu Đất')
    await bring(here, [line(post, 3, 40_000)], { supplier_id: supplier })
    const { body } = await send('GET', `/suppliers?search=id:${supplier}&include=products,slips_count`)
    expect(body.data[0]).toMatchObject({
      slips_count: 1,
      products: { data: [{ post_id: post, number: 3, price: 40_000, date: '2026-11-21' }] },
    })
    expect(await send('DELETE', `/suppliers/${supplier}`)).toMatchObject({
      status: 409,
      body: { code: 'in_use', in_use: { slips: 1 } },
    })
  })

  it.each([
    ['no line', { products: [] }, 'products'],
    ['a product that is none', { products: [line(2_000_000_000, 1)] }, 'products[0].post_id'],
    ['no units', { products: [line(1, 0)] }, 'products[0].number'],
    ['half a unit', { products: [line(1, 1.5)] }, 'products[0].number'],
    ['a price below zero', { products: [line(1, 1, -1)] }, 'products[0].price'],
    [
      'an expiry that is no day',
      { products: [line(1, 1, 1, { expiry: '2026-02-31' })] },
      'products[0].expiry',
    ],
    ['no style', { style: undefined, products: [line(1, 1)] }, 'style'],
    ['a day to come', { date: '2026-11-22' }, 'date'],
    ['a supplier that is none', { supplier_id: 2_000_000_000 }, 'supplier_id'],
  ])('is refused with %s, and names it', async (_, wrong, field) => {
    const post = await product()
    const before = await rowsOf(api().db, sql`select count(*) from slips`)
    const answer = await send('POST', `/warehouses/${here}/change`, {
      style: 'import',
      products: [line(post, 1)],
      ...wrong,
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(422)
    expect(Object.keys(answer.body.errors)).toContain(field)
    expect(await rowsOf(api().db, sql`select count(*) from slips`)).toEqual(before)
  })
})

describe('an export', () => {
  it('takes what expires first, and its profit is its money less what those lots cost', async () => {
    const post = await product()
    await bring(here, [
      line(post, 10, 50_000, { expiry: '2027-01-31' }),
      line(post, 4, 60_000, { expiry: '2026-12-31' }),
      line(post, 9, 10_000),
    ])
    const { status, body } = await take(here, [line(post, 6, 100_000)])
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      code: expect.stringMatching(/^PX26-\d{5}$/),
      reason: 'sale',
      money: 600_000,
      profit: 600_000 - 4 * 60_000 - 2 * 50_000,
      products: {
        data: [
          {
            number: 6,
            cost: 340_000,
            lots: [
              { number: 4, expiry: '2026-12-31' },
              { number: 2, expiry: '2027-01-31' },
            ],
          },
        ],
      },
    })
    expect(await lotsOf(here, post)).toEqual([
      [8, '2027-01-31'],
      [9, null],
    ])
  })

  it('never takes what is past its day, unless it names that lot', async () => {
    const post = await product()
    await bring(here, [line(post, 5, 1_000, { expiry: '2026-11-20' })])
    const refused = await take(here, [line(post, 1, 2_000)])
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', missing: [{ line: 0, post_id: post, wanted: 1, on_hand: 0 }] },
    })
    const [lot] = (await stock(here, post)).lots
    expect(lot).toMatchObject({ is_expired: true })
    expect((await take(here, [line(post, 1, 0, { lot_id: lot.id })], { reason: 'other' })).status).toBe(201)
  })

  it('of more than there is changes nothing, and says what is here and what is good elsewhere, the most first', async () => {
    const [one, other] = [await product(), await product()]
    const far = await place('/warehouses', 'Kho Đà Nẵng')
    await bring(here, [line(one, 5, 1_000), line(other, 5, 1_000)])
    const [past, last] = [{ expiry: '2026-11-20' }, { expiry: '2026-11-21' }]
    await bring(there, [line(one, 70, 1_000, last), line(one, 90, 1_000, past)])
    await bring(far, [line(one, 80, 1_000)])
    const answer = await take(here, [line(other, 5, 1), line(one, 4, 1), line(one, 2, 1)])
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'out_of_stock',
        missing: [
          {
            line: 2,
            post_id: one,
            wanted: 2,
            on_hand: 1,
            elsewhere: [
              { warehouse_id: far, on_hand: 80 },
              { warehouse_id: there, on_hand: 70 },
            ],
          },
        ],
      },
    })
    expect(answer.body.errors).toEqual({ 'products[2].number': ['Trong kho còn 1, cần 2'] })
    expect(await stock(here, other)).toMatchObject({ number: 5 })
  })

  it('takes nothing that came after it looked for what to lock', async () => {
    const post = await product()
    const mover = {
      now: api().now,
      actor: { id: api().owner.id, email: '', sessionId: '', permissions: new Set<never>() },
    }
    const held = await api().db.transaction(async (tx) => {
      let statements = 0
      const db = new Proxy(tx, {
        get: (target, name, self) =>
          name === 'execute'
            ? async (query: Parameters<typeof tx.execute>[0]) => {
                const result = await tx.execute(query)
                // As if another had committed its first import of the product between the two statements.
                if (++statements === 1)
                  await bringStock(
                    { ...mover, db: tx },
                    { warehouse_id: here, lines: [line(post, 4, 1_000)] },
                  )
                return result
              }
            : Reflect.get(target, name, self),
      })
      return holdStock({ ...mover, db }, [{ warehouse_id: here, post_id: post }], { onlyTakes: true })
    })
    expect(await stock(here, post)).toMatchObject({ number: 4 })
    expect(held.of({ warehouse_id: here, post_id: post })).toMatchObject({ number: 0, lots: [] })
  })

  it('happens once for one key', async () => {
    const post = await product()
    await bring(here, [line(post, 5, 1_000)])
    const body = { style: 'export', products: [line(post, 3, 1)] }
    const once = { 'Idempotency-Key': 'phieu-1' }
    const [first, second] = [
      await send('POST', `/warehouses/${here}/change`, body, once),
      await send('POST', `/warehouses/${here}/change`, body, once),
    ]
    expect(second?.body).toEqual(first?.body)
    expect(await stock(here, post)).toMatchObject({ number: 2 })
  })
})

describe('canceling', () => {
  it('an export gives back to the lots that it took from, once', async () => {
    const post = await product()
    await bring(here, [line(post, 4, 60_000, { expiry: '2026-12-31' }), line(post, 9, 10_000)])
    const { id } = (await take(here, [line(post, 6, 100_000)])).body.data
    expect(await cancel(id, { reason: 'Khách đổi ý' })).toMatchObject({
      status: 200,
      body: {
        data: { status: 'canceled', cancel_reason: 'Khách đổi ý', canceler_id: api().owner.id, version: 2 },
      },
    })
    expect(await lotsOf(here, post)).toEqual([
      [4, '2026-12-31'],
      [9, null],
    ])
    expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'already_canceled' } })
  })

  it('an import takes its lots away', async () => {
    const post = await product()
    const { id } = await bring(here, [line(post, 4, 60_000)])
    expect((await cancel(id)).status).toBe(200)
    expect(await stock(here, post)).toMatchObject({ number: 0, money: 0, average_cost: null, lots: [] })
  })

  it('an import that was sold from is refused, and names the slips', async () => {
    const post = await product()
    const { id } = await bring(here, [line(post, 4, 60_000)])
    const sold = (await take(here, [line(post, 1, 100_000)])).body.data
    expect(await cancel(id)).toMatchObject({
      status: 409,
      body: {
        code: 'lots_used',
        used: [{ post_id: post, wanted: 4, on_hand: 3, slips: [{ id: sold.id, code: sold.code }] }],
      },
    })
    await cancel(sold.id)
    expect((await cancel(id)).status).toBe(200)
  })
})

describe('an order', () => {
  const mover = async () => ({
    db: api().db,
    now: api().now,
    actor: { id: api().owner.id, email: '', sessionId: '', permissions: new Set<never>() },
  })

  it('takes its lines and gives them back, however often it is asked to', async () => {
    const post = await product()
    await bring(here, [line(post, 8, 1_000)])
    const call = await mover()
    const slip = await api().db.transaction((db) =>
      takeStock(
        { ...call, db },
        { warehouse_id: here, order_id: 41, lines: [{ post_id: post, number: 5, price: 3_000 }] },
      ),
    )
    expect(slip).toMatchObject({ number: 5, money: 15_000, profit: 10_000 })
    expect(await cancel(slip.id)).toMatchObject({
      status: 409,
      body: { code: 'slip_of_order', order_id: 41 },
    })
    for (const _ of [1, 2]) {
      await api().db.transaction((db) => giveBack({ ...call, db }, 41, 'Đơn đã hủy'))
      expect(await stock(here, post)).toMatchObject({ number: 8 })
    }
  })
})

describe('a transfer', () => {
  it('is an export and an import that go together, and lots keep cost, expiry and age', async () => {
    const post = await product()
    await bring(here, [line(post, 4, 60_000, { expiry: '2026-12-31' }), line(post, 9, 10_000)])
    api().now = new Date('2026-11-21T02:10:00.000Z')
    const [out, back] = await made(`/warehouses/${here}/transfer`, {
      to_warehouse_id: there,
      products: [{ post_id: post, number: 6 }],
    })
    expect(out).toMatchObject({ style: 'export', reason: 'transfer', profit: null, linked_id: back.id })
    expect(back).toMatchObject({ style: 'import', reason: 'transfer', linked_id: out.id, money: out.money })
    expect((await stock(there, post)).lots).toMatchObject([
      { number: 4, price: 60_000, expiry: '2026-12-31', imported_at: '2026-11-21T02:00:00.000Z' },
      { number: 2, price: 10_000, expiry: null },
    ])
    expect((await cancel(back.id)).status).toBe(200)
    expect(await stock(here, post)).toMatchObject({ number: 13 })
    expect(await stock(there, post)).toMatchObject({ number: 0 })
    api().now = new Date('2026-11-21T02:00:00.000Z')
  })

  it('is refused into the same warehouse, and of more than there is', async () => {
    const post = await product()
    const products = [{ post_id: post, number: 6 }]
    const to = (to_warehouse_id: number) =>
      send('POST', `/warehouses/${here}/transfer`, { to_warehouse_id, products })
    expect((await to(here)).body.errors).toHaveProperty('to_warehouse_id')
    expect(await to(there)).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
  })
})

describe('a count', () => {
  const count = (products: object[], more: object = {}) =>
    send('POST', `/warehouses/${here}/count`, { products, ...more })

  it('posts what was missing and what was found with one slip each', async () => {
    const [one, other] = [await product(), await product()]
    await bring(here, [line(one, 5, 1_000, { expiry: '2026-11-01' }), line(other, 5, 2_000)])
    const { status, body } = await count([
      { post_id: one, expected: 5, counted: 3 },
      { post_id: other, expected: 5, counted: 6 },
    ])
    expect(status).toBe(201)
    expect(body.data).toMatchObject([
      { style: 'export', reason: 'count', number: 2, money: 0, profit: null },
      { style: 'import', reason: 'count', number: 1, money: 2_000 },
    ])
    expect(await count([{ post_id: one, expected: 3, counted: 3 }])).toMatchObject({
      status: 200,
      body: { data: [] },
    })
  })

  it('finds at the cost and the day of its lot, else at what the row says, else at the average', async () => {
    const post = await product()
    await bring(here, [line(post, 5, 1_000, { expiry: '2027-01-31' }), line(post, 5, 3_000)])
    const { lots } = await stock(here, post)
    const { id } = lots.find(({ expiry }: { expiry: string | null }) => expiry === '2027-01-31')
    const row = { post_id: post, price: 9_000, expiry: '2028-01-01' }
    for (const [found, money] of [
      [{ ...row, lot_id: id, expected: 5, counted: 6 }, 1_000],
      [{ ...row, expected: 11, counted: 12 }, 9_000],
      [{ post_id: post, expected: 12, counted: 14 }, 2 * Math.round((5_000 + 15_000 + 1_000 + 9_000) / 12)],
    ] as const)
      expect((await count([found])).body.data).toMatchObject([{ style: 'import', money }])
    expect(await lotsOf(here, post)).toEqual([
      [5, '2027-01-31'],
      [1, '2027-01-31'],
      [1, '2028-01-01'],
      [5, null],
      [2, null],
    ])
  })

  it('has a product as a whole or lot by lot, and each once', async () => {
    const post = await product()
    await bring(here, [line(post, 5, 1_000), line(post, 4, 1_000)])
    const [one, other] = (await stock(here, post)).lots.map(
      ({ id, number }: { id: number; number: number }) => ({
        post_id: post,
        lot_id: id,
        expected: number,
        counted: number,
      }),
    )
    const whole = { post_id: post, expected: 9, counted: 9 }
    for (const rows of [
      [one, one],
      [whole, whole],
      [whole, one],
      [one, whole],
    ]) {
      const { status, body } = await count(rows)
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['products[1].post_id']])
    }
    expect((await count([one, other])).status).toBe(200)
  })

  it('of stock that has moved since is refused, or keeps the differences', async () => {
    const post = await product()
    await bring(here, [line(post, 10, 1_000)])
    const sheet = [{ post_id: post, expected: 10, counted: 9 }]
    await take(here, [line(post, 4, 1)])
    expect(await count(sheet)).toMatchObject({
      status: 409,
      body: { code: 'stock_moved', moved: [{ line: 0, post_id: post, expected: 10, on_hand: 6 }] },
    })
    expect((await count(sheet, { keep_differences: true })).status).toBe(201)
    expect(await stock(here, post)).toMatchObject({ number: 5 })
  })

  it('that misses more than is there by now says of which row', async () => {
    const [one, other] = [await product(), await product()]
    await bring(here, [line(one, 5, 1_000), line(other, 10, 1_000)])
    await take(here, [line(other, 9, 1)])
    const sheet = [
      { post_id: one, expected: 5, counted: 6 },
      { post_id: other, expected: 10, counted: 5 },
    ]
    const { status, body } = await count(sheet, { keep_differences: true })
    expect([status, body.code, Object.keys(body.errors)]).toEqual([
      409,
      'out_of_stock',
      ['products[1].counted'],
    ])
    expect(body.missing).toEqual([{ line: 1, post_id: other, wanted: 5, on_hand: 1, elsewhere: [] }])
    expect(await stock(here, one)).toMatchObject({ number: 5 })
  })

  it('of more rows than one call takes goes on after the part that was refused, and counts none twice', async () => {
    const own = await place('/warehouses', 'Kho đếm')
    const posts: number[] = []
    for (let at = 0; at < 3; at++) posts.push(await product())
    const lots = posts.flatMap((post) => Array.from({ length: 200 }, () => line(post, 2, 1_000)))
    await bring(own, lots.slice(0, 300))
    await bring(own, lots.slice(300))
    const sheet = posts.map((post) => stock(own, post))
    const rows = (await Promise.all(sheet)).flatMap(({ post_id, lots: there }) =>
      there.map(({ id }: { id: number }) => ({ post_id, lot_id: id, expected: 2, counted: 1 })),
    )
    expect(rows).toHaveLength(600)
    const part = (products: object[]) => send('POST', `/warehouses/${own}/count`, { products })
    expect((await part(rows)).status, 'all at once').toBe(422)
    expect((await part(rows.slice(0, 500))).body.data).toMatchObject([{ number: 500 }])
    // Meanwhile somebody sells what the second part is about.
    const { post_id, lot_id } = rows[599]
    expect((await take(own, [line(post_id, 1, 5_000, { lot_id })])).status).toBe(201)
    expect(await part(rows.slice(500))).toMatchObject({
      status: 409,
      body: { code: 'stock_moved', moved: [{ line: 99, on_hand: 1 }] },
    })
    expect((await part(rows.slice(0, 500))).body.code, 'the first part again').toBe('stock_moved')
    const left = rows.slice(500).with(99, { ...rows[599], expected: 1 })
    expect((await part(left)).body.data).toMatchObject([{ number: 99 }])
    const [on_hand] = await rowsOf<{ n: number }>(
      api().db,
      sql`select sum(number)::int as n from stock where warehouse_id = ${own}`,
    )
    expect(on_hand?.n).toBe(600)
    expect(await contradictions(api().db)).toEqual([])
  })

  it('finds no more than can be paid for exactly', async () => {
    const post = await product()
    await bring(here, [line(post, 1, 1_000_000_000_000)])
    const answer = await count([{ post_id: post, expected: 1, counted: 3 }])
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { 'products[0].counted': [expect.any(String)] } },
    })
    expect(await stock(here, post)).toMatchObject({ number: 1 })
  })

  it('asks what a unit costs where nothing tells it, and each product once', async () => {
    const post = await product()
    const found = { post_id: post, expected: 0, counted: 2 }
    expect((await count([found])).body.errors).toHaveProperty('products[0].price')
    expect((await count([found, found])).body.errors).toHaveProperty('products[1].post_id')
    expect((await count([{ ...found, price: 700 }])).status).toBe(201)
  })
})

describe('the ledger', () => {
  it('says of each movement the slip, the lot and the balance', async () => {
    const post = await product()
    const { code } = await bring(here, [line(post, 5, 1_000)])
    await take(here, [line(post, 2, 1)])
    const ask = async (search: string) =>
      (await send('GET', `/warehouses/change/items?search=post_id:${post};${search}&searchJoin=and`)).body
    expect((await ask(`warehouse_id:${here}`)).data).toMatchObject([
      { number: -2, balance: 3, slip: { style: 'export' } },
      { number: 5, balance: 5, slip: { code, style: 'import' }, lot: { price: 1_000 } },
    ])
    expect((await ask('style:import')).data).toHaveLength(1)
  })

  it('of a warehouse is counted whole and searched by product', async () => {
    const lone = await place('/warehouses', 'Kho riêng')
    const [tea, cake] = [await product('Trà sen'), await product('Bánh cốm')]
    await bring(lone, [line(tea, 5, 1_000), line(cake, 4, 1_000)])
    await take(lone, [line(tea, 2, 1)])
    const ask = async (more: string) =>
      (
        await send(
          'GET',
          `/warehouses/change/items?search=warehouse_id:${lone}${more}&searchJoin=and&searchFields=text:like`,
        )
      ).body
    expect((await ask('')).meta.pagination).toMatchObject({ total: 3 })
    for (const search of [';text:com', ';style:import;text:com'])
      expect((await ask(search)).data).toMatchObject([{ title: 'Bánh cốm', number: 4, balance: 4 }])
    const held = await send(
      'GET',
      `/warehouses/products?search=warehouse_id:${lone};text:com&searchJoin=and&searchFields=text:like&state=there`,
    )
    expect(held.body.data).toMatchObject([{ title: 'Bánh cốm', number: 4 }])
  })

  it('is refused to whoever writes past it', async () => {
    const { db } = api()
    const post = await product()
    await bring(here, [line(post, 5, 1_000)])
    for (const statement of [
      sql`update lots set on_hand = on_hand + 1`,
      sql`update stock set number = number + 1`,
      sql`update movements set number = 1`,
      sql`delete from movements`,
      sql`insert into lots (warehouse_id, post_id, line_id, price, imported_at, on_hand)
        select warehouse_id, post_id, line_id, price, imported_at, 1 from lots limit 1`,
      sql`insert into movements (at, slip_id, line_id, lot_id, warehouse_id, post_id, number, balance)
        select at, slip_id, line_id, lot_id, warehouse_id, post_id, -1000000, 0 from movements limit 1`,
    ])
      await expect(db.execute(statement)).rejects.toThrow()
  })
})

describe('a warehouse that is deleted', () => {
  const putBack = async (id?: number) => {
    const [event] = (await send('GET', `/history?entity=warehouses&id=${id}&action=delete`)).body.data
    return (await send('POST', `/history/${event.id}/restore`, {})).status
  }

  it('says what would go, goes by force, and comes back with all of it', async () => {
    const own = await place('/warehouses', 'Kho tạm')
    const post = await product()
    await bring(own, [line(post, 5, 1_000)])
    const { id: sold } = (await take(own, [line(post, 2, 3_000)])).body.data
    await cancel(sold)
    const [out] = await made(`/warehouses/${own}/transfer`, {
      to_warehouse_id: there,
      products: [{ post_id: post, number: 1 }],
    })
    const contents = { slips: 3, products: 1, number: 4, money: 4_000 }
    expect(await send('DELETE', `/warehouses/${own}`)).toMatchObject({
      status: 409,
      body: { code: 'in_use', can_force: true, in_use: contents },
    })
    const before = await send('GET', `/warehouses/changes?search=warehouse_id:${own}&include=products,linked`)
    expect((await send('DELETE', `/warehouses/${own}?force=1`)).status).toBe(204)
    expect(await stock(own, post)).toBeUndefined()
    expect(await contradictions(api().db)).toEqual([])
    const [event] = (await send('GET', `/history?entity=warehouses&id=${own}&action=delete`)).body.data
    expect((await send('POST', `/history/${event.id}/restore`, {})).status).toBe(200)
    expect(await stock(own, post)).toMatchObject({ number: 4, money: 4_000 })
    expect(
      (await send('GET', `/warehouses/changes?search=warehouse_id:${own}&include=products,linked`)).body,
    ).toEqual(before.body)
    expect((await cancel(out.id)).status).toBe(200)
    expect(await rowsOf(api().db, sql`select from removed_stock`)).toEqual([])
  })

  it('keeps what was moved from elsewhere: that half is canceled once both are there again', async () => {
    const own = await place('/warehouses', 'Kho đến')
    const post = await product()
    await bring(here, [line(post, 10, 1_000)])
    const [out] = await made(`/warehouses/${here}/transfer`, {
      to_warehouse_id: own,
      products: [{ post_id: post, number: 4 }],
    })
    await send('DELETE', `/warehouses/${own}?force=1`)
    expect(await cancel(out.id)).toMatchObject({ status: 409, body: { code: 'half_deleted' } })
    expect(await stock(here, post)).toMatchObject({ number: 6 })
    const [event] = (await send('GET', `/history?entity=warehouses&id=${own}&action=delete`)).body.data
    await send('POST', `/history/${event.id}/restore`, {})
    expect((await cancel(out.id)).status).toBe(200)
    expect([await stock(here, post), await stock(own, post)]).toMatchObject([{ number: 10 }, { number: 0 }])
    expect(await contradictions(api().db)).toEqual([])
  })

  it.each([
    ['first', [0, 1]],
    ['last', [1, 0]],
  ])('and then the other one of a transfer, is back %s: goods are in one of them', async (_, order) => {
    const [from, to] = [await place('/warehouses', 'Kho đi'), await place('/warehouses', 'Kho đến')]
    const post = await product()
    await bring(from, [line(post, 10, 1_000)])
    const halves = await made(`/warehouses/${from}/transfer`, {
      to_warehouse_id: to,
      products: [{ post_id: post, number: 4 }],
    })
    for (const id of [from, to]) await send('DELETE', `/warehouses/${id}?force=1`)
    const [first = 0, second = 0] = order
    expect(await putBack([from, to][first])).toBe(200)
    expect(await cancel(halves[first].id)).toMatchObject({ status: 409, body: { code: 'half_deleted' } })
    expect(await putBack([from, to][second])).toBe(200)
    expect((await cancel(halves[first].id)).status).toBe(200)
    expect([await stock(from, post), await stock(to, post)]).toMatchObject([{ number: 10 }, { number: 0 }])
    expect(await rowsOf(api().db, sql`select from removed_stock`)).toEqual([])
  })

  it('is erased with all of it once it can no longer be put back', async () => {
    const own = await place('/warehouses', 'Kho cũ')
    await bring(own, [line(await product(), 5, 1_000)])
    await send('DELETE', `/warehouses/${own}?force=1`)
    const left = () => rowsOf(api().db, sql`select from removed_stock where warehouse_id = ${own}`)
    // Upkeep would end the session while days go by.
    await api().db.execute(sql`update sessions set expires_at = '2100-01-01'`)
    const { now } = api()
    const upkeepAfter = async (days: number) => {
      api().now = new Date(now.getTime() + days * 86_400_000)
      await api().api.maintain()
      api().now = now
    }
    await upkeepAfter(29)
    expect(await left()).not.toEqual([])
    await upkeepAfter(31)
    expect(await left()).toEqual([])
  })
})

describe('what lies in a warehouse', () => {
  it('is told apart by what is short, expiring or past its day', async () => {
    const lone = await place('/warehouses', 'Kho hạn dùng')
    const [fresh, soon, past] = [await product('Tươi'), await product('Gần hạn'), await product('Quá hạn')]
    await bring(lone, [line(fresh, 9, 1), line(soon, 9, 1, { expiry: '2026-12-20' })])
    await bring(lone, [line(past, 5, 1, { expiry: '2026-11-20' }), line(past, 5, 1)])
    // What is past its day is not there to be sold.
    for (const [post, point] of [
      [past, 6],
      [fresh, 9],
    ])
      await send(
        'PATCH',
        `/warehouses/reorder-points/${lone}-${post}`,
        { reorder_point: point },
        { 'If-Match': '0' },
      )
    const names = async (state: string) =>
      (
        await send(
          'GET',
          `/warehouses/products?search=warehouse_id:${lone}&state=${state}&orderBy=next_expiry`,
        )
      ).body.data.map(({ title }: { title: string }) => title)
    expect(await names('there')).toEqual(['Quá hạn', 'Gần hạn', 'Tươi'])
    expect(await names('expiring')).toEqual(['Quá hạn', 'Gần hạn'])
    expect(await names('expired')).toEqual(['Quá hạn'])
    expect(await names('short')).toEqual(['Quá hạn'])
  })
})

describe('a product', () => {
  it('that has moved is not deleted', async () => {
    const post = await product()
    await bring(here, [line(post, 5, 1_000)])
    expect(await send('DELETE', `/posts/${post}`)).toMatchObject({
      status: 409,
      body: { code: 'in_use', in_use: { slips: 1 } },
    })
  })

  it('of which none was found is deleted, also while the warehouse is gone, and is in nobody’s way', async () => {
    const own = await place('/warehouses', 'Kho đếm')
    const [kept, empty, other] = [await product(), await product(), await product()]
    await bring(own, [line(kept, 5, 1_000)])
    const nothing = (post_id: number) => ({ post_id, expected: 0, counted: 0 })
    const products = [nothing(empty), nothing(other)]
    expect((await send('POST', `/warehouses/${own}/count`, { products })).status).toBe(200)
    expect((await send('DELETE', `/posts/${empty}`)).status).toBe(204)
    await send('DELETE', `/warehouses/${own}?force=1`)
    expect((await send('DELETE', `/posts/${other}`)).status).toBe(204)
    const [event] = (await send('GET', `/history?entity=warehouses&id=${own}&action=delete`)).body.data
    expect((await send('POST', `/history/${event.id}/restore`, {})).status).toBe(200)
    expect(await stock(own, kept)).toMatchObject({ number: 5 })
  })

  it('says how much there is of it in all warehouses', async () => {
    const post = await product()
    await bring(here, [line(post, 5, 1_000)])
    await bring(there, [line(post, 2, 1_000)])
    const { body } = await send('GET', `/posts?search=id:${post}&include=stock`)
    expect(body.data[0].stock).toBe(7)
  })
})

describe('the products that a slip may move', () => {
  const goods = async (query: string) => (await send('GET', `/warehouses/goods?${query}`)).body.data

  it('are found by words and codes, with the lots of the warehouse, the last cost and what is elsewhere', async () => {
    const post = await product('Trà ướp nhài')
    const [{ code }] = await goods(`ids=${post}`)
    const supplier = await place('/suppliers', 'Xưởng nhài')
    await bring(here, [line(post, 3, 20_000, { expiry: '2027-05-01' }), line(post, 2, 21_000)], {
      supplier_id: supplier,
    })
    await bring(here, [line(post, 1, 25_000, { expiry: '2026-11-20' })])
    await bring(there, [line(post, 7, 26_000)], { reason: 'other' })
    const [found] = await goods(`q=tra uop nhai&warehouse_id=${here}`)
    expect(found).toMatchObject({
      id: post,
      title: 'Trà ướp nhài',
      price: 100_000,
      // What came in for another reason was not bought.
      last: { price: 25_000, date: '2026-11-21' },
      elsewhere: [{ warehouse_id: there, name: 'Kho Sài Gòn', on_hand: 7 }],
    })
    expect(
      found.lots.map(({ on_hand, is_expired }: { on_hand: number; is_expired: boolean }) => [
        on_hand,
        is_expired,
      ]),
    ).toEqual([
      [1, true],
      [3, false],
      [2, false],
    ])
    expect((await goods(`ids=${post}&supplier_id=${supplier}`))[0].last.price).toBe(21_000)
    expect(await goods('codes=khong-co%0A')).toEqual([])
    if (code) expect(await goods(`codes=${code.toLowerCase()}`)).toMatchObject([{ id: post }])
  })

  it('are for whoever makes slips, and asked for in no other way', async () => {
    const keeper = (await api().member('edit-warehouses')).token
    const reader = (await api().member('list-posts')).token
    const as = (token: string) => api().call('GET', '/warehouses/goods?q=tra', { as: token })
    expect([(await as(keeper)).status, (await as(reader)).status]).toEqual([200, 403])
    for (const query of ['x=1', 'ids=a', 'warehouse_id=0', `ids=${Array(101).fill(1)}`, 'q=%00', 'q=a&q=b'])
      expect((await send('GET', `/warehouses/goods?${query}`)).status, query).toBe(422)
  })
})
