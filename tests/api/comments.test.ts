import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { withApi } from '../support/api'
import { aPost, aType } from '../support/content'

const api = withApi()
let typeId = 0
let postId = 0
let reader = { id: 0, token: '' }

const call = (method: string, path: string, body?: object, as = api().owner.token) =>
  api().call(method, path, { as, body })
const made = async (path: string, body: object, as?: string) => {
  const answer = await call('POST', path, body, as)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
/** A comment of a reader; in so many tests one of them would be told to wait. */
const asks = async (message: string, more: object = { post_id: postId }) => {
  await api().db.execute(sql`delete from attempts`)
  return made('/comments/user', { message, ...more }, reader.token)
}
const answers = (message: string, comment_id: number) => made('/comments', { message, comment_id })
const list = async (query = `search=post_id:${postId}`, as?: string) => {
  const { status, body } = await call('GET', `/comments?${query}`, undefined, as)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const rowOf = async (id: number) => (await list(`search=id:${id}`)).data[0]
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)

beforeAll(async () => {
  typeId = (await aType(api())).id
  postId = (await made('/posts', aPost(typeId))).id
  reader = await api().member()
  // What is held is told elsewhere.
  await api().db.execute(sql`update settings set value = 'none' where key = 'moderation'`)
})

describe('threads of comments', () => {
  it('come newest first, each followed by its replies as they were written, over pages', async () => {
    const { id: post_id } = await made('/posts', aPost(typeId))
    const [a, b] = [await asks('Một', { post_id }), await asks('Hai', { post_id })]
    const [a1, b1] = [await answers('Về một', a.id), await answers('Về hai', b.id)]
    const a2 = await asks('Cảm ơn', { comment_id: a.id })
    const expected = [b.id, b1.id, a.id, a1.id, a2.id]
    expect(ids((await list(`search=post_id:${post_id}`)).data)).toEqual(expected)
    // A thread that goes on over the edge of a page says on the next one what it belongs to.
    const page = (n: number) => list(`search=post_id:${post_id}&limit=2&page=${n}&include=thread`)
    const pages = [await page(1), await page(2), await page(3)]
    expect(pages.flatMap(({ data }) => ids(data))).toEqual(expected)
    expect(pages[1].data[0].thread.data).toBeNull()
    expect(pages[1].data[1]).toMatchObject({ thread_id: a.id, thread: { data: { excerpt: 'Một' } } })
    expect(pages[2].data[0].thread.data).toMatchObject({ excerpt: 'Một', name: expect.any(String) })
  })

  it('have two levels: a reply to a reply stands under the same first comment and names whom it answers', async () => {
    const root = await asks('Hạt này chua không ạ?')
    const first = await answers('Chua nhẹ ạ', root.id)
    expect(first).toMatchObject({ comment_id: root.id, thread_id: root.id, reply_to: null, post_id: postId })
    const second = await asks('Cảm ơn shop', { comment_id: first.id })
    expect(second).toMatchObject({ comment_id: root.id, thread_id: root.id, reply_to: api().owner.id })
    const [row] = (await list(`search=id:${second.id}&include=author,post,reply_to,replies_count`)).data
    expect(row).toMatchObject({
      author: { data: { id: reader.id } },
      post: { data: { id: postId, title: 'Một bài viết', type_id: typeId } },
      reply_to: { data: { id: api().owner.id, name: expect.any(String) } },
      replies_count: 0,
    })
    expect((await list(`search=id:${root.id}&include=replies_count`)).data[0].replies_count).toBe(2)
  })

  it('take no reply to what is not there, nor one that names another post', async () => {
    const other = await made('/posts', aPost(typeId))
    const root = await asks('Còn hàng không?')
    const wrong = async (body: object, field: string) => {
      const answer = await call('POST', '/comments', { message: 'Còn ạ', ...body })
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
    }
    await wrong({ comment_id: 999_999 }, 'comment_id')
    await wrong({ post_id: 999_999 }, 'post_id')
    await wrong({ comment_id: root.id, post_id: other.id }, 'post_id')
    await wrong({}, 'post_id')
  })

  it('are plain text of at most 5,000 characters, kept as it was typed but for what nobody sees', async () => {
    const message = '<b>Chào</b> & <script>alert(1)</script>\nhttps://vi-du.vn \u202Eabc'
    expect((await asks(message)).message).toBe(message.replace('\u202E', ''))
    for (const wrong of ['', '   ', 'x'.repeat(5_001)]) {
      const answer = await call('POST', '/comments', { post_id: postId, message: wrong })
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['message']])
    }
  })
})

describe('who writes comments', () => {
  it('readers by a call of their own, under posts that are out, and never as somebody else', async () => {
    const draft = await made('/posts', aPost(typeId, { status: 'draft' }))
    for (const post_id of [draft.id, 999_999])
      expect((await call('POST', '/comments/user', { post_id, message: 'Chào' }, reader.token)).status).toBe(
        422,
      )
    const under = await made('/comments', { post_id: draft.id, message: 'Nội bộ' })
    const peek = await call('POST', '/comments/user', { comment_id: under.id, message: 'Chào' }, reader.token)
    expect(peek.status).toBe(422)
    const row = await asks('Chào', {
      post_id: postId,
      user_id: api().owner.id,
      by_staff: true,
      status: 'done',
    })
    expect(row).toMatchObject({ user_id: reader.id, by_staff: false, status: 'none' })
    for (const [method, path, body] of [
      ['GET', '/comments'],
      ['POST', '/comments', { post_id: postId, message: 'Chào' }],
      ['POST', '/comments/visit', {}],
      ['PATCH', `/comments/${row.id}`, { message: 'Khác' }],
      ['DELETE', `/comments/${row.id}`],
    ] as const)
      expect([path, (await call(method, path, body, reader.token)).status]).toEqual([path, 403])
  })

  it('an account that floods them is told to wait, staff never are', async () => {
    const flood = await api().member()
    const send = () => call('POST', '/comments/user', { post_id: postId, message: 'Mua đi' }, flood.token)
    for (let sent = 0; sent < 15; sent++) expect((await send()).status).toBe(201)
    // What is refused counts too, and so does what is sent elsewhere.
    for (let sent = 0; sent < 5; sent++)
      expect((await call('POST', '/feedback', {}, flood.token)).status).toBe(422)
    const refused = await send()
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await call('POST', '/feedback', { name: 'Chị Lan' }, flood.token)).status).toBe(429)
    for (let sent = 0; sent < 22; sent++)
      expect((await call('POST', '/comments/user', { post_id: postId, message: 'Nhà' })).status).toBe(201)
  })

  it('an account sends no more than 200 in a day, however slowly', async () => {
    const slow = await api().member()
    const send = () => call('POST', '/feedback', {}, slow.token)
    for (let sent = 1; sent <= 200; sent++) {
      expect((await send()).status).toBe(422)
      if (sent % 20 === 0)
        await api().db.execute(sql`update attempts set expires_at = expires_at - interval '10 minutes'`)
    }
    const refused = await send()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(20 * 3_600)
  })
})

describe('a comment waits', () => {
  it('until staff reply in its thread after it, or tick it off', async () => {
    const root = await asks('Khi nào có hàng?')
    expect(root.status).toBe('none')
    const reply = await answers('Thứ Sáu ạ', root.id)
    expect(reply).toMatchObject({ status: 'done', by_staff: true })
    expect(await rowOf(root.id)).toMatchObject({ status: 'done', version: 2 })
    const again = await asks('Mấy giờ ạ?', { comment_id: reply.id })
    expect(again.status).toBe('none')
    expect((await rowOf(root.id)).status).toBe('done')
    await call('PATCH', `/comments/${again.id}`, { status: 'done' })
    expect(
      (await list(`search=post_id:${postId};status:none&searchJoin=and`)).data.map(
        ({ thread_id }: { thread_id: number }) => thread_id,
      ),
    ).not.toContain(root.id)
    const batch = (
      await call('POST', '/comments', { comment_id: (await asks('Ở đâu?')).id, message: 'Hà Nội' })
    ).headers.get('Batch-Id')
    // Undoing a reply lets the question wait again.
    const before = (await list('limit=1')).meta.counts.status.none
    expect((await call('POST', `/history/batches/${batch}/restore`, {})).status).toBe(200)
    expect((await list('limit=1')).meta.counts.status.none).toBe(before + 1)
  })
})

describe('deleting', () => {
  it('takes the replies along, and undoing brings all back', async () => {
    const root = await asks('Xóa đi')
    const reply = await answers('Vâng', root.id)
    const gone = await call('DELETE', `/comments/${root.id}`)
    expect(gone.status).toBe(204)
    expect(await rowOf(reply.id)).toBeUndefined()
    expect((await call('POST', `/history/batches/${gone.headers.get('Batch-Id')}/restore`, {})).status).toBe(
      200,
    )
    expect(await rowOf(root.id)).toMatchObject({ message: 'Xóa đi', thread_id: root.id })
    expect(await rowOf(reply.id)).toMatchObject({ comment_id: root.id, message: 'Vâng' })
  })

  it('of a thread and its replies at once is no failure', async () => {
    const root = await asks('Rác')
    const reply = await answers('Rác', root.id)
    const { body } = await call('POST', '/comments/bulk', {
      action: 'delete',
      ids: [root.id, reply.id, 999_999],
    })
    expect(body.data).toMatchObject({
      done: [root.id, reply.id],
      refused: [{ id: 999_999, code: 'not_found' }],
    })
  })

  it('a post takes its comments and ratings along, and brings them back, whoever restores it', async () => {
    const { id } = await made('/posts', aPost(typeId))
    const root = await asks('Bài hay', { post_id: id })
    const reply = await answers('Cảm ơn bạn', root.id)
    const rating = await made('/ratings', { post_id: id, score: 5 })
    const writer = await api().member('create-posts', 'update-posts', 'delete-posts', 'list-posts')
    const gone = await call('DELETE', `/posts/${id}`, undefined, writer.token)
    expect(gone.status).toBe(204)
    expect((await list(`search=post_id:${id}`)).meta.pagination.total).toBe(0)
    const batch = gone.headers.get('Batch-Id')
    const back = await call('POST', `/history/batches/${batch}/restore`, {}, writer.token)
    expect(back.status, JSON.stringify(back.body)).toBe(200)
    expect(ids((await list(`search=post_id:${id}`)).data)).toEqual([root.id, reply.id])
    expect((await call('GET', `/ratings?search=id:${rating.id}`)).body.data).toHaveLength(1)
    const [counted] = await rowsOf<{ n: number }>(
      api().db,
      sql`select sum(n)::int - (select count(*)::int from comments) as n from list_counts where list = 'comments'`,
    )
    expect(counted?.n, 'the total is the number of rows').toBe(0)
  })

  it('an account leaves its words', async () => {
    const { id, token } = await api().member()
    const row = await made('/comments/user', { post_id: postId, message: 'Tạm biệt' }, token)
    await call('DELETE', `/users/${id}`)
    const [left] = (await list(`search=id:${row.id}&include=author`)).data
    expect(left).toMatchObject({ message: 'Tạm biệt', user_id: null, author: { data: null } })
  })
})

describe('finding comments', () => {
  it('by post, person, words and days, each with how many there are', async () => {
    const { id: post_id } = await made('/posts', aPost(typeId))
    const one = await api().member()
    const row = await made(
      '/comments/user',
      { post_id, message: 'Rang mộc có bảo quản lâu không?' },
      one.token,
    )
    await api().db.execute(sql`insert into comments (post_id, message, created_at)
      select ${post_id}, 'Hạt ' || n, '2020-01-01' from generate_series(1, 1200) n`)
    const found = async (search: string, fields = '') =>
      (await list(`search=${search}&searchFields=${fields}&searchJoin=and&limit=5`)).meta.pagination
    expect(await found(`post_id:${post_id}`)).toMatchObject({ total: 1201 })
    expect(await found(`post_id:${post_id}`)).not.toHaveProperty('total_is_capped')
    expect(await found(`user_id:${one.id}`)).toMatchObject({ total: 1 })
    expect(await found(`post_id:${post_id};message:bao quan`, 'message:like')).toMatchObject({ total: 1 })
    const day = encodeURIComponent('2020-12-31T00\\:00\\:00Z')
    expect(await found(`post_id:${post_id};created_at:${day}`, 'created_at:<=')).toMatchObject({
      total: 1200,
    })
    const { body } = await call('GET', '/search?q=rang moc co bao quan')
    expect(body.data).toMatchObject([{ kind: 'comments', id: row.id, subtitle: 'Một bài viết' }])
  })
})

describe('what is new since my last visit', () => {
  const visit = async (as: string) => (await call('POST', '/comments/visit', {}, as)).body.data
  const later = (as: { id: number }, minutes: number) =>
    api().db.execute(
      sql`update visits set at = at - ${minutes} * interval '1 minute' where user_id = ${as.id} and list = 'comments'`,
    )

  it('is kept on the server for each person, and stays marked while the visit lasts', async () => {
    const [one, other] = [await api().member('list-comments'), await api().member('list-comments')]
    expect((await visit(one.token)).unread).toBe(0)
    await visit(other.token)
    const [first] = [await asks('Mới một'), await asks('Mới hai')]
    const seen = await visit(one.token)
    expect(seen).toEqual({ since: first.id - 1, unread: 2 })
    // On another machine, or after a reload, it is the same visit.
    await later(one, 29)
    expect(await visit(one.token)).toEqual(seen)
    await later(one, 31)
    expect((await visit(one.token)).unread).toBe(0)
    expect((await visit(other.token)).unread).toBe(2)
  })

  it('does not count one’s own words', async () => {
    const staff = await api().member('list-comments', 'update-comments')
    await visit(staff.token)
    await made('/comments', { post_id: postId, message: 'Của tôi' }, staff.token)
    expect((await visit(staff.token)).unread).toBe(0)
  })
})

describe('two people at once', () => {
  it('replying to one thread both succeed, and deleting it meanwhile fails nobody badly', async () => {
    for (let round = 0; round < 5; round++) {
      const root = await asks(`Cùng lúc ${round}`)
      const results = await Promise.all([
        call('POST', '/comments', { comment_id: root.id, message: 'Một' }),
        call('POST', '/comments', { comment_id: root.id, message: 'Hai' }),
        ...(round % 2 ? [call('DELETE', `/comments/${root.id}`)] : []),
      ])
      const codes = results.map(({ status }) => status)
      if (round % 2) {
        expect(codes[2]).toBe(204)
        for (const code of codes.slice(0, 2)) expect([201, 422]).toContain(code)
        expect((await list(`search=thread_id:${root.id}`)).data).toEqual([])
      } else {
        expect(codes).toEqual([201, 201])
        expect((await list(`search=thread_id:${root.id}`)).data).toHaveLength(3)
        expect((await rowOf(root.id)).status).toBe('done')
      }
    }
  })
})
