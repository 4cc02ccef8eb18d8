import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { maxKeys } from '../../src/domain/keySchema'
import type { Permission } from '../../src/domain/permissions'
import { withApi } from '../support/api'
import { aPost, aType } from '../support/content'
import { statementsOf } from '../support/statements'

const api = withApi()
const owner = () => api().owner.token

async function make(as: string, permissions: Permission[], more: object = {}) {
  const answer = await api().call('POST', '/keys', {
    as,
    body: { name: 'Máy bán hàng', permissions, ...more },
  })
  expect(answer.status).toBe(201)
  return answer.body.data as { id: number; secret: string; hint: string; expires_at: string; version: number }
}
const get = (path: string, as: string) => api().call('GET', path, { as })
const statusOf = async (path: string, as: string) => (await get(path, as)).status
/** A second later: keys are not paced by what came before. */
const later = (seconds = 2) => {
  api().now = new Date(api().now.getTime() + seconds * 1000)
}

describe('a key', () => {
  it('is made for a year with a secret that is told once, and opens what it may', async () => {
    const key = await make(owner(), ['list-posts'])
    expect(key.secret).toMatch(/^nep_[0-9A-Za-z]{38}$/)
    expect(key.secret.endsWith(key.hint)).toBe(true)
    const days = (Date.parse(key.expires_at) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(365)
    const { data } = (await get('/keys', owner())).body
    expect(data).toMatchObject([
      { id: key.id, name: 'Máy bán hàng', permissions: ['list-posts'], last_used_at: null },
    ])
    expect(JSON.stringify(data)).not.toContain(key.secret)
    expect(await statusOf('/posts', key.secret)).toBe(200)
    expect(await statusOf('/orders', key.secret)).toBe(403)
    expect((await get('/keys', owner())).body.data[0].last_used_at).toBe(api().now.toISOString())
    // Whose it is and what it may; nothing else of the account.
    expect((await get('/profile', key.secret)).body.data).toEqual({
      id: api().owner.id,
      name: expect.any(String),
      key: { id: key.id, name: 'Máy bán hàng', proposes: false },
      permissions: { data: [{ name: 'list-posts' }] },
    })
  })

  it('has a secret that is found nowhere: not in a table, an export, a repeated answer or the log', async () => {
    const headers = { 'Idempotency-Key': 'mot-khoa' }
    const body = { name: 'Kho', permissions: ['list-posts', 'manage-roles'] }
    const first = await api().call('POST', '/keys', { as: owner(), body, headers })
    const { secret } = first.body.data
    const again = await api().call('POST', '/keys', { as: owner(), body, headers })
    expect([again.status, again.body.message]).toEqual([
      409,
      'Lần gửi trước đã được ghi nhận, với nội dung lúc đó',
    ])
    await get('/posts', secret)
    await api().call('POST', '/posts', { as: secret, body: {} })
    const tables = await rowsOf<{ name: string }>(
      api().db,
      sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    const random = secret.slice(4, 36)
    for (const { name } of tables) {
      const found = await rowsOf(
        api().db,
        sql`select 1 from ${sql.raw(name)} t where t::text like ${`%${random}%`} limit 1`,
      )
      expect([name, found.length]).toEqual([name, 0])
    }
    later()
    const headersOf = { Authorization: `Bearer ${owner()}` }
    const url = 'http://nep.test/api/v1/history/export?format=csv'
    const exported = await (await api().api.fetch(new Request(url, { headers: headersOf }))).text()
    expect(exported).not.toContain(random)
    expect(JSON.stringify(api().logged)).not.toContain(random)
  })

  it('is never more than its person, at each call', async () => {
    const { id, token } = await api().member('list-posts', 'list-orders')
    const { secret } = await make(token, ['list-posts', 'list-orders'])
    expect(await statusOf('/orders', secret)).toBe(200)
    await api().db.execute(sql`delete from user_permissions where user_id = ${id}
      and permission_id = (select id from permissions where name = 'list-orders')`)
    expect(await statusOf('/orders', secret)).toBe(403)
    expect(await statusOf('/posts', secret)).toBe(200)
    await api().db.execute(sql`update users set status = 'disable' where id = ${id}`)
    expect(await statusOf('/posts', secret)).toBe(401)
    await api().db.execute(sql`update users set status = 'enable' where id = ${id}`)
    expect(await statusOf('/posts', secret)).toBe(200)
    expect((await api().call('DELETE', `/users/${id}`, { as: owner() })).status).toBe(204)
    expect(await statusOf('/posts', secret)).toBe(401)
  })

  it('is dead once it is ended, or its time is over, or a letter of it is wrong', async () => {
    const { token } = await api().member('list-posts')
    const begun = api().now
    const soon = new Date(Date.now() + 60_000).toISOString()
    const [ended, over] = [
      await make(token, ['list-posts']),
      await make(token, ['list-posts'], { expires_at: soon }),
    ]
    expect(await statusOf('/posts', over.secret)).toBe(200)
    api().now = new Date(Date.now() + 120_000)
    expect(await statusOf('/posts', over.secret)).toBe(401)
    api().now = begun
    expect((await api().call('DELETE', `/keys/${ended.id}`, { as: token })).status).toBe(204)
    expect(await statusOf('/posts', ended.secret)).toBe(401)
    const wrong = `${over.secret.slice(0, -1)}${over.secret.endsWith('a') ? 'b' : 'a'}`
    expect(await statementsOf(api().db, () => get('/posts', wrong))).toEqual([])
    expect(await statusOf('/posts', wrong)).toBe(401)
  })

  it('has a part of what its maker may, which the maker changes; nobody else does', async () => {
    const { token } = await api().member('list-posts', 'list-orders')
    const refused = await api().call('POST', '/keys', {
      as: token,
      body: { name: 'Quá tay', permissions: ['list-posts', 'manage-roles'] },
    })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['permissions']])
    for (const body of [
      { name: 'Trống', permissions: [] },
      { name: '', permissions: ['list-posts'] },
      { name: 'Xưa', permissions: ['list-posts'], expires_at: '2020-01-01T00:00:00Z' },
    ])
      expect((await api().call('POST', '/keys', { as: token, body })).status).toBe(422)
    const { id, secret, version } = await make(token, ['list-posts'])
    const patch = (body: object, as = token, seen = version) =>
      api().call('PATCH', `/keys/${id}`, { as, body, headers: { 'If-Match': String(seen) } })
    expect((await patch({ permissions: ['list-orders'] })).body.data).toMatchObject({
      permissions: ['list-orders'],
      version: version + 1,
    })
    expect(await statusOf('/posts', secret)).toBe(403)
    expect(await statusOf('/orders', secret)).toBe(200)
    expect((await patch({ name: 'Cũ' })).status).toBe(409)
    expect((await patch({ permissions: ['manage-roles'] }, token, version + 1)).status).toBe(422)
    expect((await patch({ name: 'Của ai?' }, owner(), version + 1)).status).toBe(404)
  })

  it('is seen and ended by who may end sessions of that person, and by nobody else', async () => {
    const { id, token } = await api().member('list-posts')
    const key = await make(token, ['list-posts'])
    const keeper = await api().member('manage-admins-access', 'list-posts')
    const below = await api().member('manage-admins-access')
    const stranger = await api().member('list-posts')
    expect((await get(`/keys?user_id=${id}`, keeper.token)).body.data).toMatchObject([{ id: key.id }])
    for (const { token } of [below, stranger]) expect(await statusOf(`/keys?user_id=${id}`, token)).toBe(403)
    const end = (as: string) => api().call('DELETE', `/keys/${key.id}`, { as })
    expect((await end(stranger.token)).status).toBe(404)
    expect((await end(below.token)).status).toBe(403)
    expect(await statusOf('/posts', key.secret)).toBe(200)
    expect((await end(keeper.token)).status).toBe(204)
    expect(await statusOf('/posts', key.secret)).toBe(401)
  })

  it('is named by the history beside its person', async () => {
    const { secret } = await make(owner(), [
      'list-posts',
      'create-posts',
      'update-posts',
      'list-types',
      'create-types',
    ])
    const type = await aType(api())
    later()
    const made = await api().call('POST', '/posts', {
      as: secret,
      body: aPost(type.id, { title: 'Bằng máy' }),
    })
    expect(made.status).toBe(201)
    const [event] = (await get(`/history?entity=posts&id=${made.body.data.id}`, owner())).body.data
    expect(event).toMatchObject({ actor: { id: api().owner.id }, key_name: 'Máy bán hàng' })
    await api().call('PATCH', `/posts/${made.body.data.id}`, { as: owner(), body: { title: 'Bằng tay' } })
    const [again] = (await get(`/history?entity=posts&id=${made.body.data.id}`, owner())).body.data
    expect(again.key_name).toBeNull()
  })

  it('calls no more often than the setting says, and is told when to come again', async () => {
    const { secret } = await make(owner(), ['list-posts'])
    const statuses = []
    for (let call = 0; call < 21; call++) statuses.push(await statusOf('/languages', secret))
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    expect((await get('/languages', secret)).headers.get('Retry-After')).toBe('1')
    expect(await statusOf('/languages', owner())).toBe(200)
    later()
    expect(await statusOf('/languages', secret)).toBe(200)
    await api().db.execute(sql`update settings set value = '1' where key = 'key_calls'`)
    expect(await statusOf('/languages', secret)).toBe(429)
    await api().db.execute(sql`update settings set value = '20' where key = 'key_calls'`)
  })

  it('moves no address that a password could be mailed to, and raises nobody above itself', async () => {
    const { id } = await api().member('list-posts')
    const { secret } = await make(owner(), [
      'update-users',
      'list-users',
      'list-posts',
      'manage-admins-access',
    ])
    const edit = (path: string, body: object) =>
      api().call('POST', `${path}?_method=PATCH`, { as: secret, body })
    expect((await edit(`/users/${id}`, { name: 'Tên mới' })).status).toBe(200)
    for (const user of [id, api().owner.id])
      expect((await edit(`/users/${user}`, { email: 'ke.gian@example.vn' })).status).toBe(403)
    const boss = await api().member('list-orders')
    expect((await edit(`/users/${boss.id}`, { name: 'Ai đó' })).body.code).toBe('beyond_rights')
  })

  it('is one of so many a person, however many are made at once', async () => {
    const { token } = await api().member('list-posts')
    const body = { name: 'Khóa', permissions: ['list-posts'] }
    const made = await Promise.all(
      Array.from({ length: maxKeys + 5 }, () => api().call('POST', '/keys', { as: token, body })),
    )
    expect(made.filter(({ status }) => status === 201)).toHaveLength(maxKeys)
    expect((await get('/keys', token)).body.data).toHaveLength(maxKeys)
  })
})
