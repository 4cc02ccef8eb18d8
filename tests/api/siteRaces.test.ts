import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import type { Setting } from '../../src/domain/settings'
import { type Answer, withApi } from '../support/api'
import { aFile } from '../support/files'

/** On a PostgreSQL server these calls really overlap: `tests/support/postgres.sh npx vitest run tests/api/siteRaces.test.ts`. */
const api = withApi()
const send = (method: string, path: string, body?: unknown, version?: number): Promise<Answer> =>
  api().call(method, path, {
    as: api().owner.token,
    body,
    headers: version === undefined ? {} : { 'If-Match': `"${version}"` },
  })
const made = async (path: string, body: object) => {
  const answer = await send('POST', path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))
const tally = (answers: Answer[]) => {
  const found: Record<number, number> = {}
  for (const { status } of answers) found[status] = (found[status] ?? 0) + 1
  return found
}
/** Repeats a call while somebody else was quicker. */
async function untilDone(call: () => Promise<Answer>): Promise<Answer> {
  for (let n = 0; n < 200; n++) {
    const answer = await call()
    if (answer.status !== 409 && answer.status !== 422) return answer
  }
  throw new Error('never done')
}

// Calls that wait for each other: none fails by our fault, and none waits in a ring.
afterAll(() => expect(api().logged).toEqual([]))

describe('a batch that two people begin at once', () => {
  it('is that of one of them, and the other is told and has written nothing', async () => {
    const [one, other] = [await api().member('manage-redirects'), await api().member('manage-redirects')]
    for (let n = 0; n < 8; n++) {
      const headers = { 'Batch-Id': crypto.randomUUID() }
      const write = ({ id, token: as }: typeof one) =>
        api().call('POST', '/redirects', {
          as,
          headers,
          body: { source: `/lo-${n}-${id}`, destination: '/x', code: 301 },
        })
      const answers = await Promise.all([write(one), write(other)])
      const refused = answers.find(({ status }) => status !== 201)
      expect(tally(answers), JSON.stringify(refused?.body)).toMatchObject({ 201: 1 })
      // Refused with the conflict, or, where the first was done by then, as another person's.
      expect([403, 409]).toContain(refused?.status)
      const actors = await rowsOf(
        api().db,
        sql`select distinct actor_id from history where batch = ${headers['Batch-Id']}::uuid`,
      )
      expect(actors).toHaveLength(1)
    }
  })
})

describe('settings that many save at once', () => {
  const keys = [
    'company_name',
    'company_tax_code',
    'company_address',
    'copyright',
    'site_name',
    'site_keywords',
  ]
  const all = async (): Promise<Setting[]> => (await send('GET', '/settings/all?limit=0')).body.data

  it('in whatever order they name them, are each written as often as somebody was told so', async () => {
    const before = await all()
    const versionOf = (list: Setting[], key: string) => list.find((each) => each.key === key)?.version ?? 0
    const writes = new Map(keys.map((key) => [key, 0]))
    const answers = await times(24, async (n) => {
      const own = keys.map((_, at) => keys[(at * (n % 2 ? 1 : 5) + n) % keys.length] ?? '').slice(0, 3)
      const now = n < 8 ? before : await all()
      const settings = own.map((key) => ({ key, value: `${key} ${n}`, version: versionOf(now, key) }))
      const answer = await send('PATCH', '/settings', { settings })
      if (answer.status === 200) for (const key of own) writes.set(key, (writes.get(key) ?? 0) + 1)
      return answer
    })
    expect(Object.keys(tally(answers)).every((status) => ['200', '409'].includes(status))).toBe(true)
    const after = await all()
    for (const [key, count] of writes)
      expect([key, versionOf(after, key)]).toEqual([key, versionOf(before, key) + count])
  })

  it('options of one key are added once, and go once, also while they are changed', async () => {
    const option = { key: 'giomocua', title: 'Giờ mở cửa', value: '7:00' }
    const added = await times(8, () => send('POST', '/settings', option))
    expect(tally(added)).toEqual({ 201: 1, 422: 7 })
    const id = added.find(({ status }) => status === 201)?.body.data.id
    const answers = await times(12, (n) =>
      n % 3
        ? send('PATCH', '/settings', { settings: [{ key: option.key, value: `${n}`, version: 1 }] })
        : send('DELETE', `/settings/${id}`),
    )
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(answers.every(({ status }) => [200, 204, 404, 409, 422].includes(status))).toBe(true)
    expect((await all()).filter(({ key }) => key === option.key)).toEqual([])
  })
})

describe('menus and sliders that many save at once', () => {
  it.each([
    ['menus', (n: number) => ({ text: `Mục ${n}`, url: '/' })],
    ['sliders', (n: number) => ({ image: '/a.webp', title: `Ảnh ${n}` })],
  ] as const)('%s lose no item: who does not know of it saves again', async (kind, item) => {
    const { id } = await made(`/${kind}`, { key: 'chung', title: 'Chung', items: [item(99)] })
    const read = async () => (await send('GET', `/${kind}?search=id:${id}&include=body`)).body.data[0]
    const answers = await times(10, (n) =>
      untilDone(async () => {
        const { items, version } = await read()
        // Half of them do not even say which version they have seen.
        return send('PATCH', `/${kind}/${id}`, { items: [...items, item(n)] }, n % 2 ? version : undefined)
      }),
    )
    expect(tally(answers)).toEqual({ 200: 10 })
    const { items, version } = await read()
    expect(items).toHaveLength(11)
    expect(new Set(items.map((each: { id: number }) => each.id)).size).toBe(11)
    expect(version).toBe(11)
  })

  it('of two who remove different items neither brings the other’s back', async () => {
    const { id, items } = await made('/menus', {
      key: 'bo-bot',
      title: 'Bỏ bớt',
      items: ['a', 'b', 'c'].map((text) => ({ text, url: '/' })),
    })
    const [a, b, c] = items
    const answers = await Promise.all([
      send('PATCH', `/menus/${id}`, { items: [b, c], removed: [a.id] }, 1),
      send('PATCH', `/menus/${id}`, { items: [a, c], removed: [b.id] }, 1),
    ])
    expect(tally(answers)).toEqual({ 200: 1, 409: 1 })
  })

  it('that name a file, while the file is replaced and deleted, all keep to one end', async () => {
    for (let round = 0; round < 3; round++) {
      const file = await aFile(api())
      const other = await aFile(api())
      const slide = { image: file.url, title: 'Ảnh' }
      const menu = await made('/menus', {
        key: `tep-${round}`,
        title: 'Tệp',
        items: [{ text: 'Ảnh', url: file.url }],
      })
      const slider = await made('/sliders', { key: `tep-${round}`, title: 'Tệp', items: [slide] })
      const answers = await times(9, (n) =>
        n % 3 === 0
          ? send('PATCH', `/menus/${menu.id}`, { title: `Tệp ${n}` })
          : n % 3 === 1
            ? send('PATCH', `/sliders/${slider.id}`, { title: `Tệp ${n}` })
            : send('DELETE', `/media/${file.id}?replace_by=${encodeURIComponent(other.url)}`),
      )
      expect(answers.every(({ status }) => status < 500)).toBe(true)
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
      const left = await rowsOf(
        api().db,
        sql`select id from menus where items::text like ${`%${file.url}%`}
          union all select id from sliders where items::text like ${`%${file.url}%`}`,
      )
      expect(left).toEqual([])
    }
  })
})

describe('widgets that many fill in and define at once', () => {
  const field = (key: string) => ({ key, title: key, style: 'text' })

  it('keep every value that is said to be saved, each under its field', async () => {
    const keys = ['a', 'b', 'c', 'd', 'e', 'f']
    const { id } = await made('/widgets', {
      key: 'chung',
      title: 'Chung',
      type: 'banner',
      settings: { fields: keys.map(field) },
    })
    const answers = await Promise.all([
      ...keys.map((key) => send('PATCH', `/widgets/${id}/value`, { value: { [key]: `của ${key}` } })),
      ...keys.map((key) => send('PATCH', `/widgets/${id}`, { title: `Chung ${key}` })),
    ])
    expect(tally(answers)).toEqual({ 200: 12 })
    const [row] = (await send('GET', `/widgets?search=id:${id}`)).body.data
    expect(row.value).toEqual(Object.fromEntries(keys.map((key) => [key, `của ${key}`])))
    expect(row.version).toBe(13)
  })

  it('a field that goes while it is filled in either holds its value or is gone', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await made('/widgets', {
        key: `di-${round}`,
        title: 'Đi',
        type: 'banner',
        settings: { fields: [field('a'), field('b')] },
      })
      const [filled, cut] = await Promise.all([
        send('PATCH', `/widgets/${id}/value`, { value: { b: 'có' } }),
        send('PATCH', `/widgets/${id}`, { settings: { fields: [field('a')] } }),
      ])
      expect([
        [200, 409],
        [422, 200],
      ]).toContainEqual([filled.status, cut.status])
      const [row] = (await send('GET', `/widgets?search=id:${id}`)).body.data
      expect(
        Object.keys(row.value).every((key) =>
          row.settings.fields.some((each: { key: string }) => each.key === key),
        ),
      ).toBe(true)
    }
  })

  it('of one key are made once', async () => {
    const body = { key: 'mot', title: 'Một', type: 'banner', settings: { fields: [] } }
    expect(tally(await times(6, () => send('POST', '/widgets', body)))).toEqual({ 201: 1, 422: 5 })
  })
})

describe('people and agencies that many change at once', () => {
  it('come and go without waiting for each other in a ring, also while the agency or a person goes', async () => {
    for (let round = 0; round < 3; round++) {
      const people = await times(6, () => api().member())
      const ids = people.map(({ id }) => id)
      const agencies = await times(2, (n) => made('/agencies', { name: `Đại lý ${round}${n}` }))
      const answers = await times(16, (n) => {
        const agency_id = agencies[n % 2]?.id
        const user_ids = n % 4 < 2 ? ids : ids.toReversed()
        if (n === 9) return send('DELETE', `/agencies/${agency_id}`)
        if (n === 12) return send('DELETE', `/users/${ids[0]}`)
        return send('POST', n % 3 ? '/agencies/attach' : '/agencies/detach', { agency_id, user_ids })
      })
      expect(answers.every(({ status }) => [200, 204, 422].includes(status))).toBe(true)
      const dangling = await rowsOf(
        api().db,
        sql`select from agency_users where agency_id not in (select id from agencies)
          or user_id not in (select id from users)`,
      )
      expect(dangling).toEqual([])
    }
  })

  it('sessions that end each other, and looking as somebody who goes, end in a plain answer', async () => {
    for (let round = 0; round < 3; round++) {
      const me = await api().member('manage-roles', 'list-posts')
      const other = await api().member('list-posts')
      const answers = await Promise.all([
        api().call('POST', '/view-as', { as: me.token, body: { user_id: other.id } }),
        api().call('DELETE', `/users/${me.id}/sessions`, { as: me.token }),
        send('DELETE', `/users/${me.id}/sessions`),
        send('DELETE', `/users/${other.id}`),
        api().call('DELETE', '/view-as', { as: me.token }),
      ])
      expect(answers.every(({ status }) => [200, 204, 401, 403, 422].includes(status))).toBe(true)
    }
  })
})

describe('a type whose style is changed while its first post is made', () => {
  it('either keeps its style or has the post made by the new one', async () => {
    const answers = await times(12, async (n) => {
      const type = await made('/types', {
        style: 'article',
        title: `Loại ${n}`,
        slug: `loai-dua-${n}`,
        features: ['categories'],
      })
      const draft = { type_id: type.id, title: `Bài ${n}`, slug: `bai-${n}`, status: 'draft' }
      const change = () => send('PATCH', `/types/${type.id}`, { style: 'product', features: ['categories'] })
      const create = () => send('POST', '/posts', draft)
      const [changed, created] =
        n % 2 ? await Promise.all([change(), create()]) : (await Promise.all([create(), change()])).reverse()
      return { changed, created }
    })
    for (const { changed, created } of answers) {
      // A product has a code: one is given to it.
      const isProduct = Boolean(created?.body.data?.code)
      expect([changed?.status, created?.status, isProduct]).toEqual(
        changed?.status === 200 ? [200, 201, true] : [422, 201, false],
      )
    }
  })
})
