import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { withApi } from '../support/api'
import { aPost, aType } from '../support/content'
import { warehouseOf } from '../support/stock'
import { visitorOf } from '../support/visitor'

const api = withApi()
const { place, bring } = warehouseOf(api)
const ok = async (method: string, path: string, body?: object) => {
  const answer = await api().call(method, path, { as: api().owner.token, body })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body?.data
}
const buyer = { name: 'Nguyễn Thị Lan', phone: '0912 345 678', address: '12 Lê Lợi, Huế', note: 'Gọi trước' }
const orders = () => ok('GET', '/orders?limit=100')
let goods = { id: 0, version: 0 }
let course = { id: 0 }

beforeAll(async () => {
  const type = (await aType(api(), { style: 'product', title: 'Hàng', slug: 'hang', features: ['orders'] }))
    .id
  const kind = (await aType(api(), { style: 'course', title: 'Lớp', slug: 'hoc', features: ['orders'] })).id
  goods = await ok('POST', '/posts', aPost(type, { title: 'Cà phê', slug: 'ca-phe', price: 100_000 }))
  course = await ok('POST', '/posts', aPost(kind, { title: 'Nhập môn', slug: 'nhap-mon', price: 400_000 }))
  const warehouse = await place('/warehouses', 'Kho')
  await bring(warehouse, [{ post_id: goods.id, number: 10, price: 1 }])
  const bank = { bank_bin: '970436', bank_account: '0000000000000', bank_holder: 'Nep Nha' }
  for (const [key, value] of Object.entries(bank))
    await api().db.execute(sql`update settings set value = ${value} where key = ${key}`)
})

/** Somebody with two of the goods in the cart, at the form for the order. */
async function atCheckout() {
  const visitor = visitorOf(api)
  const added = await visitor.submit(await visitor.get('/hang/ca-phe'), 'add', { quantity: '2' })
  expect(added.status).toBe(303)
  const cart = await visitor.follow(added)
  expect(cart.text).toContain('200.000')
  return {
    visitor,
    form: await visitor.get(cart.document.querySelector('main a.button')?.getAttribute('href') ?? ''),
  }
}

describe('a cart', () => {
  it('is kept in a cookie that scripts cannot read, and changes by its form', async () => {
    const visitor = visitorOf(api)
    const answer = await visitor.post('/gio-hang', { add: String(goods.id), quantity: '3' })
    expect(answer.headers.get('set-cookie')).toMatch(/^basket=\d+x3; .*HttpOnly; SameSite=Lax/)
    expect((await visitor.get('/gio-hang')).text).toContain('300.000')
    await visitor.post('/gio-hang', { [`pieces-${goods.id}`]: '1', update: '1' })
    expect((await visitor.get('/gio-hang')).text).toContain('100.000')
    await visitor.post('/gio-hang', { remove: String(goods.id) })
    expect((await visitor.get('/gio-hang')).text).toContain('Giỏ hàng đang trống')
    expect(visitor.cookies.size).toBe(0)
  })

  it('with two kinds is ordered in two parts', async () => {
    const visitor = visitorOf(api)
    for (const { id } of [goods, course]) await visitor.post('/gio-hang', { add: String(id) })
    const { document } = await visitor.get('/gio-hang')
    const links = [...document.querySelectorAll('main a.button')].map((each) => each.getAttribute('href'))
    expect(links).toEqual(['/dat-hang?type=hang', '/dat-hang?type=hoc'])
    expect((await visitor.get('/dat-hang?type=hoc')).text).toContain('400.000')
  })

  it('says what is short and what is no longer there; nonsense in its cookie means nothing', async () => {
    const visitor = visitorOf(api)
    await visitor.post('/gio-hang', { add: String(goods.id), quantity: '11' })
    expect((await visitor.get('/gio-hang')).text).toContain('Không còn đủ')
    visitor.cookies.set('basket', '999999x1.axb.-1x2.1x0')
    const { text, document } = await visitor.get('/gio-hang')
    expect(text).toContain('Không còn bán')
    expect(document.querySelectorAll('.cart > li')).toHaveLength(1)
    expect((await visitor.get('/dat-hang')).headers.get('location')).toBe('/gio-hang')
  })
})

describe('an order', () => {
  it('is made once without scripts, thanks with its code and a code to pay by, and empties the cart', async () => {
    const { visitor, form } = await atCheckout()
    const before = (await orders()).length
    const first = await visitor.submit(form, 'expected_total', buyer)
    const again = visitorOf(api)
    for (const [name, value] of [['basket', `${goods.id}x2`]] as const) again.cookies.set(name, value)
    const second = await again.submit(form, 'expected_total', buyer)
    expect([first.status, second.status]).toEqual([303, 303])
    expect((await orders()).length).toBe(before + 1)
    const thanks = await visitor.follow(first)
    expect(first.headers.get('location')).not.toContain('0912')
    expect(thanks.text).toContain('Cảm ơn bạn đã đặt hàng')
    expect(thanks.text).toContain((await orders())[0].code)
    expect(thanks.document.querySelector('svg.qr')?.getAttribute('aria-label')).toContain('200.000')
    expect((await visitor.get('/gio-hang')).text).toContain('Giỏ hàng đang trống')
    expect((await visitor.get('/don-hang')).text).toContain('Chờ xác nhận')
  })

  it('comes back with what was typed where something is wrong', async () => {
    const { visitor, form } = await atCheckout()
    const { status, document } = await visitor.submit(form, 'expected_total', { ...buyer, phone: '12' })
    expect(status).toBe(422)
    const phone = document.querySelector<HTMLInputElement>('#order-phone')
    expect(phone?.value).toBe('12')
    const said = document.getElementById(phone?.getAttribute('aria-describedby') ?? '')
    expect(said?.textContent).toMatch(/\S/)
    expect(document.querySelector<HTMLTextAreaElement>('#order-address')?.value).toBe(buyer.address)
  })

  it('at prices that have changed is shown anew before it is made', async () => {
    const { visitor, form } = await atCheckout()
    const before = (await orders()).length
    const [post] = await ok('GET', `/posts?search=id:${goods.id}`)
    const version = { 'If-Match': `"${post.version}"` }
    const changed = await api().call('PATCH', `/posts/${goods.id}`, {
      as: api().owner.token,
      body: { price: 120_000 },
      headers: version,
    })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    const refused = await visitor.submit(form, 'expected_total', buyer)
    expect(refused.status).toBe(409)
    expect(refused.document.querySelector('[role=alert]')?.textContent).toMatch(/\S/)
    expect(refused.text).toContain('240.000')
    expect((await orders()).length).toBe(before)
    expect((await visitor.submit(refused, 'expected_total', {})).status).toBe(303)
    expect((await orders())[0]).toMatchObject({ name: buyer.name, total: 240_000 })
  })

  it('is found by code and phone number, and by neither alone', async () => {
    const [{ code }] = await orders()
    const visitor = visitorOf(api)
    const page = await visitor.get('/don-hang')
    const wrong = await visitor.submit(page, 'code', { code, phone: '0900000000' })
    expect(wrong.status).toBe(404)
    expect(wrong.text).toContain('Không tìm thấy đơn')
    expect(wrong.document.querySelector<HTMLInputElement>('#tracking-code')?.value).toBe(code)
    const found = await visitor.submit(page, 'code', { code, phone: buyer.phone })
    expect((await visitor.follow(found)).text).toContain(code)
  })
})
