import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { InboxItem } from '../../src/domain/inbox'
import { withApi } from '../support/api'
import { aPost, aType } from '../support/content'
import { statementsOf } from '../support/statements'

const api = withApi()
let postId = 0
let reader = ''

const call = (method: string, path: string, body?: object, as = api().owner.token) =>
  api().call(method, path, { as, body })
const made = async (path: string, body: object, as?: string) => {
  const answer = await call('POST', path, body, as)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
const inbox = async (query = '', as?: string) => {
  const { status, body } = await call('GET', `/inbox?${query}`, undefined, as)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as { data: InboxItem[]; meta: { counts: Record<string, number>; next: string | null } }
}
const texts = ({ data }: { data: InboxItem[] }) => data.map(({ text }) => text)

beforeAll(async () => {
  const { id } = await aType(api())
  postId = (await made('/posts', aPost(id))).id
  reader = (await api().member()).token
})

beforeEach(async () => {
  for (const table of ['comments', 'ratings', 'feedback'])
    await api().db.execute(sql.raw(`delete from ${table}`))
})

const asks = (message: string) => made('/comments/user', { post_id: postId, message }, reader)
const rates = (content: string, score = 2) =>
  made('/ratings', { post_id: postId, score, content, author_name: 'Anh Tú' })
const writes = (content: string) =>
  made('/feedback', { name: 'Chị Lan', content, phone: '0912345678', type: 'Góp ý' })

describe('the inbox', () => {
  it('holds what waits of every kind, newest first, with what is needed to answer it', async () => {
    const comment = await asks('Còn hàng không?')
    const rating = await rates('Giao chậm')
    const sent = await writes('Gọi lại giúp tôi')
    await rates('Ngon', 5)
    await api().db.execute(sql`update comments set created_at = created_at - interval '1 hour'`)
    await api().db.execute(sql`update feedback set created_at = created_at + interval '1 hour'`)
    const { data, meta } = await inbox()
    expect(data).toMatchObject([
      {
        id: `feedback-${sent.id}`,
        kind: 'feedback',
        record_id: sent.id,
        text: 'Gọi lại giúp tôi',
        author: { name: 'Chị Lan' },
        phone: '0912345678',
        type: 'Góp ý',
      },
      { kind: 'ratings', record_id: rating.id, score: 2, author: { name: 'Anh Tú' }, post: { id: postId } },
      {
        kind: 'comments',
        record_id: comment.id,
        version: 1,
        thread_id: comment.id,
        post: { title: 'Một bài viết' },
      },
    ])
    expect(meta).toEqual({ counts: { comments: 1, ratings: 1, feedback: 1, proposals: 0 }, next: null })
  })

  it('loses what is answered or ticked off', async () => {
    const comment = await asks('Còn hàng không?')
    const rating = await rates('Giao chậm')
    const sent = await writes('Gọi lại giúp tôi')
    await made('/comments', { comment_id: comment.id, message: 'Còn ạ' })
    await call('PATCH', `/ratings/${rating.id}`, { status: 'done' })
    expect(texts(await inbox())).toEqual(['Gọi lại giúp tôi'])
    await call('PATCH', `/feedback/${sent.id}`, { status: 'done', note: 'Đã gọi' })
    expect(await inbox()).toEqual({
      data: [],
      meta: { counts: { comments: 0, ratings: 0, feedback: 0, proposals: 0 }, next: null },
    })
  })

  it('goes on where it ended, past what has the same moment, and knows its end', async () => {
    for (let n = 0; n < 4; n++) {
      await asks(`Hỏi ${n}`)
      await writes(`Gửi ${n}`)
    }
    const all = (await inbox('limit=100')).data.map(({ id }) => id)
    expect(all).toHaveLength(8)
    // Three kinds within one microsecond.
    await api().db.execute(sql`update comments set created_at = '2026-01-01'`)
    await api().db.execute(sql`update feedback set created_at = '2026-01-01'`)
    const seen: string[] = []
    let next: string | null = null
    do {
      const page = await inbox(`limit=3${next ? `&before=${encodeURIComponent(next)}` : ''}`)
      seen.push(...page.data.map(({ id }) => id))
      next = page.meta.next
    } while (next && seen.length < 20)
    expect(seen.toSorted()).toEqual(all.toSorted())
  })

  it('shows each kind to whoever may list it, counts included', async () => {
    await asks('Còn hàng không?')
    await rates('Giao chậm')
    await writes('Gọi lại giúp tôi')
    const { token } = await api().member('list-ratings')
    expect(await inbox('', token)).toMatchObject({
      data: [{ kind: 'ratings' }],
      meta: { counts: { ratings: 1 } },
    })
    expect((await inbox('kind=comments', token)).data).toEqual([])
    expect(texts(await inbox('kind=comments'))).toEqual(['Còn hàng không?'])
    expect((await call('GET', '/inbox', undefined, reader)).status).toBe(403)
  })

  it('costs one statement beside the session', async () => {
    await asks('Còn hàng không?')
    expect(await statementsOf(api().db, () => inbox())).toHaveLength(2)
  })

  it.each([
    'page=2',
    'kind=posts',
    'limit=0',
    'limit=101',
    'before=x',
    'before=2026-13-99T00:00:00.000000Z,comments,1',
    'limit=1&limit=2',
  ])('refuses %s', async (query) => {
    expect(await call('GET', `/inbox?${query}`)).toMatchObject({ status: 422, body: { code: 'invalid' } })
  })
})
