import { sql } from 'drizzle-orm'
import { createParser } from 'eventsource-parser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApi } from '../../src/api'
import { rowsOf } from '../../src/api/db/database'
import { guards } from '../../src/domain/guards'
import { batchHeader } from '../../src/domain/history'
import { type Arrival, type LiveEvent, nounOf } from '../../src/domain/live'
import { type TestApi, withApi } from '../support/api'
import { aCategory, aPost, aType } from '../support/content'

const api = withApi()
const headersOf = (token: string, since?: string) => ({
  Authorization: `Bearer ${token}`,
  ...(since && { 'Last-Event-ID': since }),
})

let open: AbortController[] = []
afterEach(() => {
  for (const each of open) each.abort()
  open = []
  vi.restoreAllMocks()
})

interface Connection {
  events: LiveEvent[]
  lastId: () => string
  isEnded: () => boolean
  cut: () => void
}

/** Reads the stream as a browser does. */
async function listen(
  token: string,
  { since, query = '', from = api().api }: { since?: string; query?: string; from?: TestApi['api'] } = {},
): Promise<Connection> {
  const request = new Request(`http://nep.test/api/v1/live${query}`, { headers: headersOf(token, since) })
  const response = await from.fetch(request)
  expect(response.status).toBe(200)
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const events: LiveEvent[] = []
  let [id, isEnded] = ['', false]
  const parser = createParser({
    onEvent(event) {
      id = event.id ?? id
      if (!event.event) events.push(JSON.parse(event.data))
    },
  })
  const decoder = new TextDecoder()
  const stop = new AbortController()
  open.push(stop)
  stop.signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined))
  const read = async () => {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      parser.feed(decoder.decode(value, { stream: true }))
    }
    isEnded = true
  }
  void read()
  await vi.waitFor(() => expect(id).not.toBe(''), 20_000)
  return { events, lastId: () => id, isEnded: () => isEnded, cut: () => stop.abort() }
}

const soon = (check: () => unknown) => vi.waitFor(check, 2_500)
const tagsOf = ({ events }: Connection) => events.flatMap(({ tags }) => tags)
const a = () => sql`(name, content) values ('An', 'Chào')`
const feedback = (db = api().db) =>
  rowsOf<{ id: number }>(db, sql`insert into feedback ${a()} returning id`).then(([row]) => row?.id ?? 0)

describe('who listens', () => {
  it('is told within two seconds what others change, whose call it was, and not what it belongs to', async () => {
    const { token } = await api().member('list-posts')
    const type = await aType(api())
    const category = await aCategory(api(), type.id)
    const one = await listen(token)
    const body = aPost(type.id, { category_id: category.id })
    const answer = await api().call('POST', '/posts', { as: api().owner.token, body })
    await soon(() =>
      expect(one.events).toContainEqual({
        tags: [`post:${answer.body.data.id}`],
        batch: answer.headers.get(batchHeader),
      }),
    )
  })

  it('hears of nothing that it may not list, and of no more once a right is lost', async () => {
    const someone = await api().member('list-feedback')
    const one = await listen(someone.token)
    const all = await listen(api().owner.token)
    await aType(api())
    const id = await feedback()
    await soon(() => expect(tagsOf(all).some((tag) => tag.startsWith('type:'))).toBe(true))
    await soon(() => expect(tagsOf(one)).toEqual([`feedback:${id}`]))
    await api().db.execute(sql`delete from user_permissions where user_id = ${someone.id}`)
    await soon(() => expect(tagsOf(all)).toContain(`user:${someone.id}`))
    const later = await feedback()
    await soon(() => expect(tagsOf(all)).toContain(`feedback:${later}`))
    expect(tagsOf(one)).toEqual([`feedback:${id}`])
  })

  it('is told which records are new, also when a lower number is committed after a higher one', async () => {
    const one = await listen(api().owner.token)
    const [first = 0, second = 0] = (
      await rowsOf<{ id: number }>(
        api().db,
        sql`select nextval('feedback_id_seq')::int as id from generate_series(1, 2)`,
      )
    ).map(({ id }) => id)
    const insert = (id: number) =>
      api().db.execute(
        sql`insert into feedback (id, name, content) overriding system value values (${id}, 'An', 'Chào')`,
      )
    await insert(second)
    await soon(() =>
      expect(one.events.flatMap(({ arrived = [] }) => arrived)).toEqual([`feedback:${second}`]),
    )
    await insert(first)
    await api().db.execute(sql`update feedback set content = 'Khác' where id = ${second}`)
    await soon(() =>
      expect(one.events.flatMap(({ arrived = [] }) => arrived)).toEqual([
        `feedback:${second}`,
        `feedback:${first}`,
      ]),
    )
  })

  it('hears who comes into a record and leaves it, if it may change it; signs of life are no news', async () => {
    const type = await aType(api())
    const post = (await api().call('POST', '/posts', { as: api().owner.token, body: aPost(type.id) })).body
      .data
    const tag = `presence:posts:${post.id}`
    const editor = await listen((await api().member('update-posts')).token)
    const reader = await listen((await api().member('list-posts')).token)
    const beat = (is_editing: boolean) =>
      api().call('POST', `/presence/posts/${post.id}`, {
        as: api().owner.token,
        body: { version: 1, is_editing },
      })
    await beat(false)
    await soon(() => expect(tagsOf(editor).filter((each) => each === tag)).toEqual([tag]))
    await beat(false)
    await beat(true)
    await soon(() => expect(tagsOf(editor).filter((each) => each === tag)).toEqual([tag, tag]))
    await api().call('DELETE', `/presence/posts/${post.id}`, { as: api().owner.token })
    await soon(() => expect(tagsOf(editor).filter((each) => each === tag)).toEqual([tag, tag, tag]))
    expect(tagsOf(reader)).not.toContain(tag)
  })
})

describe('a connection', () => {
  it('that was cut goes on where it was, at another process too', async () => {
    const other = createApi({ ...deps(), db: api().db })
    const one = await listen(api().owner.token)
    const elsewhere = await listen(api().owner.token, { from: other })
    const before = await feedback()
    await soon(() => expect(tagsOf(one)).toContain(`feedback:${before}`))
    await soon(() => expect(tagsOf(elsewhere)).toContain(`feedback:${before}`))
    one.cut()
    const missed = await feedback()
    await soon(() => expect(tagsOf(elsewhere)).toContain(`feedback:${missed}`))
    const back = await listen(api().owner.token, { since: one.lastId(), from: other })
    await soon(() => expect(tagsOf(back)).toContain(`feedback:${missed}`))
    expect(tagsOf(back)).not.toContain('*')
    other.close()
  })

  it('that nobody remembers any more is told that anything may have changed', async () => {
    await listen(api().owner.token)
    const back = await listen(api().owner.token, { since: '1.00000000.1' })
    expect(back.events).toEqual([{ tags: ['*'] }])
  })

  it('that begins is told what changed since its data was read', async () => {
    const first = await listen(api().owner.token)
    const id = await feedback()
    await soon(() => expect(tagsOf(first)).toContain(`feedback:${id}`))
    expect(tagsOf(await listen(api().owner.token, { query: '?age=5000' }))).toContain(`feedback:${id}`)
    expect(tagsOf(await listen(api().owner.token))).toEqual([])
  })

  it('that may not last ends with the first event', async () => {
    const one = await listen(api().owner.token, { query: '?wait=1' })
    expect(one.isEnded()).toBe(false)
    const id = await feedback()
    await soon(() => expect(one.isEnded()).toBe(true))
    expect(tagsOf(one)).toContain(`feedback:${id}`)
  })

  it('ends with its session', async () => {
    const { token } = await api().member('list-feedback')
    const [one, other] = [await listen(token), await listen(api().owner.token)]
    await api().call('DELETE', '/logout', { as: token })
    await vi.waitFor(() => expect(one.isEnded()).toBe(true), 15_000)
    expect(other.isEnded()).toBe(false)
  })

  it('needs a session and parameters that it knows', async () => {
    const call = (as: string | undefined, query: string, headers = {}) =>
      api().call('GET', `/live${query}`, { as, headers })
    expect((await call(undefined, '')).status).toBe(401)
    const as = api().owner.token
    for (const query of ['?wait=2', '?age=-1', '?since=3'])
      expect((await call(as, query)).status, query).toBe(422)
    expect((await call(as, '', { 'Last-Event-ID': 'x' })).status).toBe(422)
  })

  it('is one of at most twenty of a session: the oldest ends', async () => {
    const { token } = await api().member('list-feedback')
    const all: Connection[] = []
    for (let i = 0; i < 21; i++) all.push(await listen(token))
    await soon(() => expect(all.map((one) => one.isEnded())).toEqual(all.map((_, i) => i === 0)))
  })
})

describe('what arrived', () => {
  it('is the newest of what one may list, but for one’s own and replies; new until one has looked', async () => {
    const seller = await api().member('list-orders', 'update-orders')
    const reader = await api().member('list-comments', 'list-feedback')
    const read = async (as: string) => (await api().call('GET', '/arrivals', { as })).body
    const type = await aType(api())
    const post = (await api().call('POST', '/posts', { as: api().owner.token, body: aPost(type.id) })).body
      .data
    await api().db.execute(sql`delete from feedback`)
    await api().db.execute(sql`insert into comments (post_id, message, by_staff, status, created_at)
      values (${post.id}, 'Còn hàng không?', false, 'none', ${api().now.toISOString()}),
        (${post.id}, 'Còn ạ', true, 'done', ${api().now.toISOString()})`)
    const id = await feedback()
    const { data, meta } = await read(reader.token)
    expect(data.map(({ kind, text }: Arrival) => `${kind} ${text}`).sort()).toEqual([
      'comments Còn hàng không?',
      'feedback Chào',
    ])
    expect(meta.count).toBe(data.filter(({ is_new }: Arrival) => is_new).length)
    expect(await read(seller.token)).toEqual({ data: [], meta: { count: 0 } })
    const [{ record_id } = { record_id: 0 }] = data.filter(({ kind }: Arrival) => kind === 'comments')
    const look = (body: object) => api().call('POST', '/arrivals/seen', { as: reader.token, body })
    expect((await look({ comments: record_id, feedback: id })).status).toBe(204)
    expect((await read(reader.token)).meta.count).toBe(0)
    await feedback()
    expect((await read(reader.token)).meta.count).toBe(1)
    expect((await look({ comments: 'x' })).status).toBe(422)
    const nobody = await api().member('list-posts')
    expect((await api().call('GET', '/arrivals', { as: nobody.token })).status).toBe(403)
  })
})

describe('a thousand that listen', () => {
  it('cost one statement a second, and are all told', async () => {
    const tokens = await Promise.all(Array.from({ length: 50 }, () => api().member('list-feedback')))
    const each = tokens.flatMap(({ token }) => Array.from({ length: 20 }, () => token))
    const all = await Promise.all(each.map((token) => listen(token)))
    const execute = vi.spyOn(api().db, 'execute')
    const begun = Date.now()
    const id = await feedback()
    await vi.waitFor(
      () => expect(all.every((one) => tagsOf(one).includes(`feedback:${id}`))).toBe(true),
      30_000,
    )
    const seconds = (Date.now() - begun) / 1000
    // The insert, one look a second, those at the sessions after a change of rights and each ten seconds: none for each.
    expect(execute.mock.calls.length).toBeLessThanOrEqual(5 + 2 * Math.ceil(seconds))
  })
})

it('names are the same here and in the database', async () => {
  const names = [...Object.keys(guards), 'stock']
  const rows = await rowsOf<{ tab: string; noun: string }>(
    api().db,
    sql`select tab, noun_of(tab) as noun from unnest(${sql.param(names)}::text[]) tab`,
  )
  expect(rows).toEqual(names.map((tab) => ({ tab, noun: nounOf(tab) })))
})

function deps() {
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const nothing = async () => null
  return {
    storage: { put: async () => undefined, get: nothing, delete: async () => undefined },
    images: { inspect: nothing, reduce: nothing, thumbnail: nothing },
    clock: () => api().now,
    secret: 'a secret of the tests',
    log: silent,
  }
}
