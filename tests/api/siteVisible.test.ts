import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { withApi } from '../support/api'
import { aCategory, aGroup, aPost, aType } from '../support/content'
import { siteOf } from '../support/site'
import { warehouseOf } from '../support/stock'

const api = withApi()
const site = siteOf(api)
const { place, bring } = warehouseOf(api)
const send = (method: string, path: string, body?: object) =>
  api().call(method, path, { as: api().owner.token, body })
const made = async (path: string, body: object) => {
  const answer = await send('POST', path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}

/** Nothing that visitors do not see may be called so anywhere. */
const secret = 'KÍN'
const day = 86_400_000
let type = { id: 0, slug: '' }
let hiddenType = { id: 0 }
let shown = { id: 0, slug: '' }
const planted: { id: number; slug: string; title: string }[] = []

beforeAll(async () => {
  const { db, now } = api()
  await db.execute(sql`insert into media (name, file, path, type, kind, size, url, width, height, alt, focus_x)
    values ('a', 'a.webp', 'media/a.webp', 'image/webp', 'image', 1, '/files/media/a.webp', 1600, 900, 'Gói cà phê', 20)`)
  const kind = {
    style: 'product',
    features: ['categories', 'orders', 'discounts', 'product_groups', 'trademarks'],
  }
  type = (await made('/types', { ...kind, title: 'Sản phẩm', slug: 'san-pham' })) as typeof type
  hiddenType = await aType(api(), { title: `${secret} loại`, is_shown: false })
  const category = await aCategory(api(), type.id, { title: 'Cà phê', slug: 'ca-phe' })
  const closed = await aCategory(api(), type.id, {
    title: `${secret} danh mục`,
    slug: 'kin',
    is_shown: false,
  })
  const below = await aCategory(api(), type.id, {
    title: `${secret} con`,
    slug: 'kin-con',
    parent_id: closed.id,
  })
  const group = await aGroup(api(), type.id, { title: 'Bán chạy', slug: 'ban-chay' })
  const trademark = await aGroup(api(), type.id, { style: 'trademark', title: 'Nếp', slug: 'nep' })
  const about = {
    category_id: category.id,
    trademark_id: trademark.id,
    group_ids: [group.id],
    price: 120_000,
    image: '/files/media/a.webp',
  }
  const later = { publish_at: new Date(now.getTime() + day).toISOString() }
  const hidden: [string, object][] = [
    ['hidden', { status: 'hidden' }],
    ['draft', { status: 'draft' }],
    ['pending', { status: 'pending' }],
    ['scheduled', later],
    ['trashed', {}],
    ['category', { category_id: closed.id }],
    ['below', { category_id: below.id }],
  ]
  for (const [name, more] of hidden)
    planted.push(
      await made('/posts', aPost(type.id, { ...about, title: `${secret} ${name}`, slug: name, ...more })),
    )
  planted.push(await made('/posts', aPost(hiddenType.id, { title: `${secret} of a type`, slug: 'of-type' })))
  shown = await made(
    '/posts',
    aPost(type.id, {
      ...about,
      title: 'Cà phê phin',
      slug: 'phin',
      related_ids: planted.map(({ id }) => id),
      agency_prices: [],
    }),
  )
  await made('/posts', aPost(type.id, { ...about, title: 'Cà phê sữa', slug: 'sua' }))
  for (const { id } of planted) {
    await made('/ratings', { post_id: id, score: 1, author_name: secret })
    await made('/comments', { post_id: id, message: secret })
  }
  const trashed = planted.find(({ slug }) => slug === 'trashed')
  expect((await send('DELETE', `/posts/${trashed?.id}`)).status).toBe(204)
  const link = (slug: string) => ({ text: slug, url: `/san-pham/${slug}`, target: 'same', children: [] })
  await made('/menus', {
    key: 'main',
    title: 'Chính',
    items: [
      { ...link('phin'), text: 'Phin' },
      ...planted.map(({ slug }, at) => ({ ...link(slug), text: `${secret} ${at}` })),
      { ...link('kin'), text: `${secret} danh mục` },
      { ...link('ca-phe'), text: 'Cà phê' },
    ].filter(({ url }) => !['/san-pham/of-type', '/san-pham/trashed'].includes(url)),
  })
  await made('/sliders', {
    key: 'home',
    title: 'Trang chủ',
    items: planted
      .filter(({ slug }) => !['of-type', 'trashed'].includes(slug))
      .map(({ slug }) => ({
        image: '/files/media/a.webp',
        title: `${secret} ${slug}`,
        url: `/san-pham/${slug}`,
      })),
  })
})

const everything = () => [
  '/site',
  '/resolve?path=/',
  '/resolve?path=/san-pham',
  '/resolve?path=/san-pham/phin',
  '/resolve?path=/san-pham/ca-phe',
  '/resolve?path=/san-pham/ban-chay',
  '/resolve?path=/san-pham/nep',
  ...planted.map(({ slug }) => `/resolve?path=/san-pham/${slug}`),
  '/posts',
  '/posts?order=oldest',
  '/posts?order=sold',
  '/posts?order=title&limit=1',
  '/posts?type=san-pham&category=ca-phe',
  '/posts?type=san-pham&group=ban-chay',
  '/posts?type=san-pham&trademark=nep',
  '/posts?type=san-pham&price_from=1',
  '/posts?style=product',
  `/posts?q=${encodeURIComponent(secret)}`,
  `/search?q=${encodeURIComponent(secret)}`,
  '/posts/san-pham/phin',
  '/categories',
  '/groups',
  '/trademarks',
  '/menus/main',
  '/sliders/home',
  '/widgets',
  `/comments?post=${shown.id}`,
  `/ratings?post=${shown.id}`,
]

describe('what is not to be seen', () => {
  it('appears in no answer', async () => {
    for (const path of everything()) expect(JSON.stringify(await site.read(path)), path).not.toContain(secret)
    for (const path of [
      '/sitemap.xml',
      '/sitemap.xml?part=places',
      '/sitemap.xml?part=posts',
      '/rss/san-pham.xml',
    ]) {
      const told = await site.text(path)
      for (const { slug } of planted) expect(told, path).not.toContain(`/${slug}<`)
      expect(told).not.toContain(secret)
    }
  })

  it('has no page, no comments and no ratings', async () => {
    for (const { id, slug } of planted) {
      expect((await site.get(`/posts/san-pham/${slug}`)).status, slug).toBe(404)
      expect((await site.read(`/resolve?path=/san-pham/${slug}`)).data).toEqual({
        kind: 'nothing',
        path: `/san-pham/${slug}`,
      })
      for (const what of ['comments', 'ratings'])
        expect(await site.get(`/${what}?post=${id}`), slug).toMatchObject({
          status: 422,
          body: { errors: { post: [expect.any(String)] } },
        })
    }
    expect((await site.get('/posts?type=san-pham&category=kin')).status).toBe(422)
    expect((await site.get(`/rss/${'an'}.xml`)).status).toBe(404)
  })

  it('is in no count', async () => {
    const totals = async (query: string) => (await site.read(`/posts?${query}`)).meta.total
    for (const query of [
      '',
      'type=san-pham',
      'style=product',
      'type=san-pham&category=ca-phe',
      'type=san-pham&trademark=nep',
      'type=san-pham&group=ban-chay',
      'price_from=1',
      'q=ca+phe',
    ])
      expect(await totals(query), query).toBe(2)
    const { data } = await site.read('/categories?type=san-pham')
    expect(data).toMatchObject([{ slug: 'ca-phe', posts_count: 2 }])
  })

  it('is left out of menus and sliders', async () => {
    const { data } = await site.read('/menus/main')
    expect(data.items.map(({ text }: { text: string }) => text)).toEqual(['Phin', 'Cà phê'])
    expect((await site.read('/sliders/home')).data.items).toEqual([])
  })

  it('is seen once it may be', async () => {
    await send('PATCH', `/types/${hiddenType.id}`, { is_shown: true })
    expect((await site.read('/posts')).meta.total).toBe(3)
    await send('PATCH', `/types/${hiddenType.id}`, { is_shown: false })
    expect((await site.read('/posts')).meta.total).toBe(2)
  })
})

/** All members that may leave, of any answer. */
const allowed = new Set(
  `data meta total next total_is_capped average
  settings languages types menus sliders pages seo key name is_default title type fields style slug path description picture
  pictures src srcset width height alt focus_x focus_y keywords image canonical
  id category published_at updated_at rating count price list now steps from ends_at code in_stock lesson_count duration
  author content html custom details value trademark groups breadcrumb related json_ld chapters lessons highlight
  parent_id layout number_displayed show_by_category posts_count group
  items url text target class children
  kind post widgets redirect destination
  message thread_id by_staff created_at score`
    .split(/\s+/)
    .filter(Boolean),
)
/** Under these stand names that somebody else gives: of settings that are public, of fields, of schema.org. */
const open = new Set(['settings', 'custom', 'value', 'json_ld', 'data'])

function* keysIn(value: unknown, under = ''): Generator<string> {
  if (Array.isArray(value)) for (const each of value) yield* keysIn(each, under)
  else if (value && typeof value === 'object')
    for (const [key, each] of Object.entries(value)) {
      if (!(open.has(under) && under !== 'data')) yield key
      if (!(open.has(key) && key !== 'data')) yield* keysIn(each, key)
    }
}

describe('what leaves', () => {
  it('are members of a list, and no others', async () => {
    const unknown = new Set<string>()
    for (const path of everything())
      for (const key of keysIn(await site.read(path))) if (!allowed.has(key)) unknown.add(`${key} of ${path}`)
    expect([...unknown]).toEqual([])
  })

  it('tells no cost, number of units, mail address, phone number, version or note', async () => {
    const warehouse = await place('/warehouses', 'Kho')
    await bring(warehouse, [{ post_id: shown.id, number: 4_321, price: 98_765 }])
    await send('PATCH', `/users/${api().owner.id}`, {
      name: 'Chủ quán',
      email: 'owner@nep.vn',
      phone: '0912345678',
      note: 'ghi chú kín',
    })
    for (const path of everything()) {
      const told = JSON.stringify(await site.read(path))
      for (const word of [
        '4321',
        '98765',
        'owner@nep.vn',
        '0912345678',
        'ghi chú kín',
        '"version"',
        'agency',
      ])
        expect(told, path).not.toContain(word)
    }
  })
})
