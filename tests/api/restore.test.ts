import { getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { entityOf } from '../../src/api/crud/entity'
import { rowsOf } from '../../src/api/db/database'
import { writtenNames } from '../../src/api/history/entities'
import { outlinesOf } from '../../src/api/history/events'
import { referencesOf } from '../../src/api/history/references'
import type { HistoryEntry } from '../../src/domain/history'
import { type Answer, withApi } from '../support/api'
import { aCategory, aPost, aType } from '../support/content'
import { samplesOf } from '../support/samples'

const api = withApi()
let typeId = 0

beforeAll(async () => {
  typeId = (await aType(api())).id
})

const send = (method: string, path: string, body?: unknown, as = api().owner.token, batch?: string) =>
  api().call(method, path, { as, body, headers: batch ? { 'Batch-Id': batch } : {} })

const made = async (path: string, body: object) => {
  const answer = await send('POST', path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
const rowOf = async (resource: string, id: number) => {
  // Without a session only some settings are told, under the usual path.
  const path = resource === 'settings' ? 'settings/all' : resource
  const include = resource === 'posts' ? 'body' : ''
  return (await send('GET', `/${path}?search=id:${id}&include=${include}`)).body.data[0]
}
const historyOf = async (query: string): Promise<HistoryEntry[]> =>
  (await send('GET', `/history?${query}`)).body.data
const lastOf = async (entity: string, id: number): Promise<HistoryEntry> => {
  const [entry] = await historyOf(`entity=${entity}&id=${id}&limit=1`)
  if (!entry) throw new Error(`${entity} ${id} has no history`)
  return entry
}
const restore = (id: number, as?: string) => send('POST', `/history/${id}/restore`, {}, as)
const restoreBatch = (batch: string | null, as?: string) =>
  send('POST', `/history/batches/${batch}/restore`, {}, as)
const batchOf = ({ headers }: Answer) => headers.get('Batch-Id')

const deleted = async (path: string, entity: string, id: number) => {
  expect((await send('DELETE', `${path}/${id}`)).status).toBe(204)
  const [event] = await historyOf(`entity=${entity}&id=${id}&action=delete&limit=1`)
  if (!event) throw new Error(`${entity} ${id} is not in the history of deletions`)
  return event
}

describe('a deletion is undone', () => {
  it('under the old id, as it was, one version later, and leaves the trash', async () => {
    const other = await made('/posts', aPost(typeId))
    const post = await made('/posts', aPost(typeId, { related_ids: [other.id], title: 'Ấm trà' }))
    const before = await rowOf('posts', post.id)
    const event = await deleted('/posts', 'posts', post.id)
    const answer = await restore(event.id)
    expect(answer).toMatchObject({ status: 200, body: { data: { entity: 'posts', id: post.id } } })
    expect(await rowOf('posts', post.id)).toEqual({ ...before, version: 2, updated_at: expect.any(String) })
    const [back, gone] = await historyOf(`entity=posts&id=${post.id}`)
    expect(back).toMatchObject({ action: 'restore', batch: batchOf(answer), version: 2 })
    expect(gone).toMatchObject({ id: event.id, restored_at: back?.at, is_restorable: false })
    const trash = await historyOf('entity=posts&action=delete&restored=0')
    expect(trash.map(({ record_id }) => record_id)).not.toContain(post.id)
    const sorted = (await send('GET', '/posts?orderBy=title&limit=1000')).body.data
    expect(sorted.map(({ id }: { id: number }) => id)).toContain(post.id)
  })

  it.each(writtenNames.flatMap((name) => (name === 'media' || name === 'users' ? [] : [name])))(
    'of %s',
    async (name) => {
      const shop = (await aType(api(), { style: 'product' })).id
      const product = (await made('/posts', aPost(shop))).id
      const group = await made('/groups', { style: 'field', type_id: shop, title: 'Hạt', slug: 'hat-xoa' })
      const samples = await samplesOf({ typeId: shop, postId: product, groupId: group.id })
      if (name === 'languages') await made('/languages', { key: 'vi' })
      const row = await made(`/${name}`, samples[name])
      const before = await rowOf(name, row.id)
      await send('DELETE', `/${name}/${name === 'languages' ? 'ko' : row.id}`)
      expect((await restore((await lastOf(name, row.id)).id)).body).toEqual({
        data: { entity: name, id: row.id },
      })
      const { updated_at, ...same } = before
      expect(await rowOf(name, row.id)).toMatchObject({ ...same, version: 2 })
      // What says that it can be undone can, be it a deletion or a change, and nothing else.
      const [field] = ['title', 'name', 'message', 'destination'].filter((each) => each in samples[name])
      const path = `/${name}/${name === 'languages' ? 'ko' : row.id}`
      // The others are changed by calls of their own.
      if (field && name !== 'settings' && name !== 'roles')
        expect((await send('PATCH', path, { [field]: '/khac' })).status).toBe(200)
      const events = () => historyOf(`entity=${name}&id=${row.id}`)
      for (const { id } of (await events()).toReversed()) {
        const entry = (await events()).find((each) => each.id === id)
        const undone = await restore(id)
        expect(undone.status === 200, JSON.stringify([entry, undone.body])).toBe(entry?.is_restorable)
      }
    },
  )

  it('twice is 409, also at once', async () => {
    const post = await made('/posts', aPost(typeId))
    const event = await deleted('/posts', 'posts', post.id)
    const answers = await Promise.all([1, 2, 3, 4].map(() => restore(event.id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('restored')
  })

  it('with the articles of a category that nobody has put into another since', async () => {
    const category = await aCategory(api(), typeId)
    const other = await aCategory(api(), typeId)
    const posts = [
      await made('/posts', aPost(typeId, { category_id: category.id, parent_category_id: category.id })),
      await made('/posts', aPost(typeId, { category_id: category.id })),
    ]
    const event = await deleted('/categories', 'categories', category.id)
    await send('PATCH', `/posts/${posts[1].id}`, { category_id: other.id })
    expect((await restore(event.id)).status).toBe(200)
    expect(await rowOf('posts', posts[0].id)).toMatchObject({
      category_id: category.id,
      parent_category_id: category.id,
    })
    expect(await rowOf('posts', posts[1].id)).toMatchObject({ category_id: other.id })
    const { body } = await send('GET', `/posts?search=category_id:${category.id}`)
    expect(body.meta.pagination.total).toBe(1)
  })

  it('with the permissions and members of a role', async () => {
    const permissions = ['list-posts', 'update-posts']
    const role = await made('/roles', { name: 'Biên tập', description: 'Viết', permissions })
    const member = await api().member()
    await send('POST', '/roles/sync', { users: [member.id], roles: [role.id] })
    const event = await deleted('/roles', 'roles', role.id)
    expect((await send('GET', '/posts', undefined, member.token)).status).toBe(403)
    expect((await restore(event.id)).status).toBe(200)
    expect((await send('GET', '/posts', undefined, member.token)).status).toBe(200)
    const [back] = (await send('GET', `/roles?search=id:${role.id}&include=permissions,users_count`)).body
      .data
    expect(back.users_count).toBe(1)
    expect(back.permissions.data.map(({ name }: { name: string }) => name).sort()).toEqual(permissions)
    const { body } = await send('GET', `/users?searchRole=has&search=id:${member.id}`)
    expect(body.meta.pagination.total, 'has_role is kept').toBe(1)
  })

  it('of an account with its roles and articles, and no password until a new one is set', async () => {
    const role = await made('/roles', { name: 'Cộng tác', description: 'Viết', permissions: ['list-posts'] })
    const member = await api().member('create-posts')
    await send('POST', '/roles/sync', { users: [member.id], roles: [role.id] })
    const post = (await send('POST', '/posts', aPost(typeId, { status: 'draft' }), member.token)).body.data
    const event = await deleted('/users', 'users', member.id)
    expect((await restore(event.id)).status).toBe(200)
    expect((await rowOf('posts', post.id)).author_id).toBe(member.id)
    const [back] = (await send('GET', `/users?search=id:${member.id}&include=roles`)).body.data
    expect(back).toMatchObject({ email: member.email, roles: { data: [{ id: role.id }] } })
    const signIn = (password: string) =>
      api().call('POST', '/api/clients/web/login', { body: { email: member.email, password } })
    expect((await signIn('mat-khau')).status).toBe(401)
    await send('PATCH', `/users/${member.id}`, { password: 'mat-khau-moi' })
    expect((await signIn('mat-khau-moi')).status).toBe(200)
  })

  it('or 409 says which value is taken', async () => {
    const post = await made('/posts', aPost(typeId))
    const event = await deleted('/posts', 'posts', post.id)
    await made('/posts', aPost(typeId, { slug: post.slug }))
    expect(await restore(event.id)).toMatchObject({
      status: 409,
      body: { code: 'blocked', errors: { slug: [expect.any(String)] } },
    })
    expect(await rowOf('posts', post.id)).toBeUndefined()
  })

  it('or 409 says which reference is dead; one that a deletion would have emptied is empty', async () => {
    const type = await aType(api())
    const category = await aCategory(api(), type.id)
    const post = await made('/posts', aPost(type.id, { category_id: category.id }))
    const event = await deleted('/posts', 'posts', post.id)
    const categoryGone = await deleted('/categories', 'categories', category.id)
    expect((await restore(event.id)).status).toBe(200)
    expect((await rowOf('posts', post.id)).category_id).toBeNull()
    await deleted('/posts', 'posts', post.id)
    const typeGone = await deleted('/types', 'types', type.id)
    const again = await lastOf('posts', post.id)
    expect(await restore(again.id)).toMatchObject({
      status: 409,
      body: { code: 'blocked', errors: { type_id: [expect.any(String)] } },
    })
    for (const { id } of [typeGone, categoryGone, again]) expect((await restore(id)).status).toBe(200)
  })

  it('under the rules that span rows', async () => {
    const redirect = await made('/redirects', { source: '/vong', destination: '/tron' })
    const event = await deleted('/redirects', 'redirects', redirect.id)
    await made('/redirects', { source: '/tron', destination: '/vong' })
    expect(await restore(event.id)).toMatchObject({ status: 409, body: { code: 'blocked' } })
  })

  it('keeps references as numbers, so that a batch can be read without its texts', () => {
    const columns = writtenNames.flatMap((name) => {
      const kept: Record<string, PgColumn> = getTableColumns(entityOf(name).table)
      return referencesOf(entityOf(name).table).map(({ column }) => kept[column]?.getSQLType())
    })
    expect(columns.length).toBeGreaterThan(5)
    expect(new Set(columns)).toEqual(new Set(['integer']))
  })
})

describe('a change is undone', () => {
  it('by writing the version before it, whatever came after', async () => {
    const post = await made('/posts', aPost(typeId, { title: 'Một', description: 'a' }))
    await send('PATCH', `/posts/${post.id}`, { title: 'Hai' })
    await send('PATCH', `/posts/${post.id}`, { description: 'b' })
    await send('PATCH', `/posts/${post.id}`, { title: 'Ba' })
    const events = await historyOf(`entity=posts&id=${post.id}`)
    const second = events.at(-2)
    expect((await restore(second?.id ?? 0)).status).toBe(200)
    expect(await rowOf('posts', post.id)).toMatchObject({ title: 'Một', description: 'a', version: 5 })
    const back = await lastOf('posts', post.id)
    expect(back.action).toBe('restore')
    expect(back.changes).toEqual([
      { field: 'title', before: 'Ba', after: 'Một' },
      { field: 'description', before: 'b', after: 'a' },
    ])
    expect(await restore(second?.id ?? 0)).toMatchObject({
      status: 409,
      body: { code: 'nothing_to_restore' },
    })
    expect((await restore(back.id)).status).toBe(200)
    expect((await rowOf('posts', post.id)).title).toBe('Ba')
  })

  it('also of what a role allows', async () => {
    const role = await made('/roles', { name: 'Xem bài', description: 'Xem', permissions: ['list-posts'] })
    await send('POST', '/permissions/sync', {
      role_id: role.id,
      permissions: ['list-types'],
      name: 'Xem loại',
    })
    const events = await historyOf(`entity=roles&id=${role.id}`)
    const first = events.findLast(({ action }) => action === 'update' && events.length > 2)
    const oldest = events.filter(({ changes }) => changes.some(({ before }) => before === 'Xem bài')).at(-1)
    expect((await restore(oldest?.id ?? first?.id ?? 0)).status).toBe(200)
    const [back] = (await send('GET', `/roles?search=id:${role.id}&include=permissions`)).body.data
    expect(back).toMatchObject({ name: 'Xem bài', permissions: { data: [{ name: 'list-posts' }] } })
  })

  it('of a file’s name, a birthday, the order of languages', async () => {
    const { id } = await api().member()
    const form = new FormData()
    for (const [name, value] of Object.entries({
      name: 'Tên khác',
      email: 'ten-khac@nep.vn',
      phone: '0912345678',
    }))
      form.set(name, value)
    await send('POST', `/users/${id}?_method=PATCH`, form)
    expect((await restore((await lastOf('users', id)).id)).status).toBe(200)
    expect(await rowOf('users', id)).toMatchObject({ name: expect.stringMatching(/^Thành viên/), phone: '' })
  })

  it('but a creation is not, nor what is unknown', async () => {
    const post = await made('/posts', aPost(typeId))
    const { id } = await lastOf('posts', post.id)
    expect(await restore(id)).toMatchObject({ status: 409, body: { code: 'nothing_to_restore' } })
    for (const unknown of [999_999_999, 0, -1, 1.5]) expect((await restore(unknown)).status).toBe(404)
    expect((await restoreBatch('x')).status).toBe(404)
    expect((await restoreBatch(crypto.randomUUID())).status).toBe(404)
  })
})

describe('a batch is undone', () => {
  it('as a whole: three articles that were deleted by mistake', async () => {
    const batch = crypto.randomUUID()
    const posts = [
      await made('/posts', aPost(typeId)),
      await made('/posts', aPost(typeId)),
      await made('/posts', aPost(typeId)),
    ]
    for (const { id } of posts) await send('DELETE', `/posts/${id}`, undefined, undefined, batch)
    expect(await restoreBatch(batch)).toMatchObject({
      status: 200,
      body: { data: { restored: 3, refused: [] } },
    })
    for (const { id } of posts) expect(await rowOf('posts', id)).toBeDefined()
    const again = await restoreBatch(batch)
    expect(again).toMatchObject({ status: 409, body: { code: 'blocked', data: { restored: 0 } } })
    expect(again.body.data.refused.map(({ code }: { code: string }) => code)).toEqual([
      'restored',
      'restored',
      'restored',
    ])
  })

  it('and says what it could not, and why', async () => {
    const batch = crypto.randomUUID()
    const kept = await made('/posts', aPost(typeId))
    const taken = await made('/posts', aPost(typeId))
    for (const { id } of [kept, taken]) await send('DELETE', `/posts/${id}`, undefined, undefined, batch)
    await made('/posts', aPost(typeId, { slug: taken.slug }))
    expect((await restoreBatch(batch)).body.data).toEqual({
      restored: 1,
      refused: [
        { entity: 'posts', id: taken.id, title: taken.title, code: 'blocked', message: expect.any(String) },
      ],
    })
    expect(await rowOf('posts', kept.id)).toBeDefined()
  })

  it('with what it created and changed, unless somebody has worked on it since', async () => {
    const batch = crypto.randomUUID()
    const as = api().owner.token
    const old = await made('/redirects', { source: '/a-cu', destination: '/b' })
    const create = async (source: string) =>
      (await send('POST', '/redirects', { source, destination: '/moi' }, as, batch)).body.data
    const [first, second] = [await create('/nhap-1'), await create('/nhap-2')]
    await send('PATCH', `/redirects/${first.id}`, { destination: '/moi-2' }, as, batch)
    await send('PATCH', `/redirects/${old.id}`, { destination: '/c' }, as, batch)
    await send('PATCH', `/redirects/${second.id}`, { destination: '/nguoi-khac' })
    const undone = await restoreBatch(batch)
    expect(undone.body.data).toMatchObject({
      restored: 2,
      refused: [{ entity: 'redirects', id: second.id, code: 'changed_since' }],
    })
    expect(await rowOf('redirects', first.id)).toBeUndefined()
    expect(await rowOf('redirects', second.id)).toBeDefined()
    expect((await rowOf('redirects', old.id)).destination).toBe('/b')
    // Undoing the undo.
    expect((await restoreBatch(batchOf(undone))).status).toBe(200)
    expect(await rowOf('redirects', first.id)).toMatchObject({ destination: '/moi-2' })
    expect((await rowOf('redirects', old.id)).destination).toBe('/c')
    const [list] = await rowsOf<{ n: number }>(
      api().db,
      sql`select sum(n)::int - (select count(*)::int from redirects) as n from list_counts where list = 'redirects'`,
    )
    expect(list?.n, 'the total is the number of rows').toBe(0)
  })

  it('of a category and its articles in one', async () => {
    const batch = crypto.randomUUID()
    const category = await aCategory(api(), typeId)
    const post = await made('/posts', aPost(typeId, { category_id: category.id }))
    await send('DELETE', `/categories/${category.id}`, undefined, undefined, batch)
    await send('DELETE', `/posts/${post.id}`, undefined, undefined, batch)
    expect((await restoreBatch(batch)).body.data).toEqual({ restored: 2, refused: [] })
    expect((await rowOf('posts', post.id)).category_id).toBe(category.id)
  })
})

describe('the same undoing again under its idempotency key', () => {
  it('is answered alike, also of a batch that is undone in steps', async () => {
    const { db, owner, call } = api()
    const rows = await rowsOf<{ id: number }>(
      db,
      sql`insert into posts (type_id, status, title, slug, seo) select ${typeId}, 'draft', 'Lô ' || n, 'lo-' || n, '{}'
        from generate_series(1, 101) n returning id`,
    )
    const gone = await send('POST', '/posts/bulk', { action: 'delete', ids: rows.map(({ id }) => id) })
    const undo = () =>
      call('POST', `/history/batches/${batchOf(gone)}/restore`, {
        as: owner.token,
        body: {},
        headers: { 'Idempotency-Key': 'undo-once' },
      })
    const first = await undo()
    expect(first).toMatchObject({ status: 200, body: { data: { restored: 101, refused: [] } } })
    expect(await undo()).toMatchObject({ status: 200, body: first.body })
  })
})

describe('undoing needs the right to do the reverse', () => {
  it('create for a deletion, update for a change, delete for a creation', async () => {
    const batch = crypto.randomUUID()
    const { id } = (await send('POST', '/posts', aPost(typeId), undefined, batch)).body.data
    await send('PATCH', `/posts/${id}`, { title: 'Khác' })
    const change = await lastOf('posts', id)
    const only = async (...rights: Parameters<ReturnType<typeof api>['member']>) =>
      (await api().member(...rights)).token
    expect((await restore(change.id, await only('create-posts', 'delete-posts'))).status).toBe(403)
    expect((await restore(change.id, await only('update-posts'))).status).toBe(200)
    const refused = await restoreBatch(batch, await only('create-posts', 'update-posts'))
    expect(refused.body.data.refused).toMatchObject([{ code: 'forbidden' }])
    const gone = await deleted('/posts', 'posts', id)
    expect((await restore(gone.id, await only('delete-posts', 'update-posts'))).status).toBe(403)
    expect((await restore(gone.id, await only('create-posts'))).status, 'it was published').toBe(403)
    expect((await restore(gone.id, await only('create-posts', 'update-posts'))).status).toBe(200)
  })

  it('and no more rights than one has: not over a person or role above, nor one’s own', async () => {
    const clerk = await api().member(
      'update-users',
      'create-users',
      'delete-users',
      'manage-admins-access',
      'manage-roles',
    )
    const as = clerk.token
    await send('PATCH', `/users/${api().owner.id}`, {})
    await api().db.execute(sql`update users set phone = '0900000001' where id = ${api().owner.id}`)
    const above = await lastOf('users', api().owner.id)
    expect(await restore(above.id, as)).toMatchObject({ status: 403, body: { code: 'beyond_rights' } })
    const role = await made('/roles', { name: 'Kho', description: 'Kho', permissions: ['manage-warehouses'] })
    const gone = await deleted('/roles', 'roles', role.id)
    expect(await restore(gone.id, as)).toMatchObject({ status: 403, body: { code: 'beyond_rights' } })
    await restore(gone.id)
    const lowly = await made('/roles', { name: 'Thấp', description: 'x', permissions: ['manage-roles'] })
    await send('POST', '/roles/sync', { users: [clerk.id], roles: [lowly.id] })
    await send('POST', '/roles/revoke', { users: [clerk.id], roles: [lowly.id] })
    const lost = await lastOf('users', clerk.id)
    expect(await restore(lost.id, as)).toMatchObject({ status: 403, body: { code: 'own_roles' } })
    await send('POST', `/users/${clerk.id}?_method=PATCH`, { note: 'Hay đi muộn' })
    const noted = await lastOf('users', clerk.id)
    expect(await restore(noted.id, as)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect((await restore(noted.id)).status).toBe(200)
  })

  it('and never leaves the house without an administrator', async () => {
    const { id } = api().owner
    await api().db.execute(sql`update users set status = 'disable'`)
    await api().db.execute(sql`update users set status = 'enable' where id = ${id}`)
    const events = await historyOf(`entity=users&id=${id}`)
    expect(events[0]?.changes).toEqual([{ field: 'status', before: 'disable', after: 'enable' }])
    expect(await restore(events[0]?.id ?? 0)).toMatchObject({ status: 409, body: { code: 'last_admin' } })
  })
})

describe('a batch of more than can be undone at once', () => {
  /** As many events as that, of records that nobody has. */
  const crowd = (batch: string, count: number) =>
    api().db.execute(sql`insert into history (id, at, entity, record_id, title, action, version, batch, changes)
      select nextval('history_id'), now(), 'languages', 1000000 + n, '', 'update', 2, ${batch}::uuid, '{"title": ["a", "b"]}'
      from generate_series(1, ${count}::int) n`)

  it('is refused whole, with its number: a part of it would be lost without a word', async () => {
    const batch = crypto.randomUUID()
    await crowd(batch, 20_001)
    const answer = await send('POST', `/history/batches/${batch}/restore`, {})
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'too_many', max: 20_000, count: 20_001, message: expect.stringContaining('20.001') },
    })
    await expect(outlinesOf(api().db, batch, 20_000)).rejects.toThrow('too_many')
    expect(await outlinesOf(api().db, batch, 20_001)).toHaveLength(20_001)
  })
})
