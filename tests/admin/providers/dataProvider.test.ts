import { beforeEach, describe, expect, it } from 'vitest'
import { BulkError } from '../../../src/admin/providers/data/bulk'
import { createDataProvider } from '../../../src/admin/providers/data/dataProvider'
import { createHttpClient } from '../../../src/admin/providers/http/http'
import { fakeApi, type Handler, json, listOf } from './fakeApi'

const setup = (handler: Handler) => {
  const api = fakeApi(handler)
  const http = createHttpClient({ fetch: api.fetch, locale: () => 'vi', onSignedOut: () => undefined })
  return { ...api, provider: createDataProvider(http) }
}

beforeEach(() => localStorage.clear())

describe('reading', () => {
  it('writes filters as searches, with values escaped', async () => {
    const { provider, calls } = setup(() => listOf([{ id: 1 }]))
    const result = await provider.getList('posts', {
      pagination: { page: 3, perPage: 25 },
      sort: { field: 'title', order: 'ASC' },
      filter: {
        q: 'a;b:c\\d',
        status: 'draft',
        category_id: [1, 2],
        type_id: 7,
        created_from: '2026-01-01',
        x: '',
      },
    })
    expect(result).toMatchObject({ total: 1, meta: { pagination: { current_page: 1 } } })
    expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({
      page: '3',
      limit: '25',
      orderBy: 'title',
      sortedBy: 'asc',
      include: 'author,category,discount,trademark',
      state: 'draft',
      search: 'title:a\\;b\\:c\\\\d;category_id:1,2;type_id:7;created_at:2026-01-01',
      searchFields: 'title:like;category_id:in;type_id:=;created_at:>=',
      searchJoin: 'and',
    })
  })

  it('asks for everything where the API gives it, and for plain parameters as such', async () => {
    const { provider, calls } = setup(() => listOf([]))
    await provider.getList('types', {})
    await provider.getList('users', { filter: { searchRole: 'no' }, pagination: { page: 1, perPage: 25 } })
    expect(Object.fromEntries(calls[0]?.query ?? [])).toEqual({
      page: '1',
      limit: '0',
      include: 'drawing,code_syntax',
      orderBy: 'sort',
      sortedBy: 'asc',
    })
    expect(calls[1]?.query.get('searchRole')).toBe('no')
    expect(calls[1]?.query.has('search')).toBe(false)
  })

  it('reads one and many records through the list, a user at its own address', async () => {
    const { provider, calls } = setup(({ path }) =>
      path.endsWith('/users/5') ? json(200, { data: { id: 5 } }) : listOf([{ id: 7 }, { id: 8 }]),
    )
    expect(await provider.getOne('posts', { id: '7', meta: { form: true } })).toEqual({ data: { id: 7 } })
    expect(calls[0]?.query.get('search')).toBe('id:7')
    expect(calls[0]?.query.get('include')).toBe('author,category,trademark,body')
    expect((await provider.getMany('media', { ids: [7, 8] })).data).toHaveLength(2)
    expect(calls[1]?.query.get('searchFields')).toBe('id:in')
    expect(await provider.getOne('users', { id: 5 })).toEqual({ data: { id: 5 } })
  })

  it('says that a record is not there', async () => {
    const { provider } = setup(() => listOf([]))
    await expect(provider.getOne('posts', { id: 7 })).rejects.toMatchObject({ status: 404 })
  })
})

describe('writing', () => {
  it('sends only what changed, with the version it was read at', async () => {
    const { provider, calls } = setup(() => json(200, { data: { id: 1, version: 5 } }))
    const previousData = {
      id: 1,
      version: 4,
      title: 'Cũ',
      description: '',
      seo: { title: 'x' },
      images: ['a'],
    }
    const data = { title: 'Mới', description: null, seo: { title: 'x' }, images: ['a'], version: 4 }
    await provider.update('posts', { id: 1, data, previousData })
    expect(calls[0]).toMatchObject({ method: 'PATCH', path: '/api/v1/posts/1', body: { title: 'Mới' } })
    expect(calls[0]?.headers.get('If-Match')).toBe('"4"')
  })

  it('asks for nothing when nothing changed', async () => {
    const { provider, calls } = setup(() => json(500))
    const previousData = { id: 1, version: 4, title: 'Cũ' }
    expect(await provider.update('posts', { id: 1, data: { title: 'Cũ' }, previousData })).toEqual({
      data: previousData,
    })
    expect(calls).toHaveLength(0)
  })

  it('updates a user as a form: name and email always, other fields only with something in them', async () => {
    const { provider, calls } = setup(() => json(200, { data: { id: 3 } }))
    const previousData = {
      id: 3,
      version: 2,
      name: 'An',
      email: 'an@nep.vn',
      phone: '0912345678',
      zalo: 'an',
    }
    const data = { ...previousData, phone: '', zalo: null, facebook: '', address: 'Huế' }
    await provider.update('users', { id: 3, data, previousData })
    expect(calls[0]).toMatchObject({ method: 'POST', path: '/api/v1/users/3' })
    expect(calls[0]?.query.get('_method')).toBe('PATCH')
    // Not what staff have noted, which nobody may ask of their own account.
    expect(calls[0]?.query.get('include')).toBe('roles,agencies')
    expect(calls[0]?.body).toEqual({ name: 'An', email: 'an@nep.vn', zalo: '', address: 'Huế' })
  })

  it('sends a picked avatar as a file', async () => {
    const { provider, calls } = setup(() => json(200, { data: { id: 3 } }))
    const file = new File(['x'], 'an.png', { type: 'image/png' })
    const previousData = { id: 3, name: 'An', email: 'an@nep.vn', avatar: '/files/old.png' }
    await provider.update('users', { id: 3, data: { avatar: { rawFile: file } }, previousData })
    expect(calls[0]?.body).toMatchObject({ avatar: expect.any(File) })
  })

  it('saves a role together with its permissions by their sync', async () => {
    const { provider, calls } = setup(() => json(200, { data: { id: 2 } }))
    const previousData = {
      id: 2,
      version: 1,
      name: 'Thủ kho',
      permissions: { data: [{ id: 1, name: 'list-posts' }] },
    }
    await provider.update('roles', { id: 2, data: { permissions: ['list-posts'] }, previousData })
    expect(calls).toHaveLength(0)
    const data = { name: 'Kho', permissions: ['list-posts', 'manage-media'] }
    await provider.update('roles', { id: 2, data, previousData })
    await provider.update('roles', {
      id: 2,
      data: { name: 'Kho', permissions: ['list-posts'] },
      previousData,
    })
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/api/v1/permissions/sync', { role_id: 2, ...data }],
      ['POST', '/api/v1/permissions/sync', { role_id: 2, name: 'Kho', permissions: ['list-posts'] }],
    ])
    expect(calls[0]?.headers.get('If-Match')).toBe('"1"')
  })

  it('asks for many by their ids in parts, as rows with their bodies are answered a hundred at a time', async () => {
    const { provider, calls } = setup(({ query }) => {
      const ids = /id:([\d,]+)/.exec(query.get('search') ?? '')?.[1]?.split(',') ?? []
      return listOf(ids.map((id) => ({ id: Number(id) })))
    })
    const ids = Array.from({ length: 150 }, (_, at) => at + 1)
    const { data } = await provider.getMany('orders', { ids })
    expect(data.map(({ id }) => id)).toEqual(ids)
    expect(calls.map(({ query }) => query.get('limit'))).toEqual(['100', '50'])
  })

  it('keeps the idempotency key while the same record is tried again', async () => {
    let working = false
    const { provider, calls } = setup(() => (working ? json(201, { data: { id: 9 } }) : json(500)))
    const create = (title: string) => provider.create('posts', { data: { title } })
    await create('A').catch(() => undefined)
    working = true
    await create('A')
    await create('A')
    await create('B')
    const keys = calls.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[0]).toBe(keys[1])
    expect(new Set(keys).size).toBe(3)
  })

  it('finds the address of a language by its key', async () => {
    const { provider, calls } = setup(({ method }) =>
      method === 'DELETE' ? json(204) : listOf([{ id: 1, key: 'vi' }]),
    )
    await provider.delete('languages', { id: 1 })
    await provider.delete('languages', { id: 1, previousData: { id: 1, key: 'vi', version: 3 } })
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/v1/languages',
      '/api/v1/languages/vi',
      '/api/v1/languages/vi',
    ])
    expect(calls[2]?.headers.get('If-Match')).toBe('"3"')
  })

  it('deletes several in one call and tells which ones were refused', async () => {
    const refused = [{ id: 2, title: 'Phin', code: 'in_use', message: 'đang dùng' }]
    const { provider, calls } = setup(() => json(200, { data: { done: [1, 3], refused } }))
    const error = await provider.deleteMany('media', { ids: [1, 2, 3] }).catch((reason: unknown) => reason)
    expect(calls).toMatchObject([
      { method: 'POST', path: '/api/v1/media/bulk', body: { action: 'delete', ids: [1, 2, 3] } },
    ])
    if (!(error instanceof BulkError)) throw error
    expect(error.done.map(({ id }) => id)).toEqual([1, 3])
    expect(error.failed).toMatchObject([{ id: 2, title: 'Phin', error: { message: 'đang dùng' } }])
  })

  it('changes everything that matches the filters of a list in one call', async () => {
    const { provider, calls } = setup(() => json(200, { data: { done: [4], refused: [] } }))
    const all = { type_id: 7, q: 'trà' }
    await provider.updateMany('posts', { ids: [1], data: { status: 'hidden' }, meta: { all } })
    expect(calls[0]?.body).toEqual({ action: 'update', data: { status: 'hidden' }, all: true })
    expect(calls[0]?.query.get('search')).toBe('type_id:7;title:trà')
  })
})

describe('the other calls', () => {
  it('checks whether an email exists, but for one account', async () => {
    const { provider, calls } = setup(() => listOf([{ id: 4 }]))
    expect(await provider.emailExists(' An@Nep.vn ')).toBe(true)
    expect(await provider.emailExists('an@nep.vn', 4)).toBe(false)
    expect(calls[0]?.query.get('search')).toBe('email:an@nep.vn')
  })

  it('sends only the rows that moved', async () => {
    const { provider, calls } = setup(({ path }) =>
      json(200, { data: { id: Number(path.split('/').at(-1)), version: 2 } }),
    )
    const rows = [
      { id: 5, sort: 0, version: 1 },
      { id: 7, sort: 2, version: 1 },
      { id: 6, sort: 1, version: 1 },
    ]
    const { data } = await provider.reorder('categories', rows)
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['/api/v1/categories/7', { sort: 1 }],
      ['/api/v1/categories/6', { sort: 2 }],
    ])
    expect(data).toEqual([
      { id: 5, sort: 0, version: 1 },
      { id: 7, sort: 1, version: 2 },
      { id: 6, sort: 2, version: 2 },
    ])
  })
})
