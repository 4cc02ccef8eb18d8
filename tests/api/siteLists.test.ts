import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { withApi } from '../support/api'
import { aCategory, aGroup, aPost, aType } from '../support/content'
import { siteOf } from '../support/site'
import { warehouseOf } from '../support/stock'

const api = withApi()
const site = siteOf(api)
const { place, bring } = warehouseOf(api)
const send = async (method: string, path: string, body?: object) => {
  const answer = await api().call(method, path, { as: api().owner.token, body })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body?.data
}

const slugs = (rows: { slug: string }[]) => rows.map(({ slug }) => slug)
const list = async (query: string) => slugs((await site.read(`/posts?${query}`)).data)
const minute = 60_000
let ids: number[] = []

beforeAll(async () => {
  const { db, now } = api()
  const type = await aType(api(), {
    style: 'product',
    slug: 'hang',
    features: ['categories', 'data_groups', 'orders', 'product_groups', 'trademarks'],
  })
  await aType(api(), { slug: 'tin' })
  const parent = await aCategory(api(), type.id, { slug: 'ca-phe' })
  const child = await aCategory(api(), type.id, { slug: 'hat', parent_id: parent.id })
  const fields = await aGroup(api(), type.id, { style: 'field', title: 'Chi tiết' })
  await send('POST', '/fields', { group_id: fields.id, key: 'rang', title: 'Rang', style: 'text' })
  await send('POST', '/fields', { group_id: fields.id, key: 'gram', title: 'Khối lượng', style: 'number' })
  const group = await aGroup(api(), type.id, { slug: 'chon' })
  const trademark = await aGroup(api(), type.id, { style: 'trademark', slug: 'nep' })
  const plans: [string, object][] = [
    ['a', { title: 'Ấm', price: 300_000, category_id: parent.id }],
    ['b', { title: 'Bột', price: 100_000, category_id: child.id, values: { rang: 'đậm', gram: 250 } }],
    ['c', { title: 'Cà phê', price: 200_000, values: { rang: 'vừa', gram: 500 } }],
    ['d', { title: 'Đường', price: 100_000, trademark_id: trademark.id }],
    ['e', { title: 'Ép', price: 150_000 }],
  ]
  ids = []
  for (const [at, [slug, more]] of plans.entries()) {
    api().now = new Date(now.getTime() + at * minute)
    ids.push((await send('POST', '/posts', aPost(type.id, { slug, group_ids: [group.id], ...more }))).id)
  }
  const of = (slug: string) => ids[plans.findIndex(([each]) => each === slug)]
  await send('PATCH', `/groups/${group.id}`, { members: { moved: [{ id: of('e'), before: of('a') }] } })
  const warehouse = await place('/warehouses', 'Kho')
  await bring(warehouse, [{ post_id: Number(of('c')), number: 9, price: 1 }])
  const answer = await api().call('POST', `/warehouses/${warehouse}/change`, {
    as: api().owner.token,
    body: { style: 'export', reason: 'sale', products: [{ post_id: of('c'), number: 2, price: 5 }] },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  await db.execute(sql`select 1`)
})

describe('the list of posts', () => {
  it('is in each order that it offers', async () => {
    const orders: [string, string[]][] = [
      ['newest', ['e', 'd', 'c', 'b', 'a']],
      ['oldest', ['a', 'b', 'c', 'd', 'e']],
      ['price', ['b', 'd', 'e', 'c', 'a']],
      ['-price', ['a', 'c', 'e', 'd', 'b']],
      ['title', ['a', 'b', 'c', 'd', 'e']],
      ['sold', ['c', 'e', 'd', 'b', 'a']],
    ]
    for (const [order, told] of orders) {
      expect(await list(`order=${order}`), order).toEqual(told)
      expect(await list(`order=${order}&type=hang`), order).toEqual(told)
      expect(await list(`order=${order}&price_from=1`), order).toEqual(told)
    }
    expect(await list('type=hang&group=chon')).toEqual(['e', 'a', 'b', 'c', 'd'])
  })

  it('goes on by a cursor through all of it, with the same total', async () => {
    for (const query of [
      ...['newest', 'oldest', 'price', '-price', 'title', 'sold'].map((order) => `order=${order}`),
      'order=price&price_from=1',
      'type=hang&group=chon',
    ]) {
      const all = await list(query)
      const found: string[] = []
      let next: string | null = ''
      while (next !== null) {
        const { data, meta } = await site.read(
          `/posts?${query}&limit=2${next && `&after=${encodeURIComponent(next)}`}`,
        )
        expect(meta.total, query).toBe(5)
        found.push(...slugs(data))
        next = meta.next
      }
      expect(found, query).toEqual(all)
    }
  })

  it('neither skips nor repeats what was there when something comes in between', async () => {
    const first = await site.read('/posts?limit=2')
    api().now = new Date(api().now.getTime() + minute)
    const { id } = await send(
      'POST',
      '/posts',
      aPost((await send('GET', '/types')).find((each: { slug: string }) => each.slug === 'tin').id),
    )
    const second = await site.read(`/posts?limit=2&after=${encodeURIComponent(first.meta.next)}`)
    expect(slugs(second.data)).toEqual(['c', 'b'])
    await send('DELETE', `/posts/${id}`)
  })

  it('takes filters, alone and together', async () => {
    const cases: [string, string[]][] = [
      ['type=hang&category=ca-phe', ['b', 'a']],
      ['type=hang&category=hat', ['b']],
      ['type=hang&trademark=nep', ['d']],
      ['type=tin', []],
      ['style=article', []],
      ['price_from=150000&price_to=200000', ['e', 'c']],
      ['values.rang=v%E1%BB%ABa', ['c']],
      ['values.gram=250', ['b']],
      ['values.gram=250&values.rang=v%E1%BB%ABa', []],
      ['values.khong=1', []],
      ['q=ca%20phe', ['c']],
      ['q=duong&type=hang', ['d']],
      ['q=%25', []],
      ['q=%20', ['e', 'd', 'c', 'b', 'a']],
    ]
    for (const [query, told] of cases) {
      const { data, meta } = await site.read(`/posts?${query}`)
      expect(slugs(data), query).toEqual(told)
      expect(meta, query).toEqual({ total: told.length, next: null })
    }
    expect(slugs((await site.read('/search?q=bot')).data)).toEqual(['b'])
  })
})

describe('what stands at an address', () => {
  it('is told in one call', async () => {
    await send('POST', '/redirects', { source: '/cu', destination: '/hang/c', code: 302 })
    await send('POST', '/redirects', { source: '/?p=7', destination: '/hang' })
    const kinds: [string, object][] = [
      ['/', { kind: 'home' }],
      ['/hang', { kind: 'type', type: { slug: 'hang' } }],
      ['/hang/', { kind: 'type' }],
      ['/hang/c', { kind: 'post', post: { slug: 'c', breadcrumb: [{ path: '/hang' }] } }],
      ['/hang/ca-phe', { kind: 'category', category: { slug: 'ca-phe', posts_count: 1 } }],
      ['/hang/chon', { kind: 'group', group: { slug: 'chon' } }],
      ['/hang/nep', { kind: 'trademark', trademark: { slug: 'nep' } }],
      ['/cu?a=1', { kind: 'redirect', redirect: { destination: '/hang/c', code: 302 } }],
      ['/?p=7', { kind: 'redirect', redirect: { destination: '/hang', code: 301 } }],
      ['/?p=8', { kind: 'home' }],
      ['/hang/khong', { kind: 'nothing' }],
      ['/%E0%A4%A', { kind: 'nothing' }],
      ["/hang/c'; drop table posts", { kind: 'nothing' }],
      [`/${'a'.repeat(3_000)}`, { kind: 'nothing' }],
    ]
    for (const [path, told] of kinds)
      expect((await site.read(`/resolve?path=${encodeURIComponent(path)}`)).data, path).toMatchObject(told)
  })

  it('is a post without the slug of its type, where that is left out', async () => {
    const { id } = (await send('GET', '/types')).find(({ slug }: { slug: string }) => slug === 'hang')
    await api().db.execute(
      sql`update settings set value = ${String(id)} where key = 'remove_slug_of_post_type'`,
    )
    expect((await site.read('/resolve?path=/c')).data).toMatchObject({ kind: 'post', post: { path: '/c' } })
    expect((await site.read('/resolve?path=/hang/c')).data.kind).toBe('nothing')
    await api().db.execute(sql`update settings set value = '' where key = 'remove_slug_of_post_type'`)
  })
})

describe('a post', () => {
  it('says what its page needs, and what stands in its head', async () => {
    await api().db.execute(sql`update settings set value = 'https://vidu.vn' where key = 'site_url'`)
    await send('POST', '/seos', { url: '/hang/b', title: 'Bột cà phê ngon', image: '/files/b.webp' })
    const { data } = await site.read('/posts/hang/b')
    expect(data).toMatchObject({
      title: 'Bột',
      breadcrumb: [{ path: '/hang' }, { path: '/hang/ca-phe' }, { path: '/hang/hat' }],
      details: [
        { key: 'rang', title: 'Rang', style: 'text', value: 'đậm' },
        { key: 'gram', title: 'Khối lượng', style: 'number', value: 250 },
      ],
      groups: [{ slug: 'chon', path: '/hang/chon' }],
      seo: { title: 'Bột cà phê ngon', canonical: 'https://vidu.vn/hang/b' },
      json_ld: [
        {
          '@type': 'Product',
          name: 'Bột',
          url: 'https://vidu.vn/hang/b',
          offers: { price: 100_000, priceCurrency: 'VND', availability: 'https://schema.org/InStock' },
        },
        { '@type': 'BreadcrumbList' },
      ],
    })
    expect(await site.text('/sitemap.xml?part=posts')).toContain('<loc>https://vidu.vn/hang/b</loc>')
    await api().db.execute(sql`update settings set value = '' where key = 'site_url'`)
    const sitemapAt = async (host: string) =>
      (await api().api.fetch(new Request(`http://${host}/api/site/v1/vi/sitemap.xml?part=places`))).text()
    expect(await sitemapAt('a.vn')).toContain('http://a.vn/hang<')
    expect(await sitemapAt('b.vn')).not.toContain('a.vn')
    await api().db.execute(sql`update settings set value = 'https://vidu.vn' where key = 'site_url'`)
    expect(await site.text('/robots.txt')).toContain('Sitemap: https://vidu.vn/')
  })
})
