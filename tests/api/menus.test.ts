import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { maxMenuItems, maxMenuLevels } from '../../src/domain/menu'
import { withApi } from '../support/api'
import { aCategory, aGroup, aPost, aType } from '../support/content'

const api = withApi()
const send = (method: string, path: string, body?: object, headers = {}) =>
  api().call(method, path, { as: api().owner.token, body, headers })

let serial = 0
const link = (text: string, more: object = {}) => ({ text, url: '/', ...more })
const add = async (items: object[], more: object = {}) => {
  const answer = await send('POST', '/menus', { key: `menu-${++serial}`, title: 'Menu', items, ...more })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
const refused = async (items: unknown, more: object = {}) => {
  const answer = await send('POST', '/menus', { key: `menu-${++serial}`, title: 'Menu', items, ...more })
  expect(answer.status, JSON.stringify(answer.body)).toBe(422)
  return answer.body.errors
}
const read = async (id: number) => (await send('GET', `/menus?search=id:${id}&include=body`)).body.data[0]
const full = (text: string) => ({
  text,
  url: '/tin-tuc?trang=2#dau',
  target: 'new',
  description: 'Mô tả',
  class: 'noi-bat lg:to',
  visibility: 'guest',
  data: { icon: 'leaf', Mau: 'xanh' },
})

describe('a menu', () => {
  it('keeps every field of its items, in a tree of up to four levels', async () => {
    const { id } = await add([{ ...full('Một'), children: [{ ...full('Hai'), children: [full('Ba')] }] }])
    const [one] = (await read(id)).items
    expect(one).toEqual({ ...full('Một'), id: expect.any(Number), children: [expect.anything()] })
    expect(one.children[0].children[0]).toEqual({ ...full('Ba'), id: expect.any(Number), children: [] })
    expect((await read(id)).items_count).toBe(3)
  })

  it('fills in what an item leaves out', async () => {
    const [item] = (await add([{ text: 'Trang chủ' }])).items
    expect(item).toEqual({
      id: expect.any(Number),
      text: 'Trang chủ',
      url: '',
      target: 'same',
      description: '',
      class: '',
      visibility: 'all',
      data: {},
      children: [],
    })
  })

  it('refuses a fifth level rather than losing it', async () => {
    const deep = (levels: number): object =>
      link('Mục', levels > 1 ? { children: [deep(levels - 1)] } : undefined)
    await add([deep(maxMenuLevels)])
    expect(await refused([deep(maxMenuLevels + 1)])).toEqual({
      'items[0].children[0].children[0].children[0].children': ['Menu chỉ có tối đa 4 cấp'],
    })
  })

  it('has at most so many items, counted over all levels', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => link(`Mục ${at}`))
    const half = maxMenuItems / 2
    expect((await add([...many(half - 1), link('Cha', { children: many(half) })])).items_count).toBe(
      maxMenuItems,
    )
    expect(await refused([...many(half), link('Cha', { children: many(half) })])).toEqual({
      items: ['Menu có tối đa 500 mục'],
    })
  })

  it.each(['javascript:alert(1)', 'JaVaScript:alert(1)', 'data:text/html,x', '//la.vn', 'vbscript:x', 'tin'])(
    'never leads to %s',
    async (url) => {
      const children = [link('Con', { url })]
      expect(await refused([link('Cha', { children })])).toHaveProperty(['items[0].children[0].url'])
    },
  )

  it.each(['/tin-tuc', 'https://nep.vn', 'mailto:a@nep.vn', 'tel:0912345678', '#cuoi-trang', ''])(
    'leads to “%s”',
    async (url) => {
      expect((await add([link('Mục', { url })])).items[0].url).toBe(url)
    },
  )

  it('refuses what the fields of an item do not take', async () => {
    for (const [more, field] of [
      [{ text: '' }, 'text'],
      [{ target: 'top' }, 'target'],
      [{ visibility: 'some' }, 'visibility'],
      [{ class: 'a" onclick="x' }, 'class'],
      [{ data: { '1a': 'x' } }, 'data'],
      [{ data: { a: 1 } }, 'data'],
      [{ data: [] }, 'data'],
      [{ data: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`k${at}`, ''])) }, 'data'],
      [{ id: 0 }, 'id'],
    ] as const)
      expect(await refused([link('Mục', more)]), field).toHaveProperty([`items[0].${field}`])
    for (const items of ['x', {}, [7], [[link('a')]], [null]])
      expect(JSON.stringify(await refused(items))).toContain('items')
  })

  it('has a key of its own, which the database keeps unique', async () => {
    await add([], { key: 'menu-chinh' })
    expect(await refused([], { key: 'menu-chinh' })).toEqual({
      key: ['Mã này đã có, vui lòng nhập mã khác'],
    })
    for (const key of ['', 'Menu', 'a b', '-a', 'menu_', 'mê-nu'])
      expect(await refused([], { key })).toHaveProperty('key')
  })

  it('comes without its items in lists, and is exported with each in words', async () => {
    const { id } = await add([link('Cà phê', { url: '/san-pham', children: [link('Phin', { url: '' })] })])
    const [row] = (await send('GET', `/menus?search=id:${id}`)).body.data
    expect(row).toMatchObject({ items_count: 2 })
    expect(row).not.toHaveProperty('items')
    const lines = (await send('GET', `/menus?search=id:${id}&include=lines`)).body.data[0].lines
    expect(lines).toEqual(['Cà phê (/san-pham)', '– Phin'])
  })
})

describe('saving a menu', () => {
  it('gives new items an id and keeps those of others, wherever they are moved', async () => {
    const menu = await add([link('Một'), link('Hai')])
    const [one, two] = menu.items
    const items = [{ ...two, children: [one] }, link('Ba')]
    const saved = (await send('PATCH', `/menus/${menu.id}`, { items })).body.data
    expect(saved.items[0].id).toBe(two.id)
    expect(saved.items[0].children[0].id).toBe(one.id)
    expect([one.id, two.id]).not.toContain(saved.items[1].id)
  })

  it('takes the id that a new item comes with, and refuses one that stands twice', async () => {
    const menu = await add([link('Một', { id: 77 })])
    expect(menu.items[0].id).toBe(77)
    expect(await refused([link('Một', { id: 5, children: [link('Hai', { id: 5 })] })])).toEqual({
      'items[0].children[0].id': ['Mã của mục này đã có ở một mục khác'],
    })
  })

  it('never takes what is absent for deleted: an item that is neither sent nor removed refuses the save', async () => {
    const menu = await add([link('Một', { children: [link('Con')] }), link('Hai')])
    const [one, two] = menu.items
    const without = await send('PATCH', `/menus/${menu.id}`, { items: [two] })
    expect(without).toMatchObject({
      status: 422,
      body: { errors: { items: [expect.stringMatching(/^Thiếu 2 mục .*: Một, Con\./)] } },
    })
    expect((await read(menu.id)).items).toEqual(menu.items)
    // A branch that comes without its children is not one without children either.
    const bare = await send('PATCH', `/menus/${menu.id}`, { items: [{ ...one, children: undefined }, two] })
    expect(bare.status).toBe(422)
    const removed = [one.id, one.children[0].id]
    const saved = await send('PATCH', `/menus/${menu.id}`, { items: [two], removed })
    expect(saved).toMatchObject({ status: 200, body: { data: { items: [{ text: 'Hai' }], items_count: 1 } } })
    expect(saved.body.data).not.toHaveProperty('removed')
  })

  it('leaves the items alone when it does not send them, and refuses to remove what it keeps', async () => {
    const menu = await add([link('Một')])
    const removed = [menu.items[0].id]
    const renamed = await send('PATCH', `/menus/${menu.id}`, { title: 'Tên khác', removed })
    expect(renamed.body.data.items).toEqual(menu.items)
    expect((await send('PATCH', `/menus/${menu.id}`, { items: menu.items, removed })).body.errors).toEqual({
      removed: ['Một mục vừa được báo là đã gỡ lại vẫn còn trong danh sách'],
    })
  })

  it('on an old version is a conflict that brings the whole tree', async () => {
    const menu = await add([link('Một')])
    const items = [...menu.items, link('Hai')]
    const ifMatch = { 'If-Match': `"${menu.version}"` }
    expect((await send('PATCH', `/menus/${menu.id}`, { items }, ifMatch)).status).toBe(200)
    const late = await send('PATCH', `/menus/${menu.id}`, { items: menu.items }, ifMatch)
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict', data: { version: 2 } } })
    expect(late.body.data.items).toHaveLength(2)
  })

  it('is undone by the history, with every item under its id', async () => {
    const menu = await add([link('Một', { children: [link('Con')] }), link('Hai')])
    const [one, two] = menu.items
    const removed = [one.id, one.children[0].id]
    await send('PATCH', `/menus/${menu.id}`, { items: [two], removed })
    const [event] = (await send('GET', `/history?entity=menus&id=${menu.id}`)).body.data
    expect((await send('POST', `/history/${event.id}/restore`)).status).toBe(200)
    expect((await read(menu.id)).items).toEqual(menu.items)
  })
})

describe('sliders', () => {
  const slide = (image: string, more: object = {}) => ({ image, ...more })
  const make = (items: unknown) =>
    send('POST', '/sliders', { key: `slider-${++serial}`, title: 'Trang chủ', items })

  it('keep their pictures in order, each with an id', async () => {
    const { data } = (
      await make([slide('/files/a.webp', { alt: 'Tiệm', url: '/tin' }), slide('/files/b.webp')])
    ).body
    expect(data.items).toMatchObject([{ image: '/files/a.webp', alt: 'Tiệm' }, { image: '/files/b.webp' }])
    const [row] = (await send('GET', `/sliders?search=id:${data.id}&include=cover,lines`)).body.data
    expect(row).toMatchObject({
      cover: '/files/a.webp',
      items_count: 2,
      lines: ['/files/a.webp', '/files/b.webp'],
    })
    const items = data.items.toReversed()
    expect((await send('PATCH', `/sliders/${data.id}`, { items })).body.data.items).toEqual(items)
  })

  it('refuse slides without a picture, unsafe links, too many, and the same id twice', async () => {
    expect((await make([slide('')])).body.errors).toHaveProperty(['items[0].image'])
    expect((await make([slide('/a.webp', { url: 'javascript:x' })])).body.errors).toHaveProperty([
      'items[0].url',
    ])
    expect((await make(Array.from({ length: 51 }, () => slide('/a.webp')))).body.errors).toHaveProperty(
      'items',
    )
    expect(
      (await make([slide('/a.webp', { id: 3 }), slide('/b.webp', { id: 3 })])).body.errors,
    ).toHaveProperty(['items[1].id'])
  })

  it('do not take an absent slide for a removed one', async () => {
    const { data } = (await make([slide('/a.webp', { title: 'Một' }), slide('/b.webp')])).body
    const items = data.items.slice(1)
    expect((await send('PATCH', `/sliders/${data.id}`, { items })).body.errors.items[0]).toContain('Một')
    const removed = [data.items[0].id]
    expect((await send('PATCH', `/sliders/${data.id}`, { items, removed })).body.data.items).toEqual(items)
  })
})

describe('the links of a menu', () => {
  const ask = async (...urls: string[]) => {
    const answer = await send('POST', '/menus/links', { urls })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return Object.fromEntries(answer.body.data.map(({ url, state }: Record<string, string>) => [url, state]))
  }

  it('are alive where something stands for visitors, hidden where it is not out, dead elsewhere', async () => {
    const { id } = await aType(api(), { slug: 'tin', title: 'Tin' })
    await aCategory(api(), id, { slug: 'tiem' })
    await aGroup(api(), id, { style: 'article', slug: 'chon-loc' })
    await aGroup(api(), id, { style: 'field', slug: 'thong-so' })
    const ahead = new Date(api().now.getTime() + 3_600_000).toISOString()
    for (const [slug, more] of Object.entries({
      'dang-doc': { status: 'published' },
      nhap: { status: 'draft' },
      an: { status: 'hidden' },
      'hen-gio': { status: 'published', publish_at: ahead },
    })) {
      const made = await send('POST', '/posts', aPost(id, { slug, ...more }))
      expect(made.status, JSON.stringify(made.body)).toBe(201)
    }
    await send('POST', '/redirects', { source: '/cu', destination: '/tin' })
    await send('POST', '/seos', { url: '/gioi-thieu', title: 'Giới thiệu', image: '/a.webp' })
    expect(
      await ask(
        '/',
        '/tin',
        '/tin/',
        '/tin?trang=2#cuoi',
        '/tin/dang-doc',
        '/tin/tiem',
        '/tin/chon-loc',
        '/tin/thong-so',
        '/tin/nhap',
        '/tin/an',
        '/tin/hen-gio',
        '/tin/khong-co',
        '/khong-co',
        '/khong-co/dang-doc',
        '/tin/dang-doc/them',
        '/cu',
        '/gioi-thieu',
      ),
    ).toEqual({
      '/': 'live',
      '/tin': 'live',
      '/tin/': 'live',
      '/tin?trang=2#cuoi': 'live',
      '/tin/dang-doc': 'live',
      '/tin/tiem': 'live',
      '/tin/chon-loc': 'live',
      '/tin/thong-so': 'dead',
      '/tin/nhap': 'hidden',
      '/tin/an': 'hidden',
      '/tin/hen-gio': 'hidden',
      '/tin/khong-co': 'dead',
      '/khong-co': 'dead',
      '/khong-co/dang-doc': 'dead',
      '/tin/dang-doc/them': 'dead',
      '/cu': 'live',
      '/gioi-thieu': 'live',
    })
  })

  it('stand at the top of the site for posts of a type whose slug is left out', async () => {
    const { id } = await aType(api(), { slug: 'tran', title: 'Trang' })
    await send('POST', '/posts', aPost(id, { slug: 've-nha', status: 'published' }))
    const set = (value: string) =>
      api().db.execute(sql`update settings set value = ${value} where key = 'remove_slug_of_post_type'`)
    await set(String(id))
    expect(await ask('/ve-nha', '/tran/ve-nha', '/tran')).toEqual({
      '/ve-nha': 'live',
      '/tran/ve-nha': 'dead',
      '/tran': 'live',
    })
    await set('')
    expect(await ask('/ve-nha', '/tran/ve-nha')).toEqual({ '/ve-nha': 'dead', '/tran/ve-nha': 'live' })
  })

  it('to other places are not judged', async () => {
    expect(await ask('https://nep.vn/tin', '#cuoi', '?a=1', 'tel:0912345678', 'mailto:a@b.vn')).toEqual({})
    expect(await ask()).toEqual({})
  })

  it('are no more than a menu has', async () => {
    const urls = Array.from({ length: maxMenuItems }, (_, at) => `/trang-${at}`)
    expect(Object.keys(await ask(...urls))).toHaveLength(maxMenuItems)
    expect((await send('POST', '/menus/links', { urls: [...urls, '/them'] })).status).toBe(422)
    for (const body of [{}, { urls: 'x' }, { urls: [7, {}] }, { urls: [null] }])
      expect((await send('POST', '/menus/links', body)).status, JSON.stringify(body)).toBe(422)
  })

  it('are told to who may list menus', async () => {
    const { token } = await api().member('list-menus')
    expect((await api().call('POST', '/menus/links', { as: token, body: { urls: ['/'] } })).status).toBe(200)
    const { token: other } = await api().member('create-menus')
    expect((await api().call('POST', '/menus/links', { as: other, body: { urls: ['/'] } })).status).toBe(403)
  })
})
