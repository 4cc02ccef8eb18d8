import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { withApi } from '../support/api'
import { aPost, aType } from '../support/content'
import { onServer } from '../support/database'
import { statementsIn } from '../support/statements'
import { contradictions, warehouseOf } from '../support/stock'

const api = withApi()
const { place } = warehouseOf(api)
const call = (method: string, path: string, body?: object, headers?: Record<string, string>) =>
  api().call(method, path, { as: api().owner.token, body, headers })
const made = async (path: string, body: object) => {
  const answer = await call('POST', path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}

let typeId = 0
let shop = 0
let far = 0
let bean = 0
let leaf = 0

const bring = (warehouse: number, post_id: number, number: number, more: object = {}) =>
  made(`/warehouses/${warehouse}/change`, {
    style: 'import',
    products: [{ post_id, number, price: 60_000, ...more }],
  })
const aProduct = async () => (await made('/posts', aPost(typeId, { price: 100_000 }))).id

beforeAll(async () => {
  typeId = (await aType(api(), { style: 'product', features: ['orders'] })).id
  shop = await place('/warehouses', 'Kho phố')
  far = await place('/warehouses', 'Kho xa')
})
beforeEach(async () => {
  bean = await aProduct()
  leaf = await aProduct()
})

afterEach(async () => {
  expect(await contradictions(api().db)).toEqual([])
})

const anOrder = (products: object[]) => ({
  type_id: typeId,
  name: 'Chị Lan',
  phone: '0912345678',
  address: '12 Hàng Bông',
  products,
})
/** An order that is being processed. */
const order = async (products: object[]) => {
  const { id } = await made('/orders', anOrder(products))
  expect((await step(id, 'processing')).status).toBe(200)
  return id as number
}
const step = (id: number, status: string, more: object = {}, headers?: Record<string, string>) =>
  call('PATCH', `/orders/${id}`, { status, ...more }, headers)
const send = (id: number, warehouse_id = shop) => step(id, 'delivery', { warehouse_id })
const read = async (id: number) =>
  (await call('GET', `/orders?search=id:${id}&include=changes,warehouse`)).body.data[0]
/** How much of a product there is: in its lots, in its sums, and by its movements. */
const onHand = async (post: number, warehouse = shop) => {
  const of = sql`where post_id = ${post} and warehouse_id = ${warehouse}`
  const [row] = await rowsOf<{ lots: number; sums: number; moved: number }>(
    api().db,
    sql`select (select coalesce(sum(on_hand), 0)::int from lots ${of}) as lots,
      (select coalesce(sum(number), 0)::int from stock ${of}) as sums,
      (select coalesce(sum(number), 0)::int from movements ${of}) as moved`,
  )
  expect(new Set(Object.values(row ?? {})).size, JSON.stringify(row)).toBe(1)
  return row?.lots
}

describe('an order that is sent', () => {
  it('takes its goods out of the warehouse that is named, with one slip', async () => {
    await bring(shop, bean, 10)
    await bring(shop, leaf, 4)
    const id = await order([
      { post_id: bean, quantity: 3 },
      { post_id: leaf, quantity: 4 },
      { post_id: bean, quantity: 2 },
    ])
    const sent = await send(id)
    expect(sent, JSON.stringify(sent.body)).toMatchObject({
      status: 200,
      body: { data: { warehouse_id: shop } },
    })
    expect([await onHand(bean), await onHand(leaf)]).toEqual([5, 0])
    expect(await read(id)).toMatchObject({
      warehouse: { data: { name: 'Kho phố' } },
      changes: { data: [{ status: 'complete', number: 9, money: 900_000, warehouse_id: shop }] },
    })
    expect((await step(id, 'delivered')).status).toBe(200)
    expect(await onHand(bean), 'delivered moves nothing more').toBe(5)
  })

  it('needs a warehouse, since there is one, and one that exists', async () => {
    const id = await order([{ post_id: bean, quantity: 1 }])
    expect((await step(id, 'delivery')).body.errors).toEqual({ warehouse_id: ['Hãy chọn kho xuất hàng'] })
    expect((await send(id, 999_999)).body.errors).toHaveProperty('warehouse_id')
    expect((await read(id)).status).toBe('processing')
  })

  it('is refused where a line is short, with what is there and elsewhere, and nothing has changed', async () => {
    await bring(shop, bean, 4)
    await bring(far, bean, 7)
    await bring(shop, leaf, 9)
    const id = await order([
      { post_id: leaf, quantity: 1 },
      { post_id: bean, quantity: 3 },
      { post_id: bean, quantity: 2 },
    ])
    const refused = await send(id)
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'out_of_stock',
        missing: [
          { line: 2, post_id: bean, wanted: 2, on_hand: 1, elsewhere: [{ warehouse_id: far, on_hand: 7 }] },
        ],
      },
    })
    expect(await read(id)).toMatchObject({ status: 'processing', warehouse_id: null, changes: { data: [] } })
    expect([await onHand(bean), await onHand(leaf)]).toEqual([4, 9])
    expect((await send(id, far)).body.missing).toMatchObject([{ post_id: leaf }])
  })

  it('gives its goods back when it is canceled on its way, once, into the lots that they came from', async () => {
    await bring(shop, bean, 5, { expiry: '2027-01-01' })
    const id = await order([{ post_id: bean, quantity: 5 }])
    await send(id)
    expect(await onHand(bean)).toBe(0)
    const back = await step(id, 'canceled', { from: 'delivery', cancel_reason: 'Khách không nhận' })
    expect(back.status).toBe(200)
    expect(await onHand(bean)).toBe(5)
    expect(await read(id)).toMatchObject({ status: 'canceled', changes: { data: [{ status: 'canceled' }] } })
    expect((await step(id, 'canceled')).status).toBe(409)
    expect(await onHand(bean)).toBe(5)
  })

  it('that is canceled while its warehouse is deleted gets its goods back with the warehouse, once', async () => {
    const gone = await place('/warehouses', 'Kho tạm')
    await bring(gone, bean, 5)
    const [id, kept] = [
      await order([{ post_id: bean, quantity: 2 }]),
      await order([{ post_id: bean, quantity: 1 }]),
    ]
    for (const each of [id, kept]) expect((await send(each, gone)).status).toBe(200)
    expect((await call('DELETE', `/warehouses/${gone}?force=1`)).status).toBe(204)
    expect((await step(id, 'canceled', { cancel_reason: 'Khách đổi ý' })).status).toBe(200)
    const [event] = (await call('GET', `/history?entity=warehouses&id=${gone}&action=delete`)).body.data
    expect((await call('POST', `/history/${event.id}/restore`, {})).status).toBe(200)
    expect(await onHand(bean, gone), 'what is still on its way has left').toBe(4)
    expect((await read(id)).changes.data).toMatchObject([{ status: 'canceled', number: 2 }])
    expect((await read(kept)).changes.data).toMatchObject([{ status: 'complete', number: 1 }])
    expect(await contradictions(api().db)).toEqual([])
    expect((await call('DELETE', `/warehouses/${gone}?force=1`)).status).toBe(204)
  })

  it('takes nothing where it is canceled before', async () => {
    await bring(shop, bean, 2)
    const id = await order([{ post_id: bean, quantity: 2 }])
    expect((await step(id, 'canceled')).status).toBe(200)
    expect(await onHand(bean)).toBe(2)
  })

  it('of a course takes nothing: no seat lies in a warehouse', async () => {
    const { id: type } = await aType(api(), { style: 'course', features: ['orders'] })
    const course = await made('/posts', aPost(type, { price: 500_000 }))
    const { id } = await made('/orders', {
      type_id: type,
      name: 'Anh Đức',
      phone: '0912345678',
      address: 'Hà Nội',
      products: [{ post_id: course.id, quantity: 1 }],
    })
    await step(id, 'processing')
    expect((await step(id, 'delivery')).status).toBe(200)
  })

  it('costs at most thirteen statements with its key, however many lines there are', async () => {
    const costOf = async (lines: number) => {
      const products: number[] = []
      for (let at = 0; at < lines; at++) {
        const id = await aProduct()
        await bring(shop, id, 5)
        products.push(id)
      }
      const id = await order(products.map((post_id) => ({ post_id, quantity: 1 })))
      const keyed = (status: string, more: object) =>
        statementsIn(api().db, () => step(id, status, more, { 'Idempotency-Key': `${status}-${id}` }))
      const out = await keyed('delivery', { warehouse_id: shop })
      const back = await keyed('canceled', { cancel_reason: 'Khách đổi ý' })
      return [out.length, back.length]
    }
    const few = await costOf(1)
    expect(await costOf(8)).toEqual(few)
    expect(few).toEqual([12, 13])
  })
})

describe('a product to order', () => {
  it('says how much of it is where, without what is past its day; of a course nothing is counted', async () => {
    await bring(shop, bean, 4)
    await bring(far, bean, 7)
    await bring(far, bean, 9, { expiry: '2020-01-01' })
    const ask = async (type: number, id: number) =>
      (await call('GET', `/orders/products?type_id=${type}&ids=${id}`)).body.data[0].stock
    expect(await ask(typeId, bean)).toEqual([
      { warehouse_id: far, name: 'Kho xa', on_hand: 7 },
      { warehouse_id: shop, name: 'Kho phố', on_hand: 4 },
    ])
    expect(await ask(typeId, leaf)).toEqual([])
    const { id: type } = await aType(api(), { style: 'course', features: ['orders'] })
    const course = await made('/posts', aPost(type, { price: 500_000 }))
    expect(await ask(type, course.id)).toBeNull()
  })
})

describe('what sending an order would do', () => {
  const plan = async (id: number) => (await call('GET', `/orders/${id}/sending`)).body.data

  it('is told of each warehouse before it is done: which lots, what is short, and where enough is', async () => {
    await bring(shop, bean, 2, { expiry: '2027-03-01' })
    await bring(shop, bean, 2, { expiry: '2027-01-01' })
    await bring(far, bean, 9)
    const id = await order([{ post_id: bean, quantity: 3 }])
    const [here, there] = await plan(id)
    expect(here).toMatchObject({
      warehouse_id: shop,
      name: 'Kho phố',
      is_enough: true,
      lines: [
        {
          wanted: 3,
          lots: [
            { number: 2, expiry: '2027-01-01' },
            { number: 1, expiry: '2027-03-01' },
          ],
        },
      ],
    })
    expect(there.is_enough).toBe(true)
    const more = await order([{ post_id: bean, quantity: 6 }])
    expect(await plan(more)).toMatchObject([
      { is_enough: false, lines: [{ wanted: 6, on_hand: 4, lots: [] }] },
      { is_enough: true },
    ])
    expect(await onHand(bean), 'nothing has moved').toBe(4)
  })

  it('is what the step then does', async () => {
    await bring(shop, bean, 2, { expiry: '2027-03-01' })
    await bring(shop, bean, 2, { expiry: '2027-01-01' })
    const id = await order([{ post_id: bean, quantity: 3 }])
    const told = (await plan(id))[0].lines[0].lots.map((lot: { id: number; number: number }) => [
      lot.id,
      lot.number,
    ])
    await send(id)
    const taken = await rowsOf<{ lot_id: number; number: number }>(
      api().db,
      sql`select m.lot_id, -m.number as number from movements m join slips s on s.id = m.slip_id
        where s.order_id = ${id} order by m.id`,
    )
    expect(taken.map(({ lot_id, number }) => [lot_id, number])).toEqual(told)
  })

  it('is nobody’s to ask who may not send orders', async () => {
    const reader = await api().member('list-orders')
    const id = await order([{ post_id: bean, quantity: 1 }])
    expect((await api().call('GET', `/orders/${id}/sending`, { as: reader.token })).status).toBe(403)
    expect((await call('GET', '/orders/999999/sending')).status).toBe(404)
  })
})

describe('at the same time', () => {
  it('two people send one order: it goes out once, and the other is told', async () => {
    await bring(shop, bean, 10)
    const id = await order([{ post_id: bean, quantity: 4 }])
    const answers = await Promise.all([send(id), send(id), send(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'illegal_step',
      status: 'delivery',
      last: { to: 'delivery', actor: { id: api().owner.id } },
    })
    expect(await onHand(bean)).toBe(6)
  })

  it('the same step under one key goes out once, and is answered alike', async () => {
    await bring(shop, bean, 10)
    const id = await order([{ post_id: bean, quantity: 4 }])
    const once = () => step(id, 'delivery', { warehouse_id: shop }, { 'Idempotency-Key': `send-${id}` })
    const answers = await Promise.all([once(), once(), once()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await onHand(bean)).toBe(6)
    expect((await read(id)).changes.data).toHaveLength(1)
  })

  it('more is sold than there is: as many orders go out as the stock allows', async () => {
    await bring(shop, bean, 7)
    const ids: number[] = []
    for (let at = 0; at < 6; at++) ids.push(await order([{ post_id: bean, quantity: 2 }]))
    const answers = await Promise.all(ids.map((id) => send(id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409])
    for (const { status, body } of answers) if (status === 409) expect(body.code).toBe('out_of_stock')
    expect(await onHand(bean)).toBe(1)
  })

  it('orders with the same products in another order do not wait for each other in a ring', async () => {
    await bring(shop, bean, 40)
    await bring(shop, leaf, 40)
    const ids: number[] = []
    for (let at = 0; at < 8; at++) {
      const lines = [
        { post_id: bean, quantity: 1 },
        { post_id: leaf, quantity: 1 },
      ]
      ids.push(await order(at % 2 ? lines : lines.reverse()))
    }
    const answers = await Promise.all(ids.map((id) => send(id)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect([await onHand(bean), await onHand(leaf)]).toEqual([32, 32])
  })

  it('orders that are sent in bulk, crossing each other, do not wait for each other in a ring', async () => {
    const bulk = (ids: number[], data: object) =>
      call('POST', '/orders/bulk', { action: 'update', ids, data })
    for (let round = 0; round < 4; round++) {
      await bring(shop, bean, 4)
      await bring(shop, leaf, 4)
      const [beans, leaves] = [Number(await onHand(bean)), Number(await onHand(leaf))]
      const of = (post_id: number) => order([{ post_id, quantity: 1 }])
      const ids = [await of(bean), await of(leaf), await of(leaf), await of(bean)]
      // The first goes for beans and then leaves, the other for leaves and then beans.
      const crossing = [[ids[0], ids[2]] as number[], [ids[1], ids[3]] as number[]]
      const out = await Promise.all(
        crossing.map((each) => bulk(each, { status: 'delivery', warehouse_id: shop })),
      )
      expect(out.map(({ status, body }) => [status, body.data?.done])).toEqual(
        crossing.map((each) => [200, each]),
      )
      expect([await onHand(bean), await onHand(leaf)]).toEqual([beans - 2, leaves - 2])
      const back = await Promise.all(
        crossing.map((each) => bulk(each, { status: 'canceled', cancel_reason: 'Khách đổi ý' })),
      )
      expect(back.map(({ status, body }) => [status, body.data?.done])).toEqual(
        crossing.map((each) => [200, each]),
      )
      expect([await onHand(bean), await onHand(leaf)]).toEqual([beans, leaves])
    }
  })

  it('bulk against single steps over the same goods: each order goes out once or not at all', async () => {
    await bring(shop, bean, 5)
    await bring(shop, leaf, 5)
    const lines = [
      { post_id: leaf, quantity: 1 },
      { post_id: bean, quantity: 1 },
    ]
    const ids: number[] = []
    for (let at = 0; at < 6; at++) ids.push(await order(at % 2 ? lines : lines.toReversed()))
    const [all] = await Promise.all([
      call('POST', '/orders/bulk', {
        action: 'update',
        ids,
        data: { status: 'delivery', warehouse_id: shop },
      }),
      ...ids.map((id) => send(id)),
    ])
    expect(all?.status, JSON.stringify(all?.body)).toBe(200)
    const sent = []
    for (const id of ids) sent.push(await read(id))
    expect(sent.filter(({ status }) => status === 'delivery')).toHaveLength(5)
    expect(sent.flatMap(({ changes }) => changes.data)).toHaveLength(5)
    expect([await onHand(bean), await onHand(leaf)]).toEqual([0, 0])
  })

  it.runIf(onServer)('and the deletion of its warehouse do not wait for each other in a ring', async () => {
    const closing = await place('/warehouses', 'Kho sắp đóng')
    await bring(closing, bean, 5)
    const id = await order([{ post_id: bean, quantity: 1 }])
    await call('PATCH', `/orders/${id}`, { warehouse_id: closing })
    const gone = await api().db.transaction(async (tx) => {
      // A step holds its order, and then wants the warehouse.
      await tx.execute(sql`select from orders where id = ${id} for no key update`)
      const asked = call('DELETE', `/warehouses/${closing}?force=1`)
      await new Promise((done) => setTimeout(done, 500))
      await tx.execute(sql`select from warehouses where id = ${closing} for key share`)
      return { asked }
    })
    expect((await gone.asked).status).toBe(204)
    expect(await read(id)).toMatchObject({ status: 'processing', warehouse_id: null })
  })

  it('of which a product is gone by now says which, alone and among others', async () => {
    const title = 'Cà phê đã bỏ'
    const lost = (await made('/posts', aPost(typeId, { title, price: 100_000 }))).id
    await bring(shop, bean, 2)
    const id = await order([
      { post_id: bean, quantity: 1 },
      { post_id: lost, quantity: 1 },
    ])
    // Such orders are older than the rule that a product which open orders hold is not deleted.
    await api().db.execute(sql`delete from posts where id = ${lost}`)
    const said = `Sản phẩm không còn trên hệ thống: ${title}. Hãy bỏ dòng này hoặc chọn sản phẩm khác`
    const alone = await step(id, 'delivery', { warehouse_id: shop })
    expect([alone.status, alone.body.message]).toEqual([422, said])
    const among = await call('POST', '/orders/bulk', {
      action: 'update',
      ids: [id],
      change: { name: 'forward', asked: { warehouse_id: shop } },
    })
    expect(among.body.data.refused).toMatchObject([{ id, message: said }])
    expect(await onHand(bean)).toBe(2)
  })

  it('an order that is short leaves no trace of what never was in the warehouse', async () => {
    const id = await order([{ post_id: bean, quantity: 1 }])
    await call('POST', '/orders/bulk', {
      action: 'update',
      ids: [id],
      data: { status: 'delivery', warehouse_id: shop },
    })
    const rows = await rowsOf(api().db, sql`select from stock where post_id = ${bean}`)
    expect(rows).toEqual([])
  })

  it('delivered against canceled: either the goods are gone or they are back', async () => {
    for (let round = 0; round < 4; round++) {
      await bring(shop, bean, 3)
      const before = Number(await onHand(bean))
      const id = await order([{ post_id: bean, quantity: 3 }])
      await send(id)
      const answers = await Promise.all([
        step(id, 'canceled', { from: 'delivery' }),
        step(id, 'delivered', { from: 'delivery' }),
        step(id, 'canceled', { from: 'delivery' }),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const { status } = await read(id)
      expect(await onHand(bean)).toBe(status === 'canceled' ? before : before - 3)
    }
  })

  it('many orders are sent in bulk, each for itself: what is short says so', async () => {
    await bring(shop, bean, 3)
    const ids = [await order([{ post_id: bean, quantity: 2 }]), await order([{ post_id: bean, quantity: 2 }])]
    const answer = await call('POST', '/orders/bulk', {
      action: 'update',
      ids,
      data: { status: 'delivery', warehouse_id: shop },
    })
    expect(answer.body.data).toMatchObject({
      done: [ids[0]],
      refused: [{ id: ids[1], code: 'out_of_stock' }],
    })
    expect(await onHand(bean)).toBe(1)
  })

  it('many orders each take their next step: what cannot says why, by the name of what is short', async () => {
    await bring(shop, bean, 3)
    const fresh = (
      await made('/orders', {
        type_id: typeId,
        name: 'Chị Lan',
        phone: '0912345678',
        address: '12 Hàng Bông',
        products: [{ post_id: bean, quantity: 1 }],
      })
    ).id
    const [ready, short] = [
      await order([{ post_id: bean, quantity: 2 }]),
      await order([{ post_id: bean, quantity: 2 }]),
    ]
    const gone = await order([{ post_id: leaf, quantity: 1 }])
    await step(gone, 'canceled', { cancel_reason: 'Khách đổi ý' })
    const { title } =
      (await read(short)).products?.[0] ?? (await call('GET', `/posts?search=id:${bean}`)).body.data[0]
    const forward = (ids: number[], asked: object) =>
      call('POST', '/orders/bulk', { action: 'update', ids, change: { name: 'forward', asked } })
    const answer = await forward([fresh, ready, short, gone], { warehouse_id: shop })
    expect(answer.body.data).toMatchObject({
      done: [fresh, ready],
      refused: [
        { id: short, code: 'out_of_stock', message: `Kho không đủ hàng: ${title} (1/2)` },
        { id: gone, message: 'Đơn hàng đã xong hoặc đã hủy, không chuyển bước được nữa' },
      ],
    })
    expect(await read(fresh)).toMatchObject({ status: 'processing', warehouse_id: null })
    expect(await read(ready)).toMatchObject({ status: 'delivery', warehouse_id: shop })
    expect((await forward([short], {})).body.data.refused).toMatchObject([
      { message: 'Hãy chọn kho xuất hàng' },
    ])
    expect(await onHand(bean)).toBe(1)
  })

  it('takes many orders one step, not two, when somebody else was quicker or the answer was lost', async () => {
    const [one, other] = [
      (await made('/orders', anOrder([{ post_id: bean, quantity: 1 }]))).id as number,
      (await made('/orders', anOrder([{ post_id: bean, quantity: 1 }]))).id as number,
    ]
    await bring(shop, bean, 5)
    const seen = { new: [one, other] }
    const forward = (key: string) =>
      call(
        'POST',
        '/orders/bulk',
        {
          action: 'update',
          ids: [one, other],
          change: { name: 'forward', asked: { seen, warehouse_id: shop } },
        },
        { 'Idempotency-Key': key },
      )
    expect((await step(one, 'processing')).status).toBe(200)
    const first = await forward('together-1')
    expect(first.body.data).toMatchObject({
      done: [other],
      refused: [
        { id: one, code: 'illegal_step', message: 'Người khác vừa chuyển đơn hàng này sang “Đang xử lý”' },
      ],
    })
    expect((await forward('together-1')).body).toEqual(first.body)
    expect((await forward('together-2')).body.data.done).toEqual([])
    expect((await read(other)).status).toBe('processing')
    expect(await onHand(bean)).toBe(5)
  })

  it('tells of every order that matches where it is, so that all of them go one step from there, not two', async () => {
    const { id: type_id } = await aType(api(), { style: 'course', features: ['orders'] })
    const course = (await made('/posts', aPost(type_id, { price: 100_000 }))).id as number
    const order = async () =>
      (await made('/orders', { ...anOrder([{ post_id: course, quantity: 1 }]), type_id })).id as number
    const ids: number[] = []
    for (let n = 0; n < 15; n++) ids.push(await order())
    const [quick = 0, gone = 0, ...others] = ids
    await step(gone, 'canceled')
    const bulk = (body: object, query = '') =>
      call('POST', `/orders/bulk${query}`, { action: 'update', ...body })
    const told = await bulk(
      { all: true, dry_run: true, change: { name: 'forward', asked: {} } },
      `?search=type_id:${type_id}`,
    )
    expect(told.body.data).toMatchObject({ count: 15, refused: 1 })
    expect(told.body.data.rows.slice(0, 3)).toMatchObject([
      { id: quick, before: 'new', after: 'processing' },
      { id: gone, before: 'canceled', after: null },
      { id: others[0], before: 'new', after: 'processing' },
    ])
    expect(told.body.data.rows).toHaveLength(15)
    const seen = { new: [quick, ...others], canceled: [gone] }
    // Meanwhile somebody else is quicker, and one comes in.
    await step(quick, 'processing')
    const late = await order()
    const forward = (which: object, query = '') =>
      bulk({ ...which, change: { name: 'forward', asked: { seen } } }, query)
    expect((await forward({ all: true }, `?search=type_id:${type_id}`)).body.data).toMatchObject({
      done: others,
      refused: [
        { id: quick, message: 'Người khác vừa chuyển đơn hàng này sang “Đang xử lý”' },
        { id: gone, message: 'Đơn hàng đã xong hoặc đã hủy, không chuyển bước được nữa' },
        { id: late, message: 'Đơn hàng này vừa được thêm, bạn chưa xem qua' },
      ],
    })
    expect((await forward({ ids })).body.data.done).toEqual([])
    expect((await read(quick)).status).toBe('processing')
  })

  it('takes as many orders as a bulk call may', async () => {
    const most = Array.from({ length: 5_000 }, (_, n) => 1_000_000 + n)
    const answer = await call('POST', '/orders/bulk', {
      action: 'update',
      ids: most,
      change: { name: 'forward', asked: { seen: { new: most } } },
      dry_run: true,
    })
    expect(answer.status, JSON.stringify(answer.body).slice(0, 200)).toBe(200)
  })
})

describe('an export for an order', () => {
  it('hands its lines out of the warehouse, and the order is on its way', async () => {
    await bring(shop, bean, 5)
    const id = await order([{ post_id: bean, quantity: 3 }])
    const slip = await made(`/warehouses/${shop}/change`, { style: 'export', order_id: id })
    expect(slip).toMatchObject({ style: 'export', order_id: id, number: 3 })
    expect(await onHand(bean)).toBe(2)
    expect(await read(id)).toMatchObject({ status: 'delivery', warehouse_id: shop })
    const again = await call('POST', `/warehouses/${shop}/change`, { style: 'export', order_id: id })
    expect([again.status, again.body.code]).toEqual([409, 'illegal_step'])
    expect(await onHand(bean)).toBe(2)
    expect((await step(id, 'canceled')).status).toBe(200)
    expect(await onHand(bean)).toBe(5)
  })

  it('has the day and the note that are said of it', async () => {
    await bring(shop, bean, 5)
    const handOut = async (more: object) =>
      call('POST', `/warehouses/${shop}/change`, {
        style: 'export',
        order_id: await order([{ post_id: bean, quantity: 3 }]),
        ...more,
      })
    const said = { date: '2026-11-19', note: 'Giao tay cho chị Lan' }
    expect(await handOut({ date: '2030-01-01' })).toMatchObject({
      status: 422,
      body: { errors: { date: [expect.any(String)] } },
    })
    expect((await handOut(said)).body.data).toMatchObject({ ...said, number: 3 })
  })

  it('names an order that is there, and no products beside it', async () => {
    const id = await order([{ post_id: bean, quantity: 1 }])
    const products = [{ post_id: bean, number: 1, price: 0 }]
    for (const [body, field] of [
      [{ style: 'export', order_id: 999_999 }, 'order_id'],
      [{ style: 'import', order_id: id }, 'order_id'],
      [{ style: 'export', order_id: id, products }, 'products'],
      [{ style: 'export' }, 'products'],
    ] as const) {
      const answer = await call('POST', `/warehouses/${shop}/change`, body)
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
    }
  })

  it('takes nothing where there is not enough', async () => {
    await bring(shop, bean, 1)
    const id = await order([{ post_id: bean, quantity: 2 }])
    const answer = await call('POST', `/warehouses/${shop}/change`, { style: 'export', order_id: id })
    expect([answer.status, answer.body.code]).toEqual([409, 'out_of_stock'])
    expect(await read(id)).toMatchObject({ status: 'processing' })
  })
})
