import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { draftDays, drafted, maxDraftSize, maxDrafts, maxDraftsSize } from '../../src/domain/drafts'
import { withApi } from '../support/api'
import { aPost, aType } from '../support/content'

const api = withApi()
const editor = () => api().member('list-posts', 'create-posts', 'update-posts')
const send = (as: string, method: string, path: string, body?: unknown) =>
  api().call(method, path, { as, body })

async function aDraftedPost(title = 'Bài') {
  const { id: type } = await aType(api())
  const { body } = await send(api().owner.token, 'POST', '/posts', aPost(type, { title }))
  return { type, id: body.data.id as number, path: `/drafts/posts/${body.data.id}` }
}
const draft = (values: object = { title: 'Đang viết' }, rest: object = {}) => ({
  values,
  base: {},
  version: 1,
  revision: null,
  title: 'Bài',
  path: '/posts/all-posts/1/1',
  ...rest,
})
const count = async (table: string) =>
  Number(
    (await rowsOf<{ n: number }>(api().db, sql`select count(*)::int as n from ${sql.identifier(table)}`))[0]
      ?.n,
  )

describe('a draft', () => {
  it('is kept for its person, replaced by the next one, found on another machine, and dropped', async () => {
    const { token } = await editor()
    const { path } = await aDraftedPost()
    expect(await send(token, 'GET', path)).toMatchObject({ status: 200, body: { data: null } })
    const first = await send(token, 'PUT', path, draft({ title: 'Một' }, { base: { title: 'Bài' } }))
    expect(first.status).toBe(200)
    const { revision } = first.body.data
    const second = await send(token, 'PUT', path, draft({ title: 'Hai' }, { revision }))
    expect(second.body.data.revision).not.toBe(revision)
    expect((await send(token, 'GET', path)).body.data).toEqual({
      revision: second.body.data.revision,
      version: 1,
      values: { title: 'Hai' },
      base: {},
      updated_at: second.body.data.updated_at,
    })
    expect((await send(token, 'DELETE', path)).status).toBe(204)
    expect((await send(token, 'GET', path)).body.data).toBeNull()
  })

  it('never changes the record, and is in no history', async () => {
    const { token } = await editor()
    const { id, path } = await aDraftedPost('Nguyên')
    const events = await count('history')
    await send(token, 'PUT', path, draft({ title: 'Khác', status: 'hidden' }))
    const { body } = await send(token, 'GET', `/posts?search=id:${id}`)
    expect(body.data[0]).toMatchObject({ title: 'Nguyên', status: 'published', version: 1 })
    expect(await count('history')).toBe(events)
  })

  it('is nobody else’s: others neither see nor drop it, also not the owner of the house', async () => {
    const mine = await editor()
    const { path } = await aDraftedPost()
    await send(mine.token, 'PUT', path, draft())
    for (const other of [await editor(), api().owner]) {
      expect((await send(other.token, 'GET', path)).body.data).toBeNull()
      expect((await send(other.token, 'GET', '/drafts')).body.data).toEqual([])
      expect((await send(other.token, 'DELETE', path)).status).toBe(204)
      expect((await send(other.token, 'PUT', path, draft({ title: 'Của người khác' }))).status).toBe(200)
    }
    expect((await send(mine.token, 'GET', path)).body.data.values).toEqual({ title: 'Đang viết' })
  })

  it('of a new record has its own place, for who may create', async () => {
    const { token } = await api().member('create-posts')
    const made = await send(token, 'PUT', '/drafts/posts/new/3', draft({ title: 'Mới' }, { version: null }))
    expect(made.status).toBe(200)
    expect((await send(token, 'GET', '/drafts/posts/new/4')).body.data).toBeNull()
    expect((await send(token, 'GET', '/drafts/posts/new/3')).body.data.values).toEqual({ title: 'Mới' })
    expect((await send(token, 'GET', '/drafts')).body.data).toMatchObject([
      { entity: 'posts', record_id: null },
    ])
    expect((await send(token, 'PUT', '/drafts/posts/new/A%2F..', draft())).status).toBe(404)
    const { path } = await aDraftedPost()
    expect((await send(token, 'PUT', path, draft())).status).toBe(403)
  })

  it.each(drafted)('of %s needs the right to save the form', async (entity) => {
    const { token } = await api().member('manage-media')
    expect((await send(token, 'PUT', `/drafts/${entity}/1`, draft())).status).toBe(403)
    expect((await send(token, 'PUT', `/drafts/${entity}/new/any`, draft())).status).toBe(403)
  })

  it('is listed with where to go on, as long as one may', async () => {
    const { id, token } = await editor()
    const { path, id: post } = await aDraftedPost()
    await send(token, 'PUT', path, draft({ title: 'Đang viết' }, { title: 'Cà phê' }))
    const line = { entity: 'posts', record_id: post, path: '/posts/all-posts/1/1', title: 'Cà phê' }
    expect((await send(token, 'GET', '/drafts')).body.data).toMatchObject([line])
    await api().db.execute(sql`delete from user_permissions where user_id = ${id}`)
    expect((await send(token, 'GET', '/drafts')).body.data).toEqual([])
  })

  it.each(['//example.org/x', 'javascript:alert(1)', '/\\example.org', 'posts', '/a b'])(
    'leads nowhere else: %s is refused',
    async (wrong) => {
      const { token } = await editor()
      const { path } = await aDraftedPost()
      const { status, body } = await send(token, 'PUT', path, draft({}, { path: wrong }))
      expect(status).toBe(422)
      expect(Object.keys(body.errors)).toEqual(['path'])
    },
  )
})

describe('two windows of one person', () => {
  it('do not replace each other’s text unseen', async () => {
    const { token } = await editor()
    const { path } = await aDraftedPost()
    const { revision } = (await send(token, 'PUT', path, draft({ title: 'Máy một' }))).body.data
    for (const old of [null, revision + 1_000]) {
      const refused = await send(token, 'PUT', path, draft({ title: 'Máy hai' }, { revision: old }))
      expect(refused).toMatchObject({
        status: 409,
        body: { code: 'conflict', data: { revision, values: { title: 'Máy một' } } },
      })
    }
    expect((await send(token, 'PUT', path, draft({ title: 'Máy hai' }, { revision }))).status).toBe(200)
  })

  it('at the same moment: one draft is kept, every other window learns of it', async () => {
    const { token } = await editor()
    const { path } = await aDraftedPost()
    const titles = ['A', 'B', 'C', 'D']
    const answers = await Promise.all(titles.map((title) => send(token, 'PUT', path, draft({ title }))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const kept = titles[answers.findIndex(({ status }) => status === 200)]
    expect((await send(token, 'GET', path)).body.data.values).toEqual({ title: kept })
  })

  it('a window that saves drops its own draft, not a newer one of the other', async () => {
    const { token } = await editor()
    const { path } = await aDraftedPost()
    const { revision } = (await send(token, 'PUT', path, draft({ title: 'Cũ' }))).body.data
    await send(token, 'PUT', path, draft({ title: 'Mới' }, { revision }))
    await send(token, 'DELETE', `${path}?revision=${revision}`)
    expect((await send(token, 'GET', path)).body.data.values).toEqual({ title: 'Mới' })
  })
})

describe('a crooked draft', () => {
  it('keeps what a form could hold, complete or not, and nothing else', async () => {
    const { token } = await editor()
    const { path } = await aDraftedPost()
    const values = {
      title: '',
      slug: 'KHÔNG hợp lệ',
      content: [{ title: 'Phần', image: '', content: '<p>Dở' }],
      images: 'không phải danh sách',
      seo: [1, 2],
      custom: 'chữ',
      approver_id: 1,
      password: 'bí mật',
      constructor: 'x',
    }
    expect((await send(token, 'PUT', path, draft(values, { base: values }))).status).toBe(200)
    const { slug, title, content } = values
    const { data } = (await send(token, 'GET', path)).body
    expect(data.values).toEqual({ slug, title, content })
    expect(data.base).toEqual({ slug, title, content })
  })

  it.each([
    [{ values: null }],
    [{ values: [] }],
    [{ values: 'x' }],
    [{ version: 'x' }],
    [{ version: 2 ** 40 }],
    [{ revision: -1 }],
    [{ title: 'a'.repeat(256) }],
  ])('is refused: %o', async (wrong) => {
    const { token } = await editor()
    const { path } = await aDraftedPost()
    expect((await send(token, 'PUT', path, draft({}, wrong))).status).toBe(422)
  })

  it('never holds a password, also of an account', async () => {
    const { token } = await api().member('create-users', 'update-users', 'list-users')
    const values = { name: 'Lan', password: 'mat-khau', current_password: 'mat-khau' }
    await send(token, 'PUT', '/drafts/users/new/any', draft(values))
    expect((await send(token, 'GET', '/drafts/users/new/any')).body.data.values).toEqual({ name: 'Lan' })
  })
})

describe('the disk', () => {
  it(`holds at most ${maxDrafts} drafts of a person`, async () => {
    const { id, token } = await editor()
    await api().db.execute(sql`insert into drafts (user_id, entity, place, body, size)
      select ${id}, 'posts', 'new/' || n, '{}', 2 from generate_series(1, ${maxDrafts - 1}) n`)
    expect((await send(token, 'PUT', '/drafts/posts/new/a', draft())).status).toBe(200)
    expect((await send(token, 'PUT', '/drafts/posts/new/b', draft())).status).toBe(422)
    const { revision } = (await send(token, 'GET', '/drafts/posts/new/a')).body.data
    expect((await send(token, 'PUT', '/drafts/posts/new/a', draft({}, { revision }))).status).toBe(200)
  })

  it('holds a bounded draft, and bounded drafts of a person together', async () => {
    const { id, token } = await editor()
    const long = { content: [{ title: '', image: '', content: 'a'.repeat(maxDraftSize) }] }
    expect((await send(token, 'PUT', '/drafts/posts/new/a', draft(long))).status).toBe(413)
    await api().db.execute(sql`insert into drafts (user_id, entity, place, body, size)
      values (${id}, 'posts', 'new/x', '{}', ${maxDraftsSize - 20})`)
    expect((await send(token, 'PUT', '/drafts/posts/new/a', draft())).status).toBe(413)
    expect((await send((await editor()).token, 'PUT', '/drafts/posts/new/a', draft())).status).toBe(200)
  })

  it('is not filled by a megabyte sent again and again: one row is replaced, and others are served', async () => {
    const { token } = await editor()
    const { path, id } = await aDraftedPost()
    const before = await count('drafts')
    let revision = null
    for (let round = 0; round < 12; round++) {
      const content = [{ title: `${round}`, image: '', content: `<p>${'ô'.repeat(450_000)}</p>` }]
      const sent = send(token, 'PUT', path, draft({ content }, { revision }))
      const other = await send(api().owner.token, 'GET', `/posts?search=id:${id}`)
      expect(other.status).toBe(200)
      const { status, body } = await sent
      expect(status).toBe(200)
      revision = body.data.revision
    }
    expect(await count('drafts')).toBe(before + 1)
  })
})

describe('a draft goes', () => {
  it('with its record, whoever deletes it and however, and cannot come after it', async () => {
    const { token } = await editor()
    const [one, two] = [await aDraftedPost(), await aDraftedPost()]
    for (const { path } of [one, two]) await send(token, 'PUT', path, draft())
    const as = api().owner.token
    await api().call('DELETE', `/posts/${one.id}`, { as })
    await api().call('POST', '/posts/bulk', { as, body: { action: 'delete', ids: [two.id] } })
    for (const { path } of [one, two]) {
      expect((await send(token, 'GET', path)).body.data).toBeNull()
      expect((await send(token, 'PUT', path, draft())).status).toBe(404)
    }
  })

  it.each(drafted)('with its record in every table, such as %s', async (entity) => {
    const found = sql`select 1 from pg_trigger where tgrelid = ${entity}::regclass and tgname = 'drafts_delete'`
    expect(await rowsOf(api().db, found)).toHaveLength(1)
  })

  it('with its person', async () => {
    const { id, token } = await editor()
    await send(token, 'PUT', '/drafts/posts/new/1', draft())
    await api().call('DELETE', `/users/${id}`, { as: api().owner.token })
    expect(await rowsOf(api().db, sql`select 1 from drafts where user_id = ${id}`)).toEqual([])
  })

  it(`after ${draftDays} days without a change`, async () => {
    const { token } = await editor()
    const [old, young] = [await aDraftedPost(), await aDraftedPost()]
    for (const { path } of [old, young]) await send(token, 'PUT', path, draft())
    await api().db.execute(sql`update drafts set updated_at = ${api().now.toISOString()}::timestamptz
      - make_interval(days => ${draftDays + 1}) where record_id = ${old.id}`)
    await api().api.maintain()
    expect((await send(token, 'GET', old.path)).body.data).toBeNull()
    expect((await send(token, 'GET', young.path)).body.data).not.toBeNull()
  })

  it('never to who has signed out', async () => {
    const { token } = await editor()
    const { path } = await aDraftedPost()
    await send(token, 'DELETE', '/logout')
    expect((await send(token, 'PUT', path, draft())).status).toBe(401)
  })
})
