import { describe, expect, it } from 'vitest'
import { withApi } from '../support/api'
import { aCategory, aPost, aType } from '../support/content'

const api = withApi()

describe('post types', () => {
  it('need a feature, a known style and distinct custom fields', async () => {
    const { call, owner } = api()
    const body = {
      style: 'poem',
      title: 'A',
      slug: 'a',
      fields: [
        { key: 'k', title: 'K' },
        { key: 'k', title: 'K' },
      ],
    }
    const { body: answer } = await call('POST', '/types', { as: owner.token, body })
    expect(Object.keys(answer.errors).sort()).toEqual(['features', 'fields[1].key', 'style'])
  })

  it('come in the order that people set, a new one before those that share its place', async () => {
    const { call, owner } = api()
    const last = await aType(api(), { sort: 900 })
    const old = await aType(api(), { sort: 800 })
    const young = await aType(api(), { sort: 800 })
    const ids = async (order: string) =>
      (await call('GET', `/types?limit=0&orderBy=sort&sortedBy=${order}`, { as: owner.token })).body.data
        .map(({ id }: { id: number }) => id)
        .filter((id: number) => [last.id, old.id, young.id].includes(id))
    expect(await ids('asc')).toEqual([young.id, old.id, last.id])
    expect(await ids('desc')).toEqual([last.id, old.id, young.id])
  })

  it('come last when they are made without a place', async () => {
    const { call, owner } = api()
    await aType(api(), { sort: 5000 })
    const last = await aType(api())
    expect(last).toMatchObject({ sort: 5001 })
    const { body } = await call('GET', '/types?limit=0', { as: owner.token })
    expect(body.data.at(-1).id).toBe(last.id)
    expect(await aType(api(), { sort: 2_147_483_647 })).toMatchObject({ sort: 2_147_483_647 })
    expect(await aType(api())).toMatchObject({ sort: 2_147_483_647 })
  })

  it('are listed whole with limit 0, and stay while something is of them', async () => {
    const { call, owner } = api()
    const type = await aType(api())
    await call('POST', '/posts', { as: owner.token, body: aPost(type.id) })
    const { body } = await call('GET', '/types?limit=0', { as: owner.token })
    expect(body.meta.pagination).toMatchObject({ total: body.data.length, total_pages: 1 })
    expect(await call('DELETE', `/types/${type.id}`, { as: owner.token })).toMatchObject({
      status: 409,
      body: { code: 'in_use', in_use: { posts: 1 } },
    })
  })

  it('say of what kinds something is of them, and how much', async () => {
    const { call, owner } = api()
    const type = await aType(api(), { features: ['categories', 'article_groups'] })
    const parent = await aCategory(api(), type.id)
    await aCategory(api(), type.id, { parent_id: parent.id })
    await call('POST', '/groups', {
      as: owner.token,
      body: { style: 'article', type_id: type.id, title: 'Hay', slug: 'hay' },
    })
    const { body } = await call('DELETE', `/types/${type.id}`, { as: owner.token })
    expect(body.in_use).toEqual({ categories: 2, groups: 1 })
    const above = await call('DELETE', `/categories/${parent.id}`, { as: owner.token })
    expect(above.body.in_use).toEqual({ categories: 1 })
  })

  it('keep their style while posts were made by it: goods, prices and lessons would belong to nothing', async () => {
    const { call, owner } = api()
    const type = await aType(api())
    const to = (style: string) =>
      call('PATCH', `/types/${type.id}`, { as: owner.token, body: { style, features: ['categories'] } })
    expect((await to('product')).status).toBe(200)
    expect((await to('article')).status).toBe(200)
    await call('POST', '/posts', { as: owner.token, body: aPost(type.id) })
    expect(await to('product')).toMatchObject({
      status: 422,
      body: { errors: { style: [expect.any(String)] } },
    })
    expect((await to('article')).status).toBe(200)
  })
})

describe('categories', () => {
  it('make a tree without cycles, ordered by sort', async () => {
    const { call, owner } = api()
    const type = await aType(api())
    const root = await aCategory(api(), type.id, { sort: 2 })
    const child = await aCategory(api(), type.id, { sort: 1, parent_id: root.id })
    const { body } = await call('GET', `/categories?search=type_id:${type.id}&limit=0`, { as: owner.token })
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([child.id, root.id])
    const named = await call('GET', `/categories?search=type_id:${type.id}&limit=0&orderBy=order`, {
      as: owner.token,
    })
    expect(named.body.data).toEqual(body.data)
    for (const parent_id of [root.id, child.id]) {
      const cycle = await call('PATCH', `/categories/${root.id}`, { as: owner.token, body: { parent_id } })
      expect(cycle.body.errors).toHaveProperty('parent_id')
    }
    expect((await call('DELETE', `/categories/${root.id}`, { as: owner.token })).status).toBe(409)
    const other = await aType(api())
    const strange = { type_id: other.id, title: 'x', slug: 'x', parent_id: root.id }
    expect(
      (await call('POST', '/categories', { as: owner.token, body: strange })).body.errors,
    ).toHaveProperty('parent_id')
  })

  it('lose their posts gently: a deleted category leaves them uncategorised, and the totals follow', async () => {
    const { call, owner } = api()
    const type = await aType(api())
    const category = await aCategory(api(), type.id)
    const body = aPost(type.id, { category_id: category.id })
    await call('POST', '/posts', { as: owner.token, body })
    expect((await call('DELETE', `/categories/${category.id}`, { as: owner.token })).status).toBe(204)
    const left = await call('GET', `/posts?search=type_id:${type.id};category_id:null&searchJoin=and`, {
      as: owner.token,
    })
    expect(left.body.meta.pagination.total).toBe(1)
  })
})

describe('languages', () => {
  it('have exactly one default, which cannot be deleted', async () => {
    const { call, owner } = api()
    const as = owner.token
    const add = (key: string) => call('POST', '/languages', { as, body: { key, is_default: true } })
    expect((await add('vi')).body.data).toMatchObject({ key: 'vi', name: 'Tiếng Việt', is_default: true })
    expect((await add('ja')).body.data).toMatchObject({ is_default: false, sort: 1 })
    expect((await add('ja')).body.errors).toEqual({ key: ['Ngôn ngữ này đã có trong danh sách'] })
    expect((await add('xx')).body.errors).toHaveProperty('key')
    expect((await call('PATCH', '/languages/ja/default', { as })).body.data.is_default).toBe(true)
    const { body } = await call('GET', '/languages?limit=0', { as })
    const defaults = body.data.filter(({ is_default }: { is_default: boolean }) => is_default)
    expect(defaults.map(({ key }: { key: string }) => key)).toEqual(['ja'])
    const refused = await call('DELETE', '/languages/ja', { as })
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/mặc định/)])
    expect((await call('DELETE', '/languages/vi', { as })).status).toBe(204)
    expect((await call('PATCH', '/languages/vi/default', { as })).status).toBe(404)
  })
})
