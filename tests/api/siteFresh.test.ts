import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { withApi } from '../support/api'
import { aPost, aType } from '../support/content'
import { onServer } from '../support/database'
import { siteOf } from '../support/site'
import { statementsOf } from '../support/statements'
import { warehouseOf } from '../support/stock'

const api = withApi()
const site = siteOf(api)
const { place, bring } = warehouseOf(api)
const start = new Date('2026-11-21T02:00:00.000Z')
const send = async (method: string, path: string, body?: object) => {
  const answer = await api().call(method, path, { as: api().owner.token, body })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body?.data
}
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)
let type = { id: 0, slug: '' }

beforeEach(async () => {
  api().now = start
  await api().db.execute(sql`delete from discounts`)
  type = (await aType(api(), {
    style: 'product',
    features: ['orders', 'discounts'],
    slug: `hang-${crypto.randomUUID().slice(0, 8)}`,
  })) as unknown as typeof type
})

const product = (more: object = {}) => send('POST', '/posts', aPost(type.id, { price: 100_000, ...more }))
const tagOf = async (path: string) => (await site.get(path)).headers.get('etag') ?? ''
const list = () => `/posts?type=${type.slug}`

describe('a validator', () => {
  it('answers 304 with one statement while nothing has changed, and 200 with two', async () => {
    const post = await product()
    for (const path of [list(), `/posts/${type.slug}/${post.slug}`]) {
      const cost = async (headers: Record<string, string>, status: number) =>
        (
          await statementsOf(api().db, async () =>
            expect((await site.get(path, headers)).status).toBe(status),
          )
        ).length
      expect(await cost({}, 200)).toBe(2)
      const etag = await tagOf(path)
      expect(await cost({ 'If-None-Match': `W/"other", ${etag}` }, 304)).toBe(1)
      // The answer is kept while it holds.
      expect(await cost({ 'If-None-Match': 'W/"other"' }, 200)).toBe(1)
      expect((await site.get(path)).body).toEqual(
        (await site.get(`${path}${path.includes('?') ? '&' : '?'}`)).body,
      )
    }
  })

  it('changes with the next request after whatever was written', async () => {
    const { id, slug, version } = await product()
    const other = await product()
    const warehouse = await place('/warehouses', 'Kho')
    const paths = [list(), `/posts/${type.slug}/${slug}`]
    const writes: [string, () => Promise<unknown>][] = [
      ['its title', () => send('PATCH', `/posts/${id}`, { title: 'Khác' })],
      ['its stock', () => bring(warehouse, [{ post_id: id, number: 3, price: 1 }])],
      ['its rating', () => send('POST', '/ratings', { post_id: id, score: 5, author_name: 'Lan' })],
      ['its type', () => send('PATCH', `/types/${type.id}`, { title: 'Khác' })],
      ['a setting', () => api().db.execute(sql`update settings set value = 'USD' where key = 'money_unit'`)],
      ['what is related', () => send('PATCH', `/posts/${other.id}`, { title: 'Khác nữa' })],
      [
        'many at once',
        () => api().db.execute(sql`update posts set description = 'mới' where type_id = ${type.id}`),
      ],
    ]
    expect(version).toBe(1)
    for (const [name, write] of writes) {
      const before = await Promise.all(paths.map(tagOf))
      await write()
      const now = await Promise.all(paths.map(tagOf))
      for (const [at, tag] of now.entries()) expect(tag, `${name}: ${paths[at]}`).not.toBe(before[at])
    }
  })

  it('stays when something else was written', async () => {
    await product()
    const elsewhere = await aType(api())
    const etag = await tagOf(list())
    await send('POST', '/posts', aPost(elsewhere.id))
    await send('POST', '/redirects', { source: `/${crypto.randomUUID()}`, destination: '/moi' })
    expect(await tagOf(list())).toBe(etag)
  })

  it('is good for four weeks, shorter than changes are kept', async () => {
    await product()
    const etag = await tagOf(list())
    api().now = later(28 * 86_400)
    expect(await tagOf(list())).not.toBe(etag)
  })

  it.runIf(onServer)('sees a transaction that began before the last one and ends after it', async () => {
    const { id } = await product()
    const { id: second } = await product()
    let etag = ''
    await api().db.transaction(async (slow) => {
      await slow.execute(sql`update posts set title = 'chậm' where id = ${id}`)
      await api().db.execute(sql`update posts set title = 'nhanh' where id = ${second}`)
      etag = await tagOf(list())
      expect(await tagOf(list())).toBe(etag)
    })
    expect(await tagOf(list())).not.toBe(etag)
    expect((await site.read(list())).data.map(({ title }: { title: string }) => title).sort()).toEqual([
      'chậm',
      'nhanh',
    ])
  })
})

describe('the clock', () => {
  it('shows a scheduled post from its second on, and nothing is kept beyond it', async () => {
    const { slug } = await product({ publish_at: later(40).toISOString() })
    const early = await site.get(list())
    expect(early.body.data).toEqual([])
    expect(early.headers.get('cache-control')).toBe('public, max-age=40')
    api().now = later(39)
    expect((await site.get(list(), { 'If-None-Match': early.headers.get('etag') ?? '' })).status).toBe(304)
    api().now = later(40)
    const late = await site.get(list(), { 'If-None-Match': early.headers.get('etag') ?? '' })
    expect(late.body.data).toMatchObject([{ slug, published_at: later(40).toISOString() }])
    expect(late.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=60')
  })

  it('begins and ends a discount, which says when', async () => {
    const discount = await send('POST', '/discounts', {
      type_id: type.id,
      title: 'Giảm',
      start: later(60).toISOString(),
      end: later(120).toISOString(),
      config: [
        { quantity: 1, discount: 10, type: 'percent' },
        { quantity: 5, discount: 30_000, type: 'money' },
      ],
    })
    await product({ discount_id: discount.id })
    const price = async (seconds: number) => {
      api().now = later(seconds)
      return (await site.read(list())).data[0].price
    }
    const full = { list: 100_000, now: 100_000, steps: [{ from: 1, price: 100_000 }], ends_at: null }
    expect(await price(59)).toEqual(full)
    expect(await price(60)).toEqual({
      list: 100_000,
      now: 90_000,
      steps: [
        { from: 1, price: 90_000 },
        { from: 5, price: 70_000 },
      ],
      ends_at: later(120).toISOString(),
    })
    const etag = await tagOf(list())
    expect(await price(120)).toEqual(full)
    expect(await tagOf(list())).not.toBe(etag)
  })

  it('takes what is past its day out of what is there', async () => {
    const warehouse = await place('/warehouses', 'Kho')
    const { id } = await product()
    const state = async () => (await site.read(list())).data[0].in_stock
    expect(await state()).toBe('yes')
    await bring(warehouse, [
      { post_id: id, number: 10, price: 1, expiry: '2026-11-21' },
      { post_id: id, number: 2, price: 1 },
    ])
    expect(await state()).toBe('yes')
    api().now = new Date('2026-11-21T16:59:59Z')
    const etag = await tagOf(list())
    api().now = new Date('2026-11-21T17:00:00Z')
    expect(await tagOf(list())).not.toBe(etag)
    expect(await state()).toBe('few')
  })
})

describe('anybody', () => {
  it('reads from any page of the web, in a language of the site', async () => {
    const { headers } = await site.get('/site', { Origin: 'https://vidu.vn' })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cache-tag')).toContain('settings')
    const foreign = await api().call('GET', '/api/site/v1/ja/site')
    expect(foreign).toMatchObject({ status: 422, body: { errors: { locale: [expect.any(String)] } } })
    await send('POST', '/languages', { key: 'ja', name: '日本語' })
    expect((await api().call('GET', '/api/site/v1/ja/site')).status).toBe(200)
    expect((await api().call('GET', '/api/site/v1/fr/site')).status).toBe(422)
    await api().db.execute(sql`delete from languages`)
  })

  it('finds nothing under an address that nothing could have', async () => {
    for (const part of ['%00', 'a%00b', '%ff', '..', "'", 'a'.repeat(5_000)])
      for (const path of [
        `/posts/${type.slug}/${part}`,
        `/menus/${part}`,
        `/widgets/${part}`,
        `/rss/${part}.xml`,
      ])
        expect([404, 422], path).toContain((await site.get(path)).status)
  })

  it('is refused what is not known, by its name', async () => {
    for (const [path, field] of [
      ['/posts?colour=red', 'colour'],
      ['/posts?type=khong-co', 'type'],
      ['/posts?style=film', 'style'],
      ['/posts?category=a', 'type'],
      [`/posts?type=${type.slug}&category=a`, 'category'],
      ['/posts?limit=101', 'limit'],
      ['/posts?limit=0', 'limit'],
      ['/posts?order=random', 'order'],
      ['/posts?order=chosen', 'order'],
      ['/posts?after=abc', 'after'],
      [`/posts?order=price&after=${btoa('["newest","2026-11-21T02:00:00.000000Z",1]')}`, 'after'],
      [`/posts?after=${btoa('["newest","now()",1]')}`, 'after'],
      [`/posts?after=${btoa('["newest","9999-99-99T99:99:99.999999Z",1]')}`, 'after'],
      [`/posts?after=${btoa('["newest","2026-11-21T02:00:00.000000Z",9999999999]')}`, 'after'],
      [`/posts?after=${btoa('["newest","2026-11-21T02:00:00.000000Z",{}]')}`, 'after'],
      [`/posts?type=${type.slug}&group=a`, 'group'],
      [`/posts?${Array.from({ length: 11 }, (_, at) => `values.k${at}=1`).join('&')}`, 'values.k10'],
      ['/posts?price_from=-1', 'price_from'],
      ['/posts?price_from=1e3', 'price_from'],
      ['/posts?values.=1', 'values.'],
      ['/posts?values.A-b=1', 'values.A-b'],
      ['/posts?type=a&type=b', 'type'],
      ['/resolve', 'path'],
      ['/resolve?path=abc', 'path'],
      ['/comments', 'post'],
      ['/comments?post=1e3', 'post'],
      ['/search', 'q'],
      ['/menus/main?viewer=admin', 'viewer'],
    ] as const) {
      const { status, body, headers } = await site.get(path)
      expect(status, path).not.toBe(200)
      if (status === 404) continue
      expect(Object.keys(body.errors), path).toEqual([field])
      expect(headers.get('cache-control'), path).toBe('no-store')
    }
  })
})
