import { sql } from 'drizzle-orm'
import { QRPay } from 'vietnam-qr-pay'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { maintain } from '../../src/api/maintenance'
import { withApi } from '../support/api'
import { expectSound, shopOf } from '../support/money'
import { statementsOf } from '../support/statements'

const api = withApi()
const shop = shopOf(api)
const { order, take, pay, step, send, made, giveBack } = shop

let bean = 0
let kho = 0
let typeId = 0
beforeAll(async () => {
  bean = await shop.product(100_000)
  typeId = await shop.type()
  kho = await shop.place('/warehouses', 'Kho phố')
  await shop.bring(kho, [{ post_id: bean, number: 5_000, price: 60_000 }])
})
afterEach(() => expectSound(api()))

const meta = async (query = '') =>
  (await send('GET', `/orders?limit=1&searchJoin=and&${query || `search=type_id:${typeId}`}`)).body.meta
const aSale = (quantity: number, more: object = {}) => order([{ post_id: bean, quantity }], more)

describe('the sums of the list of orders', () => {
  it('are of all that match the tabs and filters of the list, through steps, payments, returns and deletions', async () => {
    expect((await meta()).sums).toEqual({ paid: 0, due: 0, over: 0 })
    const [first, second, third, gone] = [await aSale(1), await aSale(2), await aSale(3), await aSale(4)]
    await pay(first, 150_000)
    await pay(second, 50_000)
    expect((await meta()).sums).toEqual({ paid: 200_000, due: 850_000, over: 50_000 })
    const part = await meta(`search=type_id:${typeId};payment_status:part`)
    expect(part.sums).toEqual({ paid: 50_000, due: 150_000, over: 0 })
    expect(part.counts.payment_status).toEqual({ over: 1, part: 1, unpaid: 2 })
    await send('DELETE', `/orders/${gone}`)
    await step(third, 'canceled', { cancel_reason: 'x' })
    await take(second, 'delivered', { warehouse_id: kho })
    await giveBack(second, [{ id: 1, quantity: 1, restock: true }])
    await maintain(api().db, api().now)
    expect((await meta()).sums).toEqual({ paid: 200_000, due: 50_000, over: 50_000 })
  })

  it('are summed over the rows under a free filter, and left out where there are too many to count', async () => {
    const { id: agency_id } = await made('/agencies', { name: 'Đại lý Tổng' })
    await pay(await aSale(1, { agency_id }), 30_000)
    await aSale(2, { agency_id })
    const query = `search=agency_id:${agency_id}`
    expect((await meta(query)).sums).toEqual({ paid: 30_000, due: 270_000, over: 0 })
    expect(await meta(`${query}&counts=0`)).not.toHaveProperty('sums')
    await api().db.execute(sql`insert into orders (type_id, code, name, phone, address, products)
      select ${typeId}, 'nhiều ' || n, 'Lan', '0912345678', 'Hà Nội', '[{"quantity": 1, "price": 1}]'::jsonb
      from generate_series(1, 1001) n`)
    expect(await meta('search=total:1')).not.toHaveProperty('sums')
    expect((await meta(`search=type_id:${typeId};status:new`)).sums.due).toBeGreaterThan(1_001)
  })
})

describe('the code that pays an order', () => {
  const codeOf = async (id: number) =>
    (await send('GET', `/orders?search=id:${id}&include=vietqr`)).body.data[0]
  const settle = async (account: string) => {
    const { data } = (await send('GET', '/settings/all?limit=0')).body
    const values = { bank_bin: account && '970436', bank_account: account, bank_holder: 'NHA RANG NEP' }
    const settings = Object.entries(values).map(([key, value]) => ({
      key,
      value,
      version: data.find((each: { key: string }) => each.key === key).version,
    }))
    expect((await send('PATCH', '/settings', { settings })).status).toBeLessThan(300)
  }

  it('is none without an account, when nothing is due, and of a canceled order', async () => {
    const id = await aSale(1)
    expect((await codeOf(id)).vietqr).toEqual({ data: null })
    await settle('0011004123456')
    expect((await codeOf(id)).vietqr.data).not.toBeNull()
    await pay(id, 100_000)
    expect((await codeOf(id)).vietqr).toEqual({ data: null })
    const canceled = await aSale(1)
    await step(canceled, 'canceled', { cancel_reason: 'x' })
    expect((await codeOf(canceled)).vietqr).toEqual({ data: null })
  })

  it('is that of another library, of what is due and the order’s code, and costs no statement more', async () => {
    const id = await aSale(2)
    await pay(id, 50_000)
    const { code, vietqr } = await codeOf(id)
    expect(vietqr.data).toEqual({
      bin: '970436',
      account: '0011004123456',
      holder: 'NHA RANG NEP',
      payload: QRPay.initVietQR({
        bankBin: '970436',
        bankNumber: '0011004123456',
        amount: '150000',
        purpose: code,
      }).build(),
    })
    const { db } = api()
    const count = async (include: string) =>
      (await statementsOf(db, () => send('GET', `/orders?limit=50${include}`))).length
    expect((await count('&include=vietqr')) - (await count(''))).toBe(0)
    const changed = await send('PATCH', `/orders/${id}?include=vietqr`, { note: 'Gọi trước' })
    expect(changed.body.data.vietqr.data.payload).toBe(vietqr.data.payload)
  })
})
