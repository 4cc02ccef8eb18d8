import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { mailPace } from '../../src/api/http/pace'
import { allPermissions } from '../../src/domain/permissions'
import { type TestApi, withApi } from '../support/api'

const api = withApi()

let serial = 0
const aRole = async ({ call, owner }: TestApi, names: readonly string[]) =>
  (
    await call('POST', '/roles?include=permissions', {
      as: owner.token,
      body: { name: `Vai trò ${++serial}`, description: 'Thử', permissions: names },
    })
  ).body.data as { id: number; version: number }

const sync = (as: string, users: number[], roles: number[]) =>
  api().call('POST', '/roles/sync', { as, body: { users, roles } })

describe('members', () => {
  it('registers, finds by email, edits as multipart and deletes', async () => {
    const { call, owner } = api()
    const as = owner.token
    const body = { name: 'Nguyễn Thị Hoa', email: 'Hoa@nep.vn', password: '12345', phone: '+84 912 345 678' }
    const made = await call('POST', '/register', { as, body })
    expect(made).toMatchObject({
      status: 201,
      body: { data: { email: 'hoa@nep.vn', phone: '0912345678', status: 'disable' } },
    })
    expect((await call('POST', '/register', { as, body })).body.errors).toHaveProperty('email')
    const found = await call('GET', '/users?search=email:HOA@nep.vn', { as })
    expect(found.body.meta.pagination.total).toBe(1)
    const { id } = made.body.data
    const form = new FormData()
    form.set('name', 'Hoa Nguyễn')
    form.set('email', 'hoa@nep.vn')
    form.set('status', 'enable')
    const edited = await call('POST', `/users/${id}?_method=PATCH`, { as, body: form })
    expect(edited.body.data).toMatchObject({ name: 'Hoa Nguyễn', status: 'enable', phone: '0912345678' })
    expect((await call('GET', `/users/${id}`, { as })).body.data.roles.data).toEqual([])
    expect((await call('DELETE', `/users/${id}`, { as })).status).toBe(204)
  })

  it.each([
    [{ name: 'A' }, 'name'],
    [{ email: 'khong-phai-email' }, 'email'],
    [{ password: '1234' }, 'password'],
    [{ phone: '12345' }, 'phone'],
    [{ birthday: '2026-02-31x' }, 'birthday'],
    [{ avatar: 'javascript:alert(1)' }, 'avatar'],
  ])('refuses %o beside its field', async (wrong, field) => {
    const body = { name: 'Trần Văn An', email: `an${++serial}@nep.vn`, password: '12345', ...wrong }
    const { status, body: answer } = await api().call('POST', '/register', { as: api().owner.token, body })
    expect(status).toBe(422)
    expect(Object.keys(answer.errors)).toEqual([field])
  })

  it('lists members and clients apart, and together: searchRole=has, =no and =all', async () => {
    const { call, owner } = api()
    const role = await aRole(api(), ['list-posts'])
    const { id } = await api().member()
    const ids = async (which: string) =>
      (
        await call('GET', `/users?searchRole=${which}&include=roles&limit=1000`, { as: owner.token })
      ).body.data.map((user: { id: number }) => user.id)
    expect(await ids('no')).toContain(id)
    expect((await ids('all')).sort()).toEqual([...(await ids('no')), ...(await ids('has'))].sort())
    await sync(owner.token, [id], [role.id])
    expect(await ids('has')).toContain(id)
    expect(await ids('no')).not.toContain(id)
    await call('POST', '/roles/revoke', { as: owner.token, body: { users: [id], roles: [role.id] } })
    expect(await ids('no')).toContain(id)
  })

  it('lets people edit their own profile, but not their status, and nobody else’s', async () => {
    const { call } = api()
    const me = await api().member('list-posts')
    const other = await api().member()
    const form = () => {
      const data = new FormData()
      data.set('id_card_place', 'Hà Nội')
      data.set('status', 'disable')
      return data
    }
    const mine = await call('POST', `/users/${me.id}?_method=PATCH`, { as: me.token, body: form() })
    expect(mine.body.data).toMatchObject({ id_card_place: 'Hà Nội', status: 'enable' })
    expect(
      (await call('POST', `/users/${other.id}?_method=PATCH`, { as: me.token, body: form() })).status,
    ).toBe(403)
    expect((await call('GET', `/users/${other.id}`, { as: me.token })).status).toBe(403)
  })

  it('resets a password both ways, shows it, and ends the sessions', async () => {
    const { call, owner, sent } = api()
    const { id, email, token } = await api().member()
    const given = await call('PATCH', `/users/${id}`, { as: owner.token, body: { password: 'nep-2026' } })
    expect(given.body.meta).toEqual({ password: 'nep-2026' })
    expect((await call('GET', '/profile', { as: token })).status).toBe(401)
    // What is mailed is made up: a password that comes along is not taken, and could be a short one.
    const mailed = await call('PATCH', `/users/${id}`, {
      as: owner.token,
      body: { send_to: email, password: 'a' },
    })
    expect(mailed.body.meta).toEqual({ password: expect.stringMatching(/^\w{12}$/), sent_to: email })
    expect(sent.at(-1)).toMatchObject({ to: email, text: expect.stringContaining(mailed.body.meta.password) })
    const { body } = await call('POST', '/api/clients/web/login', {
      body: { email, password: mailed.body.meta.password },
    })
    expect(body).toHaveProperty('access_token')
  })
})

describe('a new password by mail', () => {
  it('is sent once it is stored: a slow mail service holds nobody up', async () => {
    const { call, owner, sent } = api()
    const { id, email, token } = await api().member('list-posts')
    let finish = () => {}
    api().mailing = new Promise((resolve) => {
      finish = resolve
    })
    const reset = call('PATCH', `/users/${id}`, { as: owner.token, body: { send_to: email } })
    // The old session has ended, and others can change accounts, while the mail is still being sent.
    await vi.waitFor(async () => expect((await call('GET', '/posts', { as: token })).status).toBe(401))
    const other = await api().member()
    expect((await call('DELETE', `/users/${other.id}`, { as: owner.token })).status).toBe(204)
    expect(sent.some(({ to }) => to === email)).toBe(false)
    finish()
    expect((await reset).body.meta.sent_to).toBe(email)
    expect(sent.at(-1)?.to).toBe(email)
  })

  it('is counted by its address: whoever may reset passwords fills nobody’s box', async () => {
    const { call, owner, sent } = api()
    const { id, token } = await api().member()
    const before = sent.length
    const statuses = []
    for (let n = 0; n <= mailPace.address.most; n++) {
      const body = { send_to: 'mot-nguoi@nep.vn' }
      statuses.push((await call('PATCH', `/users/${id}`, { as: owner.token, body })).status)
    }
    expect(statuses).toEqual([...Array(mailPace.address.most).fill(200), 429])
    expect(sent).toHaveLength(before + mailPace.address.most)
    expect((await call('GET', '/profile', { as: token })).status).toBe(401)
  })

  it('is not sent when it is not stored', async () => {
    const { call, owner, sent } = api()
    const { id, email } = await api().member()
    const before = sent.length
    const headers = { 'If-Match': '"99"' }
    const refused = await call('PATCH', `/users/${id}`, {
      as: owner.token,
      body: { send_to: email },
      headers,
    })
    expect(refused.status).toBe(409)
    expect(sent).toHaveLength(before)
  })
})

describe('roles and permissions', () => {
  it('lists all permission names', async () => {
    const { body } = await api().call('GET', '/permissions?limit=0', { as: api().owner.token })
    expect(body.data.map(({ name }: { name: string }) => name).sort()).toEqual([...allPermissions].sort())
  })

  it('keeps the limits of a role', async () => {
    const { call, owner } = api()
    const post = (body: object) => call('POST', '/roles', { as: owner.token, body })
    expect(Object.keys((await post({})).body.errors).sort()).toEqual(['description', 'name', 'permissions'])
    const long = { name: 'x'.repeat(21), description: 'y'.repeat(256), permissions: ['fly'] }
    expect(Object.keys((await post(long)).body.errors).sort()).toEqual([
      'description',
      'name',
      'permissions[0]',
    ])
  })

  it('edits a role through /permissions/sync, version and all', async () => {
    const { call, owner } = api()
    const role = await aRole(api(), ['list-posts'])
    const edit = (version: number) =>
      call('POST', '/permissions/sync?include=permissions', {
        as: owner.token,
        body: { role_id: role.id, name: 'Đã đổi', permissions: ['list-posts', 'update-posts'] },
        headers: { 'If-Match': `"${version}"` },
      })
    const edited = await edit(1)
    expect(edited.body.data).toMatchObject({ name: 'Đã đổi', version: 2 })
    expect(edited.body.data.permissions.data).toHaveLength(2)
    expect((await edit(1)).status).toBe(409)
  })

  it('lets nobody grant what they do not hold, or touch their own roles', async () => {
    const { call } = api()
    const manager = await api().member('manage-roles', 'manage-admins-access', 'list-posts')
    const { id } = await api().member()
    const strong = await aRole(api(), ['delete-users'])
    const weak = await aRole(api(), ['list-posts'])
    const code = async (answer: Promise<{ body: { code?: string } }>) => (await answer).body.code
    expect(await code(sync(manager.token, [id], [strong.id]))).toBe('beyond_rights')
    expect(await code(sync(manager.token, [manager.id], [weak.id]))).toBe('own_roles')
    expect((await sync(manager.token, [id], [weak.id])).status).toBe(200)
    const grant = { role_id: weak.id, permissions: ['list-posts', 'delete-users'] }
    expect(await code(call('POST', '/permissions/sync', { as: manager.token, body: grant }))).toBe(
      'beyond_rights',
    )
    const role = { name: 'Mạnh', description: 'x', permissions: ['delete-users'] }
    expect(await code(call('POST', '/roles', { as: manager.token, body: role }))).toBe('beyond_rights')
    expect((await call('GET', '/roles?search=name:Mạnh', { as: manager.token })).body.data).toEqual([])
  })

  it('lets nobody take over an account that may do more than they', async () => {
    const { call, owner } = api()
    const clerk = await api().member('list-users', 'update-users', 'delete-users')
    const form = new FormData()
    form.set('email', 'toi@nep.vn')
    const attempts = [
      call('PATCH', `/users/${owner.id}`, { as: clerk.token, body: { password: 'cuatoi' } }),
      call('POST', `/users/${owner.id}?_method=PATCH`, { as: clerk.token, body: form }),
      call('DELETE', `/users/${owner.id}`, { as: clerk.token }),
    ]
    for (const answer of await Promise.all(attempts)) expect(answer.body.code).toBe('beyond_rights')
  })

  it('lets nobody take roles from an account that may do more than they', async () => {
    const { call, owner } = api()
    const clerk = await api().member('manage-admins-access', 'list-posts')
    const weak = await aRole(api(), ['list-posts'])
    const ownRole = (await call('GET', '/profile', { as: owner.token })).body.data.roles.data[0].id
    expect((await sync(clerk.token, [owner.id], [weak.id])).body.code).toBe('beyond_rights')
    const revoke = { users: [owner.id], roles: [ownRole] }
    expect((await call('POST', '/roles/revoke', { as: clerk.token, body: revoke })).body.code).toBe(
      'beyond_rights',
    )
  })

  it('takes neither right of the last administrator, who has them by two roles', async () => {
    const { call, db, owner } = api()
    const [roles, access] = [
      await aRole(api(), ['manage-roles']),
      await aRole(api(), ['manage-admins-access']),
    ]
    const last = await api().member()
    expect((await sync(owner.token, [last.id], [roles.id, access.id])).status).toBe(200)
    const clerk = await api().member('manage-roles', 'list-posts')
    await db.execute(sql`update users set status = 'disable' where id not in (${last.id}, ${clerk.id})`)
    const less = { role_id: roles.id, permissions: ['list-posts'] }
    for (const answer of [
      await call('POST', '/permissions/sync', { as: clerk.token, body: less }),
      await call('DELETE', `/roles/${roles.id}`, { as: clerk.token }),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'last_admin' } })
    await db.execute(sql`update users set status = 'enable' where id = ${owner.id}`)
  })

  it('never removes the last administrator', async () => {
    const { call, owner } = api()
    const second = await api().member(...allPermissions)
    const disable = new FormData()
    disable.set('status', 'disable')
    const ownRole = (await call('GET', '/profile', { as: owner.token })).body.data.roles.data[0].id
    expect(
      (await call('POST', `/users/${owner.id}?_method=PATCH`, { as: second.token, body: disable })).status,
    ).toBe(200)
    // The owner is removed; the second is the last administrator, and a third must not remove them.
    const third = await api().member(...allPermissions.filter((name) => name !== 'manage-admins-access'))
    expect((await call('DELETE', `/users/${second.id}`, { as: third.token })).body.code).toBe('beyond_rights')
    expect((await call('DELETE', `/users/${second.id}`, { as: second.token })).body.code).toBe('forbidden')
    expect(
      (await call('DELETE', `/roles/${ownRole}`, { as: second.token })).status,
      'not needed any more',
    ).toBe(204)
  })
})
