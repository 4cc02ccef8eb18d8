import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  maxRemarks,
  type OrderStatus,
  orderStatuses,
  type sentFields,
  stepsFrom,
} from '../../src/domain/order'
import { type Answer, withApi } from '../support/api'
import { aPost, aType } from '../support/content'

const api = withApi()
const call = (method: string, path: string, body?: object, headers?: Record<string, string>) =>
  api().call(method, path, { as: api().owner.token, body, headers })

let typeId = 0
let bean = 0
let leaf = 0
let agency = 0

const made = async (path: string, body: object) => {
  const answer = await call('POST', path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
const product = (more: object) => made('/posts', aPost(typeId, more))

beforeAll(async () => {
  typeId = (await aType(api(), { style: 'product', slug: 'ca-phe', features: ['orders', 'discounts'] })).id
  agency = (await made('/agencies', { name: 'Quán Lá' })).id
  const discount = await made('/discounts', {
    type_id: typeId,
    title: 'Từ năm gói',
    start: '2026-11-21T02:01:00.000Z',
    end: '2026-12-21T02:00:00.000Z',
    config: [{ quantity: 5, discount: 10, type: 'percent' }],
  })
  bean = (
    await product({
      title: 'Cà phê hạt',
      code: 'HAT',
      price: 100_000,
      agency_prices: [{ agency_id: agency, price: 80_000 }],
    })
  ).id
  leaf = (await product({ title: 'Trà lá', code: 'TRA', price: 55_500, discount_id: discount.id })).id
  // The discount runs by now.
  api().now = new Date('2026-11-21T02:02:00.000Z')
})

const body = (more: object = {}) => ({
  type_id: typeId,
  name: 'Chị Lan',
  phone: '0912 345 678',
  address: '12 Hàng Bông, Hà Nội',
  products: [{ post_id: bean, quantity: 2 }],
  ...more,
})
const order = (more: object = {}) => made('/orders', body(more))
const errorsOf = async (more: object) => {
  const answer = await call('POST', '/orders', body(more))
  expect(answer.status, JSON.stringify(answer.body)).toBe(422)
  return answer.body.errors
}
const patch = (id: number, sent: object, headers?: Record<string, string>) =>
  call('PATCH', `/orders/${id}`, sent, headers)
const step = (id: number, status: string, more: object = {}) => patch(id, { status, ...more })
const read = async (id: number, include = 'body') =>
  (await call('GET', `/orders?search=id:${id}&include=${include}`)).body.data[0]
/** An order that has come to this status. */
const orderAt = async (status: OrderStatus) => {
  const { id } = await order()
  const way = status === 'canceled' ? [status] : orderStatuses.slice(1, orderStatuses.indexOf(status) + 1)
  for (const to of way) expect((await step(id, to)).status).toBe(200)
  return id as number
}

describe('an order', () => {
  it('has a code of its own, is new, and costs what the price rule says', async () => {
    const one = await order({
      products: [
        { post_id: bean, quantity: 2, attribute: 'xay' },
        { post_id: leaf, quantity: 5 },
      ],
    })
    expect(one).toMatchObject({ status: 'new', phone: '0912345678', total: 449_750, units: 7 })
    expect(one.code).toMatch(/^DH\d{5}$/)
    expect(one.products).toMatchObject([
      { id: 1, code: 'HAT', title: 'Cà phê hạt', attribute: 'xay', price: 100_000, total: 200_000 },
      { id: 2, code: 'TRA', price: 49_950, list_price: 49_950, total: 249_750 },
    ])
    expect((await order()).code).not.toBe(one.code)
  })

  it('costs an agency its own prices, and a price by hand stands beside what the rule says', async () => {
    const { products, total } = await order({
      agency_id: agency,
      products: [
        { post_id: bean, quantity: 1 },
        { post_id: bean, quantity: 1, price: 75_000 },
      ],
    })
    expect(products).toMatchObject([
      { price: 80_000, list_price: 80_000 },
      { price: 75_000, list_price: 80_000 },
    ])
    expect(total).toBe(155_000)
  })

  it('that goes to an agency later costs what the agency pays, but for prices by hand', async () => {
    const { id } = await order({
      products: [
        { post_id: bean, quantity: 2 },
        { post_id: bean, quantity: 1, price: 75_000 },
        { post_id: leaf, quantity: 1 },
      ],
    })
    const prices = async (agency_id: number | null) => {
      const { status, body } = await patch(id, { agency_id })
      expect(status, JSON.stringify(body)).toBe(200)
      const lines: { price: number; list_price: number }[] = body.data.products
      return [body.data.total, lines.map(({ price, list_price }) => [price, list_price])]
    }
    const byHand = (list_price: number) => [75_000, list_price]
    const tea = [55_500, 55_500]
    expect(await prices(agency)).toEqual([290_500, [[80_000, 80_000], byHand(80_000), tea]])
    expect(await prices(null)).toEqual([330_500, [[100_000, 100_000], byHand(100_000), tea]])
  })

  it('asks for a name, a phone number, an address and products, and names the line that is wrong', async () => {
    const answer = await call('POST', '/orders', { type_id: typeId })
    expect(Object.keys(answer.body.errors).sort()).toEqual(['address', 'name', 'phone', 'products'])
    expect(await errorsOf({ phone: '12' })).toHaveProperty('phone')
    expect(await errorsOf({ products: [] })).toEqual({ products: ['Cần ít nhất một sản phẩm'] })
    const wrong = [{ post_id: bean, quantity: 0 }, { quantity: 1 }]
    expect(await errorsOf({ products: wrong })).toHaveProperty('products[0].quantity')
    expect(await errorsOf({ products: wrong.slice(1) })).toEqual({
      'products[0].post_id': ['Hãy chọn sản phẩm'],
    })
    const foreign = await aType(api(), { style: 'product', features: ['orders'] })
    const other = await made('/posts', aPost(foreign.id, { title: 'Ấm' }))
    expect(await errorsOf({ products: [{ post_id: other.id, quantity: 1 }] })).toEqual({
      'products[0].post_id': ['Mục được chọn không còn tồn tại'],
    })
    expect(await errorsOf({ agency_id: 999_999 })).toHaveProperty('agency_id')
    expect(await errorsOf({ user_id: 999_999 })).toHaveProperty('user_id')
    expect(await errorsOf({ type_id: (await aType(api())).id })).toHaveProperty('type_id')
    expect(await errorsOf({ status: 'delivered' })).toHaveProperty('status')
  })

  it('belongs to the account with its phone number, and to none where there are two', async () => {
    const { id } = await api().member()
    await api().db.execute(sql`update users set phone = '0987654321' where id = ${id}`)
    expect((await order({ phone: '0987654321' })).user_id).toBe(id)
    expect((await order({ phone: '0987654321', user_id: null })).user_id).toBeNull()
    const twin = await api().member()
    await api().db.execute(sql`update users set phone = '0987654321' where id = ${twin.id}`)
    expect((await order({ phone: '0987654321' })).user_id).toBeNull()
  })

  it('keeps what was sold as it was, whatever the product is called and costs later', async () => {
    const { id: post } = await product({ title: 'Bánh', price: 30_000 })
    const one = await order({ products: [{ post_id: post, quantity: 2 }] })
    await call('PATCH', `/posts/${post}`, { title: 'Bánh mì', price: 90_000 })
    const [line] = one.products
    const kept = await patch(one.id, { products: [{ ...line, attribute: 'hộp' }] })
    expect(kept.body.data).toMatchObject({ total: 60_000, products: [{ title: 'Bánh', price: 30_000 }] })
    const refused = await call('DELETE', `/posts/${post}`)
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'in_use',
        can_force: true,
        in_use: { orders: 1 },
        used_in: [{ kind: 'orders', id: one.id, title: one.code, url_params: { typeID: one.type_id } }],
      },
    })
    expect(refused.body.message).toContain(one.code)
    const bulk = await call('POST', '/posts/bulk', { action: 'delete', ids: [post] })
    expect(bulk.body.data.refused).toMatchObject([{ id: post, code: 'in_use' }])
    expect((await call('DELETE', `/posts/${post}?force=1`)).status).toBe(204)
    const gone = await read(one.id)
    expect(gone.products).toMatchObject([{ title: 'Bánh', post_id: null, total: 60_000 }])
    const again = await patch(one.id, { products: gone.products })
    expect(again.body.data).toMatchObject({ total: 60_000, products: [{ title: 'Bánh', attribute: 'hộp' }] })
  })

  it('names to who may not read orders how many need a product, and frees it once they are done', async () => {
    const { id: post } = await product({ title: 'Kẹo', price: 30_000 })
    const one = await order({ products: [{ post_id: post, quantity: 2 }] })
    const editor = await api().member('list-posts', 'delete-posts')
    const refused = await api().call('DELETE', `/posts/${post}`, { as: editor.token })
    expect(refused.body).toMatchObject({ code: 'in_use', in_use: { orders: 1 }, used_in: [] })
    expect(JSON.stringify(refused.body)).not.toContain(one.code)
    await patch(one.id, { status: 'canceled', cancel_reason: 'Đổi ý' })
    expect((await call('DELETE', `/posts/${post}`)).status).toBe(204)
  })

  it('takes internal notes, each with who wrote it', async () => {
    const { id } = await order({ remark: 'Gọi trước khi giao' })
    await patch(id, { remark: 'Đã gọi' })
    const { remarks } = await read(id, 'remarks')
    expect(remarks.data).toMatchObject([
      { text: 'Gọi trước khi giao', author: { id: api().owner.id } },
      { text: 'Đã gọi' },
    ])
    const many = async (count: number) => {
      const remark = { at: api().now.toISOString(), author_id: api().owner.id, text: 'Gọi' }
      const all = JSON.stringify(Array.from({ length: count }, () => remark))
      await api().db.execute(sql`update orders set remarks = ${all}::jsonb where id = ${id}`)
      return (await patch(id, { remark: 'Thêm' })).status
    }
    expect([await many(maxRemarks - 1), await many(maxRemarks)]).toEqual([200, 422])
  })

  it('never gets the code of another, however many are written down at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => call('POST', '/orders', body())))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect(new Set(answers.map((answer) => answer.body.data.code)).size).toBe(8)
  })

  it('is coded by the syntax that the setting names', async () => {
    await api().db.execute(
      sql`update settings set value = '{type}-{yy}{mm}-{n:4}' where key = 'order_code_syntax'`,
    )
    expect((await order()).code).toMatch(/^ca-phe-2611-\d{4}$/)
    await api().db.execute(sql`update settings set value = 'DH{n:5}' where key = 'order_code_syntax'`)
  })
})

describe('the steps of an order', () => {
  it.each(orderStatuses)(
    'from %s are those of the rule, and each other one says what is possible',
    async (from) => {
      for (const to of orderStatuses) {
        const id = await orderAt(from)
        const answer = await step(id, to, { from })
        if (stepsFrom(from).includes(to)) {
          expect(answer).toMatchObject({ status: 200, body: { data: { status: to } } })
          continue
        }
        expect(answer).toMatchObject({
          status: 409,
          body: { code: 'illegal_step', status: from, possible: stepsFrom(from), last: { to: from } },
        })
        expect((await read(id)).status, 'nothing is changed').toBe(from)
      }
    },
  )

  it('say when the order came to where it is, and its timeline who took which step', async () => {
    const { id } = await order()
    api().now = new Date('2026-11-21T02:04:00.000Z')
    const clerk = await api().member('update-orders')
    const moved = await api().call('PATCH', `/orders/${id}`, {
      as: clerk.token,
      body: { status: 'processing' },
    })
    expect(moved.body.data.stepped_at).toBe('2026-11-21T02:04:00.000Z')
    const { history } = await read(id, 'history')
    expect(history.data).toMatchObject([
      { from: null, to: 'new', actor: { id: api().owner.id } },
      { from: 'new', to: 'processing', actor: { id: clerk.id }, at: '2026-11-21T02:04:00.000Z' },
    ])
  })

  it('are those that the caller has seen: one who comes too late is told who was there first', async () => {
    const { id } = await order()
    const clerk = await api().member('update-orders')
    await api().call('PATCH', `/orders/${id}`, { as: clerk.token, body: { status: 'processing' } })
    const late = await step(id, 'canceled', { from: 'new', cancel_reason: 'Khách đổi ý' })
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'illegal_step',
        message: 'Người khác vừa chuyển đơn hàng này sang “Đang xử lý”',
        status: 'processing',
        possible: ['delivery', 'canceled'],
        last: { from: 'new', to: 'processing', actor: { id: clerk.id } },
      },
    })
    expect((await read(id)).cancel_reason).toBe('')
  })

  it('sent twice under one key are one step', async () => {
    const { id } = await order()
    const send = () => patch(id, { status: 'processing' }, { 'Idempotency-Key': `step-${id}` })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map((answer) => answer.body.data.version))).toEqual(new Set([2]))
    expect((await read(id, 'history')).history.data).toHaveLength(2)
  })

  it('of many at once under no key happen once', async () => {
    const { id } = await order()
    const answers = await Promise.all(Array.from({ length: 6 }, () => step(id, 'processing')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  })

  it('cancel against forward: one wins, and the other is told', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await orderAt('delivery')
      const answers: Answer[] = await Promise.all([
        step(id, 'delivered', { from: 'delivery' }),
        step(id, 'canceled', { from: 'delivery' }),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const winner = answers.find(({ status }) => status === 200)
      expect((await read(id)).status).toBe(winner?.body.data.status)
    }
  })

  it('keep the reason of a canceled order, and of no other', async () => {
    const { id } = await order()
    await step(id, 'processing', { cancel_reason: 'không' })
    expect((await read(id)).cancel_reason).toBe('')
    expect((await step(id, 'canceled', { cancel_reason: 'Hết hàng' })).body.data.cancel_reason).toBe(
      'Hết hàng',
    )
  })

  it('are taken by many orders at once, and what could not be done says why', async () => {
    const [fresh, gone] = [await orderAt('new'), await orderAt('canceled')]
    const answer = await call('POST', '/orders/bulk', {
      action: 'update',
      ids: [fresh, gone],
      data: { status: 'processing' },
    })
    expect(answer.body.data).toMatchObject({
      done: [fresh],
      refused: [
        {
          id: gone,
          code: 'illegal_step',
          title: expect.stringMatching(/^DH/),
          message: 'Đơn hàng đã xong hoặc đã hủy, không chuyển bước được nữa',
        },
      ],
    })
  })
})

describe('an order that is on its way', () => {
  it('keeps its lines and its address, and still takes notes', async () => {
    for (const status of ['delivery', 'delivered', 'canceled'] as const) {
      const id = await orderAt(status)
      const others: Record<(typeof sentFields)[number], unknown> = {
        name: 'Người khác',
        phone: '0912000111',
        email: 'khac@nep.vn',
        address: 'nơi khác',
        agency_id: agency,
        user_id: 1,
        warehouse_id: 1,
        products: [{ post_id: leaf, quantity: 1 }],
        discount: { type: 'money', value: 1, reason: '' },
        shipping_fee: 1,
      }
      for (const [field, value] of Object.entries(others))
        expect(await patch(id, { [field]: value }), `${status} ${field}`).toMatchObject({
          status: 422,
          body: { errors: { [field]: [expect.stringContaining('đã giao đi')] } },
        })
      expect((await patch(id, { remark: 'Khách hẹn chiều', note: 'Cổng sau' })).status).toBe(200)
    }
  })

  it('is not deleted; a new or a canceled one is', async () => {
    const remove = async (status: OrderStatus) =>
      (await call('DELETE', `/orders/${await orderAt(status)}`)).status
    expect(await Promise.all(orderStatuses.map(remove))).toEqual([204, 409, 409, 409, 204])
  })

  it('does not go back by way of the history, whose other changes are undone', async () => {
    const id = await orderAt('processing')
    const events = async () => (await call('GET', `/history?entity=orders&id=${id}`)).body.data
    const [moved] = await events()
    expect(moved.is_restorable).toBe(false)
    const undone = await call('POST', `/history/${moved.id}/restore`, {})
    expect(undone).toMatchObject({ status: 409, body: { code: 'blocked' } })
    expect((await read(id)).status).toBe('processing')
    await patch(id, { note: 'Cổng sau' })
    const [noted] = await events()
    expect(noted.is_restorable).toBe(true)
    expect((await call('POST', `/history/${noted.id}/restore`, {})).status).toBe(200)
    expect(await read(id)).toMatchObject({ note: '', status: 'processing' })
  })

  it('that was deleted comes back as it was, with its lines and its code', async () => {
    const { id, code } = await order()
    const gone = await call('DELETE', `/orders/${id}`)
    const batch = gone.headers.get('Batch-Id')
    expect((await call('POST', `/history/batches/${batch}/restore`, {})).status).toBe(200)
    expect(await read(id)).toMatchObject({ code, total: 200_000, products: [{ title: 'Cà phê hạt' }] })
  })
})

describe('the list of orders', () => {
  it('counts each status of a type, and finds by code, name, phone and age', async () => {
    const type = await aType(api(), { style: 'product', features: ['orders'] })
    const tea = (await made('/posts', aPost(type.id, { title: 'Trà' }))).id
    const add = (more: object) =>
      order({ type_id: type.id, products: [{ post_id: tea, quantity: 1 }], ...more })
    const old = await add({ name: 'Phạm Đức', phone: '0900000001' })
    await api().db.execute(sql`update orders set stepped_at = '2026-11-18T02:00:00Z' where id = ${old.id}`)
    const fresh = await add({ name: 'Vũ Hà', phone: '0900000002' })
    await step(fresh.id, 'canceled')
    const ask = async (search: string, operators = '') =>
      (
        await call(
          'GET',
          `/orders?search=type_id:${type.id};${search}&searchFields=${operators}&searchJoin=and`,
        )
      ).body
    expect((await ask('')).meta.counts.status).toEqual({ new: 1, canceled: 1 })
    const found = async (search: string, operators = '') =>
      (await ask(search, operators)).data.map(({ id }: { id: number }) => id)
    for (const phone of ['0900000001', '0900 000 001', '0900.000.001', '+84 900 000 001', '(84) 900-000-001'])
      expect(await found(`text:${encodeURIComponent(phone)}`, 'text:like'), phone).toEqual([old.id])
    expect(await found('text:duc', 'text:like')).toEqual([old.id])
    expect(await found('text:0900000002', 'text:like')).toEqual([fresh.id])
    expect(await found(`text:${old.code.toLowerCase()}`, 'text:like')).toEqual([old.id])
    expect(await found('age:2;status:new', 'age:>=')).toEqual([old.id])
    await api().db.execute(sql`update orders set stepped_at = '2026-11-18T02:00:00Z' where id = ${fresh.id}`)
    expect(await found('age:2', 'age:>='), 'a canceled order waits for nothing').toEqual([old.id])
    expect(await found('phone:+84 900 000 001')).toEqual([old.id])
  })

  it('is read by who may list orders, and written by who may update them', async () => {
    const reader = await api().member('list-orders')
    const clerk = await api().member('update-orders')
    const as = (who: { token: string }, method: string, path: string, sent?: object) =>
      api().call(method, path, { as: who.token, body: sent })
    expect((await as(reader, 'GET', '/orders')).status).toBe(200)
    expect((await as(reader, 'POST', '/orders', body())).status).toBe(403)
    expect((await as(reader, 'GET', `/orders/products?type_id=${typeId}`)).status).toBe(403)
    expect((await as(clerk, 'POST', '/orders', body())).status).toBe(201)
    expect((await as(clerk, 'GET', '/orders')).status).toBe(403)
  })
})

describe('the products of an order', () => {
  it('are found without accents, a code in full first, with what their price follows from', async () => {
    const ask = async (query: string) =>
      (await call('GET', `/orders/products?type_id=${typeId}&${query}`)).body.data
    expect(await ask('q=tra')).toMatchObject([
      { id: leaf, code: 'TRA', price: 55_500, discount: { config: [{ quantity: 5 }] } },
    ])
    expect(await ask(`ids=${bean}`)).toMatchObject([
      { id: bean, agency_prices: [{ agency_id: agency, price: 80_000 }], discount: null },
    ])
    await product({ title: 'Hạt điều', code: 'DIEU' })
    expect((await ask('q=hat'))[0].id).toBe(bean)
  })

  it('are asked for in no other way', async () => {
    for (const query of ['', 'type_id=x', `type_id=${typeId}&ids=0`, `type_id=${typeId}&limit=9`])
      expect((await call('GET', `/orders/products?${query}`)).status, query).toBe(422)
  })
})

describe('the client of an order', () => {
  const ask = (phone: string, as = api().owner.token) =>
    api().call('GET', `/orders/client?phone=${encodeURIComponent(phone)}`, { as })

  it('is known by the phone number: from the latest order, else from the account; otherwise they are new', async () => {
    await order({ phone: '0933000001', name: 'Bà Sáu', address: 'Cũ' })
    const latest = await order({ phone: '0933000001', name: 'Bà Sáu', address: 'Mới', agency_id: agency })
    expect((await ask('+84 933 000 001')).body.data).toEqual({
      name: 'Bà Sáu',
      email: '',
      address: 'Mới',
      agency_id: agency,
      latest: latest.code,
      orders: 2,
    })
    const { id } = await api().member()
    await api().db.execute(sql`update users set phone = '0933000002' where id = ${id}`)
    await call('POST', '/agencies/attach', { agency_id: agency, user_ids: [id] })
    expect((await ask('0933000002')).body.data).toMatchObject({ agency_id: agency, latest: null, orders: 0 })
    expect(await ask('0933000003')).toMatchObject({ status: 200, body: { data: null } })
  })

  it('is told only to who takes orders down, and only for a whole number', async () => {
    const reader = await api().member('list-orders')
    expect((await ask('0933000001', reader.token)).status).toBe(403)
    for (const phone of ['', '0933', 'x']) expect((await ask(phone)).status, phone).toBe(422)
  })
})
