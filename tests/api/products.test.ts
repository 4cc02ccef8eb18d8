import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { withApi } from '../support/api'
import { aPost, aType } from '../support/content'

const api = withApi()
const as = () => api().owner.token
const aShop = (more: object = {}) => aType(api(), { style: 'product', title: 'Cửa hàng', ...more })
const post = (path: string, body: object) => api().call('POST', path, { as: as(), body })
const add = (typeId: number, more: object = {}) => post('/posts', aPost(typeId, more))
const patch = (id: number, body: object) => api().call('PATCH', `/posts/${id}`, { as: as(), body })
const list = async (query: string) => (await api().call('GET', `/posts?${query}`, { as: as() })).body

const set = (value: string) =>
  api().db.execute(sql`insert into settings (key, value) values ('product_code_syntax', ${value})
    on conflict (key) do update set value = excluded.value`)

const aDiscount = async (type_id: number) => {
  const answer = await post('/discounts', {
    type_id,
    title: 'Mua nhiều',
    start: new Date(Date.now() + 60_000).toISOString(),
    end: new Date(Date.now() + 3_600_000).toISOString(),
    config: [{ quantity: 5, discount: 10, type: 'percent' }],
  })
  expect(answer.status).toBe(201)
  return answer.body.data
}
const anAgency = async (name: string) => (await post('/agencies', { name })).body.data

describe('the code of a product', () => {
  it('is made when none is typed, each with a number of its own', async () => {
    const shop = await aShop()
    const codes = []
    for (let n = 0; n < 3; n++) codes.push((await add(shop.id)).body.data.code)
    for (const code of codes) expect(code).toMatch(/^SP\d{5}$/)
    expect(new Set(codes).size).toBe(3)
  })

  it('follows the syntax that is set, with the slug of the type', async () => {
    const shop = await aShop({ slug: 'tra' })
    await set('{type}/{n:3}')
    expect((await add(shop.id)).body.data.code).toMatch(/^tra\/\d{3,}$/)
    await set('without a number')
    expect((await add(shop.id)).body.data.code, 'a syntax that is none').toMatch(/^SP\d{5}$/)
    await set('')
    expect((await add(shop.id)).body.data.code).toMatch(/^SP\d{5}$/)
  })

  it('is made again when it is emptied, and stays as it was when it is not named', async () => {
    const shop = await aShop()
    const { id, code } = (await add(shop.id, { code: 'RIENG-1' })).body.data
    expect(code).toBe('RIENG-1')
    expect((await patch(id, { title: 'Tên khác' })).body.data.code).toBe('RIENG-1')
    expect((await patch(id, { code: '' })).body.data.code).toMatch(/^SP\d{5}$/)
  })

  it('is passed over by the counter when somebody has typed it', async () => {
    const shop = await aShop()
    const number = Number((await add(shop.id)).body.data.code.slice(2))
    const codeOf = (n: number) => `SP${String(n).padStart(5, '0')}`
    for (let n = 1; n <= 12; n++) expect((await add(shop.id, { code: codeOf(number + n) })).status).toBe(201)
    const next = (await add(shop.id)).body.data.code
    expect(Number(next.slice(2))).toBeGreaterThan(number + 12)
  })

  it('is one product’s: another gets 422 at the field, also in a copy and under another type', async () => {
    const [shop, other] = [await aShop(), await aShop()]
    await add(shop.id, { code: 'MOT-MA' })
    for (const type of [shop, other]) {
      const refused = await add(type.id, { code: 'MOT-MA' })
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { code: ['Mã này đã được dùng, vui lòng nhập mã khác'] },
      ])
    }
    expect((await add(shop.id, { code: 'x'.repeat(31) })).status).toBe(422)
  })

  it('never repeats, however many products come at once', async () => {
    const shop = await aShop()
    // Every other one is typed by hand, at the numbers that the counter is about to reach.
    const first = Number((await add(shop.id)).body.data.code.slice(2)) + 1
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        add(shop.id, n % 2 ? { code: `SP${String(first + n).padStart(5, '0')}` } : {}),
      ),
    )
    const made = answers.filter((_, n) => n % 2 === 0)
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 201))
    // A number that the counter gave out first is refused to who typed it.
    expect(answers.every(({ status }) => status === 201 || status === 422)).toBe(true)
    const codes = answers.flatMap(({ body }) => (body.data ? [body.data.code] : []))
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('is nothing that an article or a course has', async () => {
    for (const style of ['article', 'course']) {
      const type = await aType(api(), { style })
      expect((await add(type.id, { code: `KHONG-${style}` })).body.data.code).toBe('')
    }
  })

  it('finds the product in its list and in the search, where it ranks first', async () => {
    const shop = await aShop()
    await add(shop.id, { title: 'Ấm KHÁC lạ', code: 'TIM-77A' })
    await add(shop.id, { title: 'Bình thường', code: 'TIM-77B' })
    await add(shop.id, { title: 'Nói về tim-77a trong tiêu đề', code: 'KHAC-1' })
    const { data } = await list(
      `search=type_id:${shop.id};title:tim-77b&searchFields=title:like&searchJoin=and`,
    )
    expect(data.map(({ code }: { code: string }) => code)).toEqual(['TIM-77B'])
    const found = (await api().call('GET', '/search?q=tim-77a', { as: as() })).body.data
    expect(found.map(({ title }: { title: string }) => title)).toEqual([
      'Ấm KHÁC lạ',
      'Nói về tim-77a trong tiêu đề',
    ])
    expect(found[0].subtitle).toBe('TIM-77A · Cửa hàng')
    const begun = (await api().call('GET', '/search?q=tIm-7', { as: as() })).body.data
    expect(
      begun
        .map(({ subtitle }: { subtitle: string }) => subtitle)
        .slice(0, 2)
        .sort(),
    ).toEqual(['TIM-77A · Cửa hàng', 'TIM-77B · Cửa hàng'])
  })

  it('comes with the types of products as its syntax', async () => {
    const [shop, news] = [await aShop(), await aType(api())]
    await set('HANG{n}')
    const { data } = (await api().call('GET', '/types?limit=0&include=code_syntax', { as: as() })).body
    const of = (id: number) => data.find((type: { id: number }) => type.id === id).code_syntax
    expect([of(shop.id), of(news.id)]).toEqual(['HANG{n}', null])
    await set('')
  })
})

describe('the price of a product', () => {
  it('is a whole amount from 0 on', async () => {
    const shop = await aShop()
    for (const price of [-1, 1.5, 1_000_000_000_001, 'x'])
      expect((await add(shop.id, { price })).body.errors?.price, String(price)).toHaveLength(1)
    expect((await add(shop.id, { price: 1_000_000_000_000 })).body.data.price).toBe(1_000_000_000_000)
  })

  it('filters and sorts the list, beyond what an id can be', async () => {
    const shop = await aShop()
    for (const price of [5_000_000_000, 20_000, 150_000]) await add(shop.id, { price })
    const of = async (query: string) =>
      (await list(`${query}&searchJoin=and`)).data.map(({ price }: { price: number }) => price)
    const type = `search=type_id:${shop.id}`
    expect(await of(`${type}&orderBy=price&sortedBy=desc`)).toEqual([5_000_000_000, 150_000, 20_000])
    expect(await of(`${type};price:150000&searchFields=price:>=&orderBy=price`)).toEqual([
      150_000, 5_000_000_000,
    ])
    expect(
      await of(`${type};price:20000;price:4000000000&searchFields=price:>=;price:<=&orderBy=price`),
    ).toEqual([20_000, 150_000])
    expect((await list(`${type};price:nine&searchFields=price:>=`)).code).toBe('invalid')
  })

  it('takes a discount of its own type only, which comes along', async () => {
    const [shop, other] = [await aShop(), await aShop()]
    const [own, foreign] = [await aDiscount(shop.id), await aDiscount(other.id)]
    for (const id of [foreign.id, 2_000_000])
      expect((await add(shop.id, { discount_id: id })).body.errors).toEqual({
        discount_id: ['Mục được chọn không còn tồn tại'],
      })
    await add(shop.id, { discount_id: own.id })
    const [row] = (await list(`search=discount_id:${own.id}&include=discount`)).data
    expect(row.discount.data).toMatchObject({ title: 'Mua nhiều', config: [{ quantity: 5, discount: 10 }] })
  })

  it('is another for agencies: one each, of agencies that exist, told at the row', async () => {
    const shop = await aShop()
    const [a, b] = [await anAgency('Đại lý Bắc'), await anAgency('Đại lý Nam')]
    const prices = [
      { agency_id: a.id, price: 90_000 },
      { agency_id: b.id, price: 95_000 },
    ]
    expect((await add(shop.id, { agency_prices: prices })).body.data.agency_prices).toEqual(prices)
    const twice = await add(shop.id, { agency_prices: [...prices, { agency_id: a.id, price: 1 }] })
    expect(twice.body.errors).toEqual({ 'agency_prices[2].agency_id': ['Đại lý này đã có ở dòng trên'] })
    const gone = await add(shop.id, { agency_prices: [...prices, { agency_id: 2_000_000, price: 1 }] })
    expect(gone.body.errors).toEqual({ 'agency_prices[2].agency_id': ['Mục được chọn không còn tồn tại'] })
    const low = await add(shop.id, { agency_prices: [{ agency_id: a.id, price: -1 }] })
    expect(Object.keys(low.body.errors)).toEqual(['agency_prices[0].price'])
  })
})

describe('each order of products', () => {
  it.each(['price', 'code'])('by %s is read from an index', async (column) => {
    const { db } = api()
    const plan = await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      await tx.execute(sql`set local enable_sort = off`)
      return rowsOf<Record<string, string>>(
        tx,
        sql`explain select id from posts where type_id = 1 order by ${sql.identifier(column)}, id limit 25`,
      )
    })
    expect(JSON.stringify(plan)).toContain(column === 'price' ? 'posts_price' : 'posts_by_code')
  })
})

describe('prices of many products at once', () => {
  const bulk = (body: object, query = '', token = as()) =>
    api().call('POST', `/posts/bulk${query}`, { as: token, body })
  const reprice = (asked: object) => ({ action: 'update', change: { name: 'reprice', asked } })
  const pricesOf = async (typeId: number): Promise<number[]> =>
    (await list(`search=type_id:${typeId}&orderBy=id`)).data.map(({ price }: { price: number }) => price)
  const aStock = async (...prices: number[]) => {
    const shop = await aShop()
    const ids: number[] = []
    for (const price of prices) ids.push((await add(shop.id, { title: `Giá ${price}`, price })).body.data.id)
    return { shop, ids, all: `?search=type_id:${shop.id}` }
  }

  it('go up by percent, each from its own, to the nearest thousand if that is wanted', async () => {
    const { shop, all } = await aStock(155_000, 99_999, 0)
    const asked = { by: 'percent', value: 5 }
    const { body } = await bulk({ ...reprice(asked), all: true }, all)
    expect(body.data).toMatchObject({
      done: [expect.any(Number), expect.any(Number), expect.any(Number)],
      refused: [],
    })
    expect(await pricesOf(shop.id)).toEqual([162_750, 104_999, 0])
    await bulk({ ...reprice({ ...asked, round: true }), all: true }, all)
    expect(await pricesOf(shop.id)).toEqual([171_000, 110_000, 0])
  })

  it('are refused one by one where they would fall below 0, and undone together', async () => {
    const { shop, ids, all } = await aStock(50_000, 20_000, 30_000)
    const answer = await bulk({ ...reprice({ by: 'amount', value: -30_000 }), ids })
    expect(answer.body.data).toEqual({
      done: [ids[0], ids[2]],
      refused: [
        { id: ids[1], title: 'Giá 20000', code: 'invalid', message: 'Kết quả nằm ngoài khoảng cho phép' },
      ],
    })
    expect(await pricesOf(shop.id)).toEqual([20_000, 20_000, 0])
    const batch = answer.headers.get('Batch-Id')
    expect((await post(`/history/batches/${batch}/restore`, {})).status).toBe(200)
    expect(await pricesOf(shop.id)).toEqual([50_000, 20_000, 30_000])
    expect(all).toContain(String(shop.id))
  })

  it('are shown before they change, over all that match, and nothing is written by it', async () => {
    const prices = Array.from({ length: 14 }, (_, n) => (n + 1) * 10_000)
    const { shop, ids, all } = await aStock(...prices)
    const { status, body } = await bulk(
      { ...reprice({ by: 'amount', value: -15_000 }), all: true, dry_run: true },
      all,
    )
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      count: 14,
      refused: 1,
      before: 1_040_000,
      after: 1_040_000 - 13 * 15_000,
    })
    expect(body.data.rows).toHaveLength(12)
    expect(body.data.rows.slice(0, 2)).toEqual([
      { id: ids[0], title: 'Giá 10000', before: 10_000, after: null },
      { id: ids[1], title: 'Giá 20000', before: 20_000, after: 5_000 },
    ])
    expect(await pricesOf(shop.id)).toEqual(prices)
    const { data } = (await api().call('GET', `/history?entity=posts&id=${ids[1]}`, { as: as() })).body
    expect(data).toHaveLength(1)
  })

  it('are asked for by name and within reason', async () => {
    const { ids } = await aStock(10_000)
    const ask = async (body: object) => (await bulk({ action: 'update', ids, ...body })).body.errors
    expect(await ask({ change: { name: 'toString', asked: {} } })).toHaveProperty('change')
    expect(await ask({ change: { name: 'reprice', asked: { by: 'percent', value: 0 } } })).toHaveProperty(
      'value',
    )
    expect(await ask({ change: { name: 'reprice', asked: { by: 'guess', value: 1 } } })).toHaveProperty('by')
    expect(await ask({ data: { price: 1 }, dry_run: true })).toHaveProperty('dry_run')
    expect(await ask({})).toHaveProperty('data')
    const [entity] = [await bulkOfOthers()]
    expect(entity).toHaveProperty('change')
  })

  /** Feedback has no such change. */
  async function bulkOfOthers() {
    const body = {
      action: 'update',
      all: true,
      change: { name: 'reprice', asked: { by: 'amount', value: 1 } },
    }
    return (await api().call('POST', '/feedback/bulk', { as: as(), body })).body.errors
  }

  it('are changed and shown only by who may', async () => {
    const { ids } = await aStock(10_000)
    const { token } = await api().member('update-posts')
    const body = { ...reprice({ by: 'amount', value: 1_000 }), ids }
    expect((await bulk({ ...body, dry_run: true }, '', token)).status).toBe(403)
    expect((await bulk(body, '', token)).body.data.done).toEqual(ids)
    const reader = await api().member('list-posts')
    expect((await bulk(body, '', reader.token)).status).toBe(403)
  })
})
