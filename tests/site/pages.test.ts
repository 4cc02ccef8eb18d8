import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { withApi } from '../support/api'
import { aCategory, aGroup, aPost, aType } from '../support/content'
import { visitorOf } from '../support/visitor'

const api = withApi()
const visitor = visitorOf(api)
const made = async (path: string, body: object) => {
  const answer = await api().call('POST', path, { as: api().owner.token, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}

/** Nothing that visitors do not see may be called so anywhere. */
const secret = 'KÍN'
const attack = '<img src=x onerror=alert(1)>"\'</script>'
const pages = [
  '/',
  '/hang',
  '/hang?order=price',
  '/hang/phin',
  '/hang/goi',
  '/hang/nep',
  '/hang/ban-chay',
  '/hoc/nhap-mon',
  '/tin/bai',
  '/tim-kiem?q=goi',
  `/tim-kiem?q=${secret}`,
  '/gio-hang',
  '/don-hang',
  '/lien-he',
]
let comment = 0

beforeAll(async () => {
  await api().db.execute(sql`insert into media (name, file, path, type, kind, size, url, width, height, alt)
    values ('a', 'a.webp', 'media/a.webp', 'image/webp', 'image', 1, '/files/media/a.webp', 1600, 900, 'Gói cà phê')`)
  await api().db.execute(sql`insert into languages (key, name, sort, is_default)
    values ('vi', 'Tiếng Việt', 0, true), ('en', 'English', 1, false), ('ja', '日本語', 2, false)`)
  const features = ['categories', 'orders', 'discounts', 'product_groups', 'trademarks', 'content']
  const type = (await aType(api(), { style: 'product', title: 'Hàng', slug: 'hang', features })).id
  const course = (await aType(api(), { style: 'course', title: 'Lớp', slug: 'hoc', features: ['orders'] })).id
  const news = (await aType(api(), { title: 'Tin', slug: 'tin' })).id
  const category_id = (await aCategory(api(), type, { title: 'Phin', slug: 'phin' })).id
  const group = (await aGroup(api(), type, { title: 'Bán chạy', slug: 'ban-chay' })).id
  const trademark_id = (await aGroup(api(), type, { style: 'trademark', title: 'Nếp', slug: 'nep' })).id
  const about = {
    category_id,
    trademark_id,
    group_ids: [group],
    price: 120_000,
    image: '/files/media/a.webp',
  }
  const hidden = await made(
    '/posts',
    aPost(type, { ...about, title: `${secret} nháp`, slug: 'nhap', status: 'draft' }),
  )
  await made('/posts', aPost(type, { ...about, title: `${secret} kín`, slug: 'kin', status: 'hidden' }))
  const goods = await made(
    '/posts',
    aPost(type, {
      ...about,
      title: `Gói ${attack}`,
      slug: 'goi',
      description: attack,
      related_ids: [hidden.id],
      content: [{ title: 'Cách pha', image: '', content: '<p>Rót <strong>chậm</strong></p>' }],
    }),
  )
  for (let number = 0; number < 26; number++)
    await made('/posts', aPost(type, { ...about, title: `Gói ${number}`, slug: `goi-${number}` }))
  const lesson = {
    title: 'Bài một',
    description: '',
    duration: 40,
    highlight: false,
    url: 'https://kin.example/v',
    type: 'video',
  }
  await made(
    '/posts',
    aPost(course, {
      title: 'Nhập môn',
      slug: 'nhap-mon',
      price: 400_000,
      chapters: [{ title: 'Chương một', image: '', description: '', lessons: [lesson] }],
    }),
  )
  const article = await made('/posts', aPost(news, { title: 'Bài', slug: 'bai' }))
  comment = (await made('/comments', { post_id: article.id, message: `Chào ${attack}` })).id
  await made('/ratings', { post_id: goods.id, score: 4, author_name: 'Lan', content: 'Thơm' })
  await made('/menus', {
    key: 'menu_chinh',
    title: 'Chính',
    items: [
      {
        text: 'Hàng',
        url: '/hang',
        target: 'same',
        children: [{ text: 'Phin', url: '/hang/phin', target: 'same', children: [] }],
      },
      { text: `${secret} mục`, url: '/hang/nhap', target: 'same', children: [] },
    ],
  })
  await made('/sliders', {
    key: 'dau',
    title: 'Đầu',
    items: [{ image: '/files/media/a.webp', title: 'Mùa mới', url: '/hang' }],
  })
  await made('/redirects', { source: '/cu', destination: '/hang', code: 302 })
})

describe('each kind of page', () => {
  it.each(pages)('%s is whole, names its language and shows nothing that is hidden', async (path) => {
    for (const locale of ['', '/en', '/ja']) {
      const { status, document, text, html } = await visitor.get(`${locale}${path}`.replace(/(.)\/$/, '$1'))
      expect(status).toBe(200)
      expect(document.documentElement.lang).toBe(locale.slice(1) || 'vi')
      expect(document.querySelectorAll('h1')).toHaveLength(1)
      expect(document.title).not.toBe('')
      expect(html).not.toContain('[object Object]')
      expect(html).not.toContain('undefined')
      expect(text.replace(/[“「]KÍN[”」]/, '').includes(secret), path).toBe(false)
    }
  })

  it.each(pages)('%s runs no text that somebody has typed', async (path) => {
    const { document } = await visitor.get(path)
    expect(document.querySelectorAll('[onerror], main script:not([src])')).toHaveLength(0)
    for (const data of document.querySelectorAll('[type="application/ld+json"]'))
      JSON.parse(data.textContent ?? '')
  })

  it('escapes words that are searched for', async () => {
    const { document, text } = await visitor.get(`/tim-kiem?q=${encodeURIComponent(attack)}`)
    expect(document.querySelector('[onerror]')).toBeNull()
    expect(text).toContain(attack)
    expect(document.querySelector<HTMLInputElement>('[name=q]')?.value).toBe(attack)
  })

  it('has the head that search engines read', async () => {
    const { document } = await visitor.get('/en/hang/goi')
    const linked = [...document.querySelectorAll('link[rel=canonical], link[hreflang]')].map((link) =>
      link.getAttribute('href'),
    )
    expect(linked).toEqual([
      'https://shop.test/en/hang/goi',
      'https://shop.test/hang/goi',
      'https://shop.test/en/hang/goi',
      'https://shop.test/ja/hang/goi',
    ])
    const [product] = [...document.querySelectorAll('[type="application/ld+json"]')].map((each) =>
      JSON.parse(each.textContent ?? ''),
    )
    expect(product).toMatchObject({ '@type': 'Product', name: `Gói ${attack}` })
  })

  it('says the words of staff as they are, and those of the site in the language', async () => {
    const vi = await visitor.get('/hang/goi')
    expect(vi.html).toContain('<p>Rót <strong>chậm</strong></p>')
    expect(vi.text).toContain('Thêm vào giỏ')
    expect((await visitor.get('/en/hang/goi')).text).toContain('Add to cart')
    expect((await visitor.get('/ja/hang/goi')).text).toContain('カートに入れる')
  })

  it('lists in order and goes on where it ended', async () => {
    const first = await visitor.get('/hang?order=title')
    const titles = (page: Document) => [...page.querySelectorAll('.cards h2')].map((each) => each.textContent)
    const more = [...first.document.querySelectorAll<HTMLAnchorElement>('main .chips a')].find(({ href }) =>
      href.includes('after='),
    )
    const second = await visitor.get(more?.getAttribute('href') ?? '')
    const all = [...titles(first.document), ...titles(second.document)]
    expect(new Set(all).size).toBe(27)
    expect(first.document.querySelector('.small [aria-current]')?.textContent).toBe('Theo tên')
  })

  it('shows lessons without their videos, and comments with a way to answer them', async () => {
    const course = await visitor.get('/hoc/nhap-mon')
    expect(course.text).toContain('Bài một')
    expect(course.html).not.toContain('kin.example')
    const article = await visitor.get(`/tin/bai?reply=${comment}`)
    expect(article.text).toContain(`Chào ${attack}`)
    expect(article.document.querySelector<HTMLInputElement>('#write [name=comment]')?.value).toBe(
      String(comment),
    )
  })
})

describe('an address', () => {
  it('at which nothing stands is 404 in its language', async () => {
    for (const path of ['/khong-co', '/hang/nhap', '/hang/khong', '/hang?after=sai', '/fr/hang', '/%E0%A4%A'])
      expect([path, (await visitor.get(path)).status]).toEqual([path, 404])
    expect((await visitor.get('/en/khong-co')).text).toContain('There is no such page')
  })

  it('that was left leads on with its code, in the language', async () => {
    const { status, headers } = await visitor.get('/en/cu')
    expect([status, headers.get('location')]).toEqual([302, '/en/hang'])
  })

  it('is under the base of the site, as all that it links to within', async () => {
    const { document, status } = await visitorOf(api, '/site').get('/site/en/hang/goi')
    expect(status).toBe(200)
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map((each) =>
      each.getAttribute('href'),
    )
    expect(links.filter((href) => !href?.startsWith('/site'))).toEqual([])
    expect(links).toContain('/site/en/gio-hang')
  })

  it.each([
    ['', ''],
    ['/site', '/en'],
    ['', '/ja'],
  ])('leads nowhere that is not there, from “%s%s/” on', async (base, language) => {
    const guest = visitorOf(api, base)
    const waiting = [`${base}${language || '/'}`]
    const seen = new Set(waiting)
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const { status, document } = await guest.get(path)
      expect(status, path).toBe(200)
      for (const link of document.querySelectorAll('a[href^="/"]')) {
        const [href = ''] = (link.getAttribute('href') ?? '').split('#')
        if (link.hasAttribute('hreflang') || seen.has(href)) continue
        seen.add(href)
        waiting.push(href)
      }
    }
    expect(seen.size).toBeGreaterThan(10)
  })

  it('of a file of the site may be kept for good, and a page says when it is the same', async () => {
    const { document, headers } = await visitor.get('/hang')
    const style = document.querySelector('[rel=stylesheet]')?.getAttribute('href') ?? ''
    const file = await visitor.get(style)
    expect([file.status, file.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    const etag = headers.get('etag') ?? ''
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect((await visitor.get('/hang', { 'if-none-match': etag })).status).toBe(304)
  })
})

it('is drawn with days that are none, of a field that was text once', async () => {
  const fields = [{ key: 'ngay', title: 'Ngày', style: 'text' }]
  const { id } = await made('/widgets', {
    key: 'lich',
    title: 'Lịch',
    type: 'lich',
    settings: { fields },
    value: { ngay: 'mai hoặc mốt' },
  })
  await api().db.execute(sql`update widgets
    set settings = jsonb_set(settings, '{fields,0,style}', '"date"') where id = ${id}`)
  const { status, text } = await visitor.get('/lich')
  expect(status).toBe(200)
  expect(text).toContain('Ngày: mai hoặc mốt')
})

describe('scripts of staff', () => {
  const set = (header: string, footer = '') =>
    api().db.execute(sql`update settings set value = case key when 'header_script' then ${header} else ${footer} end
      where key in ('header_script', 'footer_script')`)
  const policyOf = ({ headers }: { headers: Headers }) => headers.get('content-security-policy')

  it('stand at the head and at the end of each page, but of no preview, and may reach whom they call', async () => {
    const strict = policyOf(await visitor.get('/hang'))
    expect(strict).toContain("script-src 'self';")
    await set('<meta name="owner" content="nep">')
    const marked = await visitor.get('/hang')
    expect(marked.document.head.querySelector('[name=owner]')).not.toBeNull()
    expect(policyOf(marked)).toBe(strict)
    await set('<script src="https://dem.example/a.js"></script>', '<script>hello()</script>')
    const { document, headers } = await visitor.get('/tin/bai')
    expect(document.head.querySelector('[src="https://dem.example/a.js"]')).not.toBeNull()
    expect(document.body.lastElementChild?.textContent).toBe('hello()')
    expect(policyOf({ headers })).toMatch(
      /script-src 'self' https: 'unsafe-inline';.*connect-src 'self' https: wss:/,
    )
    const typed = await visitor.get('/preview?token=none')
    expect(typed.html).not.toContain('dem.example')
    expect(policyOf(typed)).toBe(strict?.replace("frame-ancestors 'none'", 'frame-ancestors http: https:'))
    await set('')
  })
})

it('says that it is away when its door does not answer', async () => {
  const { createSite } = await import('../../src/site')
  const closed = createSite({
    door: async (request) =>
      request.url.includes('/resolve') ? new Response('', { status: 503 }) : api().api.fetch(request),
  })
  const answer = await closed.fetch(new Request('https://shop.test/hang'))
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('<h1>')
})
