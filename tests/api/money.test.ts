import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { withApi } from '../support/api'
import { expectSound, shopOf } from '../support/money'

const api = withApi()
const shop = shopOf(api)
const { order, take, pay, read, step, send, made, giveBack, balance } = shop

let bean = 0
let leaf = 0
let kho = 0
beforeAll(async () => {
  bean = await shop.product(100_000)
  leaf = await shop.product(33_333)
  kho = await shop.place('/warehouses', 'Kho phố')
  await shop.bring(kho, [
    { post_id: bean, number: 1000, price: 60_000 },
    { post_id: leaf, number: 1000, price: 20_000 },
  ])
})
afterEach(() => expectSound(api()))

const anAgency = async (name: string): Promise<number> => (await made('/agencies', { name })).id

describe('what an order comes to', () => {
  it('is its lines less the discount, and the fee', async () => {
    const id = await order([{ post_id: leaf, quantity: 3 }], {
      discount: { type: 'percent', value: 12.5, reason: 'Khách quen' },
      shipping_fee: 25_000,
    })
    // 99.999 less 12,5 % is 87.499,125.
    expect(await read(id)).toMatchObject({ total: 112_499, due: 112_499, paid: 0, payment_status: 'unpaid' })
    const more = await send('PATCH', `/orders/${id}`, {
      discount: { type: 'money', value: 1_000_000, reason: '' },
    })
    expect(more.body.data).toMatchObject({ total: 25_000, due: 25_000 })
  })

  it('takes no discount of more than all, or of fractions of a hundredth', async () => {
    const lines = [{ post_id: leaf, quantity: 3 }]
    const body = {
      type_id: await shop.type(),
      name: 'Lan',
      phone: '0912345678',
      address: 'Hà Nội',
      products: lines,
    }
    for (const value of [101, 0, -1, 1.234]) {
      const answer = await send('POST', '/orders', { ...body, discount: { type: 'percent', value } })
      expect(answer.status).toBe(422)
      expect(answer.body.errors).toHaveProperty(['discount.value'])
    }
  })

  it('changes no more once it is sent', async () => {
    const id = await order([{ post_id: bean, quantity: 1 }])
    await take(id, 'delivery', { warehouse_id: kho })
    expect((await send('PATCH', `/orders/${id}`, { shipping_fee: 1 })).status).toBe(422)
    expect(
      (await send('PATCH', `/orders/${id}`, { tracking_code: 'GHN1', carrier: 'GHN', cod: 5 })).status,
    ).toBe(200)
  })
})

describe('a payment for an order', () => {
  it('is answered with what it is set against, and the order says what is still due', async () => {
    const id = await order([{ post_id: bean, quantity: 2 }])
    const first = await pay(id, 50_000, { method: 'transfer', note: 'Cọc' })
    expect(first, JSON.stringify(first.body)).toMatchObject({
      status: 201,
      body: {
        data: { amount: 50_000, method: 'transfer', open: 0, against: [{ order_id: id, amount: 50_000 }] },
      },
    })
    expect(await read(id)).toMatchObject({ paid: 50_000, due: 150_000, payment_status: 'part' })
    await pay(id, 150_000)
    expect(await read(id)).toMatchObject({ paid: 200_000, due: 0, payment_status: 'paid' })
    await pay(id, 1_000)
    expect(await read(id)).toMatchObject({ due: -1_000, payment_status: 'over' })
  })

  it.each([0, -5, 1.5, 1e13, 'x', null])('of %s is refused', async (amount) => {
    const id = await order([{ post_id: bean, quantity: 1 }])
    const answer = await send('POST', `/orders/${id}/payments`, { amount, method: 'cash' })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toHaveProperty('amount')
  })

  it('is reversed once: what it paid for is due again', async () => {
    const id = await order([{ post_id: bean, quantity: 1 }])
    const { id: payment } = (await pay(id, 100_000)).body.data
    const reversal = await send('POST', `/payments/${payment}/reverse`, { reason: 'Nhầm đơn' })
    expect(reversal.status).toBe(201)
    expect(await read(id)).toMatchObject({ paid: 0, due: 100_000, payment_status: 'unpaid' })
    const again = await send('POST', `/payments/${payment}/reverse`, {})
    expect(again).toMatchObject({ status: 409, body: { code: 'already_reversed' } })
    // A reversal is not reversed.
    expect((await send('POST', `/payments/${reversal.body.data.id}/reverse`, {})).status).toBe(404)
  })

  it('that was reversed is neither given back nor taken along by a part', async () => {
    const id = await order([{ post_id: bean, quantity: 2 }])
    const { id: payment } = (await pay(id, 150_000)).body.data
    await pay(id, 250_000)
    await send('POST', `/payments/${payment}/reverse`, {})
    await send('POST', `/orders/${id}/refunds`, { amount: 50_000, method: null })
    await step(id, 'processing')
    const sent = await step(id, 'delivery', { warehouse_id: kho, lines: [{ id: 1, quantity: 1 }] })
    expect(sent.body.data).toMatchObject({ total: 100_000, paid: 100_000 })
  })

  it('is taken along with a step', async () => {
    const id = await order([{ post_id: bean, quantity: 1 }], { shipping_fee: 15_000 })
    await take(id, 'delivery', { warehouse_id: kho })
    const answer = await step(id, 'delivered', { payment: { method: 'cash' } })
    expect(answer.body.data).toMatchObject({
      status: 'delivered',
      paid: 115_000,
      due: 0,
      payment_status: 'paid',
    })
  })

  it('is taken along by many at once', async () => {
    const ids = [await order([{ post_id: bean, quantity: 1 }]), await order([{ post_id: leaf, quantity: 1 }])]
    for (const id of ids) await take(id, 'delivery', { warehouse_id: kho })
    const answer = await send('POST', '/orders/bulk', {
      action: 'update',
      ids,
      data: { status: 'delivered', payment: { method: 'transfer' } },
    })
    expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ data: { done: ids, refused: [] } })
    for (const id of ids) expect((await read(id)).payment_status).toBe('paid')
  })

  it('keeps an order from being deleted, and stays when it is canceled, until it is given back', async () => {
    const id = await order([{ post_id: bean, quantity: 1 }])
    await pay(id, 40_000)
    expect((await send('DELETE', `/orders/${id}`)).status).toBe(409)
    await step(id, 'canceled', { cancel_reason: 'Hết hàng' })
    expect(await read(id)).toMatchObject({ due: -40_000, payment_status: 'over' })
    expect((await pay(id, 1)).status).toBe(409)
    expect((await send('POST', `/orders/${id}/refunds`, { amount: 40_001, method: 'cash' })).status).toBe(422)
    expect((await send('POST', `/orders/${id}/refunds`, { amount: 40_000, method: 'cash' })).status).toBe(201)
    expect(await read(id)).toMatchObject({ paid: 0, due: 0, payment_status: 'unpaid' })
    expect((await send('DELETE', `/orders/${id}`)).status).toBe(204)
  })
})

describe('what somebody owes', () => {
  it('is what was delivered, or is on its way and paid in part, less what was paid', async () => {
    const agency_id = await anAgency('Đại lý Một')
    const id = await order([{ post_id: bean, quantity: 3 }], { agency_id })
    expect(await balance('agencies', agency_id)).toBe(0)
    await take(id, 'delivery', { warehouse_id: kho })
    expect(await balance('agencies', agency_id)).toBe(0)
    await pay(id, 100_000)
    expect(await balance('agencies', agency_id)).toBe(200_000)
    await step(id, 'delivered')
    expect(await balance('agencies', agency_id)).toBe(200_000)
    const { data } = (await send('GET', `/debts/agencies/${agency_id}`)).body
    expect(data.map(({ kind, amount, balance }: Record<string, unknown>) => [kind, amount, balance])).toEqual(
      [
        ['payment', -100_000, -100_000],
        ['sale', 300_000, 200_000],
      ],
    )
  })

  it('is paid on account: what is owed the longest first, and what is left pays for what comes next', async () => {
    const agency_id = await anAgency('Đại lý Hai')
    const orders: number[] = []
    for (const quantity of [1, 2, 3]) {
      const id = await order([{ post_id: bean, quantity }], { agency_id })
      await take(id, 'delivered', { warehouse_id: kho })
      orders.push(id)
    }
    const [first, second, third] = orders
    const paid = await send('POST', `/agencies/${agency_id}/payments`, {
      amount: 250_000,
      method: 'transfer',
    })
    expect(paid.body.data).toMatchObject({
      open: 0,
      against: [
        { order_id: first, amount: 100_000 },
        { order_id: second, amount: 150_000 },
      ],
    })
    await send('POST', `/agencies/${agency_id}/payments`, { amount: 400_000, method: 'cash' })
    expect(await read(third ?? 0)).toMatchObject({ due: 0, payment_status: 'paid' })
    expect(await balance('agencies', agency_id)).toBe(-50_000)
    const next = await order([{ post_id: bean, quantity: 1 }], { agency_id })
    await take(next, 'delivered', { warehouse_id: kho })
    expect(await read(next)).toMatchObject({ paid: 50_000, due: 50_000, payment_status: 'part' })
    const { data, meta } = (await send('GET', '/debts?of=agencies')).body
    expect(data.find(({ id }: { id: number }) => id === agency_id)).toEqual({
      id: agency_id,
      party: 'agencies',
      name: 'Đại lý Hai',
      phone: '',
      balance: 50_000,
      age: { '0-30': 50_000, '31-60': 0, '61-90': 0, over: 0 },
      credit: 0,
      credit_limit: null,
    })
    expect(meta.pagination.total).toBe(data.length)
    // Reversed, all that it paid for is owed again.
    await send('POST', `/payments/${paid.body.data.id}/reverse`, {})
    expect(await balance('agencies', agency_id)).toBe(300_000)
    expect(await read(first ?? 0)).toMatchObject({ paid: 0 })
  })

  it('is paid on account by since when it is owed, not by when it was ordered', async () => {
    const agency_id = await anAgency('Đại lý Ba')
    const first = await order([{ post_id: bean, quantity: 1 }], { agency_id })
    const second = await order([{ post_id: bean, quantity: 1 }], { agency_id })
    await take(second, 'delivered', { warehouse_id: kho })
    api().now = new Date(api().now.getTime() + 60_000)
    await take(first, 'delivered', { warehouse_id: kho })
    const paid = await send('POST', `/agencies/${agency_id}/payments`, { amount: 150_000, method: 'cash' })
    expect(paid.body.data.against).toMatchObject([
      { order_id: second, amount: 100_000 },
      { order_id: first, amount: 50_000 },
    ])
  })

  it('is not paid on account by a guest or client where an agency owes it', async () => {
    const agency_id = await anAgency('Đại lý Bốn')
    const [phone, { id: user_id }] = ['0987000222', await api().member()]
    for (const [party, more] of [
      [phone, { phone, user_id: null }],
      [user_id, { user_id }],
    ] as const) {
      const [own, theirs] = [
        await order([{ post_id: bean, quantity: 1 }], more),
        await order([{ post_id: bean, quantity: 1 }], { ...more, agency_id }),
      ]
      for (const id of [own, theirs]) await take(id, 'delivered', { warehouse_id: kho })
      const paid = await send('POST', `/users/${party}/payments`, { amount: 150_000, method: 'cash' })
      expect(paid.body.data).toMatchObject({ against: [{ order_id: own, amount: 100_000 }], open: 50_000 })
    }
  })

  it('goes along to another client or agency with the order', async () => {
    const [one, two] = [await anAgency('Đại lý Cũ'), await anAgency('Đại lý Mới')]
    const id = await order([{ post_id: bean, quantity: 1 }], { agency_id: one })
    const { id: payment } = (await pay(id, 30_000)).body.data
    await send('PATCH', `/orders/${id}`, { agency_id: two })
    expect([await balance('agencies', one), await balance('agencies', two)]).toEqual([0, -30_000])
    await send('POST', `/payments/${payment}/reverse`, {})
    expect([await balance('agencies', one), await balance('agencies', two)]).toEqual([0, 0])
  })

  it('is known by phone number of who has no account', async () => {
    const id = await order([{ post_id: bean, quantity: 1 }], { phone: '0987654321', name: 'Anh Vãng Lai' })
    await take(id, 'delivered', { warehouse_id: kho })
    expect(await balance('clients', '0987654321')).toBe(100_000)
    const { data } = (await send('GET', '/debts?of=clients')).body
    expect(data).toContainEqual(
      expect.objectContaining({ id: '0987654321', name: 'Anh Vãng Lai', balance: 100_000 }),
    )
  })

  it('keeps its party, and so does what we owe', async () => {
    const agency_id = await anAgency('Đại lý Năm')
    const remove = () => send('DELETE', `/agencies/${agency_id}`)
    await send('POST', `/agencies/${agency_id}/payments`, { amount: 100_000, method: 'cash' })
    expect((await remove()).body).toMatchObject({ code: 'in_use', in_use: { balance: -100_000 } })
    const id = await order([{ post_id: bean, quantity: 2 }], { agency_id })
    await take(id, 'delivered', { warehouse_id: kho })
    expect((await remove()).body).toMatchObject({ code: 'in_use', in_use: { balance: 100_000 } })
    await pay(id, 100_000)
    expect((await remove()).status).toBe(204)
  })

  it('is asked only of who is there', async () => {
    for (const path of ['agencies/99999', 'suppliers/99999', 'clients/0900000000', 'clients/x', 'guests/1'])
      expect((await send('GET', `/debts/${path}`)).status).toBeGreaterThanOrEqual(404)
  })

  it('we owe a supplier what we bought, until it is paid or the slip is canceled', async () => {
    const supplier_id = await shop.place('/suppliers', 'Nhà rang')
    const bought = await shop.bring(kho, [{ post_id: bean, number: 10, price: 50_000 }], { supplier_id })
    const later = await shop.bring(kho, [{ post_id: bean, number: 2, price: 50_000 }], { supplier_id })
    expect(await balance('suppliers', supplier_id)).toBe(600_000)
    const paid = await send('POST', `/suppliers/${supplier_id}/payments`, {
      amount: 550_000,
      method: 'transfer',
    })
    expect(paid.body.data.against).toMatchObject([
      { slip_id: bought.id, amount: 500_000 },
      { slip_id: later.id, amount: 50_000 },
    ])
    await shop.cancel(later.id)
    expect(await balance('suppliers', supplier_id)).toBe(-50_000)
    expect((await send('DELETE', `/suppliers/${supplier_id}`)).status).toBe(409)
  })
})

describe('goods that come back', () => {
  const sold = async (products: object[], more: object = {}) => {
    const id = await order(products, more)
    await take(id, 'delivered', { warehouse_id: kho })
    return id
  }
  const onHand = async (post: number) => (await shop.stock(kho, post)).number

  it('are credited at what they earned after the discount, to the last đồng, however they come', async () => {
    const id = await sold([{ post_id: leaf, quantity: 7 }], {
      discount: { type: 'percent', value: 3.3, reason: '' },
    })
    const { total } = await read(id)
    const worth: number[] = []
    for (const quantity of [1, 2, 3, 1]) {
      const answer = await giveBack(id, [{ id: 1, quantity, restock: true }])
      expect(answer.status, JSON.stringify(answer.body)).toBe(201)
      worth.push(answer.body.data.amount)
    }
    expect(worth.reduce((sum, each) => sum + each, 0)).toBe(total)
    expect(await read(id)).toMatchObject({ returned: total, due: 0 })
    const more = await giveBack(id, [{ id: 1, quantity: 1, restock: true }])
    expect(more).toMatchObject({ status: 409, body: { code: 'over_returned' } })
    expect(more.body.errors['lines[0].quantity'][0]).toMatch(/0$/)
  })

  it('come into stock again at the cost at which they left, or not at all', async () => {
    const before = await onHand(bean)
    const id = await sold([{ post_id: bean, quantity: 5 }])
    const answer = await giveBack(id, [{ id: 1, quantity: 2, restock: true }])
    expect(answer.body.data).toMatchObject({ amount: 200_000, lines: [{ restocked: 2, cost: 120_000 }] })
    await giveBack(id, [{ id: 1, quantity: 1, restock: false }])
    expect(await onHand(bean)).toBe(before - 3)
    const { changes, returns } = await read(id)
    expect(changes.data.map(({ code }: { code: string }) => code.slice(0, 2))).toEqual(['PX', 'PN'])
    expect(returns.data).toHaveLength(2)
    // Goods that came back cannot come back once more with the whole order.
    const sent = await order([{ post_id: bean, quantity: 2 }])
    await take(sent, 'delivery', { warehouse_id: kho })
    await giveBack(sent, [{ id: 1, quantity: 1, restock: true }])
    expect(await step(sent, 'canceled', { cancel_reason: 'x' })).toMatchObject({ status: 409 })
  })

  it('are paid back, no more than was paid too much', async () => {
    const id = await sold([{ post_id: bean, quantity: 2 }])
    await pay(id, 150_000)
    const refused = await giveBack(id, [{ id: 1, quantity: 1, restock: true }], {
      refund: { amount: 50_001, method: 'cash' },
    })
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toHaveProperty(['refund.amount'])
    const done = await giveBack(id, [{ id: 1, quantity: 1, restock: true }], {
      refund: { amount: 50_000, method: 'cash' },
    })
    expect(done.body.data).toMatchObject({ due: 0, paid: 100_000, returned: 100_000 })
    // A payment of which a part was given back is not undone.
    const { payments } = await read(id)
    const reversed = await send('POST', `/payments/${payments.data[0].id}/reverse`, {})
    expect(reversed).toMatchObject({ status: 409, body: { code: 'given_back' } })
  })

  it('are kept on account without a refund, and pay for what comes next', async () => {
    const agency_id = await anAgency('Đại lý Trả hàng')
    const id = await sold([{ post_id: bean, quantity: 2 }], { agency_id })
    await pay(id, 200_000)
    await giveBack(id, [{ id: 1, quantity: 1, restock: true }])
    expect(await balance('agencies', agency_id)).toBe(-100_000)
    expect(await read(id)).toMatchObject({ paid: 100_000, due: 0 })
    const next = await sold([{ post_id: bean, quantity: 3 }], { agency_id })
    expect(await read(next)).toMatchObject({ paid: 100_000, due: 200_000 })
    expect(await balance('agencies', agency_id)).toBe(200_000)
  })

  it('take what was paid last off the order first', async () => {
    const agency_id = await anAgency('Đại lý Trả bớt')
    const id = await sold([{ post_id: bean, quantity: 3 }], { agency_id })
    for (const amount of [200_000, 100_000]) await pay(id, amount)
    await giveBack(id, [{ id: 1, quantity: 1, restock: true }])
    expect((await read(id)).payments.data).toMatchObject([{ amount: 200_000, whole: 200_000 }])
  })

  it('leave with the order what had been paid too much for it', async () => {
    const agency_id = await anAgency('Đại lý Trả dư')
    const id = await sold([{ post_id: bean, quantity: 2 }], { agency_id })
    await pay(id, 250_000)
    await giveBack(id, [{ id: 1, quantity: 1, restock: true }])
    expect(await read(id)).toMatchObject({ paid: 150_000, due: -50_000, payment_status: 'over' })
  })

  it('of one key are one, and only of what was sent', async () => {
    const id = await sold([{ post_id: bean, quantity: 3 }])
    const body = { lines: [{ id: 1, quantity: 1, restock: true }], refund: null, reason: '' }
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const [one, two] = [
      await send('POST', `/orders/${id}/returns`, body, key),
      await send('POST', `/orders/${id}/returns`, body, key),
    ]
    expect(one.body).toEqual(two.body)
    expect((await read(id)).returns.data).toHaveLength(1)
    const fresh = await order([{ post_id: bean, quantity: 1 }])
    expect((await giveBack(fresh, [{ id: 1, quantity: 1, restock: true }])).status).toBe(409)
    expect((await giveBack(id, [{ id: 9, quantity: 1, restock: true }])).status).toBe(422)
  })

  it('lower what reports say was sold and earned', async () => {
    const profit = async () =>
      (await send('GET', '/warehouses/reports/profit')).body.meta.sums as { money: number; profit: number }
    const before = await profit()
    const id = await sold([{ post_id: bean, quantity: 4 }], {
      discount: { type: 'money', value: 40_000, reason: '' },
    })
    const after = await profit()
    expect(after.money - before.money).toBe(360_000)
    expect(after.profit - before.profit).toBe(360_000 - 240_000)
    await giveBack(id, [{ id: 1, quantity: 1, restock: true }])
    await giveBack(id, [{ id: 1, quantity: 1, restock: false }])
    const last = await profit()
    expect(last.money - before.money).toBe(180_000)
    expect(last.profit - before.profit).toBe(180_000 - 180_000)
  })
})

describe('a part of an order', () => {
  it('is sent, and what is left is an order of its own: nothing is lost or made', async () => {
    const id = await order(
      [
        { post_id: bean, quantity: 3 },
        { post_id: leaf, quantity: 5 },
      ],
      { discount: { type: 'percent', value: 7.77, reason: 'Tết' }, shipping_fee: 30_000, cod: 300_000 },
    )
    const whole = await read(id)
    await pay(id, 300_000)
    await step(id, 'processing')
    const sent = await step(id, 'delivery', {
      warehouse_id: kho,
      lines: [
        { id: 1, quantity: 1 },
        { id: 2, quantity: 2 },
      ],
    })
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
    const parent = await read(id)
    expect(parent.products.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1, 2])
    const [part] = parent.parts.data
    expect(part).toMatchObject({ code: `${whole.code}-2`, status: 'processing', parent_id: id })
    const left = await read(part.id)
    expect(left).toMatchObject({ parent_id: id, shipping_fee: 0 })
    expect(parent.total + left.total).toBe(whole.total)
    expect(parent.paid + left.paid).toBe(300_000)
    expect(parent.cod + left.cod).toBe(300_000)
    expect(parent).toMatchObject({ due: 0, payment_status: 'paid', shipping_fee: 30_000 })
    const listed = await send('GET', `/orders?search=parent_id:${id}`)
    expect(listed.body.data).toHaveLength(1)
    // Again, of what was left.
    const again = await step(part.id, 'delivery', { warehouse_id: kho, lines: [{ id: 2, quantity: 3 }] })
    expect(again.status).toBe(200)
    expect((await read(part.id)).parts.data.map(({ code }: { code: string }) => code)).toEqual([
      whole.code,
      `${whole.code}-3`,
    ])
  })

  it.each([
    [[{ id: 1, quantity: 4 }], 'lines[0].quantity'],
    [[{ id: 7, quantity: 1 }], 'lines[0].id'],
    [[1, 1].map((id) => ({ id, quantity: 1 })), 'lines[1].id'],
    [[{ id: 1, quantity: 0 }], 'lines'],
  ])('of %j is refused', async (lines, field) => {
    const id = await order([{ post_id: bean, quantity: 3 }])
    await step(id, 'processing')
    const answer = await step(id, 'delivery', { warehouse_id: kho, lines })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toHaveProperty([field])
  })
})

describe('who may', () => {
  it('takes payments with the right to change orders, pays suppliers with that to slips, and sees debts likewise', async () => {
    const seller = await api().member('list-orders', 'update-orders')
    const keeper = await api().member('edit-warehouses')
    const supplier = await shop.place('/suppliers', 'Nhà xay')
    const id = await order([{ post_id: bean, quantity: 1 }])
    const as = (who: { token: string }, method: string, path: string, body?: object) =>
      api().call(method, path, { as: who.token, body })
    const money = { amount: 1_000, method: 'cash' }
    expect((await as(seller, 'POST', `/orders/${id}/payments`, money)).status).toBe(201)
    expect((await as(keeper, 'POST', `/orders/${id}/payments`, money)).status).toBe(403)
    expect((await as(seller, 'POST', `/suppliers/${supplier}/payments`, money)).status).toBe(403)
    const spent = await as(keeper, 'POST', `/suppliers/${supplier}/payments`, money)
    expect(spent.status).toBe(201)
    expect((await as(seller, 'POST', `/payments/${spent.body.data.id}/reverse`, {})).status).toBe(403)
    expect((await as(seller, 'GET', '/debts?of=suppliers')).status).toBe(403)
    expect((await as(keeper, 'GET', '/debts?of=suppliers')).status).toBe(200)
    expect((await as(keeper, 'GET', '/debts?of=clients')).status).toBe(403)
    const seen = (await as(keeper, 'GET', '/cash')).body.data
    expect(seen).toContainEqual(expect.objectContaining({ method: 'cash', received: 0, spent: 1_000 }))
    expect(seen.every(({ received, refunded }: Record<string, number>) => !received && !refunded)).toBe(true)
  })
})
