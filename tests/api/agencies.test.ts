import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { withApi } from '../support/api'
import { aPost, aType } from '../support/content'
import { onServer } from '../support/database'
import { statementsOf } from '../support/statements'

const api = withApi()
const call = (method: string, path: string, body?: object, as = api().owner.token) =>
  api().call(method, path, { as, body })
const made = async (path: string, body: object) => {
  const answer = await call('POST', path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
const anAgency = (name = 'Quán Lá') => made('/agencies', { name })
const people = async (id: number, as?: string, query = '') => {
  const answer = await call('GET', `/agencies/${id}/users?${query}`, undefined, as)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const idsOf = async (id: number) => (await people(id)).data.map((each: { id: number }) => each.id).sort()
const attach = (agency_id: number, user_ids: number[], as?: string) =>
  call('POST', '/agencies/attach', { agency_id, user_ids }, as)
const detach = (agency_id: number, user_ids: number[], as?: string) =>
  call('POST', '/agencies/detach', { agency_id, user_ids }, as)
const priceOf = async (id: number) =>
  (await call('GET', `/posts?search=id:${id}&include=body`)).body.data[0].agency_prices

let productType = 0
beforeAll(async () => {
  productType = (await aType(api(), { style: 'product', features: ['discounts'] })).id
})
const aProduct = (agency_prices: object[]) =>
  made('/posts', aPost(productType, { price: 200_000, agency_prices }))

describe('people of an agency', () => {
  it('come several at once, and twice is once', async () => {
    const { id } = await anAgency()
    const [one, other] = [(await api().member()).id, (await api().member()).id]
    const first = await attach(id, [other, one, one])
    expect(first).toMatchObject({ status: 200, body: { data: { agency_id: id, users_count: 2 } } })
    expect((await attach(id, [one])).body.data.users_count).toBe(2)
    expect(await idsOf(id)).toEqual([one, other].sort())
    expect((await detach(id, [one, one])).body.data.users_count).toBe(1)
    expect((await detach(id, [one])).status).toBe(200)
    expect(await idsOf(id)).toEqual([other])
    const [row] = (await call('GET', `/agencies?search=id:${id}&include=users_count`)).body.data
    expect(row.users_count).toBe(1)
  })

  it('are counted exactly however many they are, and the last page is there', async () => {
    const { id } = await anAgency('Rất đông')
    await api().db.execute(sql`insert into users (name, email, password_hash)
      select 'Khách ' || n, 'khach-' || n || '@nep.vn', '' from generate_series(1, 2345) n`)
    await api().db.execute(sql`insert into agency_users (agency_id, user_id)
      select ${id}, id from users where email like 'khach-%'`)
    for (const answer of [
      await people(id, undefined, 'page=94'),
      (await call('GET', `/users?search=agency_id:${id}&page=94`)).body,
    ]) {
      expect(answer.meta.pagination).toMatchObject({ total: 2_345, total_pages: 94 })
      expect(answer.meta.pagination).not.toHaveProperty('total_is_capped')
      expect(answer.data).toHaveLength(20)
    }
  })

  it('come all or none: one who does not exist stops the others', async () => {
    const { id } = await anAgency()
    const { id: one } = await api().member()
    for (const work of [attach, detach])
      expect(await work(id, [one, 999_999])).toMatchObject({
        status: 422,
        body: { errors: { user_ids: ['Mục được chọn không còn tồn tại'] } },
      })
    expect(await idsOf(id)).toEqual([])
    expect((await attach(999_999, [one])).body.errors).toHaveProperty('agency_id')
    expect((await attach(id, [])).body.errors).toHaveProperty('user_ids')
    expect(
      (
        await attach(
          id,
          Array.from({ length: 201 }, (_, at) => at + 1),
        )
      ).status,
    ).toBe(422)
  })

  it('are changed by who may change agencies, and by nobody else', async () => {
    const { id } = await anAgency()
    const { id: one } = await api().member()
    const others = await api().member('list-agencies', 'create-agencies', 'delete-agencies', 'update-users')
    for (const work of [attach, detach]) expect((await work(id, [one], others.token)).status).toBe(403)
    const { token } = await api().member('update-agencies')
    expect((await attach(id, [one], token)).status).toBe(200)
    expect((await detach(id, [one], token)).status).toBe(200)
  })

  it('stand in the history of the person, from where a change is undone', async () => {
    const { id } = await anAgency()
    const { id: one } = await api().member()
    await attach(id, [one])
    await attach(id, [one])
    const [entry, ...others] = (await call('GET', `/history?entity=users&id=${one}`)).body.data
    expect(entry.changes).toEqual([{ field: 'agencies', before: [], after: [id] }])
    expect(others.map(({ action }: { action: string }) => action)).toEqual(['create'])
    expect((await call('POST', `/history/${entry.id}/restore`, {})).status).toBe(200)
    expect(await idsOf(id)).toEqual([])
    const reader = await api().member('list-users', 'update-users')
    await attach(id, [one])
    const [again] = (await call('GET', `/history?entity=users&id=${one}`)).body.data
    expect((await call('POST', `/history/${again.id}/restore`, {}, reader.token)).status).toBe(403)
  })

  it('are found and filtered where people are listed', async () => {
    const [{ id }, { id: second }] = [await anAgency('Tiệm Một'), await anAgency('Tiệm Hai')]
    const { id: one } = await api().member()
    await attach(id, [one])
    await attach(second, [one])
    const { data, meta } = (await call('GET', `/users?search=agency_id:${id}&include=agencies`)).body
    expect(meta.pagination.total).toBe(1)
    expect(data[0]).toMatchObject({ id: one, agencies: { data: [{ id }, { id: second }] } })
    const either = await call('GET', `/users?search=agency_id:${id},${second}&searchFields=agency_id:in`)
    expect(either.body.data).toHaveLength(1)
  })
})

describe('the list of the people of an agency', () => {
  it('is a list like any other: searched, ordered, page by page, with its total, in few statements', async () => {
    const [{ id }, { id: other }] = [await anAgency(), await anAgency()]
    const made = await Promise.all(Array.from({ length: 5 }, () => api().member()))
    const members = made.sort((one, next) => one.id - next.id)
    await attach(
      id,
      members.map((each) => each.id),
    )
    await attach(other, [(await api().member()).id])
    const { data, meta } = await people(id, undefined, 'limit=2&page=2&orderBy=id&include=roles,agencies')
    expect(meta.pagination).toMatchObject({ total: 5, count: 2, current_page: 2 })
    expect(data[0]).toMatchObject({
      email: members[2]?.email,
      roles: { data: [] },
      agencies: { data: [{ id }] },
    })
    const [, , , fourth] = members
    const found = await people(
      id,
      undefined,
      `search=text:${fourth?.email.split('@')[0]}&searchFields=text:like`,
    )
    expect(found.data.map((each: { id: number }) => each.id)).toEqual([fourth?.id])
    expect(found.meta.pagination.total).toBe(1)
    expect((await call('GET', `/agencies/${id}/users?agency=${other}`)).status).toBe(422)
    expect((await call('GET', '/agencies/999999/users')).status).toBe(404)
    const statements = await statementsOf(api().db, () => people(id, undefined, 'include=agencies'))
    expect(statements.length).toBeLessThanOrEqual(3)
  })

  it('shows only names to who may not list people, and finds them by nothing else', async () => {
    const { id } = await anAgency()
    const { id: one, email } = await api().member()
    await api().db.execute(sql`update users set phone = '0912345678' where id = ${one}`)
    await attach(id, [one])
    const { token } = await api().member('list-agencies')
    const { data, meta } = await people(id, token)
    expect(data).toEqual([{ id: one, name: expect.stringMatching(/^Thành viên/) }])
    expect(meta.pagination.total).toBe(1)
    const named = await people(id, token, 'search=name:thanh vien&searchFields=name:like')
    expect(named.data).toHaveLength(1)
    expect((await people(id, token, 'search=name:khong ai&searchFields=name:like')).data).toEqual([])
    for (const query of [
      `search=email:${email}`,
      'search=phone:0912345678',
      'search=text:0912&searchFields=text:like',
      'include=roles',
      'orderBy=email',
    ])
      expect((await call('GET', `/agencies/${id}/users?${query}`, undefined, token)).status, query).toBe(422)
    // Whoever may list people sees them whole, before and after.
    expect((await people(id)).data[0]).toMatchObject({ email, phone: '0912345678' })
    expect((await people(id, token)).data[0]).not.toHaveProperty('email')
    const stranger = await api().member('list-users')
    expect((await call('GET', `/agencies/${id}/users`, undefined, stranger.token)).status).toBe(403)
  })
})

describe('deleting an agency', () => {
  it('takes its prices and its people along, and restoring brings both back', async () => {
    const [{ id }, { id: other }] = [await anAgency('Sắp nghỉ'), await anAgency('Còn đây')]
    const { id: one } = await api().member()
    await attach(id, [one])
    const mine = { agency_id: id, price: 150_000 }
    const others = { agency_id: other, price: 160_000 }
    const [both, alone, none] = [
      await aProduct([mine, others]),
      await aProduct([mine]),
      await aProduct([others]),
    ]
    const [row] = (await call('GET', `/agencies?search=id:${id}&include=prices_count,users_count`)).body.data
    expect(row).toMatchObject({ prices_count: 2, users_count: 1 })
    const gone = await call('DELETE', `/agencies/${id}`)
    expect(gone.status).toBe(204)
    expect([await priceOf(both.id), await priceOf(alone.id), await priceOf(none.id)]).toEqual([
      [others],
      [],
      [others],
    ])
    const [post] = (await call('GET', `/posts?search=id:${both.id}`)).body.data
    expect(post.version).toBe(both.version + 1)
    const back = await call('POST', `/history/batches/${gone.headers.get('Batch-Id')}/restore`, {})
    expect(back, JSON.stringify(back.body)).toMatchObject({ status: 200, body: { data: { refused: [] } } })
    expect(await priceOf(both.id)).toEqual([others, mine])
    expect(await priceOf(alone.id)).toEqual([mine])
    expect(await idsOf(id)).toEqual([one])
  })

  it('comes back by who may create agencies, without a price that was given anew and people who are gone', async () => {
    const { id } = await anAgency()
    const [kept, left] = [await api().member(), await api().member()]
    await attach(id, [kept.id, left.id])
    const product = await aProduct([{ agency_id: id, price: 150_000 }])
    await call('DELETE', `/agencies/${id}`)
    await call('DELETE', `/users/${left.id}`)
    await api().db.execute(
      sql`update posts set agency_prices = ${JSON.stringify([{ agency_id: id, price: 1 }])}::jsonb where id = ${product.id}`,
    )
    const [entry] = (await call('GET', `/history?entity=agencies&id=${id}`)).body.data
    const { token } = await api().member('list-agencies', 'create-agencies')
    expect((await call('POST', `/history/${entry.id}/restore`, {}, token)).status).toBe(200)
    expect(await idsOf(id)).toEqual([kept.id])
    expect(await priceOf(product.id)).toEqual([{ agency_id: id, price: 1 }])
  })
})

describe('a new agency', () => {
  it('stands last, until people order them', async () => {
    const [one, other] = [await anAgency('A'), await anAgency('B')]
    expect(other.sort).toBeGreaterThan(one.sort)
    await call('PATCH', `/agencies/${other.id}`, { sort: 0 })
    const [first] = (await call('GET', '/agencies?limit=0')).body.data
    expect(first.id).toBe(other.id)
  })

  it('needs a name of at most 200 characters', async () => {
    for (const name of ['', ' ', 'x'.repeat(201)])
      expect((await call('POST', '/agencies', { name })).body.errors).toHaveProperty('name')
  })
})

describe.runIf(onServer)('at the same moment', () => {
  const countOf = async (id: number) =>
    (
      await rowsOf<{ n: number }>(
        api().db,
        sql`select count(*)::int as n from agency_users where agency_id = ${id}`,
      )
    )[0]?.n

  it('many attach and detach the same people in any order: nobody waits in a ring, each is there once', async () => {
    const { id } = await anAgency()
    const ids = (await Promise.all(Array.from({ length: 12 }, () => api().member()))).map((each) => each.id)
    const shuffled = (n: number) => [...ids].sort((a, b) => ((a * (n + 7)) % 13) - ((b * (n + 7)) % 13))
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => (n % 3 === 2 ? detach : attach)(id, shuffled(n))),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await attach(id, ids)).body.data.users_count).toBe(12)
  })

  it('one attaches while another deletes the agency: nobody belongs to what is gone', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await anAgency()
      const { id: one } = await api().member()
      const [added, gone] = await Promise.all([attach(id, [one]), call('DELETE', `/agencies/${id}`)])
      expect(gone.status).toBe(204)
      expect([200, 422]).toContain(added.status)
      expect(await countOf(id)).toBe(0)
    }
  })

  it('many get a price while the agency is deleted: no post keeps one for what is gone', async () => {
    const type = await aType(api(), { style: 'product' })
    const posts = await Promise.all(
      Array.from({ length: 8 }, async () => (await call('POST', '/posts', aPost(type.id))).body.data.id),
    )
    for (let round = 0; round < 5; round++) {
      const { id } = await anAgency()
      const priced = posts.map((post) =>
        call('PATCH', `/posts/${post}`, { agency_prices: [{ agency_id: id, price: 1_000 }] }),
      )
      const [gone, ...answers] = await Promise.all([call('DELETE', `/agencies/${id}`), ...priced])
      expect(gone.status).toBe(204)
      for (const { status } of answers) expect([200, 422]).toContain(status)
      const left = await rowsOf(
        api().db,
        sql`select id from posts where agency_prices @> ${JSON.stringify([{ agency_id: id }])}::jsonb`,
      )
      expect(left).toEqual([])
    }
  })
})
