import { beforeAll, describe, expect, it } from 'vitest'
import { withApi } from '../support/api'
import { expectSound, shopOf } from '../support/money'

const api = withApi()
const shop = shopOf(api)
const { order, take, read, send } = shop
let bean = 0
let kho = 0

beforeAll(async () => {
  bean = await shop.product(100_000)
  kho = await shop.place('/warehouses', 'Kho phố')
  await shop.bring(kho, [{ post_id: bean, number: 1000, price: 60_000 }])
})

let serial = 0
/** An order of 200.000 that is on its way with a carrier. */
async function sent(more: object = {}) {
  const tracking_code = `GHN${++serial}`
  const id = await order([{ post_id: bean, quantity: 2 }], { tracking_code, carrier: 'GHN', ...more })
  await take(id, 'delivery', { warehouse_id: kho })
  return { id, tracking_code, code: (await read(id)).code as string }
}

const statement = (lines: object[], more: object = {}) =>
  send('POST', '/remittances/import', { rows: lines.map((data, at) => ({ row: at + 2, data })), ...more })
const actions = ({ body }: { body: { data: { action: string }[] } }) => body.data.map(({ action }) => action)
const lineOf = async (search: string) =>
  (await send('GET', `/remittances?search=${search}&include=order`)).body.data

describe('a carrier’s statement', () => {
  it('becomes payments of the orders that its codes name, the carrier’s or the shop’s', async () => {
    const [one, two] = [await sent(), await sent()]
    const answer = await statement([
      { tracking_code: one.tracking_code.toLowerCase(), amount: 200_000, fee: 22_000, statement: 'P1' },
      { order_code: two.code, amount: 200_000 },
    ])
    expect(actions(answer)).toEqual(['create', 'create'])
    for (const { id } of [one, two]) {
      const paid = await read(id)
      expect(paid).toMatchObject({ paid: 200_000, due: 0, payment_status: 'paid' })
      expect(paid.payments.data).toMatchObject([{ kind: 'payment', amount: 200_000, method: 'cod' }])
    }
    expect(await lineOf('statement:P1')).toMatchObject([
      { state: 'matched', expected: 200_000, fee: 22_000, order: { data: { id: one.id } } },
    ])
    const sums = async (search: string) => (await send('GET', `/remittances?${search}`)).body.meta.sums
    expect(await sums('search=statement:P1')).toEqual({ amount: 200_000, fee: 22_000, net: 178_000 })
    expect(await sums('')).toEqual({ amount: 400_000, fee: 22_000, net: 378_000 })
    expect(await sums('search=state:open')).toEqual({ amount: 0, fee: 0, net: 0 })
    await expectSound(api())
  })

  it('keeps what does not match with its reason, and loses nothing', async () => {
    const [good, twice, wrong, canceled, paid] = [
      await sent(),
      await sent(),
      await sent({ cod: 250_000 }),
      await sent(),
      await sent(),
    ]
    await shop.step(canceled.id, 'canceled', { cancel_reason: 'Khách không nhận' })
    await shop.pay(paid.id, 200_000)
    const lines = [
      { tracking_code: good.tracking_code, amount: 200_000 },
      { tracking_code: twice.tracking_code, amount: 200_000 },
      { tracking_code: twice.tracking_code, amount: 200_000 },
      { tracking_code: wrong.tracking_code, amount: 200_000 },
      { tracking_code: 'KHONGCO', amount: 90_000 },
      { tracking_code: canceled.tracking_code, amount: 200_000 },
      { tracking_code: paid.tracking_code, amount: 200_000 },
    ]
    const rehearsal = await statement(lines, { dry_run: true })
    expect((await read(good.id)).paid).toBe(0)
    const answer = await statement(lines)
    expect(actions(answer)).toEqual(actions(rehearsal))
    const reasons = answer.body.data.map(({ notes }: { notes: { key: string }[] }) =>
      notes[0]?.key.replace('sheets.told.remittance_', ''),
    )
    expect(reasons).toEqual([undefined, undefined, 'repeated', 'difference', 'unknown', 'canceled', 'paid'])
    expect(await read(twice.id)).toMatchObject({ paid: 200_000, due: 0 })
    expect(await read(wrong.id)).toMatchObject({ paid: 200_000, due: 0 })
    expect(await read(paid.id)).toMatchObject({ paid: 200_000, due: 0 })
    expect(await lineOf('problem:difference')).toMatchObject([{ amount: 200_000, expected: 250_000 }])

    // The file is read again.
    const again = await statement(lines)
    expect(new Set(actions(again))).toEqual(new Set(['same']))
    expect(await lineOf('tracking_code:KHONGCO')).toHaveLength(1)
    await expectSound(api())
  })

  it('refuses what is no line, beside the others', async () => {
    const { tracking_code } = await sent()
    const answer = await statement([
      { amount: 5 },
      { tracking_code, amount: -5 },
      { tracking_code, amount: 'không đồng' },
      { tracking_code, amount: 200_000 },
    ])
    expect(actions(answer)).toEqual(['refused', 'refused', 'refused', 'create'])
    expect(answer.body.data[0].errors).toHaveProperty('order_code')
    expect(answer.body.data[1].errors).toHaveProperty('amount')
  })

  it('knows no order by a code that two have', async () => {
    const [one] = [await sent({ tracking_code: 'TRUNG' }), await sent({ tracking_code: 'TRUNG' })]
    await statement([{ tracking_code: 'TRUNG', amount: 200_000 }])
    const [line] = await lineOf('tracking_code:TRUNG')
    expect(line).toMatchObject({ problem: 'ambiguous', state: 'open', entry_id: null })
    // It is settled by hand: booked on the order that it is of.
    const settled = await send('POST', `/remittances/${line.id}/settle`, { order_id: one?.id })
    expect(settled.status, JSON.stringify(settled.body)).toBe(200)
    expect(await read(one?.id ?? 0)).toMatchObject({ paid: 200_000, due: 0 })
    expect((await send('POST', `/remittances/${line.id}/settle`, { note: 'Lần nữa' })).status).toBe(409)
    await expectSound(api())
  })

  it('a line is put aside only with a reason, and its money is booked once', async () => {
    const { id, tracking_code } = await sent()
    await statement([{ tracking_code, amount: 150_000 }])
    const [line] = await lineOf(`tracking_code:${tracking_code}`)
    expect(line).toMatchObject({ problem: 'difference', state: 'open' })
    expect((await send('POST', `/remittances/${line.id}/settle`, {})).body.errors).toHaveProperty('note')
    expect(
      (await send('POST', `/remittances/${line.id}/settle`, { order_id: id })).body.errors,
    ).toHaveProperty('order_id')
    expect((await send('POST', `/remittances/${line.id}/settle`, { note: 'Hãng đền sau' })).status).toBe(200)
    expect(await read(id)).toMatchObject({ paid: 150_000, due: 50_000 })
    expect(await lineOf(`tracking_code:${tracking_code}`)).toMatchObject([
      { state: 'settled', note: 'Hãng đền sau' },
    ])
  })

  it('that was mistaken is booked anew once its payment is reversed', async () => {
    const { id, tracking_code } = await sent()
    await statement([{ tracking_code, amount: 200_000 }])
    const [{ entry_id }] = await lineOf(`tracking_code:${tracking_code}`)
    await send('POST', `/payments/${entry_id}/reverse`, { reason: 'Nhầm tệp' })
    await statement([{ tracking_code, amount: 200_000, statement: 'P9' }])
    expect(await read(id)).toMatchObject({ paid: 200_000, due: 0 })
    await expectSound(api())
  })
})

describe('carriers', () => {
  it('have orders in their own layout, of those that are chosen', async () => {
    const { id, code } = await sent({ cod: 123_000 })
    const [ghn] = (await send('GET', '/carriers')).body.data
    expect(ghn.name).toBe('GHN')
    const file = await api().api.fetch(
      new Request(`http://nep.test/api/v1/orders/export?format=csv&layout=${ghn.id}&search=id:${id}`, {
        headers: { Authorization: `Bearer ${api().owner.token}` },
      }),
    )
    const [titles = '', row = ''] = (await file.text()).split('\r\n')
    expect(titles).toContain('"Tên người nhận","Số điện thoại",')
    expect(row).toContain('"Chị Lan","0912345678",')
    expect(row).toContain('"123000"')
    expect(row).toContain(code)
    for (const layout of [999, 99_999_999_999, 'x'])
      expect((await send('GET', `/orders/export?format=csv&layout=${layout}`)).status).toBe(422)
  })

  it('give back tracking codes, of orders that are there', async () => {
    const id = await order([{ post_id: bean, quantity: 1 }])
    const { code } = await read(id)
    const rows = [
      { row: 2, data: { type_id: await shop.type(), code, carrier: 'GHN', tracking_code: 'GHN-A1' } },
      { row: 3, data: { type_id: await shop.type(), code: 'KHONG-CO', tracking_code: 'GHN-A2' } },
    ]
    const answer = await send('POST', '/orders/import', { rows })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(answer.body.data).toMatchObject([
      { action: 'update', id },
      { action: 'refused', errors: { code: [expect.any(String)] } },
    ])
    expect(await read(id)).toMatchObject({ carrier: 'GHN', tracking_code: 'GHN-A1' })
    expect(actions(await send('POST', '/orders/import', { rows }))[0]).toBe('same')
  })
})
