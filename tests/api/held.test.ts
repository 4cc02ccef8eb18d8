import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withApi } from '../support/api'
import { aPost, aType } from '../support/content'
import { siteOf } from '../support/site'

const api = withApi()
const site = siteOf(api)
const call = (method: string, path: string, body?: object, as = api().owner.token, headers = {}) =>
  api().call(method, path, { as, body, headers })
const made = async (path: string, body: object, as?: string) => {
  const answer = await call('POST', path, body, as)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
let post_id = 0
let readers: { token: string }[] = []

/** A comment of a reader with an account, each of them another one. */
const asks = (message: string, more: object = {}, who = 0) =>
  made('/comments/user', { message, post_id, is_shown: true, status: 'done', ...more }, readers[who]?.token)
const state = async (id: number) => {
  const [row] = (await call('GET', `/comments?search=id:${id}`)).body.data
  return row && [row.is_shown, row.status]
}
const shown = async () =>
  (await site.read(`/comments?post=${post_id}`)).data.map(({ message }: { message: string }) => message)
const waiting = async () => (await call('GET', '/inbox')).body.data
const undo = async ({ headers }: { headers: Headers }) =>
  expect((await call('POST', `/history/batches/${headers.get('Batch-Id')}/restore`, {})).status).toBe(200)

beforeAll(async () => {
  post_id = (await made('/posts', aPost((await aType(api())).id))).id
  readers = [await api().member(), await api().member()]
})

beforeEach(async () => {
  for (const table of ['comments', 'ratings', 'attempts'])
    await api().db.execute(sql.raw(`delete from ${table}`))
})

describe('what a reader with an account writes', () => {
  it('is held too, whatever they say, and in the inbox; what staff write is shown', async () => {
    const { id } = await asks('Còn hàng không?')
    expect(await state(id)).toEqual([false, 'none'])
    expect(await waiting()).toMatchObject([{ record_id: id, is_shown: false }])
    await made('/comments', { post_id, message: 'Hàng mới về' })
    expect(await shown()).toEqual(['Hàng mới về'])
    const answer = await call('POST', '/comments/user', { message: 'A', comment_id: id }, readers[1]?.token)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['comment_id']])
  })
})

describe('letting through', () => {
  it('shows it to visitors, one or many, and is undone', async () => {
    const ids = [(await asks('Một')).id, (await asks('Hai')).id]
    const through = { is_shown: true, status: 'done' }
    await undo(await call('PATCH', `/comments/${ids[0]}`, through))
    expect(await state(ids[0])).toEqual([false, 'none'])
    await call('POST', '/comments/bulk', { action: 'update', ids, data: through })
    expect(await shown()).toEqual(['Hai', 'Một'])
    expect(await waiting()).toEqual([])
  })

  it('takes the right to change it', async () => {
    const { id } = await asks('Một')
    const { id: rating } = await made('/ratings', { post_id, score: 5, is_shown: false })
    const { token } = await api().member('list-comments', 'create-posts')
    for (const [path, as] of [
      [`/comments/${id}`, token],
      [`/ratings/${rating}`, token],
      [`/comments/${id}`, readers[0]?.token],
    ] as const)
      expect((await call('PATCH', path, { is_shown: true }, as)).status).toBe(403)
    const { token: mayUpdate } = await api().member('update-comments')
    expect((await call('PATCH', `/comments/${id}`, { is_shown: true }, mayUpdate)).status).toBe(200)
  })
})

describe('whatever is held waits', () => {
  it.each(['comments', 'ratings'])(
    '%s: it is not done before it is shown, and waits again once it is hidden',
    async (kind) => {
      const { id } = await made(`/${kind}`, { post_id, score: 5, message: 'Hay' })
      const change = (body: object) => call('PATCH', `/${kind}/${id}`, body)
      expect((await change({ is_shown: false })).body.data).toMatchObject({ is_shown: false, status: 'none' })
      for (const body of [{ status: 'done' }, { is_shown: false, status: 'done' }]) {
        const answer = await change(body)
        expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['status']])
      }
      expect(await call('GET', `/${kind}?search=is_shown:0`)).toMatchObject({
        body: { data: [{ id }], meta: { pagination: { total: 1 } } },
      })
      expect((await change({ is_shown: true })).body.data).toMatchObject({ is_shown: true, status: 'none' })
      expect((await change({ status: 'done' })).body.data).toMatchObject({ status: 'done' })
    },
  )
})

describe('an answer', () => {
  it('lets through what it answers with the beginning of its thread, and nothing that others wrote there', async () => {
    const root = await asks('Hỏi chung')
    await call('PATCH', `/comments/${root.id}`, { is_shown: true })
    const under = { comment_id: root.id }
    const [one, other] = [await asks('Của một', under), await asks('Của hai', under, 1)]
    const open = await made('/comments/user', { message: 'Đang chờ', ...under }, readers[1]?.token)
    await call('PATCH', `/comments/${open.id}`, { is_shown: true })
    await call('PATCH', `/comments/${root.id}`, { is_shown: false })
    const answer = await call('POST', '/comments', { comment_id: one.id, message: 'Dạ có' })
    expect(await Promise.all([root, one, open, other].map(({ id }) => state(id)))).toEqual([
      [true, 'done'],
      [true, 'done'],
      [true, 'done'],
      [false, 'none'],
    ])
    expect(await shown()).toEqual(['Hỏi chung', 'Của một', 'Đang chờ', 'Dạ có'])
    expect(await waiting()).toMatchObject([{ record_id: other.id }])
    await undo(answer)
    expect(await Promise.all([root, one, open, other].map(({ id }) => state(id)))).toEqual([
      [false, 'none'],
      [false, 'none'],
      [true, 'none'],
      [false, 'none'],
    ])
  })
})

describe('spam', () => {
  it('is a deletion with that reason, one or many, and comes back held', async () => {
    const ids = [(await asks('Vay nhanh')).id, (await asks('Vay ngay')).id]
    const spam = { Reason: 'spam' }
    const gone = await call('DELETE', `/comments/${ids[0]}`, undefined, undefined, spam)
    const both = await call('POST', '/comments/bulk', { action: 'delete', ids: [ids[1]] }, undefined, spam)
    expect(await waiting()).toEqual([])
    for (const id of ids) {
      const [{ action, reason }] = (await call('GET', `/history?entity=comments&id=${id}`)).body.data
      expect([action, reason]).toEqual(['delete', 'spam'])
    }
    await undo(gone)
    await undo(both)
    expect(await Promise.all(ids.map(state))).toEqual([
      [false, 'none'],
      [false, 'none'],
    ])
  })
})
