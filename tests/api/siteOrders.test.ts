import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { differences, repair } from '../../src/api/stock/reconcile'
import { withApi } from '../support/api'
import { aPost, aType } from '../support/content'
import { siteOf } from '../support/site'
import { warehouseOf } from '../support/stock'

const api = withApi()
const site = siteOf(api)
const { place, bring } = warehouseOf(api)
let [type, course] = [0, 0]
let warehouse = 0

const send = (method: string, path: string, body?: object) =>
  api().call(method, path, { as: api().owner.token, body })
const ok = async (method: string, path: string, body?: object) => {
  const answer = await send(method, path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body?.data
}
const product = async (more: object = {}) =>
  (await ok('POST', '/posts', aPost(type, { price: 100_000, ...more }))).id
const stocked = async (number: number, more: object = {}) => {
  const id = await product(more)
  await bring(warehouse, [{ post_id: id, number, price: 1 }])
  return id as number
}
const buyer = { name: 'Nguyễn Thị Lan', phone: '0912 345 678', address: '12 Lê Lợi, Huế' }
const order = (lines: object[], more: object = {}, headers: Record<string, string> = {}) =>
  api().call('POST', '/api/site/v1/vi/orders', {
    body: { ...buyer, lines, ...more },
    headers: { 'Idempotency-Key': crypto.randomUUID(), ...headers },
    address: crypto.randomUUID(),
  })
const ordered = async (lines: object[], more: object = {}) => {
  const answer = await order(lines, more)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
const cart = async (lines: object[], as?: string) => {
  const answer = await api().call('POST', '/api/site/v1/vi/cart', { body: { lines }, as })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data
}
const inStock = async (id: number) => (await cart([{ id, quantity: 1 }])).lines[0].post.in_stock
const officeOrder = async (code: string) =>
  (await ok('GET', `/orders?search=code:${code}&include=body`)).find(
    (each: { code: string }) => each.code === code,
  )

beforeAll(async () => {
  type = (await aType(api(), { style: 'product', slug: 'hang', features: ['orders', 'discounts'] })).id
  course = (await aType(api(), { style: 'course', slug: 'hoc', features: ['orders'] })).id
  warehouse = await place('/warehouses', 'Kho')
})

describe('a cart', () => {
  it('is priced by the rule, whatever prices are sent along', async () => {
    const id = await stocked(100)
    const discount = await ok('POST', '/discounts', {
      type_id: type,
      title: 'Giảm',
      status: 'enable',
      start: new Date(api().now.getTime() + 1000).toISOString(),
      end: new Date(api().now.getTime() + 3_600_000).toISOString(),
      config: [{ quantity: 10, discount: 10, type: 'percent' }],
    })
    await ok('PATCH', `/posts/${id}`, { discount_id: discount.id })
    const before = api().now
    api().now = new Date(before.getTime() + 1000)
    const { lines, total } = await cart([
      { id, quantity: 2, price: 1, total: 1 },
      { id, quantity: 10, attribute: 'Xay' },
    ])
    expect(lines.map(({ price, total }: { price: number; total: number }) => [price, total])).toEqual([
      [100_000, 200_000],
      [90_000, 900_000],
    ])
    expect(total).toBe(1_100_000)
    api().now = before
  })

  it('says what is short and what is no longer sold, and never how many there are', async () => {
    const [few, hidden, none] = [await stocked(3), await product({ status: 'draft' }), 999_999]
    const { lines } = await cart([
      { id: few, quantity: 2 },
      { id: few, quantity: 2, attribute: 'Xay' },
      { id: hidden, quantity: 1 },
      { id: none, quantity: 1 },
    ])
    expect(lines.map(({ standing }: { standing: string }) => standing)).toEqual([
      'short',
      'short',
      'gone',
      'gone',
    ])
    expect(JSON.stringify(lines)).not.toContain('"on_hand"')
    expect(lines[2]).toMatchObject({ price: 0, post: null })
  })

  it('has the prices of the agency of who has signed in', async () => {
    const id = await stocked(10)
    const person = await api().member()
    const agency = await ok('POST', '/agencies', { name: 'Đại lý Huế' })
    await ok('POST', '/agencies/attach', { agency_id: agency.id, user_ids: [person.id] })
    await ok('PATCH', `/posts/${id}`, { agency_prices: [{ agency_id: agency.id, price: 70_000 }] })
    expect((await cart([{ id, quantity: 1 }])).total).toBe(100_000)
    expect((await cart([{ id, quantity: 1 }], person.token)).total).toBe(70_000)
  })

  it('refuses what is no quantity', async () => {
    const id = await stocked(1)
    for (const quantity of [0, -1, 1.5, 1e9, '2; drop', null]) {
      const answer = await api().call('POST', '/api/site/v1/vi/cart', { body: { lines: [{ id, quantity }] } })
      expect(answer.status, String(quantity)).toBe(422)
      expect(Object.keys(answer.body.errors)).toEqual(['lines[0].quantity'])
    }
  })
})

describe('an order of the site', () => {
  it('has the prices of this moment, says where it came from, and promises its goods', async () => {
    const id = await stocked(6)
    const told = await ordered([{ id, quantity: 2, price: 1 }], {
      total: 1,
      type_id: course,
      status: 'delivered',
    })
    expect(told).toMatchObject({ total: 200_000, due: 200_000, status: 'new', payment_status: 'unpaid' })
    expect(told.lines).toMatchObject([{ quantity: 2, price: 100_000, total: 200_000 }])
    expect(JSON.stringify(told)).not.toMatch(/Lan|0912345678|Lê Lợi/)
    const kept = await officeOrder(told.code)
    expect(kept).toMatchObject({
      source: 'site',
      phone: '0912345678',
      name: buyer.name,
      status: 'new',
      warehouse_id: null,
    })
    expect(Date.parse(kept.held_until) - Date.parse(kept.created_at)).toBe(24 * 3_600_000)
    expect(await inStock(id)).toBe('few')
    expect((await cart([{ id, quantity: 5 }])).lines[0].standing).toBe('short')
    expect((await cart([{ id, quantity: 4 }])).lines[0].standing).toBe('ok')
  })

  it('is refused for more than there is, one product on two lines counted together', async () => {
    const id = await stocked(3)
    const answer = await order([
      { id, quantity: 2 },
      { id, quantity: 2, attribute: 'Xay' },
    ])
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({
      code: 'out_of_stock',
      errors: { 'lines[0].quantity': [expect.anything()] },
    })
    expect(JSON.stringify(answer.body)).not.toContain('"on_hand"')
    await ordered([{ id, quantity: 3 }])
    expect((await order([{ id, quantity: 1 }])).status).toBe(409)
    expect(await inStock(id)).toBe('no')
  })

  it('is refused for what visitors do not see, and for two kinds of posts at once', async () => {
    const [seen, draft] = [await stocked(5), await product({ status: 'draft' })]
    const lesson = (await ok('POST', '/posts', aPost(course, { price: 500_000 }))).id
    const article = (await ok('POST', '/posts', aPost((await aType(api(), {})).id))).id
    for (const id of [draft, article, 999_999]) {
      const answer = await order([
        { id: seen, quantity: 1 },
        { id, quantity: 1 },
      ])
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.body.errors)).toEqual(['lines[1].id'])
    }
    const mixed = await order([
      { id: seen, quantity: 1 },
      { id: lesson, quantity: 1 },
    ])
    expect(Object.keys(mixed.body.errors)).toEqual(['lines[1].id'])
    expect(await ordered([{ id: lesson, quantity: 1 }])).toMatchObject({ total: 500_000, held_until: null })
    await ok('PATCH', `/types/${type}`, { is_shown: false })
    expect((await order([{ id: seen, quantity: 1 }])).status).toBe(422)
    await ok('PATCH', `/types/${type}`, { is_shown: true })
  })

  it('is not made at a total that its buyer has not seen', async () => {
    const id = await stocked(5)
    const answer = await order([{ id, quantity: 1 }], { expected_total: 90_000 })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({
      code: 'conflict',
      data: { total: 100_000, lines: [{ price: 100_000 }] },
    })
    await ordered([{ id, quantity: 1 }], { expected_total: 100_000 })
  })

  it('follows a discount to the second of its end', async () => {
    const id = await stocked(5)
    const end = new Date(api().now.getTime() + 60_000)
    const discount = await ok('POST', '/discounts', {
      type_id: type,
      title: 'Chớp nhoáng',
      status: 'enable',
      start: new Date(api().now.getTime() + 1000).toISOString(),
      end: end.toISOString(),
      config: [{ quantity: 1, discount: 50, type: 'percent' }],
    })
    await ok('PATCH', `/posts/${id}`, { discount_id: discount.id })
    const before = api().now
    api().now = new Date(end.getTime() - 1000)
    expect((await cart([{ id, quantity: 1 }])).total).toBe(50_000)
    api().now = end
    const late = await order([{ id, quantity: 1 }], { expected_total: 50_000 })
    expect([late.status, late.body.data.total]).toEqual([409, 100_000])
    api().now = before
  })

  it('needs a key, is made once for it, and does not tell another’s', async () => {
    const id = await stocked(10)
    const lines = [{ id, quantity: 1 }]
    const bare = await api().call('POST', '/api/site/v1/vi/orders', { body: { ...buyer, lines } })
    expect([bare.status, Object.keys(bare.body.errors)]).toEqual([422, ['Idempotency-Key']])
    const key = { 'Idempotency-Key': 'gio-hang-1' }
    const [first, again] = [await order(lines, {}, key), await order(lines, {}, key)]
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
    const other = await order(lines, { phone: '0987654321' }, key)
    expect(other.status).toBe(409)
    expect(JSON.stringify(other.body)).not.toContain(first.body.data.code)
    const made = await rowsOf(
      api().db,
      sql`select id from orders where products @> ${JSON.stringify([{ post_id: id }])}::jsonb`,
    )
    expect(made).toHaveLength(1)
  })

  it('is made by nobody’s key, and by no token that is none', async () => {
    const lines = [{ id: await stocked(3), quantity: 1 }]
    const by = (token: string) => order(lines, {}, { Authorization: `Bearer ${token}` })
    const made = await send('POST', '/keys', { name: 'Máy', permissions: ['list-posts'], proposes: true })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect((await by(made.body.data.secret)).status).toBe(403)
    expect((await by('nobody')).status).toBe(401)
    expect((await by(api().owner.token)).status).toBe(201)
  })

  it('is not made by who looks as somebody else', async () => {
    const lines = [{ id: await stocked(3), quantity: 1 }]
    const by = (token: string) => order(lines, {}, { Authorization: `Bearer ${token}` })
    const role = await ok('POST', '/roles', {
      name: 'Xem',
      description: 'Chỉ xem',
      permissions: ['list-posts'],
    })
    const me = await api().member('manage-roles', 'list-posts')
    const asked = await api().call('POST', '/view-as', { as: me.token, body: { role_id: role.id } })
    expect(asked.status, JSON.stringify(asked.body)).toBeLessThan(300)
    expect(await by(me.token)).toMatchObject({ status: 403, body: { code: 'viewing' } })
    await api().call('DELETE', '/view-as', { as: me.token })
    expect((await by(me.token)).status).toBe(201)
  })

  it('passes on the tokens of a session that it has renewed', async () => {
    const lines = [{ id: await stocked(3), quantity: 1 }]
    const account = { name: 'Lan', email: 'lan@nep.vn', password: 'mat-khau-moi', status: 'enable' }
    await ok('POST', '/register', account)
    const { body } = await api().call('POST', '/api/clients/web/login', { body: account })
    const renewed = await order(lines, {}, { Authorization: `Bearer ${body.refresh_token}` })
    expect(renewed.status, JSON.stringify(renewed.body)).toBe(201)
    const fresh = renewed.headers.get('X-Access-Token')
    expect((await api().call('GET', '/profile', { as: fresh ?? '' })).body.data.name).toBe('Lan')
  })

  it('names its faults by the fields that were sent', async () => {
    const id = await stocked(1)
    const answer = await order([{ id, quantity: 1 }], { name: ' ', phone: 'abc', email: 'x', address: '' })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors).sort()).toEqual(['address', 'email', 'name', 'phone'])
    expect((await order([])).body.errors.lines).toHaveLength(1)
    const huge = await order([{ id: await product({ price: 1_000_000_000_000 }), quantity: 2 }])
    expect([huge.status, Object.keys(huge.body.errors)]).toEqual([422, ['lines[0].quantity']])
  })

  it('is counted by address', async () => {
    const id = await product()
    const statuses: number[] = []
    for (let left = 12; left > 0; left--) {
      const answer = await api().call('POST', '/api/site/v1/vi/orders', {
        body: { ...buyer, lines: [{ id, quantity: 1 }] },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
        address: '203.0.113.7',
      })
      statuses.push(answer.status)
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(201))
    expect(statuses.slice(10)).toEqual([429, 429])
  })
})

describe('what is promised', () => {
  it('is let go of an order that nobody has confirmed, in the second of its time', async () => {
    const id = await stocked(2)
    const told = await ordered([{ id, quantity: 2 }])
    const answer = await site.get('/posts?type=hang&limit=100')
    const of = (body: { data: { id: number; in_stock: string }[] }) =>
      body.data.find((each) => each.id === id)?.in_stock
    expect(of(answer.body)).toBe('no')
    const before = api().now
    api().now = new Date(Date.parse(told.held_until) - 1000)
    expect(of(await site.read('/posts?type=hang&limit=100'))).toBe('no')
    api().now = new Date(told.held_until)
    expect(of(await site.read('/posts?type=hang&limit=100'))).toBe('few')
    api().now = before
  })

  it('is kept once it is confirmed, leaves with its goods, and ends with a cancellation', async () => {
    const id = await stocked(4)
    const promised = () =>
      rowsOf<{ quantity: number; until: string | null }>(
        api().db,
        sql`select quantity::int, until from promises where post_id = ${id} order by order_id`,
      )
    const first = await officeOrder(
      (
        await ordered([
          { id, quantity: 1 },
          { id, quantity: 1, attribute: 'Xay' },
        ])
      ).code,
    )
    expect(await promised()).toMatchObject([{ quantity: 2, until: expect.anything() }])
    await ok('PATCH', `/orders/${first.id}`, { status: 'processing' })
    expect(await promised()).toEqual([{ quantity: 2, until: null }])
    await ok('PATCH', `/orders/${first.id}`, {
      status: 'delivery',
      warehouse_id: warehouse,
      lines: [
        { id: 1, quantity: 1 },
        { id: 2, quantity: 0 },
      ],
    })
    expect(await promised()).toEqual([{ quantity: 1, until: null }])
    expect((await cart([{ id, quantity: 3 }])).lines[0].standing).toBe('short')
    expect((await cart([{ id, quantity: 2 }])).lines[0].standing).toBe('ok')
    const rest = (await ok('GET', `/orders?search=parent_id:${first.id}`))[0]
    expect(rest.source).toBe('site')
    await ok('PATCH', `/orders/${rest.id}`, { status: 'canceled', cancel_reason: 'Hết' })
    expect(await promised()).toEqual([])
  })

  it('is compared with the orders, and repaired', async () => {
    const id = await stocked(5)
    const { code } = await ordered([{ id, quantity: 2 }])
    const { id: orderId } = await officeOrder(code)
    await api().db.execute(sql`update promises set quantity = 9 where post_id = ${id}`)
    expect(await differences(api().db)).toMatchObject([
      { what: 'promise', id: orderId, found: '9', expected: '2' },
    ])
    expect(await repair(api().db)).toEqual([])
  })

  it('also by orders of staff, whose lines may change', async () => {
    const id = await stocked(5)
    const made = await ok('POST', '/orders', {
      type_id: type,
      ...buyer,
      products: [{ post_id: id, quantity: 3 }],
    })
    expect(made).toMatchObject({ source: 'office', held_until: null })
    expect((await order([{ id, quantity: 3 }])).status).toBe(409)
    await ok('PATCH', `/orders/${made.id}`, { products: [{ id: 1, post_id: id, quantity: 1 }] })
    await ordered([{ id, quantity: 3 }])
    await ok('DELETE', `/orders/${made.id}`)
    await ordered([{ id, quantity: 2 }])
  })
})

describe('tracking', () => {
  const track = (code: string, phone: string, address = 'local') =>
    api().call(
      'GET',
      `/api/site/v1/vi/orders/${encodeURIComponent(code)}?phone=${encodeURIComponent(phone)}`,
      { address },
    )

  it('tells an order to who knows its phone number, and nothing of people', async () => {
    const id = await stocked(5)
    const { code } = await ordered([{ id, quantity: 1 }], { note: 'Gọi trước' })
    const found = await track(code.toLowerCase(), '+84 912 345 678')
    expect(found.status).toBe(200)
    expect(found.headers.get('cache-control')).toBe('no-store')
    expect(found.body.data).toMatchObject({ code, status: 'new', total: 100_000, steps: [{ to: 'new' }] })
    expect(JSON.stringify(found.body)).not.toMatch(/Lan|0912345678|Lê Lợi|Gọi trước/)
    const [wrong, unknown] = [await track(code, '0987654321'), await track('DH-khong-co', '0912345678')]
    expect([wrong.status, unknown.status]).toEqual([404, 404])
    expect(wrong.body).toEqual(unknown.body)
    expect((await track(code, '')).status).toBe(422)
  })

  it('tells each step, the parcel, and how to pay, without words of staff', async () => {
    const id = await stocked(5)
    const { code } = await ordered([{ id, quantity: 1 }])
    const { id: orderId } = await officeOrder(code)
    await ok('PATCH', `/orders/${orderId}`, {
      status: 'processing',
      remark: 'Khách khó',
      discount: { type: 'money', value: 5_000, reason: 'Khách quen' },
    })
    await ok('PATCH', `/orders/${orderId}`, {
      status: 'delivery',
      warehouse_id: warehouse,
      carrier: 'GHN',
      tracking_code: 'GHN1',
    })
    const { data } = (await track(code, buyer.phone)).body
    expect(data).toMatchObject({
      status: 'delivery',
      carrier: 'GHN',
      tracking_code: 'GHN1',
      discount: 5_000,
      total: 95_000,
      held_until: null,
    })
    expect(data.steps.map(({ to }: { to: string }) => to)).toEqual(['new', 'processing', 'delivery'])
    expect(JSON.stringify(data)).not.toMatch(/Khách/)
  })

  it('is not a way to guess a phone number, from one address or from many', async () => {
    const { code } = await ordered([{ id: await product(), quantity: 1 }])
    const of = async (addresses: (at: number) => string, tries: number) => {
      const statuses = new Set<number>()
      for (let at = 0; at < tries; at++)
        statuses.add((await track(code, `09000000${10 + at}`, addresses(at))).status)
      return [...statuses]
    }
    expect(await of(() => '203.0.113.9', 31)).toEqual([404, 429])
    expect(await of((at) => `203.0.114.${at}`, 31)).toEqual([404, 429])
  })
})
