import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../src/api/routes'
import { allPermissions, type Permission } from '../../src/domain/permissions'
import { withApi } from '../support/api'
import { statementsIn } from '../support/statements'

const api = withApi()
const send = (method: string, path: string, as: string, body?: unknown) =>
  api().call(method, path, { as, body })
const view = (as: string, body: object) => send('POST', '/view-as', as, body)
const end = (as: string) => send('DELETE', '/view-as', as)
const profile = async (as: string) => (await send('GET', '/profile', as)).body.data
const namesOf = ({ permissions }: { permissions: { data: { name: string }[] } }) =>
  permissions.data.map(({ name }) => name).sort()

let serial = 0
const aRole = async (...names: Permission[]) => {
  const body = { name: `Xem thử ${++serial}`, description: 'Thử', permissions: names }
  return (await send('POST', '/roles', api().owner.token, body)).body.data as { id: number; name: string }
}

describe('looking as somebody else', () => {
  it('shows what that person may see, and says as whom, until it is ended', async () => {
    const { owner } = api()
    const other = await api().member('list-posts', 'list-seos')
    expect((await view(owner.token, { user_id: other.id })).status).toBe(200)
    const shown = await profile(owner.token)
    expect(shown).toMatchObject({
      id: owner.id,
      roles: { data: [] },
      viewing: { entity: 'users', id: other.id, since: api().now.toISOString() },
    })
    expect(namesOf(shown)).toEqual(['list-posts', 'list-seos'])
    expect((await send('GET', '/seos', owner.token)).status).toBe(200)
    expect((await send('GET', '/users', owner.token)).body.code).toBe('forbidden')
    expect((await end(owner.token)).status).toBe(204)
    expect(await profile(owner.token)).not.toHaveProperty('viewing')
    expect((await send('GET', '/users', owner.token)).status).toBe(200)
  })

  it('goes by a role as well, whether or not anybody has it', async () => {
    const { owner } = api()
    const role = await aRole('manage-media', 'list-orders')
    await view(owner.token, { role_id: role.id })
    const shown = await profile(owner.token)
    expect(shown).toMatchObject({
      roles: { data: [{ id: role.id, name: role.name }] },
      viewing: { entity: 'roles', id: role.id, name: role.name },
    })
    expect(namesOf(shown)).toEqual(['list-orders', 'manage-media'])
    await end(owner.token)
  })

  it('never shows more than one may see oneself, also when the other gains rights meanwhile', async () => {
    const me = await api().member('manage-roles', 'list-posts')
    const other = await api().member('list-posts')
    await view(me.token, { user_id: other.id })
    await api().db.execute(sql`insert into user_permissions (user_id, permission_id)
      select ${other.id}, id from permissions where name = 'list-users'`)
    expect(namesOf(await profile(me.token))).toEqual(['list-posts'])
    expect((await send('GET', '/users', me.token)).status).toBe(403)
    await end(me.token)
  })

  it('shows nothing once whom one looks as is gone, and still changes nothing', async () => {
    const { owner } = api()
    const other = await api().member('list-posts')
    const me = await api().member(...allPermissions)
    await view(me.token, { user_id: other.id })
    await send('DELETE', `/users/${other.id}`, owner.token)
    expect(await profile(me.token)).toMatchObject({ permissions: { data: [] }, viewing: { name: '' } })
    expect((await send('GET', '/posts', me.token)).status).toBe(403)
    expect((await send('POST', '/views', me.token, {})).body.code).toBe('viewing')
    await end(me.token)
  })

  it('shows nothing while whom one looks as is locked out, and less once their role is cut', async () => {
    const me = await api().member(...allPermissions)
    const other = await api().member()
    const role = await aRole('list-posts', 'list-seos')
    const given = { users: [other.id], roles: [role.id] }
    await send('POST', '/roles/sync', api().owner.token, given)
    await view(me.token, { user_id: other.id })
    await send('POST', '/permissions/sync', api().owner.token, {
      role_id: role.id,
      permissions: ['list-seos'],
    })
    expect(namesOf(await profile(me.token))).toEqual(['list-seos'])
    expect((await send('GET', '/posts', me.token)).status).toBe(403)
    await api().db.execute(sql`update users set status = 'disable' where id = ${other.id}`)
    expect(namesOf(await profile(me.token))).toEqual([])
    expect((await send('GET', '/seos', me.token)).status).toBe(403)
    await api().db.execute(sql`update users set status = 'enable' where id = ${other.id}`)
    await send('POST', '/roles/revoke', api().owner.token, given)
    expect(namesOf(await profile(me.token))).toEqual([])
    await end(me.token)

    await view(me.token, { role_id: role.id })
    await send('DELETE', `/roles/${role.id}`, api().owner.token)
    expect(await profile(me.token)).toMatchObject({
      permissions: { data: [] },
      viewing: { entity: 'roles', id: role.id, name: '' },
    })
    expect((await send('GET', '/seos', me.token)).status).toBe(403)
    expect((await end(me.token)).status).toBe(204)
    expect(namesOf(await profile(me.token))).toEqual([...allPermissions].sort())
  })

  it('is of one session: others of the same person are as they were, and a new sign-in too', async () => {
    const me = await api().member(...allPermissions)
    const other = await api().member('list-posts')
    const { body } = await api().call('POST', '/api/clients/web/login', {
      body: { email: me.email, password: 'mat-khau' },
    })
    await view(me.token, { user_id: other.id })
    expect(await profile(body.access_token)).not.toHaveProperty('viewing')
    expect((await send('DELETE', '/logout', me.token)).status).toBe(204)
    expect((await send('GET', '/profile', me.token)).status).toBe(401)
  })

  it('stands in the history: who looked as whom, when; and there is nothing to undo', async () => {
    const { owner } = api()
    const other = await api().member('list-posts')
    const role = await aRole('list-posts')
    const answer = await view(owner.token, { user_id: other.id })
    await end(owner.token)
    await view(owner.token, { role_id: role.id })
    await end(owner.token)
    for (const [entity, id] of [
      ['users', other.id],
      ['roles', role.id],
    ]) {
      const { data } = (await send('GET', `/history?entity=${entity}&id=${id}&action=view`, owner.token)).body
      expect(data).toMatchObject([
        { action: 'view', at: api().now.toISOString(), actor: { id: owner.id }, changes: [] },
      ])
      const restored = await send('POST', `/history/${data[0].id}/restore`, owner.token, {})
      expect(restored.body.code).toBe('nothing_to_restore')
    }
    const house = await send('GET', '/history?action=view', owner.token)
    expect(house.body.data.length).toBeGreaterThanOrEqual(2)
    // Undoing what one call did must not take it for the making of an account.
    const batch = answer.headers.get('Batch-Id')
    await send('POST', `/history/batches/${batch}/restore`, owner.token, {})
    expect((await send('GET', `/users/${other.id}`, owner.token)).status).toBe(200)
  })
})

describe('who looks as whom', () => {
  it('is for who manages roles, and covers nobody who may do more', async () => {
    const other = await api().member('list-posts')
    const strong = await api().member('list-posts', 'delete-users')
    const role = await aRole('delete-users')
    const clerk = await api().member('manage-admins-access', 'manage-permissions', 'list-posts')
    expect((await view(clerk.token, { user_id: other.id })).body.code).toBe('forbidden')
    const me = await api().member('manage-roles', 'list-posts')
    expect((await view(me.token, { user_id: strong.id })).body.code).toBe('beyond_rights')
    expect((await view(me.token, { role_id: role.id })).body.code).toBe('beyond_rights')
    expect((await view(me.token, { user_id: api().owner.id })).body.code).toBe('beyond_rights')
    expect((await view(me.token, { user_id: other.id })).status).toBe(200)
    await end(me.token)
  })

  it('is a person or a role that is there and gets in', async () => {
    const { owner } = api()
    const client = await api().member()
    const locked = await api().member('list-posts')
    await api().db.execute(sql`update users set status = 'disable' where id = ${locked.id}`)
    for (const [body, field] of [
      [{}, 'user_id'],
      [{ user_id: 999_999 }, 'user_id'],
      [{ role_id: 999_999 }, 'role_id'],
      [{ user_id: client.id, role_id: 1 }, 'role_id'],
      [{ user_id: client.id }, 'user_id'],
      [{ user_id: locked.id }, 'user_id'],
    ] as const) {
      const answer = await view(owner.token, body)
      expect(answer.status, JSON.stringify(body)).toBe(422)
      expect(Object.keys(answer.body.errors)).toEqual([field])
    }
  })
})

describe('while one looks as somebody else, nothing is written', () => {
  const writing = routes.flatMap((route) =>
    route.guard === 'public' || route.method === 'GET' ? [] : [route],
  )
  let me = { id: 0, token: '' }
  beforeAll(async () => {
    me = await api().member(...allPermissions)
    const other = await api().member(...allPermissions)
    expect((await view(me.token, { user_id: other.id })).status).toBe(200)
  })

  it('but for ending it, signing out and leaving a form; what only reads is answered, however it is sent', async () => {
    const calls = writing
      .filter(({ whileViewing }) => whileViewing)
      .map(({ method, path }) => `${method} ${path.replace(/^\/presence\/\w+/, '/presence/x')}`)
    expect([...new Set(calls)].sort()).toEqual([
      'DELETE /logout',
      'DELETE /presence/x/:id',
      'DELETE /view-as',
      'POST /menus/links',
    ])
    expect((await send('DELETE', '/presence/users/1', me.token)).status).toBe(204)
    const states = await send('POST', '/menus/links', me.token, { urls: ['/', '/khong-co'] })
    expect(states).toMatchObject({
      status: 200,
      body: { data: [{ state: 'live' }, { state: 'dead' }] },
    })
  })

  it('and no call that reads writes along the way', async () => {
    const read = async (path: string, urls?: string[]) => {
      const response = await api().api.fetch(
        new Request(`http://nep.test/api/v1${path.replace(/:\w+/g, String(me.id))}`, {
          method: urls ? 'POST' : 'GET',
          headers: { Authorization: `Bearer ${me.token}`, 'Content-Type': 'application/json' },
          body: urls ? JSON.stringify({ urls }) : null,
        }),
      )
      await response.text()
    }
    const reading = routes.filter(({ method, guard }) => method === 'GET' && guard !== 'public')
    for (const [path, urls] of [
      ...reading.map(({ path }) => [path, undefined] as const),
      ['/menus/links', ['/']] as const,
    ]) {
      const statements = await statementsIn(api().db, () => read(path, urls && [...urls]))
      const writes = statements.filter((text) => /\b(insert into|delete from|update \w+ set)\b/i.test(text))
      expect([path, writes]).toEqual([path, []])
      expect(statements.length, path).toBeGreaterThan(0)
    }
  })

  it.each(
    writing.filter(({ whileViewing }) => !whileViewing).map(({ method, path }) => [method, path] as const),
  )('%s %s is refused with a sentence of its own, whatever both may do', async (method, path) => {
    // One's own account too, which everybody may change otherwise.
    const at = path.startsWith('/users/') ? path.replace(':id', String(me.id)) : path
    const query = path === '/users/:id' && method === 'POST' ? '?_method=PATCH' : ''
    const answer = await send(method, at.replace(/:\w+/g, '999999') + query, me.token, {})
    expect(answer).toMatchObject({ status: 403, body: { code: 'viewing' } })
    expect(answer.body.message).toContain('dừng xem')
  })

  it('also when the body comes late: the session is looked at again', async () => {
    const late = await api().member('list-seos', 'create-seos', 'manage-roles')
    const other = await api().member('list-seos')
    const before = api().now
    const bytes = new TextEncoder().encode('{"url":"/tre","title":"Trễ","image":"/files/a.webp"}')
    const body = new ReadableStream<Uint8Array>({
      async pull(stream) {
        api().now = new Date(before.getTime() + 10_000)
        await view(late.token, { user_id: other.id })
        stream.enqueue(bytes)
        stream.close()
      },
    })
    const request = new Request('http://nep.test/api/v1/seos', {
      method: 'POST',
      headers: { Authorization: `Bearer ${late.token}`, 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit)
    try {
      const answer = await api().api.fetch(request)
      expect(await answer.json()).toMatchObject({ code: 'viewing' })
    } finally {
      api().now = before
    }
  })
})

describe('where rights come from', () => {
  it('is told of oneself, and of whom one looks as', async () => {
    const me = await api().member('manage-roles', 'list-posts', 'list-seos')
    const role = await aRole('list-seos')
    const own = (await send('GET', '/rights', me.token)).body.data
    expect(own).toMatchObject({ entity: 'users', id: me.id, kind: 'member', roles: [] })
    expect([...own.permissions].sort()).toEqual(['list-posts', 'list-seos', 'manage-roles'])
    await view(me.token, { role_id: role.id })
    const seen = { id: role.id, name: role.name, permissions: ['list-seos'] }
    expect((await send('GET', '/rights', me.token)).body.data).toEqual({
      entity: 'roles',
      id: role.id,
      name: role.name,
      roles: [seen],
      permissions: [],
    })
    await end(me.token)
  })

  it('is no more than one may do oneself, while one looks as somebody who has come to do more', async () => {
    const me = await api().member('manage-roles', 'list-posts')
    const other = await api().member('list-posts')
    await view(me.token, { user_id: other.id })
    const role = await aRole('list-posts', 'delete-users')
    await send('POST', '/roles/sync', api().owner.token, { users: [other.id], roles: [role.id] })
    expect((await send('GET', '/rights', me.token)).body.data).toMatchObject({
      id: other.id,
      roles: [{ id: role.id, permissions: ['list-posts'] }],
      permissions: ['list-posts'],
    })
    await end(me.token)
    expect((await send('GET', `/rights?user_id=${other.id}`, me.token)).body.code).toBe('beyond_rights')
  })

  it('tells who the clients are only to who may list people', async () => {
    const client = await api().member()
    const me = await api().member('manage-roles')
    expect((await send('GET', `/rights?user_id=${client.id}`, me.token)).status).toBe(404)
    const both = await api().member('manage-roles', 'list-users')
    expect((await send('GET', `/rights?user_id=${client.id}`, both.token)).body.data.kind).toBe('client')
    expect((await send('GET', `/rights?user_id=${client.id}`, client.token)).status).toBe(200)
  })

  it('is asked of one person, whose id is written as ids are', async () => {
    const as = api().owner.token
    for (const query of ['user_id=1&user_id=2', 'user_id=1e0', 'user_id=0x1', 'role_id='])
      expect((await api().call('GET', `/rights?${query}`, { as })).status, query).toBe(422)
  })

  it('is told of others to who may look as them', async () => {
    const { owner } = api()
    const other = await api().member('list-posts')
    const role = await aRole('list-seos')
    await send('POST', '/roles/sync', owner.token, { users: [other.id], roles: [role.id] })
    const of = (id: number, as: string) => send('GET', `/rights?user_id=${id}`, as)
    expect((await of(other.id, owner.token)).body.data).toMatchObject({
      roles: [{ id: role.id, permissions: ['list-seos'] }],
      permissions: ['list-posts'],
    })
    const stranger = await api().member('list-users', 'list-posts', 'list-seos')
    expect((await of(other.id, stranger.token)).body.code).toBe('forbidden')
    expect((await of(stranger.id, stranger.token)).status).toBe(200)
    const low = await api().member('manage-roles')
    expect((await of(other.id, low.token)).body.code).toBe('beyond_rights')
    expect((await of(999_999, owner.token)).status).toBe(404)
    expect((await send('GET', '/rights?quyen=1', owner.token)).status).toBe(422)
  })
})
