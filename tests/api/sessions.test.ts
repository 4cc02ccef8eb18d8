import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import type { Session } from '../../src/domain/session'
import { password, withApi } from '../support/api'
import { statementsOf } from '../support/statements'

const api = withApi()
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1'

const signIn = async (email: string, agent = phone) => {
  const answer = await api().call('POST', '/api/clients/web/login', {
    body: { email, password },
    headers: { 'User-Agent': agent },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.access_token as string
}
const sessionsOf = async (id: number, as: string) => {
  const answer = await api().call('GET', `/users/${id}/sessions`, { as })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data as Session[]
}

describe('one’s own sessions', () => {
  it('are listed with the device, when they began and were last used, and which of them asks', async () => {
    const me = await api().member()
    const second = await signIn(me.email)
    const own = await sessionsOf(me.id, second)
    expect(own).toHaveLength(2)
    const here = own.find(({ is_current }) => is_current)
    expect(here).toMatchObject({
      agent: phone,
      created_at: api().now.toISOString(),
      seen_at: api().now.toISOString(),
    })
    expect(own.filter(({ is_current }) => is_current)).toHaveLength(1)
  })

  it('end one by one, at their next call, and all at once but for the one that asks', async () => {
    const me = await api().member()
    const [second, third] = [await signIn(me.email), await signIn(me.email)]
    const [gone] = (await sessionsOf(me.id, second)).filter(({ is_current }) => is_current)
    const end = (path: string, as: string) => api().call('DELETE', `/users/${me.id}/sessions${path}`, { as })
    expect((await end(`/${gone?.id}`, third)).status).toBe(204)
    expect((await api().call('GET', '/profile', { as: second })).status).toBe(401)
    expect((await end(`/${gone?.id}`, third)).status).toBe(404)
    expect((await end('/khong-phai-phien', third)).status).toBe(404)
    expect((await end('', third)).body.data).toEqual({ ended: 1 })
    expect((await api().call('GET', '/profile', { as: me.token })).status).toBe(401)
    expect((await api().call('GET', '/profile', { as: third })).status).toBe(200)
  })

  it('are a hundred at most: of more, those end that were not used for the longest time', async () => {
    const me = await api().member()
    await api().db.execute(sql`insert into sessions (id, user_id, created_at, expires_at, seen_at)
      select gen_random_uuid(), ${me.id}, ${api().now.toISOString()}::timestamptz, ${api().now.toISOString()}::timestamptz + interval '1 day',
        ${api().now.toISOString()}::timestamptz - make_interval(mins => n) from generate_series(1, 130) n`)
    const token = await signIn(me.email)
    const [row] = await rowsOf<{ n: number }>(
      api().db,
      sql`select count(*)::int as n from sessions where user_id = ${me.id}`,
    )
    expect(row?.n).toBe(100)
    for (const as of [token, me.token]) expect((await api().call('GET', '/profile', { as })).status).toBe(200)
  })

  it('are seen again without a write at every call: one in five minutes', async () => {
    const { db } = api()
    const me = await api().member()
    const look = () => statementsOf(db, () => api().call('GET', '/profile', { as: me.token }))
    const writes = (list: string[]) => list.filter((text) => text.startsWith('update sessions'))
    const before = api().now
    try {
      expect(writes(await look())).toHaveLength(0)
      api().now = new Date(before.getTime() + 6 * 60_000)
      expect(writes(await look())).toHaveLength(1)
      expect(writes(await look())).toHaveLength(0)
      const [row] = await rowsOf<{ seen_at: string }>(
        db,
        sql`select seen_at from sessions where user_id = ${me.id}`,
      )
      expect(new Date(String(row?.seen_at))).toEqual(api().now)
    } finally {
      api().now = before
    }
  })
})

describe('the sessions of others', () => {
  it('are for who gives access, and for nobody else', async () => {
    const { call } = api()
    const other = await api().member()
    const stranger = await api().member('list-users', 'update-users')
    const path = `/users/${other.id}/sessions`
    const [{ id } = { id: '' }] = await sessionsOf(other.id, other.token)
    for (const [method, at] of [
      ['GET', path],
      ['DELETE', path],
      ['DELETE', `${path}/${id}`],
    ] as const)
      expect((await call(method, at, { as: stranger.token })).body.code, `${method} ${at}`).toBe('forbidden')
    const guard = await api().member('manage-admins-access')
    expect(await sessionsOf(other.id, guard.token)).toMatchObject([{ id, is_current: false }])
    expect((await call('DELETE', `${path}/${id}`, { as: guard.token })).status).toBe(204)
    expect((await call('GET', '/profile', { as: other.token })).status).toBe(401)
    expect((await call('GET', '/users/999999/sessions', { as: guard.token })).status).toBe(404)
  })

  it('of somebody who may do more are neither seen nor ended', async () => {
    const { call, owner } = api()
    const guard = await api().member('manage-admins-access', 'list-users')
    const [{ id } = { id: '' }] = await sessionsOf(owner.id, owner.token)
    const path = `/users/${owner.id}/sessions`
    for (const [method, at] of [
      ['GET', path],
      ['DELETE', path],
      ['DELETE', `${path}/${id}`],
    ] as const)
      expect((await call(method, at, { as: guard.token })).body.code, `${method} ${at}`).toBe('beyond_rights')
    expect((await call('GET', '/profile', { as: owner.token })).status).toBe(200)
  })

  it('are not ended under another account’s address', async () => {
    const { call } = api()
    const [me, other] = [await api().member(), await api().member()]
    const [{ id } = { id: '' }] = await sessionsOf(other.id, other.token)
    expect((await call('DELETE', `/users/${me.id}/sessions/${id}`, { as: me.token })).status).toBe(404)
    expect((await call('GET', '/profile', { as: other.token })).status).toBe(200)
  })
})
