import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { withApi } from '../support/api'
import { aCategory, aPost, aType } from '../support/content'

const api = withApi()

describe('posts', () => {
  it('have an author, and a body that lists leave out unless they are asked for it', async () => {
    const { call, owner } = api()
    const type = await aType(api())
    const made = await call('POST', '/posts?include=author,category', {
      as: owner.token,
      body: aPost(type.id, { title: 'Cà phê sữa đá', slug: 'ca-phe-sua-da' }),
    })
    expect(made.status).toBe(201)
    expect(made.body.data).toMatchObject({
      title: 'Cà phê sữa đá',
      version: 1,
      status: 'published',
      author: { data: { id: owner.id } },
      category: { data: null },
      created_at: '2026-11-21T02:00:00.000Z',
    })
    const { id } = made.body.data
    const read = await call('GET', `/posts?search=id:${id}&include=body`, { as: owner.token })
    expect(read.body.data[0].content).toEqual([{ title: 'Mở đầu', image: '', content: '<p>Xin chào</p>' }])
  })

  it('says every fault at once, beside its field, in the Locale language', async () => {
    const { call, owner } = api()
    const type = await aType(api())
    const bad = {
      type_id: type.id,
      status: 'published',
      seo: { links: [{ name: '', url: 'javascript:alert(1)' }] },
    }
    const vi = await call('POST', '/posts', { as: owner.token, body: bad })
    expect(vi.status).toBe(422)
    expect(Object.keys(vi.body.errors).sort()).toEqual([
      'image',
      'images',
      'seo.links[0].name',
      'seo.links[0].url',
      'slug',
      'title',
    ])
    const ja = await call('POST', '/posts', { as: owner.token, body: bad, headers: { Locale: 'ja' } })
    expect(ja.body.errors.title[0]).not.toBe(vi.body.errors.title[0])
  })

  it('keeps slugs apart within a type, and sanitises rich text when it is saved', async () => {
    const { call, owner } = api()
    const type = await aType(api())
    const body = aPost(type.id, {
      slug: 'mot-lan',
      content: [{ title: '', image: '', content: '<p onclick="x()">a<script>alert(1)</script></p>' }],
    })
    const made = await call('POST', '/posts', { as: owner.token, body })
    expect(made.body.data.content[0].content).toBe('<p>a</p>')
    const again = await call('POST', '/posts', { as: owner.token, body })
    expect(again).toMatchObject({ status: 422, body: { errors: { slug: [expect.any(String)] } } })
  })

  it('keeps the custom fields of the type, and nothing but texts in them', async () => {
    const { call, owner } = api()
    const type = await aType(api(), { fields: [{ key: 'nguon', title: 'Nguồn' }] })
    const custom = { nguon: 'Báo Tuổi Trẻ' }
    const made = await call('POST', '/posts?include=body', {
      as: owner.token,
      body: aPost(type.id, { custom }),
    })
    expect(made.body.data.custom).toEqual(custom)
    const bad = aPost(type.id, { custom: { nguon: { a: 1 } } })
    const refused = await call('POST', '/posts', { as: owner.token, body: bad })
    expect(refused).toMatchObject({ status: 422, body: { errors: { custom: [expect.any(String)] } } })
  })

  it('lets who may only write hand in drafts and requests for approval', async () => {
    const { call } = api()
    const type = await aType(api())
    const writer = await api().member('list-posts', 'create-posts')
    const as = writer.token
    expect((await call('POST', '/posts', { as, body: aPost(type.id) })).status).toBe(403)
    expect((await call('POST', '/posts', { as, body: aPost(type.id, { status: 'pending' }) })).status).toBe(
      201,
    )
  })

  it('is not related to itself, and names the field of an id that no record can have', async () => {
    const { call, owner } = api()
    const type = await aType(api())
    const made = await call('POST', '/posts', { as: owner.token, body: aPost(type.id) })
    const { id } = made.body.data
    for (const body of [
      { related_ids: [id] },
      { related_ids: [9_999_999_999] },
      { category_id: 9_999_999_999 },
    ]) {
      const answer = await call('PATCH', `/posts/${id}`, { as: owner.token, body })
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.body.errors)[0]).toContain(Object.keys(body)[0])
    }
  })

  it('refuses a category of another type', async () => {
    const { call, owner } = api()
    const [one, other] = [await aType(api()), await aType(api())]
    const category = await aCategory(api(), other.id)
    const { status, body } = await call('POST', '/posts', {
      as: owner.token,
      body: aPost(one.id, { category_id: category.id }),
    })
    expect(status).toBe(422)
    expect(body.errors).toHaveProperty('category_id')
  })

  it('finds titles without regard to accents and case, in any word order', async () => {
    const { call, owner } = api()
    const type = await aType(api())
    await call('POST', '/posts', { as: owner.token, body: aPost(type.id, { title: 'Bí quyết pha Đen đá' }) })
    for (const term of ['den da', 'ĐEN', 'pha bi quyet', 'da']) {
      const { body } = await call(
        'GET',
        `/posts?search=type_id:${type.id};title:${encodeURIComponent(term)}&searchFields=title:like&searchJoin=and`,
        { as: owner.token },
      )
      expect(body.meta.pagination.total, term).toBe(1)
    }
  })
})

describe('totals', () => {
  it('are exact after writes of every kind, before and after folding', async () => {
    const { call, owner, db } = api()
    const type = await aType(api())
    const made = []
    for (let n = 0; n < 5; n++)
      made.push((await call('POST', '/posts', { as: owner.token, body: aPost(type.id) })).body)
    await call('PATCH', `/posts/${made[0].data.id}`, { as: owner.token, body: { status: 'hidden' } })
    await call('DELETE', `/posts/${made[1].data.id}`, { as: owner.token })
    const check = async () => {
      const { body } = await call('GET', `/posts?search=type_id:${type.id}&searchJoin=and&limit=2`, {
        as: owner.token,
      })
      const { pagination, counts } = body.meta
      expect(pagination).toEqual({ count: 2, per_page: 2, total: 4, total_pages: 2, current_page: 1 })
      expect(counts.status).toEqual({ published: 3, hidden: 1 })
      // Each is counted as if it were not filtered by.
      expect(counts.type_id[type.id]).toBe(4)
    }
    await check()
    await api().api.maintain()
    const [{ n } = { n: 0 }] = await rowsOf<{ n: number }>(
      db,
      sql`select count(*)::int n from list_counts where list = 'posts' and key->>'type_id' = ${String(type.id)}`,
    )
    expect(n).toBe(2)
    await check()
  })
})
