import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { allPermissions } from '../../src/domain/permissions'
import { startApi, withApi } from '../support/api'
import { aCategory, aPost, aType } from '../support/content'

const api = withApi()
let typeId = 0
beforeAll(async () => {
  typeId = (await aType(api())).id
})

const bulk = (name: string, body: object, { as = api().owner.token, query = '', headers = {} } = {}) =>
  api().call('POST', `/${name}/bulk${query}`, { as, body, headers })
const list = async (path: string) => (await api().call('GET', path, { as: api().owner.token })).body

let serial = 0
async function posts(count: number, more: object = {}): Promise<number[]> {
  const ids: number[] = []
  for (let n = 0; n < count; n++) {
    const body = aPost(typeId, { title: `Bài ${++serial}`, slug: `bai-${serial}`, ...more })
    ids.push((await api().call('POST', '/posts', { as: api().owner.token, body })).body.data.id)
  }
  return ids
}

describe('one call does the same to many rows', () => {
  it('deletes those that are named, tells what is not there, and the totals are right', async () => {
    const ids = await posts(3)
    const before = (await list('/posts')).meta.pagination.total
    const { status, body } = await bulk('posts', { action: 'delete', ids: [ids[2], ids[0], 999_999, ids[0]] })
    expect(status).toBe(200)
    expect(body.data).toEqual({
      done: [ids[0], ids[2]],
      refused: [{ id: 999_999, title: '', code: 'not_found', message: 'Không tìm thấy nội dung này' }],
    })
    expect((await list('/posts')).meta.pagination.total).toBe(before - 2)
    expect((await list(`/posts?search=id:${ids.join()}&searchFields=id:in`)).data).toHaveLength(1)
  })

  it('calls a field by its name that a row lacks', async () => {
    const [id] = await posts(1)
    const { body } = await bulk('posts', { action: 'update', ids: [id], data: { title: '' } })
    expect(body.data.refused).toMatchObject([{ id, code: 'invalid', message: 'Hãy nhập tiêu đề' }])
  })

  it('thousands that are not there are refused at once, and very many keep nobody waiting', async () => {
    const as = api().owner.token
    const dead = Array.from({ length: 5_000 }, (_, at) => 1_000_000 + at)
    await api().db.execute(sql`insert into redirects (source, destination, leads_to)
      select '/cu-' || n, '/moi', '' from generate_series(1, 150) n`)
    const many = async () => (await list('/redirects?search=text:cu-&searchFields=text:like&limit=500')).data
    const ids = (await many()).map(({ id }: { id: number }) => id)
    const waits: number[] = []
    /** How long others wait while this goes on. */
    const meanwhile = async <T>(work: Promise<T>): Promise<T> => {
      let isOver = false
      const end = work.finally(() => {
        isOver = true
      })
      while (!isOver) {
        const began = performance.now()
        await api().call('GET', '/languages', { as })
        waits.push(performance.now() - began)
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      return end
    }
    const began = performance.now()
    const gone = await meanwhile(bulk('languages', { action: 'delete', ids: dead }))
    const took = performance.now() - began
    expect([gone.body.data.done, gone.body.data.refused.length]).toEqual([[], 5_000])
    expect(gone.body.data.refused[4_999]).toMatchObject({ id: 1_004_999, code: 'not_found' })
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const change = { action: 'update', ids: [...ids, ...dead.slice(0, 100)], data: { destination: '/ve' } }
    const first = await meanwhile(bulk('redirects', change, { headers }))
    expect([first.body.data.done.length, first.body.data.refused.length]).toEqual([150, 100])
    // Generous: as long as a step and the pause after it; it was as long as the whole call, many seconds.
    expect(took).toBeLessThan(6_000)
    expect(waits.length).toBeGreaterThan(3)
    expect((await bulk('redirects', change, { headers })).body).toEqual(first.body)
    expect(new Set((await many()).map(({ version }: { version: number }) => version))).toEqual(new Set([2]))
    const other = { ...change, data: { destination: '/khac' } }
    expect(await bulk('redirects', other, { headers })).toMatchObject({
      status: 409,
      body: { made: first.body },
    })
  })

  it('what breaks off goes on behind what it has done, under its key', async () => {
    await api().db.execute(sql`insert into redirects (source, destination, leads_to)
      select '/gay-' || n, '/moi', '' from generate_series(1, 150) n`)
    const { data } = await list('/redirects?search=text:gay&searchFields=text:like&limit=500')
    const ids: number[] = data.map(({ id }: { id: number }) => id)
    const at = ids.toSorted((a, b) => a - b)[120]
    await api().db.execute(sql`create function gone_away() returns trigger language plpgsql as
      $$ begin raise exception 'away' using errcode = '57P01'; end $$`)
    await api().db.execute(
      sql`create trigger away before delete on redirects for each row when (old.id = ${sql.raw(String(at))}) execute function gone_away()`,
    )
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const deletion = () => bulk('redirects', { action: 'delete', ids }, { headers })
    expect((await deletion()).status).toBe(503)
    await api().db.execute(sql`drop trigger away on redirects`)
    const { body } = await deletion()
    expect([body.data.done.length, body.data.refused]).toEqual([150, []])
  })

  it('a row that is refused stops no other, and stays as it was', async () => {
    const parent = await aCategory(api(), typeId, { title: 'Cha' })
    const child = await aCategory(api(), typeId, { title: 'Con', parent_id: parent.id })
    const { body } = await bulk('categories', { action: 'delete', ids: [parent.id, child.id] })
    expect(body.data.done).toEqual([child.id])
    expect(body.data.refused).toMatchObject([{ id: parent.id, title: 'Cha', code: 'in_use' }])
    expect((await list(`/categories?search=id:${parent.id}`)).data).toHaveLength(1)
  })

  it('updates all under the list’s own filters, by the rules of each row', async () => {
    const type = (await aType(api())).id
    const [shown] = await posts(1, { type_id: type, status: 'hidden' })
    const [bare] = await posts(1, { type_id: type, status: 'draft', image: '', images: [] })
    const [other] = await posts(1, { status: 'draft' })
    const { body } = await bulk(
      'posts',
      { action: 'update', all: true, data: { status: 'published' } },
      { query: `?search=type_id:${type};title:bai&searchFields=title:like&searchJoin=and` },
    )
    expect(body.data.done).toEqual([shown])
    expect(body.data.refused).toMatchObject([
      { id: bare, code: 'invalid', title: expect.stringContaining('Bài'), message: expect.any(String) },
    ])
    const { meta, data } = await list(`/posts?search=type_id:${type}`)
    expect(meta.counts.status).toEqual({ published: 1, draft: 1 })
    expect(data.find(({ id }: { id: number }) => id === shown)).toMatchObject({ version: 2 })
    expect((await list(`/posts?search=id:${other}`)).data[0].status).toBe('draft')
  })

  it('happens once for one idempotency key', async () => {
    const ids = await posts(2)
    const headers = { 'Idempotency-Key': 'bulk-1' }
    const first = await bulk('posts', { action: 'delete', ids }, { headers })
    expect((await bulk('posts', { action: 'delete', ids }, { headers })).body).toEqual(first.body)
  })

  it('is another call under another filter', async () => {
    const [one, other] = await posts(2)
    const headers = { 'Idempotency-Key': 'bulk-2' }
    const of = (id?: number) =>
      bulk('posts', { action: 'delete', all: true }, { query: `?search=id:${id}`, headers })
    expect((await of(one)).body.data.done).toEqual([one])
    expect(await of(other)).toMatchObject({ status: 409, body: { made: { data: { done: [one] } } } })
  })
})

describe('what is asked for is understood or refused', () => {
  it.each<[string, object, string?]>([
    ['no rows', { action: 'delete' }],
    ['ids and all', { action: 'delete', ids: [1], all: true }],
    ['ids under a filter', { action: 'delete', ids: [1] }, '?search=id:1'],
    ['all: false', { action: 'delete', all: false }],
    ['an unknown action', { action: 'publish', ids: [1] }],
    ['an update of nothing', { action: 'update', ids: [1] }],
    ['ids that are none', { action: 'delete', ids: [0, 'x'] }],
    ['an unknown filter', { action: 'delete', all: true }, '?search=secret:1'],
  ])('%s: 422', async (_, body, query = '') => {
    expect((await bulk('posts', body, { query })).status).toBe(422)
  })

  it('more than 5,000 rows, by id or by filter: 422 with their number, and nothing is done', async () => {
    const type = (await aType(api())).id
    await api().db.execute(sql`insert into posts (type_id, status, title, slug, seo)
      select ${type}, 'draft', 'Nhiều', 'nhieu-' || n, '{}' from generate_series(1, 5001) n`)
    const answers = [
      await bulk('posts', { action: 'delete', all: true }, { query: `?search=type_id:${type}` }),
      await bulk('posts', { action: 'delete', ids: Array.from({ length: 5_001 }, (_, n) => n + 1) }),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(422)
      expect(body).toMatchObject({ code: 'too_many', max: 5_000, count: 5_001 })
      expect(body.message).toContain('5.001')
    }
    expect((await list(`/posts?search=type_id:${type}`)).meta.pagination.total).toBe(5_001)
  })
})

describe('rights are those of the single calls', () => {
  it('each action needs its own', async () => {
    const [id] = await posts(1)
    const deleter = await api().member('delete-posts')
    const update = { action: 'update', ids: [id], data: { title: 'Mới' } }
    expect(await bulk('posts', update, { as: deleter.token })).toMatchObject({ status: 403 })
    expect((await bulk('roles', { action: 'update', ids: [1], data: {} })).status).toBe(422)
  })

  it('who may not list is told no title and may not ask for all', async () => {
    const [id] = await posts(1)
    const writer = await api().member('update-posts')
    const data = { type_id: 999 }
    const { body } = await bulk('posts', { action: 'update', ids: [id], data }, { as: writer.token })
    expect(body.data.refused).toMatchObject([{ id, title: '', code: 'invalid' }])
    const all = await bulk('posts', { action: 'update', all: true, data }, { as: writer.token })
    expect(all).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  })

  it('nobody deletes or changes who holds more, or themselves; nothing is told of them', async () => {
    const clerk = await api().member('update-users', 'delete-users')
    const low = await api().member()
    const ids = [api().owner.id, clerk.id, low.id]
    const gone = await bulk('users', { action: 'delete', ids }, { as: clerk.token })
    expect(gone.body.data.done).toEqual([low.id])
    expect(gone.body.data.refused).toMatchObject([
      { id: api().owner.id, title: '', code: 'beyond_rights' },
      { id: clerk.id, title: '', code: 'forbidden' },
    ])
    expect(JSON.stringify(gone.body)).not.toMatch(/@nep\.vn|Thành viên/)
    const disabled = await bulk(
      'users',
      { action: 'update', ids: [api().owner.id], data: { status: 'disable' } },
      { as: clerk.token },
    )
    expect(disabled.body.data.refused).toMatchObject([{ code: 'beyond_rights' }])
  })

  it('who disables or deletes everybody stays themselves', async () => {
    const own = await startApi()
    const one = await own.member(...allPermissions)
    const ids = [own.owner.id, one.id]
    const send = (body: object) => own.call('POST', '/users/bulk', { as: one.token, body })
    await send({ action: 'update', ids, data: { status: 'disable' } })
    const rows = (await own.call('GET', '/users', { as: one.token })).body.data
    expect(rows.map(({ id, status }: { id: number; status: string }) => [id, status])).toEqual([
      [one.id, 'enable'],
      [own.owner.id, 'disable'],
    ])
    expect((await send({ action: 'delete', ids })).body.data).toMatchObject({
      done: [own.owner.id],
      refused: [{ id: one.id, code: 'forbidden' }],
    })
    await own.close()
  })

  it('a role above one’s own, or one’s own, is not deleted', async () => {
    const role = async (name: string, names: readonly string[]) =>
      (
        await api().call('POST', '/roles', {
          as: api().owner.token,
          body: { name, description: 'Thử', permissions: names },
        })
      ).body.data
    const high = await role('Cao', allPermissions)
    const low = await role('Thấp', ['manage-roles'])
    const clerk = await api().member('manage-roles')
    const { body } = await bulk('roles', { action: 'delete', ids: [high.id, low.id] }, { as: clerk.token })
    expect(body.data).toMatchObject({
      done: [low.id],
      refused: [{ id: high.id, title: 'Cao', code: 'beyond_rights' }],
    })
  })
})

describe('two at once', () => {
  it('delete each row once', async () => {
    const ids = await posts(6)
    const total = (await list('/posts')).meta.pagination.total
    const answers = await Promise.all(
      [ids, [...ids].reverse()].map((each) => bulk('posts', { action: 'delete', ids: each })),
    )
    expect(answers.flatMap(({ body }) => body.data.done).sort()).toEqual([...ids].sort())
    expect(
      answers.flatMap(({ body }) => body.data.refused.map(({ code }: { code: string }) => code)),
    ).toEqual(ids.map(() => 'not_found'))
    expect((await list('/posts')).meta.pagination.total).toBe(total - 6)
  })

  it('that change the same rows in another order both change all', async () => {
    const ids = await posts(6)
    const answers = await Promise.all(
      [ids, [...ids].reverse()].map((each, n) =>
        bulk('posts', { action: 'update', ids: each, data: { status: n ? 'hidden' : 'draft' } }),
      ),
    )
    for (const { body } of answers) expect(body.data).toEqual({ done: ids, refused: [] })
    const rows = (await list(`/posts?search=id:${ids.join()}&searchFields=id:in`)).data
    expect(new Set(rows.map(({ status }: { status: string }) => status)).size).toBe(1)
    for (const { version } of rows) expect(version).toBe(3)
  })
})
