import { beforeAll, describe, expect, it } from 'vitest'
import { withApi } from '../support/api'
import { aPost, aType } from '../support/content'

const api = withApi()
const as = () => api().owner.token
let typeId = 0

const aProduct = (body: object) =>
  api().call('POST', '/posts', { as: as(), body: aPost(typeId, { status: 'draft', ...body }) })

beforeAll(async () => {
  typeId = (await aType(api(), { style: 'product', slug: 'hang' })).id
})

describe('codes are unique in any case, and found so', () => {
  it('of products', async () => {
    expect((await aProduct({ slug: 'mot', code: 'TWĐ1A' })).status).toBe(201)
    for (const code of ['twđ1a', 'TWĐ1A\u200b', '\u00a0Twđ1a\n']) {
      const { status, body } = await aProduct({ slug: 'hai', code })
      expect([status, Object.keys(body.errors ?? {})], code).toEqual([422, ['code']])
    }
    for (const asked of ['codes=twđ1A', 'codes=Twđ1a%E2%80%8B', 'q=tWĐ1a%C2%A0']) {
      const { body } = await api().call('GET', `/warehouses/goods?${asked}`, { as: as() })
      expect(
        body.data.map((each: { code: string }) => each.code),
        asked,
      ).toEqual(['TWĐ1A'])
    }
  })

  it('of products, where a number is made for one', async () => {
    await aProduct({ slug: 'so-mot', code: 'sp00001' })
    const { body } = await aProduct({ slug: 'so-hai', code: '' })
    expect(body.data.code).toBe('SP00002')
  })

  it('of widgets', async () => {
    const widget = { title: 'Banner', type: 'banner', group_name: 'Trang chủ' }
    const make = (key: string) => api().call('POST', '/widgets', { as: as(), body: { ...widget, key } })
    expect((await make('Banner')).status).toBe(201)
    expect(await make('bAnner\u200d')).toMatchObject({
      status: 422,
      body: { errors: { key: [expect.any(String)] } },
    })
  })
})

describe('a text of one line is kept and found in one way', () => {
  it('however its blanks and marks are coded', async () => {
    const title = 'Bánh mì'
    await aProduct({ slug: 'banh', title: `\u200b${'Bánh'.normalize('NFD')}\u00a0\u00a0mì\u202c` })
    for (const typed of [title, title.normalize('NFD'), 'Bánh\u00a0mì', 'banh\u200b mi']) {
      const search = new URLSearchParams({ search: `title:${typed}`, searchFields: 'title:like' })
      const { body } = await api().call('GET', `/posts?${search}`, { as: as() })
      expect(
        body.data.map((each: { title: string }) => each.title),
        typed,
      ).toEqual([title])
      const found = await api().call('GET', `/search?${new URLSearchParams({ q: typed })}`, { as: as() })
      expect(
        found.body.data.map((each: { title: string }) => each.title),
        typed,
      ).toEqual([title])
    }
  })

  it('at sign-in', async () => {
    const { email } = await api().member('list-posts')
    const body = { email: `\u200e ${email.toUpperCase()}\u200b`, password: 'mat-khau' }
    expect((await api().call('POST', '/api/clients/web/login', { body })).status).toBe(200)
  })
})
