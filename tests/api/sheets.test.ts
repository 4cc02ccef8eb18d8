import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import type { ImportResult } from '../../src/domain/sheets/importSchema'
import { withApi } from '../support/api'
import { aType } from '../support/content'
import { onServer } from '../support/database'

const api = withApi()

interface Sent {
  data: Record<string, unknown>
  version?: number
}

async function send(
  resource: string,
  rows: Sent[],
  more: { dry_run?: boolean; as?: string; key?: string } = {},
) {
  const { dry_run = false, as = api().owner.token, key } = more
  return api().call('POST', `/${resource}/import`, {
    as,
    headers: key ? { 'Idempotency-Key': key } : {},
    body: { rows: rows.map((each, row) => ({ row: row + 2, ...each })), dry_run },
  })
}

async function imported(...args: Parameters<typeof send>): Promise<ImportResult[]> {
  const { status, body } = await send(...args)
  expect(body.message).toBeUndefined()
  expect(status).toBe(200)
  return body.data
}

const count = async (table: string): Promise<number> => {
  const [row] = await rowsOf<{ n: number }>(
    api().db,
    sql`select count(*)::int as n from ${sql.identifier(table)}`,
  )
  return row?.n ?? -1
}
const actions = (results: ImportResult[]) => results.map(({ action }) => action)
const member = (n: string, more = {}) => ({ data: { name: `Người ${n}`, email: `${n}@mail.vn`, ...more } })

describe('an import', () => {
  it('creates, changes and leaves rows by their key, and refuses one without stopping the others', async () => {
    await imported('redirects', [{ data: { source: '/a', destination: '/b' } }])
    const results = await imported('redirects', [
      { data: { source: 'a/', destination: '/b' } },
      { data: { source: '/khong hop le', destination: '/x' } },
      { data: { source: '/moi', destination: '/y', code: 302 } },
      { data: { source: '/a', destination: '/c' } },
    ])
    expect(results.map(({ row, action }) => [row, action])).toEqual([
      [2, 'same'],
      [3, 'refused'],
      [4, 'create'],
      [5, 'update'],
    ])
    expect(results[1]?.errors).toEqual({ source: [expect.stringContaining('đường dẫn')] })
    expect(results[3]?.changes).toEqual([{ field: 'destination', before: '/b', after: '/c' }])
    expect(results[3]?.id).toBe(results[0]?.id)
    const { body } = await api().call('GET', '/redirects?orderBy=source&sortedBy=asc', {
      as: api().owner.token,
    })
    expect(
      body.data.map((each: { source: string; destination: string }) => [each.source, each.destination]),
    ).toEqual([
      ['/a', '/c'],
      ['/moi', '/y'],
    ])
  })

  it('rehearsed says the same and writes nothing', async () => {
    const before = await count('redirects')
    const rows = [
      { data: { source: '/thu-1', destination: '/x' } },
      { data: { source: '/thu-1', destination: '/z' } },
      { data: { source: '/thu-2', destination: 'javascript:1' } },
    ]
    const rehearsed = await imported('redirects', rows, { dry_run: true })
    expect(actions(rehearsed)).toEqual(['create', 'update', 'refused'])
    expect(await count('redirects')).toBe(before)
    expect(actions(await imported('redirects', rows))).toEqual(['create', 'update', 'refused'])
    expect(await count('redirects')).toBe(before + 1)
  })

  it('keeps the rules across rows: no loop is made of two of them', async () => {
    const results = await imported('redirects', [
      { data: { source: '/v1', destination: '/v2' } },
      { data: { source: '/v2', destination: '/v1' } },
    ])
    expect(actions(results)).toEqual(['create', 'refused'])
    expect(results[1]?.errors.destination?.[0]).toContain('/v2 → /v1')
  })

  it('adds all others of a chunk under their own ids, wherever those stand that are refused', async () => {
    const refused = new Set([0, 7, 30, 31, 89])
    const rows = Array.from({ length: 90 }, (_, n) =>
      // Only the row that is there tells that this is a change, and one that its rules refuse.
      member(`nhieu-${n}`, refused.has(n) ? { email: 'owner@nep.vn', name: 'X' } : {}),
    )
    const results = await imported('users', rows)
    expect(results.flatMap(({ action }, at) => (action === 'refused' ? [at] : []))).toEqual([...refused])
    const stored = await rowsOf<{ id: number; email: string }>(
      api().db,
      sql`select id, email from users where email like 'nhieu-%'`,
    )
    const emails = new Map(stored.map(({ id, email }) => [id, email]))
    const made = results.filter(({ action }) => action === 'create')
    expect(made.map(({ id }) => emails.get(Number(id)))).toEqual(
      rows.filter((_, at) => !refused.has(at)).map(({ data }) => data.email),
    )
  })

  it('happens once, even when a chunk is sent again because its answer was lost', async () => {
    const rows = [member('mot-lan')]
    const first = await imported('users', rows, { key: 'chunk-1' })
    expect(await imported('users', rows, { key: 'chunk-1' })).toEqual(first)
    expect(actions(first)).toEqual(['create'])
  })

  it('refuses a row that somebody changed, made or deleted since it was seen', async () => {
    const [made] = await imported('users', [member('xem')])
    const again = (version: number, phone: string) => ({ ...member('xem', { phone }), version })
    expect(actions(await imported('users', [again(1, '0912345678')]))).toEqual(['update'])
    const results = await imported('users', [
      again(1, '0912345679'),
      again(0, '0912345679'),
      { ...member('chua-co'), version: 3 },
    ])
    expect(results.map(({ code }) => code)).toEqual(['conflict', 'conflict', 'conflict'])
    const { body } = await api().call('GET', `/users/${made?.id}`, { as: api().owner.token })
    expect([body.data.phone, body.data.version]).toEqual(['0912345678', 2])
  })

  it('takes at most 200 rows a call, and nothing that is no row', async () => {
    const many = Array.from({ length: 201 }, (_, n) => member(`m${n}`))
    expect((await send('users', many)).status).toBe(422)
    for (const body of [
      {},
      { rows: [] },
      { rows: 'x' },
      { rows: [{ row: 1 }] },
      { rows: [{ row: 1, data: [] }] },
    ]) {
      const answer = await api().call('POST', '/users/import', { as: api().owner.token, body })
      expect([answer.status, answer.body.code]).toEqual([422, 'invalid'])
    }
  })

  it.runIf(onServer)('of the same new rows by two people at once makes each row once', async () => {
    const rows = Array.from({ length: 20 }, (_, n) => member(`doi-${n}`))
    const both = await Promise.all([imported('users', rows), imported('users', rows)])
    for (const at of rows.keys())
      expect(both.filter((results) => results[at]?.action === 'create')).toHaveLength(1)
  })
})

describe('members from a file', () => {
  it('are disabled, have no password, and get no roles whatever the file says', async () => {
    const [made] = await imported('users', [
      member('moi', { password: 'mat-khau-trong-tep', password_hash: 'x', roles: [1], has_role: true }),
    ])
    const { body } = await api().call('GET', `/users/${made?.id}?include=roles`, { as: api().owner.token })
    expect([body.data.status, body.data.roles.data]).toEqual(['disable', []])
    const enabled = await imported('users', [member('moi', { status: 'enable' })])
    expect(actions(enabled)).toEqual(['update'])
    for (const password of ['mat-khau-trong-tep', 'x', '']) {
      const answer = await api().call('POST', '/api/clients/web/login', {
        body: { email: 'moi@mail.vn', password: password || ' ' },
      })
      expect(answer.status).toBe(401)
    }
  })

  it('keep what the file leaves out', async () => {
    await imported('users', [member('giu', { phone: '0912345678', address: 'Huế' })])
    const [result] = await imported('users', [member('giu', { address: 'Đà Lạt' })])
    expect(result?.changes).toEqual([{ field: 'address', before: 'Huế', after: 'Đà Lạt' }])
    const [cleared] = await imported('users', [member('giu', { address: '' })])
    expect(cleared?.changes).toEqual([{ field: 'address', before: 'Đà Lạt', after: '' }])
  })

  it('are created by whoever may create, and changed by whoever may change', async () => {
    await imported('users', [member('co-san')])
    const rows = [member('co-san', { address: 'Huế' }), member('hoan-toan-moi')]
    const creator = await api().member('create-users')
    const updater = await api().member('update-users')
    const rehearse = async (as: string) =>
      (await imported('users', rows, { as, dry_run: true })).map(({ action, code }) => code ?? action)
    expect(await rehearse(creator.token)).toEqual(['forbidden', 'create'])
    expect(await rehearse(updater.token)).toEqual(['update', 'forbidden'])
    const reader = await api().member('list-users')
    expect((await send('users', rows, { as: reader.token })).status).toBe(403)
  })

  it('of a higher rank are neither changed nor shown to whoever holds less', async () => {
    const admin = await api().member('manage-roles')
    const { token } = await api().member('update-users', 'create-users')
    const [result] = await imported('users', [{ data: { name: 'Kẻ gian', email: admin.email } }], {
      as: token,
    })
    expect(result).toMatchObject({
      action: 'refused',
      code: 'beyond_rights',
      changes: [],
      id: null,
      version: 0,
    })
  })

  it('do not include oneself with a new status', async () => {
    const { token, email, id } = await api().member('update-users')
    const [result] = await imported('users', [{ data: { email, status: 'disable', address: 'Huế' } }], {
      as: token,
    })
    expect(result).toMatchObject({ action: 'update', id, changes: [{ field: 'address' }] })
    expect((await api().call('GET', '/profile', { as: token })).body.data.status).toBe('enable')
  })
})

describe('articles from a file', () => {
  it('are recognised by their address within the type, which follows from the title', async () => {
    const [one, two] = [await aType(api()), await aType(api())]
    const title = 'Cà phê Đà Lạt'
    const rows = (type_id: number, more = {}) => [{ data: { type_id, title, ...more } }]
    expect(actions(await imported('posts', rows(one.id)))).toEqual(['create'])
    expect(actions(await imported('posts', rows(two.id)))).toEqual(['create'])
    const [result] = await imported('posts', rows(one.id, { description: 'Thơm' }))
    expect(result).toMatchObject({ action: 'update', changes: [{ field: 'description', after: 'Thơm' }] })
  })

  it('are published only by whoever may publish', async () => {
    const { id } = await aType(api())
    const writer = await api().member('create-posts')
    const post = { type_id: id, title: 'Bài', image: '/a.webp', images: ['/a.webp'] }
    const rows = [{ data: { ...post, status: 'published' } }, { data: { ...post, status: 'pending' } }]
    const results = await imported('posts', rows, { as: writer.token })
    expect(results.map(({ action, code }) => code ?? action)).toEqual(['forbidden', 'create'])
  })
})
