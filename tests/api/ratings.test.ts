import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { withApi } from '../support/api'
import { aPost, aType } from '../support/content'

const api = withApi()
let typeId = 0

const call = (method: string, path: string, body?: object, as = api().owner.token) =>
  api().call(method, path, { as, body })
const made = async (path: string, body: object, as?: string) => {
  const answer = await call('POST', path, body, as)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
const newPost = async () => (await made('/posts', aPost(typeId))).id
const list = async (query: string) => {
  const { status, body } = await call('GET', `/ratings?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const fill = (post: number, counts: Record<number, number>, content = '') =>
  Promise.all(
    Object.entries(counts).map(([score, n]) =>
      api().db.execute(sql`insert into ratings (post_id, score, content, status, author_name)
        select ${post}, ${Number(score)}, ${content}, 'done', 'Khách ' || n from generate_series(1, ${n}) n`),
    ),
  )

beforeAll(async () => {
  typeId = (await aType(api())).id
})

describe('ratings', () => {
  it('come from people with an account and without one', async () => {
    const post_id = await newPost()
    const { id: user_id } = await api().member()
    await made('/ratings', { post_id, score: 4, user_id })
    await made('/ratings', { post_id, score: 5, author_name: 'Chị Lan', content: 'Thơm\n  lắm' })
    const { data } = await list(`search=post_id:${post_id}&include=user,post`)
    expect(data).toMatchObject([
      { user_id: null, author_name: 'Chị Lan', user: { data: null }, excerpt: '5★ Thơm lắm' },
      { user_id, user: { data: { id: user_id } }, post: { data: { id: post_id, type_id: typeId } } },
    ])
  })

  it('have one to five whole stars and are for a post that is there', async () => {
    const post_id = await newPost()
    for (const [body, field] of [
      [{ post_id, score: 0 }, 'score'],
      [{ post_id, score: 6 }, 'score'],
      [{ post_id, score: 4.5 }, 'score'],
      [{ post_id: 999_999, score: 4 }, 'post_id'],
      [{ post_id, score: 4, user_id: 999_999 }, 'user_id'],
    ] as const) {
      const answer = await call('POST', '/ratings', body)
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
    }
  })

  it('wait when they say in words what was not good, until they are ticked off; nothing else of them changes', async () => {
    const post_id = await newPost()
    const rate = (score: number, content = '') =>
      made('/ratings', { post_id, score, content, status: 'done' })
    expect((await rate(3, 'Giao chậm')).status).toBe('none')
    expect((await rate(1)).status).toBe('done')
    expect((await rate(4, 'Ngon')).status).toBe('done')
    const { id } = await rate(2, 'Vỡ túi')
    const { body } = await call('PATCH', `/ratings/${id}`, { status: 'done', score: 5, content: 'Ngon' })
    expect(body.data).toMatchObject({ status: 'done', score: 2, content: 'Vỡ túi' })
  })
})

describe('the summary of ratings', () => {
  it('tells the average and how many gave how many stars, under the same filters', async () => {
    const post = await newPost()
    await fill(post, { 5: 3, 4: 1, 1: 2 }, 'Cà phê Cầu Đất')
    const of = async (search: string, fields = '') =>
      (await list(`search=${search}&searchFields=${fields}&searchJoin=and&limit=1`)).meta.summary
    const whole = { average: 3.5, counts: { 1: 2, 2: 0, 3: 0, 4: 1, 5: 3 } }
    expect(await of(`post_id:${post}`)).toEqual(whole)
    expect(await of(`post_id:${post};score:5`)).toEqual({
      average: 5,
      counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 3 },
    })
    expect(await of(`post_id:${post};content:cau dat`, 'content:like')).toEqual(whole)
    expect(await of(`post_id:${await newPost()}`)).toMatchObject({ average: null })
    const all = await list('limit=1')
    const { counts } = all.meta.summary
    expect(counts).toMatchObject(all.meta.counts.score)
    expect(Object.values<number>(counts).reduce((sum, n) => sum + n, 0)).toBe(all.meta.pagination.total)
  })

  it('of one post is exact however many there are; of words it says how far it looked', async () => {
    const post = await newPost()
    await fill(post, { 5: 1_500, 2: 500 }, 'Hương hoa nhài')
    const { meta } = await list(`search=post_id:${post}&limit=1`)
    expect(meta.pagination.total).toBe(2_000)
    expect(meta.summary).toEqual({ average: 4.25, counts: { 1: 0, 2: 500, 3: 0, 4: 0, 5: 1_500 } })
    const found = (await list('search=content:hoa nhai&searchFields=content:like&limit=1')).meta
    expect(found.pagination.total_is_capped).toBe(true)
    expect(found.summary.is_capped).toBe(true)
  })
})
