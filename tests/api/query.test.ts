import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { withApi } from '../support/api'
import { aPost, aType } from '../support/content'
import { rowsRead } from '../support/statements'

const api = withApi()
let typeId = 0
const get = (query: string) => api().call('GET', `/posts?${query}`, { as: api().owner.token })
const titles = async (query: string) =>
  (await get(query)).body.data.map(({ title }: { title: string }) => title) as string[]

beforeAll(async () => {
  typeId = (await aType(api())).id
  for (const [title, status] of [
    ['Một', 'published'],
    ['Hai', 'hidden'],
    ['Ba; bốn: năm\\', 'draft'],
  ] as const)
    await api().call('POST', '/posts', { as: api().owner.token, body: aPost(typeId, { title, status }) })
})

describe('the query grammar', () => {
  it('joins conditions by or unless told and', async () => {
    expect(await titles('search=status:hidden;status:draft')).toHaveLength(2)
    expect(await titles('search=status:hidden;status:draft&searchJoin=and')).toEqual([])
    expect(await titles(`search=status:hidden;type_id:${typeId}&searchJoin=and`)).toEqual(['Hai'])
  })

  it('knows in, != and ranges', async () => {
    expect(await titles('search=status:hidden,draft&searchFields=status:in')).toHaveLength(2)
    expect(await titles('search=status:published&searchFields=status:!=')).toHaveLength(2)
    const range = (from: string, to: string) =>
      titles(
        `search=created_at:${from};created_at:${to}&searchFields=created_at:>=;created_at:<=&searchJoin=and`,
      )
    expect(await range('2026-11-21', '2026-11-22')).toHaveLength(3)
    expect(await range('2026-11-22', '2026-11-23')).toEqual([])
  })

  it('takes values with separators in them, escaped', async () => {
    const value = encodeURIComponent('Ba\\; bốn\\: năm\\\\')
    expect(await titles(`search=title:${value}`)).toEqual(['Ba; bốn: năm\\'])
  })

  it('pages and sorts, and says where it is', async () => {
    const { body } = await get(`search=type_id:${typeId}&limit=2&page=2&orderBy=id&sortedBy=asc`)
    expect(body.data).toHaveLength(1)
    expect(body.meta.pagination).toEqual({ count: 1, per_page: 2, total: 3, total_pages: 2, current_page: 2 })
    const beyond = await get('page=9')
    expect(beyond.body).toMatchObject({ data: [], meta: { pagination: { count: 0, total: 3 } } })
  })

  it.each([
    'search=password_hash:x',
    'search=title',
    'search=id:abc',
    'search=id:99999999999',
    'search=created_at:hom-qua',
    'search=title:x&searchFields=title:>=',
    'search=title:x&searchFields=title:~',
    'orderBy=password_hash',
    'orderBy=id&sortedBy=up',
    'include=secrets',
    'page=0',
    'page=1.5',
    'limit=1001',
    'limit=0',
    'searchRole=has',
    'nonsense=1',
    "search=title:');drop table posts--&searchFields=title:or",
    'search=__proto__:1',
    'searchFields=constructor:=',
    'constructor=length',
    '__proto__=constructor',
    'toString=name',
    'include=author,author',
    'include=constructor',
    'page=1&page=2',
    'limit=1e3',
    'page=10000001',
    'limit=101&include=body',
    `search=id:${new Array(1_001).fill(1)}&searchFields=id:in`,
    `search=${new Array(51).fill('title:x').join(';')}`,
    `searchFields=${new Array(51).fill('title:like').join(';')}`,
    'search=id:2147483648',
    'search=created_at:0000-01-01&searchFields=created_at:>=',
    'search=created_at:275760-09-13&searchFields=created_at:>=',
    'search=created_at:9999-12-31T23:59:59-12:00&searchFields=created_at:>=',
    'search=title:%00',
  ])('refuses %s with 422, never ignoring it', async (query) => {
    const answer = await get(query)
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', errors: expect.any(Object) } })
  })

  it('takes what is long but not too long', async () => {
    for (const query of [
      'limit=100&include=body,author,category',
      'page=10000000&limit=1000',
      `search=id:${new Array(1_000).fill(1)}&searchFields=id:in`,
      `search=${new Array(50).fill('title:ca phe sua da').join(';')}&searchFields=title:like`,
      'search=created_at:0001-01-01&searchFields=created_at:>=',
    ])
      expect((await get(query)).status, query.slice(0, 60)).toBe(200)
  })

  it('sends no page that is larger than the memory of four allows, and says how much of it fits', async () => {
    const type = await aType(api())
    for (let n = 1; n <= 13; n++)
      await api().call('POST', '/posts', {
        as: api().owner.token,
        body: aPost(type.id, { slug: `bai-dai-${n}` }),
      })
    const lengthen = (times: number, where: string) =>
      api().db.execute(sql`update posts set content = jsonb_build_array(jsonb_build_object('title', '', 'image', '',
        'content', repeat('chữ', ${times}))) where type_id = ${type.id} and slug like ${where}`)
    await lengthen(400_000, '%')
    const pages = (limit: number) =>
      Array.from({ length: 4 }, () => get(`search=type_id:${type.id}&include=body&limit=${limit}`))
    for (const answer of await Promise.all(pages(100)))
      expect(answer).toMatchObject({ status: 413, body: { code: 'too_large', fits: 10 } })
    for (const answer of await Promise.all(pages(10))) expect(answer.body.data).toHaveLength(10)
    expect((await get(`search=type_id:${type.id}&limit=1000`)).body.data).toHaveLength(13)
    await lengthen(5_000_000, 'bai-dai-13')
    expect((await get('search=slug:bai-dai-13&include=body&limit=5')).status).toBe(200)
    await api().db.execute(sql`delete from posts where type_id = ${type.id}`)
  })

  it('answers a page beyond the end of a counted list without reading a row for it', async () => {
    const read = (query: string) => rowsRead(api().db, 'posts', () => get(query))
    const whole = await read('limit=1000')
    // Those that are not out yet are counted for the tabs, whatever the page.
    const counted = await read('page=10000000&limit=1000')
    expect(counted).toBeLessThan(whole)
  })

  it('refuses pages deeper than a hundred thousand rows where nobody knows how many there are', async () => {
    const found = 'search=title:a&searchFields=title:like&limit=1000'
    expect((await get(`${found}&page=100`)).status).toBe(200)
    expect(await get(`${found}&page=101`)).toMatchObject({
      status: 422,
      body: { errors: { page: ['Không được lớn hơn 100'] } },
    })
  })

  it('reads the resource’s own parameters by their own names only', async () => {
    const people = (query: string) => api().call('GET', `/users?${query}`, { as: api().owner.token })
    for (const query of ['searchRole=constructor', 'searchRole=__proto__', 'searchRole=has&searchRole=no'])
      expect((await people(query)).status, query).toBe(422)
  })

  it('takes quotes and patterns in values as what they are', async () => {
    for (const value of ["' or 1=1 --", '%', '_', '\\\\', '100%'])
      expect(
        await titles(`search=title:${encodeURIComponent(value)}&searchFields=title:like`),
        value,
      ).toEqual([])
  })

  it('answers wrong paths, methods and bodies in kind, never with 500', async () => {
    const { call, owner } = api()
    const as = owner.token
    expect((await call('GET', '/nothing', { as })).status).toBe(404)
    expect((await call('PATCH', '/posts/abc', { as, body: {} })).status).toBe(404)
    expect((await call('PATCH', '/posts/99999999999', { as, body: {} })).status).toBe(404)
    expect((await call('POST', '/posts', { as, body: [] })).status).toBe(400)
    const raw = (type: string, body: string) =>
      call('POST', '/posts', { as, headers: { 'Content-Type': type }, body })
    expect((await raw('application/json', 'x')).status).toBe(400)
    expect((await raw('text/plain', '{}')).status).toBe(415)
    const odd = aPost(typeId, { title: 'a\0b\ud800', slug: 'ky-tu-la' })
    expect((await call('POST', '/posts', { as, body: odd })).body.data.title).toBe('ab\ufffd')
    const huge = aPost(2 ** 40, { slug: 'so-lon' })
    expect((await call('POST', '/posts', { as, body: huge })).status).toBe(422)
    expect(api().logged).toEqual([])
  })
})
