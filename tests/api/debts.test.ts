import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '../../src/domain/permissions'
import { withApi } from '../support/api'
import { shopOf } from '../support/money'
import { statementsOf } from '../support/statements'

const api = withApi()
const shop = shopOf(api)
const { order, take, send, made, balance } = shop

let bean = 0
let kho = 0
const agency = { big: 0, small: 0, paid: 0 }
const guest = '0987111222'
let supplier = 0

const owe = async (quantity: number, more: object): Promise<number> => {
  const id = await order([{ post_id: bean, quantity }], more)
  await take(id, 'delivered', { warehouse_id: kho })
  return id
}
const anAgency = async (name: string, more: object = {}): Promise<number> =>
  (await made('/agencies', { name, ...more })).id

/** As if it had been owed that long. */
async function age(order: number, days: number): Promise<void> {
  const { db } = api()
  await db.execute(sql`alter table orders disable trigger user`)
  await db.execute(sql`update orders set owed_at = ${api().now.toISOString()}::timestamptz
    - make_interval(days => ${days}) where id = ${order}`)
  await db.execute(sql`alter table orders enable trigger user`)
}

interface Row {
  id: number | string
  name: string
  balance: number
}
const debts = async (query: string) => {
  const answer = await send('GET', `/debts?${query}`)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body as { data: Row[]; meta: { pagination: { total: number }; sums: { balance: number } } }
}
const names = async (query: string) => (await debts(query)).data.map(({ name }) => name)
/** Its status and text: exports are no JSON. */
async function fetched(token: string, path: string): Promise<{ status: number; text: string }> {
  const answer = await api().api.fetch(
    new Request(`http://nep.test/api/v1${path}`, { headers: { Authorization: `Bearer ${token}` } }),
    {},
  )
  return { status: answer.status, text: await answer.text() }
}

beforeAll(async () => {
  bean = await shop.product(100_000)
  kho = await shop.place('/warehouses', 'Kho phố')
  supplier = await shop.place('/suppliers', 'Nhà rang Cầu Đất')
  await shop.bring(kho, [{ post_id: bean, number: 1000, price: 60_000 }], { supplier_id: supplier })
  agency.big = await anAgency('Quán Lớn', { credit_limit: 900_000 })
  agency.small = await anAgency('Quán Nhỏ', { credit_limit: 100_000 })
  agency.paid = await anAgency('Tiệm Trả Đủ', { credit_limit: 0 })
  await age(await owe(5, { agency_id: agency.big }), 31)
  await age(await owe(4, { agency_id: agency.big }), 30)
  await age(await owe(2, { agency_id: agency.small }), 95)
  await owe(3, { phone: guest, name: 'Chị Vãng Lai' })
  await owe(1, { phone: '0987333444', name: 'Anh Khách Lẻ' })
})

describe('a list of debts', () => {
  it('is searched by name and phone number, of guests too, and has exact totals and sums of what is found', async () => {
    expect(await debts('of=agencies&q=quan')).toMatchObject({
      data: [
        { id: agency.big, balance: 900_000, credit_limit: 900_000 },
        { id: agency.small, balance: 200_000, credit_limit: 100_000 },
      ],
      meta: { pagination: { total: 2 }, sums: { balance: 1_100_000 } },
    })
    expect(await names('of=agencies&q=quan%20nho')).toEqual(['Quán Nhỏ'])
    expect(await names('of=clients&q=vang%20lai')).toEqual(['Chị Vãng Lai'])
    expect(await names('of=clients&q=0987333')).toEqual(['Anh Khách Lẻ'])
    expect(await names('of=suppliers&q=cau%20dat')).toEqual(['Nhà rang Cầu Đất'])
    const paged = await debts('of=agencies&limit=1&page=2')
    expect(paged).toMatchObject({ data: [{ id: agency.small }], meta: { sums: { balance: 1_100_000 } } })
  })

  it('is sorted by balance, either way', async () => {
    expect(await names('of=agencies&orderBy=balance&sortedBy=asc')).toEqual(['Quán Nhỏ', 'Quán Lớn'])
    expect((await send('GET', '/debts?of=agencies&orderBy=name')).status).toBe(422)
  })

  it('tells what is older than so many days, and not a day younger', async () => {
    expect(await names('of=agencies&overdue=30')).toEqual(['Quán Lớn', 'Quán Nhỏ'])
    expect(await names('of=agencies&overdue=60')).toEqual(['Quán Nhỏ'])
    expect(await names('of=agencies&overdue=90')).toEqual(['Quán Nhỏ'])
    expect(await names('of=clients&overdue=30')).toEqual([])
    expect((await send('GET', '/debts?of=agencies&overdue=45')).status).toBe(422)
    const [big] = (await debts('of=agencies&q=lon')).data
    expect(big).toMatchObject({ age: { '0-30': 400_000, '31-60': 500_000, '61-90': 0, over: 0 } })
  })

  it('tells which agencies owe more than their limit, and takes no such question of others', async () => {
    expect(await names('of=agencies&over_limit=1')).toEqual(['Quán Nhỏ'])
    expect((await send('GET', '/debts?of=clients&over_limit=1')).body.errors).toHaveProperty('over_limit')
  })

  it('tells of one party, also of who owes nothing, in one statement', async () => {
    const { db } = api()
    const asked = await statementsOf(db, async () => {
      expect(await debts(`of=agencies&id=${agency.paid}`)).toMatchObject({
        data: [{ name: 'Tiệm Trả Đủ', balance: 0, credit_limit: 0 }],
      })
    })
    expect(asked.filter((text) => text.includes('party_sums'))).toHaveLength(1)
    expect(await names(`of=clients&id=${guest}`)).toEqual(['Chị Vãng Lai'])
    expect(await names('of=agencies&id=99999')).toEqual([])
  })

  it('is exported as it is filtered, and so is a statement', async () => {
    const lines = async (path: string) =>
      (await fetched(api().owner.token, path)).text.trim().split(/\r?\n/).slice(1)
    const list = await lines(
      '/debts/export?of=agencies&q=lon&format=csv&columns=name,balance,31-60,credit_limit',
    )
    expect(list).toEqual(['"Quán Lớn","900000","500000","900000"'])
    const rows = await lines(
      `/debts/agencies/${agency.small}/export?format=csv&columns=kind,owed,paid,balance`,
    )
    expect(rows).toEqual(['"Bán hàng","200000","","200000"'])
  })
})

describe('a statement', () => {
  it('is told from either end, with the same balances', async () => {
    const read = async (query: string) =>
      (await send('GET', `/debts/agencies/${agency.big}?${query}`)).body.data.map((row: Row) => row.balance)
    expect(await read('')).toEqual([500_000, 900_000])
    expect(await read('orderBy=at&sortedBy=desc')).toEqual([900_000, 500_000])
    expect(await read('sortedBy=desc&limit=1')).toEqual([900_000])
  })
})

describe('a guest', () => {
  it('pays on account by phone number, and only one of whom there is an order', async () => {
    const pay = (phone: string) =>
      send('POST', `/users/${encodeURIComponent(phone)}/payments`, { amount: 100_000, method: 'cash' })
    const paid = await pay('+84 987 111 222')
    expect(paid.status).toBe(201)
    expect(paid.body.data).toMatchObject({ open: 0, against: [{ amount: 100_000 }] })
    expect(await balance('clients', guest)).toBe(200_000)
    expect((await pay('0900000009')).status).toBe(404)
    const reader = await api().member('list-orders')
    const body = { amount: 1, method: 'cash' }
    expect((await api().call('POST', `/users/${guest}/payments`, { as: reader.token, body })).status).toBe(
      403,
    )
  })
})

describe('the limit of an agency', () => {
  it('is a whole amount or none, and is kept in its history', async () => {
    const id = await anAgency('Quán Hạn Mức')
    const set = (credit_limit: unknown) => send('PATCH', `/agencies/${id}`, { credit_limit })
    for (const wrong of [-1, 1.5, 'nhiều'])
      expect((await set(wrong)).body.errors).toHaveProperty('credit_limit')
    expect((await set(5_000_000)).body.data).toMatchObject({ credit_limit: 5_000_000 })
    expect((await set(null)).body.data).toMatchObject({ credit_limit: null })
    const { data } = (await send('GET', `/history?entity=agencies&id=${id}`)).body
    expect(data.flatMap(({ changes }: { changes: unknown }) => changes)).toContainEqual({
      field: 'credit_limit',
      before: null,
      after: 5_000_000,
    })
  })

  it('refuses nothing: an order may pass it', async () => {
    const id = await owe(1, { agency_id: agency.small })
    expect(await names('of=agencies&over_limit=1')).toEqual(['Quán Nhỏ'])
    expect((await shop.read(id)).status).toBe('delivered')
  })

  it('is seen by who looks after agencies or sees debts, not by all who choose agencies', async () => {
    const limits = async (...permissions: Permission[]) => {
      const { token } = await api().member(...permissions)
      const list = await api().call('GET', '/agencies?limit=0', { as: token })
      const { text } = await fetched(token, '/agencies/export?columns=credit_limit')
      return [list.body.data.some((row: object) => 'credit_limit' in row), text.includes('900000')]
    }
    expect(await limits('list-posts')).toEqual([false, false])
    expect(await limits('list-orders')).toEqual([true, true])
    expect(await limits('list-agencies')).toEqual([true, true])
  })
})

describe('who may', () => {
  it('sees the debts, statements and files of whose orders or slips are seen, and no others', async () => {
    const paths = (of: string, id: number | string) => [
      `/debts?of=${of}`,
      `/debts/export?of=${of}`,
      `/debts/${of}/${id}`,
      `/debts/${of}/${id}/export`,
    ]
    const [seller, keeper] = [await api().member('list-orders'), await api().member('edit-warehouses')]
    const expectOnly = async (who: typeof seller, other: typeof seller, path: string) => {
      expect((await fetched(who.token, path)).status, path).toBe(200)
      expect((await fetched(other.token, path)).status, path).toBe(403)
    }
    for (const path of [...paths('agencies', agency.big), ...paths('clients', guest)])
      await expectOnly(seller, keeper, path)
    for (const path of paths('suppliers', supplier)) await expectOnly(keeper, seller, path)
  })
})
