import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { allPermissions, type Permission } from '../../src/domain/permissions'
import { startApi, type TestApi, withApi } from '../support/api'

const api = withApi()

let serial = 0
const aRole = async ({ call, owner }: TestApi, names: readonly string[], holders: number[] = []) => {
  const body = { name: `Vai trò ${++serial}`, description: 'Thử', permissions: names }
  const role = (await call('POST', '/roles', { as: owner.token, body })).body.data as {
    id: number
    name: string
  }
  if (holders.length)
    await call('POST', '/roles/sync', { as: owner.token, body: { users: holders, roles: [role.id] } })
  return role
}
const sync = (as: string, role_id: number, names: readonly string[], more: object = {}) =>
  api().call('POST', '/permissions/sync', { as, body: { role_id, permissions: names, ...more } })
const refused = (code: string) => ({ body: { code } })

describe('a role is changed by who holds all that it holds', () => {
  it.each(['manage-roles', 'manage-permissions'] as const)('so %s alone cuts nobody', async (right) => {
    const clerk = await api().member(right, 'list-posts')
    const higher = await aRole(api(), ['list-posts', 'delete-users'])
    expect(await sync(clerk.token, higher.id, ['list-posts'])).toMatchObject(refused('beyond_rights'))
    const renamed = { name: 'Đổi tên' }
    expect(await sync(clerk.token, higher.id, ['list-posts', 'delete-users'], renamed)).toMatchObject(
      refused('beyond_rights'),
    )
    const removed = await api().call('DELETE', `/roles/${higher.id}`, { as: clerk.token })
    expect(removed.status).toBe(403)
    expect(removed.body.code).toBe(right === 'manage-roles' ? 'beyond_rights' : 'forbidden')
  })

  it('and one of no more than one’s own is cut, renamed and deleted', async () => {
    const clerk = await api().member('manage-roles', 'list-posts', 'create-posts')
    const role = await aRole(api(), ['list-posts', 'create-posts'])
    expect((await sync(clerk.token, role.id, ['list-posts'], { name: 'Người đọc' })).body.data.name).toBe(
      'Người đọc',
    )
    expect((await api().call('DELETE', `/roles/${role.id}`, { as: clerk.token })).status).toBe(204)
  })

  it('and its name only by who manages roles', async () => {
    const clerk = await api().member('manage-permissions', 'list-posts', 'create-posts')
    const role = await aRole(api(), ['list-posts'])
    expect(await sync(clerk.token, role.id, ['list-posts'], { name: 'Khác' })).toMatchObject(
      refused('forbidden'),
    )
    expect((await sync(clerk.token, role.id, ['create-posts'], { name: role.name })).status).toBe(200)
  })

  it('is told by a refusal, not by a conflict that shows the row', async () => {
    const clerk = await api().member('manage-permissions')
    const higher = await aRole(api(), ['delete-users'])
    const old = await api().call('POST', '/permissions/sync', {
      as: clerk.token,
      body: { role_id: higher.id, permissions: ['manage-permissions'] },
      headers: { 'If-Match': '"99"' },
    })
    expect(old).toMatchObject({ status: 403, body: { code: 'beyond_rights' } })
  })
})

describe('nobody cuts a role of their own', () => {
  it('by fewer permissions, another name or description, or by deleting it', async () => {
    const me = await api().member('manage-roles', 'list-posts', 'create-posts')
    const own = await aRole(api(), ['list-posts', 'create-posts'], [me.id])
    const whole = ['list-posts', 'create-posts']
    expect(await sync(me.token, own.id, ['list-posts'])).toMatchObject(refused('own_roles'))
    expect(await sync(me.token, own.id, whole, { name: 'Khác' })).toMatchObject(refused('own_roles'))
    expect(await sync(me.token, own.id, whole, { description: 'Khác' })).toMatchObject(refused('own_roles'))
    expect(await api().call('DELETE', `/roles/${own.id}`, { as: me.token })).toMatchObject(
      refused('own_roles'),
    )
  })

  it('but adds to it what they may grant', async () => {
    const me = await api().member('manage-roles', 'create-posts')
    const own = await aRole(api(), ['list-posts'], [me.id])
    const more = await sync(me.token, own.id, ['list-posts', 'create-posts'], { name: ` ${own.name} ` })
    expect(more.status).toBe(200)
    expect(await sync(me.token, own.id, ['list-posts', 'create-posts', 'delete-users'])).toMatchObject(
      refused('beyond_rights'),
    )
  })
})

describe('what nobody holds any more', () => {
  /** A business in which no enabled account holds `right`: its last holder is disabled. */
  async function withLost(right: Permission): Promise<TestApi> {
    const own = await startApi()
    await own.db.execute(sql`delete from role_permissions where permission_id =
      (select id from permissions where name = ${right})`)
    const { id } = await own.member(right)
    // By a role too, whatever gives it to a member of the tests.
    await own.db.execute(sql`with made as (insert into roles (name) values ('Vai cũ') returning id),
      held as (insert into role_permissions (role_id, permission_id)
        select made.id, p.id from made, permissions p where p.name = ${right})
      insert into role_users (role_id, user_id) select id, ${id} from made`)
    await own.db.execute(sql`update users set status = 'disable' where id = ${id}`)
    return own
  }

  it('is granted by the owner: to a role of their own, to a new one, and to other people', async () => {
    const own = await withLost('list-seos')
    try {
      const { call, owner } = own
      const profile = (await call('GET', '/profile', { as: owner.token })).body.data
      const body = { role_id: profile.roles.data[0].id, permissions: allPermissions }
      const role = await aRole(own, ['list-seos'])
      const { id } = await own.member()
      const given = { users: [id], roles: [role.id] }
      // Nobody held it until here; now that member does, so administrators can no longer grant it.
      expect((await call('POST', '/roles/sync', { as: owner.token, body: given })).status).toBe(200)
      expect(await call('POST', '/permissions/sync', { as: owner.token, body })).toMatchObject(
        refused('beyond_rights'),
      )
      await own.db.execute(sql`delete from role_users where user_id = ${id}`)
      expect((await call('POST', '/permissions/sync', { as: owner.token, body })).status).toBe(200)
      const now = await call('GET', '/permissions?limit=0', { as: owner.token })
      expect(now.body.data).toHaveLength(allPermissions.length)
    } finally {
      await own.close()
    }
  })

  it.each(['manage-roles', 'manage-admins-access'] as const)('is not granted by %s alone', async (right) => {
    const own = await withLost('list-seos')
    try {
      const clerk = await own.member(right, 'manage-permissions')
      const weak = await aRole(own, ['manage-permissions'])
      const body = { role_id: weak.id, permissions: ['manage-permissions', 'list-seos'] }
      expect(await own.call('POST', '/permissions/sync', { as: clerk.token, body })).toMatchObject(
        refused('beyond_rights'),
      )
    } finally {
      await own.close()
    }
  })
})

describe('roles are given and taken', () => {
  it('nobody revokes a role that holds more than they do', async () => {
    const clerk = await api().member('manage-admins-access', 'list-posts')
    const { id } = await api().member()
    const higher = await aRole(api(), ['delete-users'])
    const body = { users: [id], roles: [higher.id] }
    expect(await api().call('POST', '/roles/revoke', { as: clerk.token, body })).toMatchObject(
      refused('beyond_rights'),
    )
  })

  const many = (count: number) => Array.from({ length: count }, (_, n) => n + 1_000)

  it('lists are bounded: 70,000 users are refused like anything too large', async () => {
    const body = { users: many(70_000), roles: [1] }
    for (const path of ['/roles/sync', '/roles/revoke'])
      expect([413, 422]).toContain((await api().call('POST', path, { as: api().owner.token, body })).status)
  })

  it.each([
    ['users', 201, 1],
    ['roles', 1, 51],
  ])('more %s than a call takes are 422', async (field, users, roles) => {
    for (const path of ['/roles/sync', '/roles/revoke']) {
      const body = { users: many(users), roles: many(roles) }
      const answer = await api().call('POST', path, { as: api().owner.token, body })
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.body.errors)).toEqual([field])
    }
  })

  it('to two hundred people at once', async () => {
    const role = await aRole(api(), ['list-posts'])
    await api().db.execute(sql`insert into users (name, email, password_hash)
      select 'Người ' || n, 'dong-' || n || '@nep.vn', '' from generate_series(1, 200) n`)
    const found = await api().call('GET', '/users?search=text:dong&searchFields=text:like&limit=200', {
      as: api().owner.token,
    })
    const users = found.body.data.map(({ id }: { id: number }) => id)
    expect(users).toHaveLength(200)
    const body = { users, roles: [role.id] }
    for (const path of ['/roles/sync', '/roles/revoke'])
      expect((await api().call('POST', path, { as: api().owner.token, body })).status).toBe(200)
  })
})
