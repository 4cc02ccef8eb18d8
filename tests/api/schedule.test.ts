import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { withApi } from '../support/api'
import { aCategory, aPost, aType } from '../support/content'
import { statementsOf } from '../support/statements'

const api = withApi()
const start = new Date('2026-11-21T02:00:00.000Z')
beforeEach(async () => {
  api().now = start
  await api().db.execute(sql`delete from posts`)
})

const minutes = (count: number) => new Date(api().now.getTime() + count * 60_000).toISOString()

const post = async (type: number, more: object = {}) => {
  const { call, owner } = api()
  const { status, body } = await call('POST', '/posts', { as: owner.token, body: aPost(type, more) })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data
}
const change = (id: number, body: object, more: object = {}) =>
  api().call('PATCH', `/posts/${id}`, { as: api().owner.token, body, ...more })
const list = async (query: string) => {
  const { status, body } = await api().call('GET', `/posts?${query}`, { as: api().owner.token })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b)

describe('a moment of publishing', () => {
  it('is kept in UTC and comes back with the post', async () => {
    const type = await aType(api())
    const made = await post(type.id, { publish_at: '2026-11-25T08:30+07:00' })
    expect(Date.parse(made.publish_at)).toBe(Date.parse('2026-11-25T01:30:00Z'))
  })

  it('that has passed is refused for a new post, at its field', async () => {
    const type = await aType(api())
    const { call, owner } = api()
    const body = aPost(type.id, { publish_at: minutes(-1) })
    const answer = await call('POST', '/posts', { as: owner.token, body })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors)).toEqual(['publish_at'])
  })

  it('may be proposed by those who only hand in; it is the approval that makes the post appear', async () => {
    const type = await aType(api())
    const { call } = api()
    const writer = await api().member('create-posts', 'list-posts')
    const body = aPost(type.id, { status: 'pending', publish_at: minutes(30) })
    const made = await call('POST', '/posts', { as: writer.token, body })
    expect(made.status).toBe(201)
    expect((await list(`state=scheduled`)).data).toEqual([])
    await change(made.body.data.id, { status: 'published' })
    expect(ids((await list(`state=scheduled`)).data)).toEqual([made.body.data.id])
    const published = aPost(type.id, { publish_at: minutes(30) })
    expect((await call('POST', '/posts', { as: writer.token, body: published })).status).toBe(403)
  })

  it('stays when a post is hidden or taken back, and is not invented when it is approved', async () => {
    const type = await aType(api())
    const planned = await post(type.id, { publish_at: minutes(5) })
    const hidden = await change(planned.id, { status: 'hidden' })
    expect(Date.parse(hidden.body.data.publish_at)).toBe(Date.parse(minutes(5)))
    const waiting = await post(type.id, { status: 'pending' })
    expect((await change(waiting.id, { status: 'published' })).body.data.publish_at).toBeNull()
  })

  it('is moved once by two people who move the same post', async () => {
    const type = await aType(api())
    const planned = await post(type.id, { publish_at: minutes(5) })
    const answers = await Promise.all(
      [24, 48].map((at) =>
        change(planned.id, { publish_at: minutes(at) }, { headers: { 'If-Match': `"${planned.version}"` } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [won, lost] = answers.sort((a, b) => a.status - b.status)
    expect(Date.parse(lost?.body.data.publish_at)).toBe(Date.parse(won?.body.data.publish_at))
  })

  it('is back where it was when its move is undone', async () => {
    const type = await aType(api())
    const planned = await post(type.id, { publish_at: minutes(5) })
    const moved = await change(planned.id, { publish_at: minutes(48) })
    const batch = moved.headers.get('Batch-Id')
    const undone = await api().call('POST', `/history/batches/${batch}/restore`, {
      as: api().owner.token,
    })
    expect(undone.status, JSON.stringify(undone.body)).toBe(200)
    expect(undone.body.data.refused).toEqual([])
    const [now] = (await list(`search=id:${planned.id}`)).data
    expect(Date.parse(now.publish_at)).toBe(Date.parse(minutes(5)))
  })
})

describe('lists by the clock', () => {
  const filled = async () => {
    const type = await aType(api())
    const category = await aCategory(api(), type.id)
    const out = await post(type.id)
    const wasPlanned = await post(type.id, { publish_at: minutes(1) })
    const soon = await post(type.id, { publish_at: minutes(3), category_id: category.id })
    const later = await post(type.id, { publish_at: minutes(300) })
    const draft = await post(type.id, { status: 'draft', publish_at: minutes(3) })
    const idea = await post(type.id, { status: 'draft' })
    api().now = new Date(minutes(2))
    return { type, category, out, wasPlanned, soon, later, draft, idea }
  }

  it('tell scheduled posts from published ones, with exact totals and counts', async () => {
    const { type, out, wasPlanned, soon, later } = await filled()
    const within = `search=type_id:${type.id}&searchJoin=and`
    const scheduled = await list(`state=scheduled&${within}`)
    expect(ids(scheduled.data)).toEqual([soon.id, later.id])
    expect(scheduled.meta.pagination).toMatchObject({ total: 2 })
    const published = await list(`state=published&${within}`)
    expect(ids(published.data)).toEqual([out.id, wasPlanned.id])
    expect(published.meta.pagination).toMatchObject({ total: 2 })
    for (const { meta } of [scheduled, published, await list(within)]) {
      expect(meta.counts.status).toEqual({ published: 2, scheduled: 2, draft: 2 })
      expect(meta.pagination).not.toHaveProperty('total_is_capped')
    }
    expect((await list(`search=status:published;type_id:${type.id}&searchJoin=and`)).data).toHaveLength(4)
  })

  it('move a post over by themselves when its moment comes', async () => {
    const { type, soon, later } = await filled()
    const within = `search=type_id:${type.id}&searchJoin=and`
    api().now = new Date(soon.publish_at)
    expect(ids((await list(`state=scheduled&${within}`)).data)).toEqual([later.id])
    const { data, meta } = await list(`state=published&${within}`)
    expect(ids(data)).toContain(soon.id)
    expect(meta.pagination.total).toBe(3)
    expect(meta.counts.status).toEqual({ published: 3, scheduled: 1, draft: 2 })
  })

  it('count under further filters too', async () => {
    const { type, category, soon } = await filled()
    const within = `search=type_id:${type.id};category_id:${category.id}&searchJoin=and`
    const { data, meta } = await list(`state=scheduled&${within}`)
    expect(ids(data)).toEqual([soon.id])
    expect(meta.pagination.total).toBe(1)
    expect(meta.counts.status).toEqual({ published: 0, scheduled: 1 })
    expect((await list(`state=published&${within}`)).meta.pagination.total).toBe(0)
  })

  it('find nothing where status and state contradict each other', async () => {
    const { type } = await filled()
    const within = `search=type_id:${type.id};status:draft&searchJoin=and`
    for (const state of ['scheduled', 'published']) {
      const { data, meta } = await list(`state=${state}&${within}`)
      expect(data).toEqual([])
      expect(meta.pagination.total).toBe(0)
    }
  })

  it('are searched, exported and changed in bulk like others', async () => {
    const { type, soon, later } = await filled()
    const within = `search=title:bài;type_id:${type.id}&searchFields=title:like&searchJoin=and`
    expect(ids((await list(`state=scheduled&${within}`)).data)).toEqual([soon.id, later.id])
    const { owner, api: app } = api()
    const exported = await app.fetch(
      new Request(`http://nep.test/api/v1/posts/export?state=scheduled&columns=id`, {
        headers: { Authorization: `Bearer ${owner.token}` },
      }),
    )
    expect((await exported.text()).trim().split('\r\n')).toHaveLength(3)
    const bulk = await api().call('POST', `/posts/bulk?state=scheduled&${within}`, {
      as: owner.token,
      body: { action: 'update', all: true, data: { status: 'hidden' } },
    })
    expect(bulk.status, JSON.stringify(bulk.body)).toBe(200)
    expect((await list('state=scheduled')).meta.pagination.total).toBe(0)
  })

  it('show what comes out between two moments, in its order, and drafts that no day is planned for', async () => {
    const { type, wasPlanned, soon, draft, idea } = await filled()
    const between = `search=publish_at:${minutes(-2)};publish_at:${minutes(24)};type_id:${type.id}`
    const { data } = await list(
      `${between}&searchFields=publish_at:>=;publish_at:<=&searchJoin=and&orderBy=publish_at&sortedBy=asc`,
    )
    expect(data.map(({ id }: { id: number }) => id)).toEqual([wasPlanned.id, soon.id, draft.id])
    expect(ids((await list(`undated=1&search=type_id:${type.id}`)).data)).toEqual([idea.id])
  })

  it('refuse a state that there is not', async () => {
    const { call, owner } = api()
    expect((await call('GET', '/posts?state=later', { as: owner.token })).status).toBe(422)
  })

  it('ask the database as often as before', async () => {
    const { type } = await filled()
    for (const state of ['scheduled', 'published']) {
      const plain = await statementsOf(api().db, () => list(`search=type_id:${type.id}`))
      const sent = await statementsOf(api().db, () => list(`state=${state}&search=type_id:${type.id}`))
      expect(plain.length).toBeGreaterThan(0)
      expect(sent).toHaveLength(plain.length)
    }
  })
})

describe('an approval', () => {
  const approved = async () => (await list('approved=1&orderBy=approved_at&include=approver')).data

  it('is noted with who gave it and when, and found by person and day', async () => {
    const type = await aType(api())
    const waiting = await post(type.id, { status: 'pending' })
    await post(type.id)
    const editor = await api().member('update-posts', 'list-posts')
    api().now = new Date(minutes(1))
    await change(waiting.id, { status: 'published' }, { as: editor.token })
    const [row, ...others] = await approved()
    expect(others).toEqual([])
    expect(row).toMatchObject({ id: waiting.id, approver: { data: { id: editor.id } } })
    expect(Date.parse(row.approved_at)).toBe(api().now.getTime())
    const by = (id: number) => list(`approved=1&search=approver_id:${id}`)
    expect(ids((await by(editor.id)).data)).toEqual([waiting.id])
    expect((await by(api().owner.id)).data).toEqual([])
    const before = `approved=1&search=approved_at:${minutes(-1)}&searchFields=approved_at:<=`
    expect((await list(before)).data).toEqual([])
  })

  it('is noted in bulk too', async () => {
    const type = await aType(api())
    const waiting = await post(type.id, { status: 'pending' })
    await api().call('POST', '/posts/bulk', {
      as: api().owner.token,
      body: { action: 'update', ids: [waiting.id], data: { status: 'published' } },
    })
    expect(ids(await approved())).toEqual([waiting.id])
  })

  it('is gone when it is undone, and when the post goes back to the desk, but not when the post is hidden', async () => {
    const type = await aType(api())
    const one = await post(type.id, { status: 'pending' })
    const two = await post(type.id, { status: 'pending' })
    const batch = (await change(one.id, { status: 'published' })).headers.get('Batch-Id')
    await change(two.id, { status: 'published' })
    await change(two.id, { status: 'hidden' })
    expect(ids(await approved())).toEqual([one.id, two.id])
    const undone = await api().call('POST', `/history/batches/${batch}/restore`, {
      as: api().owner.token,
    })
    expect(undone.body.data.refused).toEqual([])
    expect(ids(await approved())).toEqual([two.id])
    await change(two.id, { status: 'draft' })
    expect(await approved()).toEqual([])
  })

  it('comes back with a deleted post that is put back', async () => {
    const type = await aType(api())
    const one = await post(type.id, { status: 'pending' })
    await change(one.id, { status: 'published' })
    const gone = await api().call('DELETE', `/posts/${one.id}`, { as: api().owner.token })
    await api().call('POST', `/history/batches/${gone.headers.get('Batch-Id')}/restore`, {
      as: api().owner.token,
    })
    expect(ids(await approved())).toEqual([one.id])
  })

  it('counts: the list says exactly how many there are, also by person and day', async () => {
    const type = await aType(api())
    const { id } = await post(type.id, { status: 'pending' })
    await change(id, { status: 'published' })
    await api().db.execute(sql`insert into posts (type_id, title, slug, status, seo, approved_at, approver_id)
      select ${type.id}, 'Bài ' || n, 'bai-' || n, 'published', '{}', '2020-01-01', ${api().owner.id}
      from generate_series(1, 1200) n`)
    const total = async (more = '') =>
      (
        await list(
          `approved=1&search=type_id:${type.id}${more}&searchJoin=and&orderBy=approved_at&sortedBy=desc&limit=5`,
        )
      ).meta.pagination
    const day = encodeURIComponent('2020-12-31T00\\:00\\:00Z')
    expect(await total()).toMatchObject({ total: 1201, count: 5 })
    expect(await total()).not.toHaveProperty('total_is_capped')
    expect(await total(`;approver_id:${api().owner.id}`)).toMatchObject({ total: 1201 })
    expect(await total(`;approved_at:${day}&searchFields=approved_at:<=`)).toMatchObject({ total: 1200 })
  })

  it('cannot be claimed by whoever writes the post', async () => {
    const type = await aType(api())
    const made = await post(type.id, { approved_at: minutes(-5), approver_id: api().owner.id })
    expect(made.approved_at).toBeNull()
  })
})
