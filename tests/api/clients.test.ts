import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { withApi } from '../support/api'
import { aPost, aType } from '../support/content'
import { onServer } from '../support/database'

const api = withApi()
const send = (method: string, path: string, body?: unknown, as = api().owner.token) =>
  api().call(method, path, { as, body })
const made = async (path: string, body: object) => {
  const answer = await send('POST', path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
const kindOf = async (id: number) => (await send('GET', `/users/${id}`)).body.data.kind
const idsOf = async (kind: string): Promise<number[]> =>
  (await send('GET', `/users?kind=${kind}&limit=1000`)).body.data.map(({ id }: { id: number }) => id)

describe('members and clients', () => {
  it('are two lists: who has a role or a permission of their own, and who has neither', async () => {
    const client = await api().member()
    const direct = await api().member('list-posts')
    const { id: roleId } = await made('/roles', {
      name: 'Người đọc',
      description: 'Thử',
      permissions: ['list-posts'],
    })
    const through = await api().member()
    await send('POST', '/roles/sync', { users: [through.id], roles: [roleId] })
    const [members, clients] = [await idsOf('member'), await idsOf('client')]
    expect(members).toEqual(expect.arrayContaining([direct.id, through.id]))
    expect(clients).toContain(client.id)
    expect(members.filter((id) => clients.includes(id))).toEqual([])
    const all = (await send('GET', '/users?limit=1000')).body.data
    expect(all).toHaveLength(members.length + clients.length)
    expect((await send('GET', '/users?kind=khach')).status).toBe(422)
  })

  it('change sides with their roles, and deleting the role or undoing that counts too', async () => {
    const { id } = await api().member()
    const { id: roleId } = await made('/roles', {
      name: 'Sắp bỏ',
      description: 'Thử',
      permissions: ['list-posts'],
    })
    await send('POST', '/roles/sync', { users: [id], roles: [roleId] })
    expect(await kindOf(id)).toBe('member')
    await send('DELETE', `/roles/${roleId}`)
    expect(await kindOf(id)).toBe('client')
    const [event] = (await send('GET', `/history?entity=roles&id=${roleId}&action=delete`)).body.data
    expect((await send('POST', `/history/${event.id}/restore`)).status).toBe(200)
    expect(await kindOf(id)).toBe('member')
    await send('POST', '/roles/revoke', { users: [id], roles: [roleId] })
    expect(await kindOf(id)).toBe('client')
    const both = await api().member('list-posts')
    await api().db.execute(sql`delete from user_permissions where user_id = ${both.id}`)
    expect(await kindOf(both.id)).toBe('client')
  })

  it('are counted by the database, so that a list says how many there are without counting', async () => {
    const before = (await send('GET', '/users?kind=client&limit=1')).body.meta
    await api().member()
    const after = (await send('GET', '/users?kind=client&limit=1')).body.meta
    expect(after.pagination.total).toBe(before.pagination.total + 1)
    expect(after.counts.status.enable).toBe(before.counts.status.enable + 1)
    expect(after.pagination).not.toHaveProperty('total_is_capped')
  })

  it('are in no history by themselves, which says who got which role', async () => {
    const { id } = await api().member('list-posts')
    const { data } = (await send('GET', `/history?entity=users&id=${id}`)).body
    expect(data.flatMap(({ changes }: { changes: { field: string }[] }) => changes)).toEqual([
      { field: 'permissions', before: [], after: ['list-posts'] },
    ])
  })

  it.runIf(onServer)('are each found over an index of their own, in every order', async () => {
    const { db } = api()
    await db.execute(sql`insert into users (name, name_key, email, password_hash)
      select 'Khách ' || n, 'k' || n, 'khach' || n || '@example.com', '' from generate_series(1, 20000) n`)
    await db.execute(sql`analyze users`)
    for (const order of ['id', 'name_key', 'email', 'created_at'])
      for (const kind of ['member', 'client']) {
        const plan = await rowsOf<{ 'QUERY PLAN': { Plan: unknown }[] }>(
          db,
          sql`explain (format json) select id from users where kind = ${sql.raw(`'${kind}'`)}
            order by ${sql.raw(order)}, id limit 25`,
        )
        const text = JSON.stringify(plan)
        expect(text, `${kind} by ${order}`).toMatch(/Index( Only)? Scan/)
        expect(text, `${kind} by ${order}`).not.toMatch(/Seq Scan/)
      }
  })
})

describe('notes of staff about somebody', () => {
  const edited = (note: string, more: Record<string, string> = {}) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...more, note })) form.set(name, value)
    return form
  }
  const note = (id: number, text: string, as?: string) =>
    send('POST', `/users/${id}?_method=PATCH`, edited(text), as)
  const notesOf = async (id: number, as?: string) =>
    (await send('GET', `/users?search=id:${id}&include=remarks`, undefined, as)).body.data[0].remarks.data

  it('are added with who and when, and none takes another’s place', async () => {
    const { id } = await api().member()
    const clerk = await api().member('update-users', 'list-users')
    expect((await note(id, 'Thích cà phê Cầu Đất')).status).toBe(200)
    expect((await note(id, 'Gọi lại thứ hai', clerk.token)).status).toBe(200)
    expect(await notesOf(id)).toMatchObject([
      { text: 'Thích cà phê Cầu Đất', at: api().now.toISOString(), author: { id: api().owner.id } },
      { text: 'Gọi lại thứ hai', author: { id: clerk.id } },
    ])
    const [row] = (await send('GET', `/users?search=id:${id}`)).body.data
    expect(row).not.toHaveProperty('notes')
    expect((await note(id, 'x'.repeat(2001))).status).toBe(422)
  })

  it('stand in the history, from where one is taken back', async () => {
    const { id } = await api().member()
    await note(id, 'Nhầm người')
    const [event] = (await send('GET', `/history?entity=users&id=${id}`)).body.data
    expect(event.changes).toMatchObject([{ field: 'notes', before: [], after: [{ text: 'Nhầm người' }] }])
    expect((await send('POST', `/history/${event.id}/restore`)).status).toBe(200)
    expect(await notesOf(id)).toEqual([])
  })

  it('are written by who may update people, about nobody who may do more', async () => {
    const { id } = await api().member()
    const reader = await api().member('list-users')
    expect((await note(id, 'Không được', reader.token)).status).toBe(403)
    const clerk = await api().member('update-users')
    expect((await note(api().owner.id, 'Không được', clerk.token)).body.code).toBe('beyond_rights')
  })

  it('are neither read nor written by the person themself', async () => {
    const me = await api().member()
    await note(me.id, 'Khách khó tính')
    const own = `/users/${me.id}`
    const changed = await send(
      'POST',
      `${own}?_method=PATCH`,
      edited('Của tôi', { name: 'Tên tôi' }),
      me.token,
    )
    expect(changed).toMatchObject({ status: 200, body: { data: { name: 'Tên tôi' } } })
    for (const answer of [
      changed,
      await send('GET', own, undefined, me.token),
      await send('GET', '/profile', undefined, me.token),
      await api().call('POST', `${own}?_method=PATCH`, {
        as: me.token,
        body: edited(''),
        headers: { 'If-Match': '"99"' },
      }),
    ])
      expect(JSON.stringify(answer.body)).not.toMatch(/khó tính|Của tôi/)
    for (const include of ['remarks', 'body']) {
      const path = `${own}?_method=PATCH&include=${include}`
      expect((await send('POST', path, edited(''), me.token)).status, include).toBe(422)
    }
    expect(await notesOf(me.id)).toHaveLength(1)
  })

  it('are not taken back by the person themself, who may take back what they changed of their own', async () => {
    const me = await api().member('update-users')
    const noted = await note(me.id, 'Khách khó tính')
    const [event] = (await send('GET', `/history?entity=users&id=${me.id}`)).body.data
    const batch = noted.headers.get('Batch-Id')
    for (const path of [`/history/${event.id}/restore`, `/history/batches/${batch}/restore`])
      expect((await send('POST', path, {}, me.token)).status, path).toBeGreaterThanOrEqual(403)
    expect(await notesOf(me.id)).toHaveLength(1)
    const phoned = await send(
      'POST',
      `/users/${me.id}?_method=PATCH`,
      edited('', { phone: '0912345678' }),
      me.token,
    )
    expect(phoned.body.data.phone).toBe('0912345678')
    const [change] = (await send('GET', `/history?entity=users&id=${me.id}&limit=1`)).body.data
    expect((await send('POST', `/history/${change.id}/restore`, {}, me.token)).status).toBe(200)
  })

  it.runIf(onServer)('of two people at once are both there', async () => {
    const { id } = await api().member()
    await Promise.all(['Một', 'Hai', 'Ba', 'Bốn'].map((text) => note(id, text)))
    expect((await notesOf(id)).map(({ text }: { text: string }) => text).sort()).toEqual([
      'Ba',
      'Bốn',
      'Hai',
      'Một',
    ])
  })
})

describe('what a client or an agency has ordered', () => {
  let typeId = 0
  let postId = 0
  beforeAll(async () => {
    typeId = (await aType(api(), { style: 'product', features: ['orders', 'discounts'] })).id
    postId = (await made('/posts', aPost(typeId, { price: 100_000 }))).id
  })
  const anOrder = (phone: string, more: object = {}) =>
    made('/orders', {
      type_id: typeId,
      name: 'Chị Hoa',
      phone,
      address: '12 Hàng Bông, Hà Nội',
      products: [{ post_id: postId, quantity: 2 }],
      ...more,
    })
  const aClient = async (phone: string) => {
    const { id } = await api().member()
    await api().db.execute(sql`update users set phone = ${phone} where id = ${id}`)
    return id
  }
  const ordersOf = async (id: number, as?: string) =>
    (await send('GET', `/orders?search=client_id:${id}`, undefined, as)).body
  const codesOf = async (id: number) =>
    (await ordersOf(id)).data.map(({ code }: { code: string }) => code).sort()

  it('are the orders that name the account, and those under its number that name nobody', async () => {
    const early = await anOrder('0912000001')
    const id = await aClient('0912000001')
    const named = await anOrder('0912000001')
    const elsewhere = await anOrder('0912000002', { user_id: id })
    const other = await aClient('0912000003')
    // Under this number, but for somebody else.
    await anOrder('0912000001', { user_id: other })
    expect(await codesOf(id)).toEqual([early.code, named.code, elsewhere.code].sort())
    expect((await ordersOf(id)).meta.pagination.total).toBe(3)
    expect(await codesOf(await aClient(''))).toEqual([])
  })

  it('is summed up: how many, how many canceled, what the others come to, and the latest', async () => {
    const id = await aClient('0912000011')
    await anOrder('0912000011')
    const canceled = await anOrder('0912000011')
    await send('PATCH', `/orders/${canceled.id}`, { status: 'canceled', cancel_reason: 'Đổi ý' })
    const { data } = (await send('GET', `/orders/sums?client_id=${id}`)).body
    expect(data).toEqual({ count: 2, canceled: 1, total: 200_000, latest: api().now.toISOString() })
    const agency = await made('/agencies', { name: 'Quán Lá' })
    const none = { count: 0, canceled: 0, total: 0, latest: null }
    expect((await send('GET', `/orders/sums?agency_id=${agency.id}`)).body.data).toEqual(none)
    await anOrder('0912000012', { agency_id: agency.id })
    expect((await send('GET', `/orders/sums?agency_id=${agency.id}`)).body.data).toMatchObject({ count: 1 })
    for (const query of ['', '?client_id=x', '?client_id=1&agency_id=1', '?type_id=1', '?client_id=null'])
      expect((await send('GET', `/orders/sums${query}`)).status, query).toBe(422)
  })

  it('is for who may list orders', async () => {
    const id = await aClient('0912000021')
    const { token } = await api().member('list-users', 'update-users', 'list-agencies')
    for (const path of [`/orders/sums?client_id=${id}`, `/orders?search=client_id:${id}`])
      expect((await send('GET', path, undefined, token)).status).toBe(403)
  })

  it('finds the products that have a price for an agency, with the price and without their texts', async () => {
    const [{ id }, { id: other }] = [
      await made('/agencies', { name: 'Tiệm Một' }),
      await made('/agencies', { name: 'Tiệm Hai' }),
    ]
    const mine = [{ agency_id: id, price: 80_000 }]
    const product = await made('/posts', aPost(typeId, { price: 100_000, agency_prices: mine }))
    await made('/posts', aPost(typeId, { price: 1, agency_prices: [{ agency_id: other, price: 1 }] }))
    const { data } = (await send('GET', `/posts?search=agency_id:${id}&include=agency_prices`)).body
    expect(data).toMatchObject([{ id: product.id, agency_prices: mine }])
    expect(data[0]).not.toHaveProperty('content')
  })
})
