import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../src/api/routes'
import { allPermissions, type Permission } from '../../src/domain/permissions'
import type { Hit } from '../../src/domain/search'
import { withApi } from '../support/api'
import { aCategory, aGroup, aPost, aType } from '../support/content'
import { samplesOf } from '../support/samples'
import { statementsOf } from '../support/statements'

const api = withApi()
let typeId = 0

const find = async (q: string, as = api().owner.token, more = ''): Promise<Hit[]> => {
  const answer = await api().call('GET', `/search?q=${encodeURIComponent(q)}${more}`, { as })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.data
}
const titles = async (q: string, kind = 'posts') =>
  (await find(q)).filter((hit) => hit.kind === kind).map(({ title }) => title)
const post = (title: string, more: object = {}) =>
  api().call('POST', '/posts', { as: api().owner.token, body: aPost(typeId, { title, ...more }) })

/** Rows that a search must look past: more than it looks through one by one. */
const fill = (title: string, count: number) =>
  api().db.execute(sql`insert into posts (type_id, status, title, slug, seo, title_key)
    select ${typeId}, 'draft', ${title} || n, 'fill-' || ${title} || n, '{}', '' from generate_series(1, ${count}::int) n`)

beforeAll(async () => {
  typeId = (await aType(api(), { title: 'Chuyện nhà' })).id
  for (const title of ['Đèn lồng Hội An', 'Chiếc đèn bàn', 'Mực khô Phú Quốc', 'Bàn trà gỗ sồi'])
    await post(title)
})

describe('a record is found at once', () => {
  it('without accents, whatever the case, and đ is d', async () => {
    for (const q of ['den long', 'ĐÈN LỒNG', 'đèn lồng', '  dEn   LoNg '])
      expect(await titles(q), q).toEqual(['Đèn lồng Hội An'])
  })

  it('those that begin with it first, then those of which a word does, then the others', async () => {
    await post('Sơn then cửa')
    await post('Trà then nước')
    await post('Then cửa')
    expect(await titles('then')).toEqual(['Then cửa', 'Trà then nước', 'Sơn then cửa'])
    await post('Người Athens')
    expect((await titles('then')).at(-1)).toBe('Người Athens')
  })

  it('by words in any order, by a slug, and by two letters only where a word begins', async () => {
    expect(await titles('an hoi den')).toEqual(['Đèn lồng Hội An'])
    expect(await titles('den-long-hoi-an')).toEqual(['Đèn lồng Hội An'])
    expect(await titles('uc')).toEqual([])
    expect(await titles('mu')).toEqual(['Mực khô Phú Quốc'])
  })

  it('by email, and by phone in any writing, whole or in part', async () => {
    const { db } = api()
    await db.execute(sql`insert into users (name, email, password_hash, phone)
      values ('Bùi Thị Gấm', 'gam.bui@xuong.vn', '', '0987654321')`)
    for (const q of [
      'gam.bui@xuong.vn',
      'GAM.BUI@',
      '0987654321',
      '0987 654 321',
      '+84 987.654.321',
      '84987654321',
      '0084 987 654',
      '+84 98',
      '(098) 765',
      '4321',
    ])
      expect(
        (await find(q)).filter(({ kind }) => kind === 'users').map(({ title }) => title),
        q,
      ).toEqual(['Bùi Thị Gấm'])
    const [first] = await find('0987654321')
    expect(first).toMatchObject({ kind: 'users', subtitle: 'gam.bui@xuong.vn' })
  })

  it('the newest first among those that a phone number is equal of', async () => {
    const { db } = api()
    await db.execute(sql`insert into orders (type_id, code, name, phone, address)
      select (select min(id) from types), 'SDT' || n, repeat('Chị Mận ', 10 - n), '0966000777', 'Huế'
      from generate_series(1, 9) n`)
    const hits = (await find('0966 000 777')).filter(({ kind }) => kind === 'orders')
    expect(hits.map(({ title }) => title)).toEqual(['SDT9', 'SDT8', 'SDT7', 'SDT6', 'SDT5'])
  })

  it('with what its address and its line need', async () => {
    const [hit] = await find('den long')
    expect(hit).toEqual({
      kind: 'posts',
      id: expect.any(Number),
      title: 'Đèn lồng Hội An',
      subtitle: 'Chuyện nhà',
      image: '/files/a.webp',
      url_params: { typeID: typeId },
    })
  })

  it('five of a kind, or as many as are asked for, and the kind with the better hit first', async () => {
    await aCategory(api(), typeId, { title: 'Nến thơm' })
    for (let n = 1; n <= 7; n++) await post(`Hộp nến số ${n}`)
    const hits = await find('nen')
    expect(hits.map(({ kind }) => kind)).toEqual(['categories', 'posts', 'posts', 'posts', 'posts', 'posts'])
    // Among equals the newest come first.
    expect(hits[1]?.title).toBe('Hộp nến số 7')
    expect(await find('nen', api().owner.token, '&limit=7')).toHaveLength(8)
    expect(await find('nen', api().owner.token, '&limit=1')).toHaveLength(2)
  })

  it('in the same two statements as any read: the session and the search', async () => {
    const seen = await statementsOf(api().db, () => find('den long hoi an'))
    expect(seen).toHaveLength(2)
  })

  it('however many others there are, old or new, common or rare', async () => {
    const rare = ['Zephyr mở đầu', 'Gió zephyr ở giữa', 'Bên trong xzephyrx']
    for (const title of rare) await post(title)
    await fill('Gốm Bát Tràng ', 2_600)
    await post('Khăn rằn')
    await fill('Lụa Vạn Phúc ', 2_600)
    expect(await titles('zephyr')).toEqual(rare)
    expect(await titles('khan ran')).toEqual(['Khăn rằn'])
    // “ran” is inside of every “trang”, and at the start of one title's word.
    expect((await titles('ran'))[0]).toBe('Khăn rằn')
    await post('Bát')
    await fill('Mây tre ', 2_600)
    expect((await titles('bat'))[0]).toBe('Bát')
    for (const q of ['g', 'go', 'gom', 'gom bat trang', 'trang gom', 'lua 17'])
      expect(await titles(q), q).toHaveLength(5)
    expect(await titles('gom 2599')).toEqual(['Gốm Bát Tràng 2599'])
  })

  it('in the kind that has a place too, and after more of them than anybody writes', async () => {
    const about = (await post('Bài có bình luận')).body.data.id
    await api().db.execute(sql`insert into comments (id, post_id, message, status)
      select 9000000 + n, ${about}, case n when 1 then 'Quán trọ bên sông' else 'Sông quê ' || n end, 'done'
      from generate_series(1, 2600) n`)
    expect(await titles('quan tro', 'comments')).toEqual(['Quán trọ bên sông'])
    expect(await titles('song', 'comments')).toHaveLength(5)
  })
})

/** Where a list is asked for: slips are changes of warehouses. */
const listOf = (name: string): string => (name === 'slips' ? '/warehouses/changes' : `/${name}`)

describe('a search shows nobody more than their lists', () => {
  const lists = routes.flatMap((route) =>
    route.guard !== 'public' && route.lists?.search && !('not' in route.lists.search)
      ? [{ name: route.lists.name, guard: [route.guard].flat() }]
      : [],
  )

  beforeAll(async () => {
    const as = api().owner.token
    const shop = await aType(api(), { style: 'product' })
    const product = await api().call('POST', '/posts', { as, body: aPost(shop.id) })
    const group = await aGroup(api(), shop.id, { style: 'field' })
    const ground = { typeId: shop.id, postId: product.body.data.id, groupId: group.id }
    for (const [name, sample] of Object.entries(await samplesOf(ground))) {
      const field =
        ['title', 'name', 'message', 'content', 'destination'].find((each) => each in sample) ?? 'name'
      const said = field === 'destination' ? '/quyen/xem' : 'Quyền xem'
      const { status } = await api().call('POST', `/${name}`, { as, body: { ...sample, [field]: said } })
      expect([name, status]).toEqual([name, 201])
    }
    // Nobody writes these as records.
    await api().db.execute(sql`insert into slips (code, style, reason, date, warehouse_id, note, number, money)
      select 'PN1', 'import', 'purchase', '2026-11-21', id, 'Quyền xem', 1, 0 from warehouses limit 1`)
    await api().db.execute(
      sql`insert into users (name, email, password_hash) values ('Quyền xem', 'q@x.vn', '')`,
    )
    await api().db.execute(sql`insert into media (name, file, path, type, kind, size, url)
      values ('Quyền xem', 'a', 'quyen', 'image/png', 'image', 1, '/files/a')`)
  })

  it('every kind that is searched is found by who may list all', async () => {
    const kinds = (await find('quyen xem')).map(({ kind }) => kind)
    const slash = (await find('/quyen/xem')).map(({ kind }) => kind)
    expect([...new Set([...kinds, ...slash])].sort()).toEqual(lists.map(({ name }) => name).sort())
  })

  it.each(allPermissions)('%s alone finds what its lists show, and nothing else', async (permission) => {
    const { token } = await api().member(permission as Permission)
    const kinds = [...(await find('quyen xem', token)), ...(await find('/quyen/xem', token))]
    const open = lists.filter(({ guard }) => guard.length === 0 || guard.includes(permission))
    expect([...new Set(kinds.map(({ kind }) => kind))].sort()).toEqual(open.map(({ name }) => name).sort())
    for (const { name } of open)
      expect((await api().call('GET', `${listOf(name)}?limit=1`, { as: token })).status, name).toBe(200)
  })

  it('and nobody who is not signed in', async () => {
    expect((await api().call('GET', '/search?q=quyen')).status).toBe(401)
  })
})

describe('whatever is typed is text', () => {
  it.each(['', '   ', '-', '--', '%00'.slice(3)])('“%s” finds nothing and is no fault', async (q) => {
    expect(await find(q)).toEqual([])
  })

  it.each([
    "' or 1=1 --",
    '%',
    '_',
    '%%%',
    '\\',
    '\\\\%',
    '"; drop table posts; --',
    '$1',
    '{"a":1}',
    '<b>',
    '\u{10FFFF}',
    'a'.repeat(200),
    'đ'.repeat(200),
    'a b c d e f g h i j k l m n o p q r s t u v w x y z',
    '- - - -',
    '+84',
    '()...---',
    '🙂',
    '\ud800',
  ])('%j is looked for as it is', async (q) => {
    await expect(find(q.toWellFormed())).resolves.toBeInstanceOf(Array)
    expect(api().logged).toEqual([])
  })

  it('a percent sign is one, also in a title', async () => {
    await post('Giảm 30% cho bạn')
    expect(await titles('30%')).toEqual(['Giảm 30% cho bạn'])
    expect(await titles('3_%')).toEqual([])
  })

  it.each([
    'q=a&q=b',
    'limit=0&q=a',
    'limit=21&q=a',
    'limit=x&q=a',
    'q=a&kind=posts',
    `q=${'a'.repeat(201)}`,
    'q=%00',
  ])('%s is refused', async (query) => {
    const answer = await api().call('GET', `/search?${query}`, { as: api().owner.token })
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid' } })
  })
})
