import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CachedList } from '../../../src/admin/providers/cache/listCache'
import { withListEffects } from '../../../src/admin/providers/cache/listEffects'
import { createDataProvider } from '../../../src/admin/providers/data/dataProvider'
import { createHttpClient } from '../../../src/admin/providers/http/http'
import { fakeApi, type Handler, json, listOf } from './fakeApi'

const setup = (handler: Handler) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  const { fetch, calls } = fakeApi(handler)
  const http = createHttpClient({ fetch, locale: () => 'vi', onSignedOut: () => undefined })
  return { client, calls, provider: withListEffects(createDataProvider(http), client) }
}

const usual = { field: 'id', order: 'DESC' }
const keyOf = (resource: string, filter = {}, page = 1, perPage = 2, sort = usual) => [
  resource,
  'getList',
  { pagination: { page, perPage }, sort, filter, meta: undefined },
]

const cached = async (
  data: object[],
  page = 1,
  total = data.length,
  counts?: object,
): Promise<CachedList> => {
  const { data: rows, meta } = await listOf(data, page, 2, total, counts).json()
  return { data: rows, total, meta }
}

const ids = (list: CachedList | undefined) => list?.data.map(({ id }) => id)
const draft = (id: number) => ({ id, type_id: 7, status: 'draft', title: `Bài ${id}` })

beforeEach(() => localStorage.clear())

describe('creating', () => {
  it('puts the record first on page one, drops the last of a full page and recounts', async () => {
    const { client, provider } = setup(() => json(201, { data: draft(9) }))
    const [first, second] = [keyOf('posts', { type_id: 7 }), keyOf('posts', { type_id: 7 }, 2)]
    client.setQueryData(first, await cached([draft(5), draft(4)], 1, 3, { status: { draft: 3 } }))
    client.setQueryData(second, await cached([draft(3)], 2, 3))
    await provider.create('posts', { data: draft(9) })
    const list = client.getQueryData<CachedList>(first)
    expect(ids(list)).toEqual([9, 5])
    expect(list).toMatchObject({
      total: 4,
      meta: { pagination: { total: 4, total_pages: 2 }, counts: { status: { draft: 4 } } },
    })
    expect(client.getQueryState(first)?.isInvalidated).toBe(false)
    expect(client.getQueryState(second)?.isInvalidated).toBe(true)
  })

  it('puts the record in its place in a list that comes whole and in an order of people’s own', async () => {
    const row = (id: number, sort: number) => ({
      id,
      type_id: 7,
      title: `Danh mục ${id}`,
      parent_id: null,
      sort,
    })
    const { client, provider } = setup(() => json(201, { data: row(9, 1) }))
    const key = keyOf('categories', { type_id: 7 }, 1, 1000, { field: 'sort', order: 'ASC' })
    client.setQueryData(key, await cached([row(1, 0), row(2, 1), row(3, 2)]))
    await provider.create('categories', { data: row(9, 1) })
    const list = client.getQueryData<CachedList>(key)
    expect(ids(list)).toEqual([1, 2, 9, 3])
    expect(list?.total).toBe(4)
    expect(client.getQueryState(key)?.isInvalidated).toBe(false)
  })

  it('leaves lists of other filters alone but for the counts of their tabs', async () => {
    const { client, provider } = setup(() => json(201, { data: draft(9) }))
    const counts = { status: { draft: 2, hidden: 1 } }
    const [hidden, other] = [keyOf('posts', { type_id: 7, status: 'hidden' }), keyOf('posts', { type_id: 8 })]
    client.setQueryData(hidden, await cached([{ ...draft(1), status: 'hidden' }], 1, 1, counts))
    client.setQueryData(other, await cached([], 1, 0, { status: {} }))
    await provider.create('posts', { data: draft(9) })
    expect(ids(client.getQueryData(hidden))).toEqual([1])
    expect(client.getQueryData<CachedList>(hidden)?.meta.counts).toEqual({ status: { draft: 3, hidden: 1 } })
    expect(client.getQueryData<CachedList>(other)?.meta.counts).toEqual({ status: {} })
  })

  it('counts under all filters but the one on what is counted', async () => {
    const { client, provider } = setup(() => json(201, { data: draft(9) }))
    const counts = { status: { draft: 2 }, type_id: { 7: 2, 8: 5 } }
    const [waiting, other] = [keyOf('posts', { status: 'draft' }), keyOf('posts', { type_id: 8 })]
    client.setQueryData(waiting, await cached([draft(1)], 1, 2, counts))
    client.setQueryData(other, await cached([], 1, 0, counts))
    await provider.create('posts', { data: draft(9) })
    const countsOf = (key: unknown[]) => client.getQueryData<CachedList>(key)?.meta.counts
    expect(countsOf(waiting)).toEqual({ status: { draft: 3 }, type_id: { 7: 3, 8: 5 } })
    // The list of another type: its tabs stay, the numbers of the types do not.
    expect(countsOf(other)).toEqual({ status: { draft: 2 }, type_id: { 7: 3, 8: 5 } })
  })

  it('asks the server about lists it cannot reckon: searches and other orders', async () => {
    const { client, provider } = setup(() => json(201, { data: draft(9) }))
    const keys = [keyOf('posts', { q: 'cà phê' }), keyOf('posts', {}, 1, 2, { field: 'title', order: 'ASC' })]
    for (const key of keys) client.setQueryData(key, await cached([draft(1)]))
    await provider.create('posts', { data: draft(9) })
    for (const key of keys) {
      expect(ids(client.getQueryData(key))).toEqual([1])
      expect(client.getQueryState(key)?.isInvalidated).toBe(true)
    }
  })

  it('puts an uploaded file first', async () => {
    const { client, provider } = setup(() => json(201, { data: { id: 2, name: 'Phin', kind: 'image' } }))
    client.setQueryData(keyOf('media'), await cached([{ id: 1, kind: 'image' }]))
    await provider.uploadMedia(new File(['x'], 'phin.png'))
    expect(ids(client.getQueryData(keyOf('media')))).toEqual([2, 1])
  })
})

describe('updating', () => {
  it('replaces by id everywhere the record is kept', async () => {
    const { client, provider, calls } = setup(() =>
      json(200, { data: { ...draft(1), title: 'Mới', version: 2 } }),
    )
    const one = ['posts', 'getOne', { id: '1', meta: { form: true } }]
    client.setQueryData(keyOf('posts'), await cached([draft(2), draft(1)]))
    client.setQueryData(one, { ...draft(1), content: [] })
    await provider.update('posts', { id: 1, data: { title: 'Mới' }, previousData: draft(1) })
    expect(client.getQueryData<CachedList>(keyOf('posts'))?.data[1]).toMatchObject({
      title: 'Mới',
      version: 2,
    })
    expect(client.getQueryData(one)).toMatchObject({ title: 'Mới', content: [] })
    expect(client.getQueryState(keyOf('posts'))?.isInvalidated).toBe(false)
    expect(calls).toHaveLength(1)
  })

  it('takes a row out of a tab that it left, and moves the counts', async () => {
    const { client, provider } = setup(() => json(200, { data: { done: [1], refused: [] } }))
    const key = keyOf('posts', { status: 'draft' })
    client.setQueryData(key, await cached([draft(2), draft(1)], 1, 2, { status: { draft: 2 } }))
    await provider.updateMany('posts', { ids: [1], data: { status: 'published' } })
    const list = client.getQueryData<CachedList>(key)
    expect(ids(list)).toEqual([2])
    expect(list?.meta.counts).toEqual({ status: { draft: 1, published: 1 } })
    expect(client.getQueryState(key)?.isInvalidated).toBe(true)
  })
})

describe('deleting', () => {
  it('removes by id and recounts', async () => {
    const { client, provider } = setup(() => json(204))
    client.setQueryData(keyOf('types'), await cached([{ id: 2 }, { id: 1 }]))
    await provider.delete('types', { id: 2 })
    expect(client.getQueryData(keyOf('types'))).toMatchObject({ data: [{ id: 1 }], total: 1 })
  })

  it('takes the row off the counts of the tabs, also of those that did not show it', async () => {
    const { client, provider } = setup(() => json(204))
    const counts = { status: { draft: 2, hidden: 1 } }
    const [all, hidden] = [keyOf('posts', { type_id: 7 }), keyOf('posts', { type_id: 7, status: 'hidden' })]
    client.setQueryData(all, await cached([draft(9), draft(8)], 1, 3, counts))
    client.setQueryData(hidden, await cached([], 1, 1, counts))
    await provider.delete('posts', { id: 9, previousData: draft(9) })
    for (const key of [all, hidden])
      expect(client.getQueryData<CachedList>(key)?.meta.counts).toEqual({ status: { draft: 1, hidden: 1 } })
  })

  it('shows what was deleted when some of many could not be', async () => {
    const refused = [{ id: 2, title: '', code: 'in_use', message: '' }]
    const { client, provider } = setup(() => json(200, { data: { done: [1], refused } }))
    client.setQueryData(keyOf('media'), await cached([{ id: 2 }, { id: 1 }]))
    await expect(provider.deleteMany('media', { ids: [1, 2] })).rejects.toThrow()
    expect(ids(client.getQueryData(keyOf('media')))).toEqual([2])
  })
})

it('marks only the new default language', async () => {
  const { client, provider } = setup(() => json(200, { data: { id: 2, key: 'en', is_default: true } }))
  client.setQueryData(
    keyOf('languages'),
    await cached([
      { id: 1, is_default: true },
      { id: 2, is_default: false },
    ]),
  )
  await provider.setDefaultLanguage('en')
  expect(client.getQueryData(keyOf('languages'))).toMatchObject({
    data: [
      { id: 1, is_default: false },
      { id: 2, is_default: true },
    ],
  })
})

it('a call of an entity makes what it touches be asked for again, and nothing else', async () => {
  const { client, provider } = setup(() => json(200, { data: null }))
  for (const resource of ['users', 'roles', 'posts']) client.setQueryData(keyOf(resource), await cached([]))
  client.setQueryData(['profile'], { id: 1 })
  await provider.syncPermissions(1, ['list-posts'])
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated
  expect(['users', 'roles', 'posts'].map((resource) => isStale(keyOf(resource)))).toEqual([
    false,
    true,
    false,
  ])
  expect(isStale(['profile'])).toBe(true)
  await provider.syncRoles([1], [1])
  expect(['users', 'roles', 'posts'].map((resource) => isStale(keyOf(resource)))).toEqual([true, true, false])
})

describe('the counts of tabs', () => {
  it('come with the first page of a view; its others ask for them once something has changed', async () => {
    const counts = { status: { draft: 3 } }
    const { client, calls, provider } = setup(({ query }) =>
      listOf([draft(1)], 2, 2, 3, query.get('counts') === '0' ? undefined : { status: { draft: 4 } }),
    )
    const first = keyOf('posts', { type_id: 7 })
    client.setQueryData(first, await cached([draft(3), draft(2)], 1, 3, counts))
    const pagination = { page: 2, perPage: 2 }
    const asked = { pagination, sort: { field: 'id', order: 'DESC' as const }, filter: { type_id: 7 } }
    expect((await provider.getList('posts', asked)).meta.counts).toEqual(counts)
    await provider.getList('posts', { ...asked, filter: { type_id: 8 } })
    await client.invalidateQueries({ queryKey: first })
    expect((await provider.getList('posts', asked)).meta.counts).toEqual({ status: { draft: 4 } })
    expect(calls.map(({ query }) => query.get('counts'))).toEqual(['0', null, null])
  })
})
