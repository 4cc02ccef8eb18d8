import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { sql } from 'drizzle-orm'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createApi } from '../../src/api'
import { rowsOf } from '../../src/api/db/database'
import type { Worker } from '../../src/api/jobs/worker'
import { maintain } from '../../src/api/maintenance'
import type { SendDelivery } from '../../src/api/ports'
import { shareEvents } from '../../src/api/webhooks/share'
import { sharpImages } from '../../src/server/images'
import { guardedPost } from '../../src/server/post'
import { secret, withApi } from '../support/api'
import { aPost, aType } from '../support/content'
import { shopOf } from '../support/money'
import { receiver, until } from '../support/receiver'

/** Ports of the receivers of these tests. */
const ports: number[] = []
const posting: SendDelivery = (url, message) =>
  guardedPost({ isInternal: true, ports, timeout: 1_500 })(url, message)
const api = withApi({ post: posting })
const shop = shopOf(api)
const { send } = shop

interface Made {
  id: number
  version: number
  secret: string
}

async function endpoint(events: string[], answer?: Parameters<typeof receiver>[0]) {
  const at = await receiver(answer)
  ports.push(at.port)
  const made = await send('POST', '/webhooks', { url: at.url, events })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return { ...at, ...(made.body.data as Made) }
}

const workers: Worker[] = []
const work = (of: { startJobs: () => Worker } = api().api): Worker => {
  const worker = of.startJobs()
  workers.push(worker)
  return worker
}

const deliveries = async (id: number, query = '') =>
  (await send('GET', `/webhooks/${id}/deliveries${query}`)).body.data
const told = async (id: number) =>
  (await send('GET', '/webhooks')).body.data.find((each: Made) => each.id === id)
/** Brings the next attempt forward. */
const hurry = async (id: number) => {
  await api().db.execute(sql`update webhook_deliveries set run_at = now() where webhook_id = ${id}`)
  await api().db.execute(sql`update jobs set run_at = now() where kind = 'webhook' and key = ${String(id)}`)
}
const redirect = async (source: string) =>
  (await shop.made('/redirects', { source, destination: '/moi' })) as { id: number; version: number }

beforeEach(async () => {
  await api().db.execute(sql`delete from webhooks`)
  await api().db.execute(sql`delete from webhook_events`)
  await api().db.execute(sql`delete from jobs`)
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map(({ stop }) => stop()))
})

describe('an endpoint', () => {
  it('has its secret in the answer that makes it, and nowhere else', async () => {
    const body = { url: 'https://example.com/hook', events: ['posts.created'] }
    const once = { 'Idempotency-Key': 'mot-lan' }
    const made = await send('POST', '/webhooks', body, once)
    expect(made.body.data).toMatchObject({ ...body, is_active: true, ended: '', waiting: 0 })
    expect(made.body.data.secret).toMatch(/^whsec_[\w+/]{32}$/)
    expect(JSON.stringify((await send('GET', '/webhooks')).body)).not.toContain('whsec_')
    const repeated = await send('POST', '/webhooks', body, once)
    expect(repeated.status).toBe(409)
    expect(JSON.stringify(repeated.body)).not.toContain('whsec_')
  })

  it.each([
    ['url', { url: 'ftp://example.com' }],
    ['url', { url: 'https://an:mat-khau@example.com' }],
    ['url', { url: 'javascript:alert(1)' }],
    ['url', { url: '' }],
    ['events', { events: [] }],
    ['events', { events: ['posts.read'] }],
  ])('is refused with a sentence at %s: %o', async (field, wrong) => {
    const body = { url: 'https://example.com/hook', events: ['posts.created'], ...wrong }
    const { status, body: told } = await send('POST', '/webhooks', body)
    expect(status).toBe(422)
    expect(Object.keys(told.errors)[0]).toMatch(new RegExp(`^${field}`))
  })

  it('is changed by version, and is gone with its deliveries', async () => {
    const { id, version } = await endpoint(['posts.created'])
    const off = await send('PATCH', `/webhooks/${id}`, { is_active: false }, { 'If-Match': String(version) })
    expect(off.body.data).toMatchObject({ is_active: false, events: ['posts.created'], version: version + 1 })
    const late = await send('PATCH', `/webhooks/${id}`, { is_active: true }, { 'If-Match': String(version) })
    expect(late.status).toBe(409)
    expect((await send('DELETE', `/webhooks/${id}`)).status).toBe(204)
    expect((await send('GET', `/webhooks/${id}/deliveries`)).status).toBe(404)
  })
})

describe('a change', () => {
  it('is told by its address alone, signed as Standard Webhooks says', async () => {
    const at = await endpoint(['redirects.created', 'redirects.updated', 'redirects.deleted'])
    work()
    const { id, version } = await redirect('/ky')
    await send('PATCH', `/redirects/${id}`, { destination: '/khac' })
    await send('DELETE', `/redirects/${id}`)
    await until(() => at.received.length === 3)
    const verifier = new Verifier(at.secret)
    const heard = at.received.map(({ body, headers }) => verifier.verify(body, headers))
    expect(heard).toEqual(
      ['created', 'updated', 'deleted'].map((verb, nth) => ({
        type: `redirects.${verb}`,
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
        data: {
          entity: 'redirects',
          id,
          version: Math.min(version + nth, version + 1),
          url: `https://nep.test/api/v1/redirects?search=id:${id}`,
        },
      })),
    )
    const { webhooks } = (await api().call('GET', '/api/openapi.json')).body
    const { schema } = webhooks.delivery.post.requestBody.content['application/json']
    const fits = addFormats(new Ajv2020({ strict: false })).compile(schema)
    expect(
      heard.map((each) => fits(each)),
      JSON.stringify(fits.errors),
    ).toEqual([true, true, true])
    expect(() =>
      verifier.verify(at.received[0]?.body.replace('/ky', '/x') ?? '', at.received[1]?.headers ?? {}),
    ).toThrow()
    await until(async () => (await deliveries(at.id, '?state=delivered')).length === 3)
    expect((await deliveries(at.id))[0]).toMatchObject({
      event: 'redirects.deleted',
      state: 'delivered',
      attempts: 1,
      status: 204,
      request: at.received[2]?.body,
    })
    expect(await told(at.id)).toMatchObject({ last_status: 204, failing_since: null, waiting: 0 })
  })

  it('that was taken back is told to nobody', async () => {
    const at = await endpoint(['redirects.created'])
    const rows = [{ row: 2, data: { source: '/thu', destination: '/moi' } }]
    await send('POST', '/redirects/import', { rows, dry_run: true })
    await send('POST', '/redirects', { source: '/hong', destination: '' })
    expect(await shareEvents(api().db)).toBe(0)
    expect(await deliveries(at.id)).toEqual([])
  })

  it('of a kind that nobody asked for costs no row', async () => {
    await endpoint(['posts.created'])
    await redirect('/khong-ai-hoi')
    expect(await rowsOf(api().db, sql`select from webhook_events`)).toEqual([])
  })

  it('of an article tells when it comes out, at its moment, and when it goes', async () => {
    const at = await endpoint(['posts.published', 'posts.unpublished'])
    const type = await aType(api())
    const heard = async () => {
      await shareEvents(api().db)
      return (await deliveries(at.id)).map(({ event }: { event: string }) => event)
    }
    const ahead = new Date(Date.now() + 3_600_000).toISOString()
    const { id } = await shop.made('/posts', aPost(type.id, { publish_at: ahead }))
    expect(await heard()).toEqual([])
    // The moment is brought forward, and the event of the former one finds nothing to tell twice.
    await api().db.execute(sql`update webhook_events set due_at = now()`)
    expect(await heard()).toEqual([])
    await send('PATCH', `/posts/${id}`, { publish_at: null })
    expect(await heard()).toEqual(['posts.published'])
    await send('PATCH', `/posts/${id}`, { status: 'hidden' })
    expect(await heard()).toEqual(['posts.unpublished', 'posts.published'])
  })

  it('of orders and goods tells steps, payment and what runs low', async () => {
    const at = await endpoint(['orders.stepped', 'orders.paid', 'stock.low', 'slips.created'])
    const product = await shop.product(100_000)
    const warehouse = await shop.place('/warehouses', 'Kho webhook')
    await shop.bring(warehouse, [{ post_id: product, number: 10, price: 40_000 }])
    const set = await send('PATCH', `/warehouses/reorder-points/${warehouse}-${product}`, {
      reorder_point: 9,
    })
    expect(set.status, JSON.stringify(set.body)).toBe(200)
    const order = await shop.order([{ post_id: product, quantity: 2 }])
    await shop.take(order, 'delivery', { warehouse_id: warehouse })
    await shop.pay(order, 50_000)
    await shop.pay(order, 150_000)
    await shareEvents(api().db)
    const events = (await deliveries(at.id)).map(({ event }: { event: string }) => event)
    expect(events.sort()).toEqual(
      [
        'orders.paid',
        'orders.stepped',
        'orders.stepped',
        'slips.created',
        'slips.created',
        'stock.low',
      ].sort(),
    )
  })
})

describe('a delivery', () => {
  it('that failed is tried again with the same id', async () => {
    const at = await endpoint(['redirects.created'], (response, _, nth) =>
      response.writeHead(nth === 1 ? 500 : 200).end('xin chào'),
    )
    work()
    await redirect('/lai')
    await until(async () => (await deliveries(at.id))[0]?.attempts === 1)
    const [failed] = await deliveries(at.id)
    expect(failed).toMatchObject({ state: 'waiting', status: 500, answer: 'xin chào' })
    const wait = Date.parse(failed.run_at) - Date.parse(failed.tried_at)
    expect(wait).toBeGreaterThan(4_000)
    expect(wait).toBeLessThan(6_000)
    expect((await told(at.id)).failing_since).not.toBeNull()
    await hurry(at.id)
    await until(async () => (await deliveries(at.id))[0]?.state === 'delivered')
    expect(new Set(at.received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([failed.message]),
    )
    expect(await told(at.id)).toMatchObject({ failing_since: null, last_status: 200 })
  })

  it.each([
    ['3600', 3_600_000],
    ['999999999999', 14 * 3_600_000],
  ])('waits as long as the endpoint asks, within a day: %s s', async (asked, wait) => {
    const at = await endpoint(['redirects.created'], (response) =>
      response.writeHead(503, { 'Retry-After': asked }).end(),
    )
    work()
    await redirect(`/cho-${asked}`)
    await until(async () => (await deliveries(at.id))[0]?.attempts === 1)
    const [{ run_at, tried_at }] = await deliveries(at.id)
    expect(Date.parse(run_at) - Date.parse(tried_at)).toBe(wait)
  })

  it('follows no redirect, and takes the beginning of a long answer', async () => {
    const elsewhere = await receiver()
    const away = await endpoint(['redirects.created'], (response) =>
      response.writeHead(307, { Location: elsewhere.url }).end(),
    )
    const long = await endpoint(['redirects.created'], (response) => {
      response.writeHead(200)
      for (let nth = 0; nth < 160; nth++) response.write('x'.repeat(65_536))
      response.end()
    })
    work()
    await redirect('/dai')
    await until(async () => (await deliveries(away.id))[0]?.attempts === 1)
    expect((await deliveries(away.id))[0]).toMatchObject({ status: 307, state: 'waiting' })
    expect(elsewhere.received).toEqual([])
    await until(async () => (await deliveries(long.id))[0]?.state === 'delivered')
    expect((await deliveries(long.id))[0].answer).toHaveLength(2_048)
  })

  it.each([
    ['slow', () => undefined],
    ['refused', (response: { destroy: () => unknown }) => response.destroy()],
  ])('to one that answers nothing says why: %s', async (reason, answer) => {
    const at = await endpoint(['redirects.created'], answer)
    work()
    await redirect(`/im-${reason}`)
    await until(async () => (await deliveries(at.id))[0]?.attempts === 1)
    expect((await deliveries(at.id))[0]).toMatchObject({ state: 'waiting', status: null, reason, answer: '' })
  })

  it('that is answered with 410 ends the endpoint, whose maker is told', async () => {
    const at = await endpoint(['redirects.created'], (response) => response.writeHead(410).end())
    await redirect('/het-1')
    await redirect('/het-2')
    work()
    await until(async () => (await told(at.id)).ended === 'gone')
    expect(await told(at.id)).toMatchObject({ is_active: false, waiting: 0 })
    expect((await deliveries(at.id)).map(({ state }: { state: string }) => state)).toEqual([
      'failed',
      'failed',
    ])
    await until(() => api().sent.some(({ text }) => text.includes(at.url)))
    expect(at.received).toHaveLength(1)
    const back = await send('PATCH', `/webhooks/${at.id}`, { is_active: true })
    expect(back.body.data).toMatchObject({ is_active: true, ended: '', failing_since: null })
  })

  it('is the last after five days of nothing but failure', async () => {
    const at = await endpoint(['redirects.created'], (response) => response.writeHead(500).end())
    const since = (days: number) =>
      api().db.execute(
        sql`update webhooks set failing_since = now() - make_interval(hours => ${days * 24 + 1}) where id = ${at.id}`,
      )
    work()
    await since(4)
    await redirect('/ngay-1')
    await until(async () => (await deliveries(at.id))[0]?.attempts === 1)
    expect(await told(at.id)).toMatchObject({ is_active: true })
    await since(5)
    await hurry(at.id)
    await until(async () => (await told(at.id)).ended === 'failing')
    expect(await told(at.id)).toMatchObject({ is_active: false })
    await redirect('/ngay-2')
    expect(await shareEvents(api().db)).toBe(0)
  })

  it('is signed by both secrets for a day after a new one', async () => {
    const at = await endpoint(['redirects.created'])
    const renewed = await send('POST', `/webhooks/${at.id}/secret`)
    expect(renewed.status).toBe(200)
    work()
    await redirect('/doi-khoa')
    await until(() => at.received.length === 1)
    const [{ body, headers } = { body: '', headers: {} }] = at.received
    for (const each of [at.secret, renewed.body.data.secret])
      expect(new Verifier(each).verify(body, headers)).toMatchObject({ type: 'redirects.created' })
    await api().db.execute(sql`update webhook_secrets set until = now() where until is not null`)
    await redirect('/doi-khoa-2')
    await until(() => at.received.length === 2)
    const second = at.received[1] ?? { body: '', headers: {} }
    expect(() => new Verifier(at.secret).verify(second.body, second.headers)).toThrow()
  })

  it('can be tried, and sent again with its id; not where it is switched off', async () => {
    const at = await endpoint(['posts.created'])
    work()
    const test = await send('POST', `/webhooks/${at.id}/test`)
    expect(test.body.data).toMatchObject({ event: 'webhooks.test', state: 'waiting' })
    await until(async () => (await deliveries(at.id))[0]?.state === 'delivered')
    const again = await send('POST', `/webhooks/${at.id}/deliveries/${test.body.data.id}/again`)
    expect(again.status).toBe(201)
    await until(() => at.received.length === 2)
    expect(at.received.map(({ headers }) => headers['webhook-id'])).toEqual(
      Array(2).fill(test.body.data.message),
    )
    expect((await send('POST', `/webhooks/${at.id}/deliveries/999999/again`)).status).toBe(404)
    const other = await endpoint(['posts.created'])
    const theirs = await send('POST', `/webhooks/${other.id}/deliveries/${test.body.data.id}/again`)
    expect(theirs.status).toBe(404)
    await send('PATCH', `/webhooks/${at.id}`, { is_active: false })
    expect((await send('POST', `/webhooks/${at.id}/test`)).status).toBe(422)
  })

  it('goes out by the clock of the database, however wrong that of the API is', async () => {
    const at = await endpoint(['redirects.created'])
    expect(Date.now() - api().now.getTime()).toBeGreaterThan(86_400_000)
    work()
    await redirect('/gio')
    await until(() => at.received.length === 1)
    const [{ body, headers } = { body: '', headers: {} }] = at.received
    expect(() => new Verifier(at.secret).verify(body, headers)).not.toThrow()
  })

  it('is kept for 30 days', async () => {
    const at = await endpoint(['redirects.created'])
    for (const source of ['/cu-1', '/cu-2']) await redirect(source)
    await shareEvents(api().db)
    const [, old] = await deliveries(at.id)
    await api().db.execute(
      sql`update webhook_deliveries set at = now() - interval '31 days' where id = ${old.id}`,
    )
    await maintain(api().db, new Date())
    expect((await deliveries(at.id)).map(({ id }: { id: number }) => id)).not.toContain(old.id)
    expect(await deliveries(at.id)).toHaveLength(1)
  })
})

describe('processes', () => {
  const another = () =>
    createApi({
      db: api().db,
      storage: { put: async () => undefined, get: async () => null, delete: async () => undefined },
      images: sharpImages,
      clock: () => new Date(),
      secret,
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      post: posting,
    })

  it('share the work: each event once, one at a time at each endpoint', async () => {
    const [one, two] = [await endpoint(['redirects.created']), await endpoint(['redirects.created'])]
    const second = another()
    onTestFinished(() => second.close())
    work()
    work(second)
    for (let nth = 0; nth < 20; nth++) await redirect(`/cung-${nth}`)
    for (const at of [one, two]) {
      await until(async () => (await deliveries(at.id, '?state=delivered&limit=100')).length === 20)
      expect(new Set(at.received.map(({ headers }) => headers['webhook-id'])).size).toBe(20)
      expect(at.received).toHaveLength(20)
      expect(at.mostAtOnce()).toBe(1)
    }
  })

  it('that end between a change and its delivery lose nothing, and one that stops in the middle tries again', async () => {
    const at = await endpoint(['redirects.created'], (response, _, nth) => {
      if (nth > 1) response.writeHead(204).end()
    })
    await redirect('/giua-chung')
    const first = work()
    await until(() => at.received.length === 1)
    await first.stop()
    expect((await deliveries(at.id))[0]).toMatchObject({ state: 'waiting', attempts: 0 })
    work()
    await until(async () => (await deliveries(at.id))[0]?.state === 'delivered')
    expect(new Set(at.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  it('an endpoint with 100,000 waiting that answers nothing holds up no other, and its list stays a page', async () => {
    const slow = await endpoint(['posts.deleted'], () => undefined)
    await api().db.execute(sql`insert into webhook_deliveries (webhook_id, at, event, entity, record_id)
      select ${slow.id}, now(), 'posts.deleted', 'posts', n from generate_series(1, 100000) n`)
    await api().db.execute(
      sql`insert into jobs (kind, key, payload) values ('webhook', ${String(slow.id)}, ${JSON.stringify({ id: slow.id })})`,
    )
    const quick = await endpoint(['redirects.created'])
    work()
    await until(() => slow.received.length > 0)
    for (let nth = 0; nth < 5; nth++) await redirect(`/nhanh-${nth}`)
    await until(() => quick.received.length === 5)
    expect(slow.received.length).toBeLessThan(6)
    expect(await deliveries(slow.id)).toHaveLength(25)
    expect((await told(slow.id)).waiting).toBe(1_000)
  })
})

describe('an address that leads inward', () => {
  const none = { headers: {}, body: '', signal: new AbortController().signal }

  it.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://0.0.0.0/',
    'http://100.64.0.1/',
  ])('is not called: %s', async (url) => {
    expect(await guardedPost({ timeout: 2_000 })(url, none)).toMatchObject({ status: null, reason: 'inward' })
  })

  it('is not called, also if its name led outward when it was first asked', async () => {
    const at = await receiver()
    const answers = ['8.8.8.8', '127.0.0.1']
    const asked: string[] = []
    const post = guardedPost({
      timeout: 500,
      ports: [at.port],
      lookup: (hostname, options, done) => {
        asked.push(hostname)
        const address = answers[asked.length - 1] ?? '127.0.0.1'
        if (options.all) done(null, [{ address, family: 4 }])
        else done(null, address, 4)
      },
    })
    const url = `http://doi-y.example:${at.port}/`
    expect((await post(url, none)).reason).not.toBe('inward')
    expect((await post(url, none)).reason).toBe('inward')
    expect(asked).toHaveLength(2)
    expect(at.received).toEqual([])
  })

  it('is not called at another port, unless the house allows it', async () => {
    const at = await receiver()
    expect(await guardedPost({ isInternal: true })(at.url, none)).toMatchObject({ reason: 'port' })
    expect(await guardedPost({ isInternal: true, ports: [at.port] })(at.url, none)).toMatchObject({
      status: 204,
    })
  })
})
