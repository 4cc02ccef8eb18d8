import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSession } from '../../src/api/auth/session'
import { issueTokens } from '../../src/api/auth/tokens'
import { routes } from '../../src/api/routes'
import { secret, withApi } from '../support/api'
import { aGroup, aType } from '../support/content'
import { rowsRead, statementsOf } from '../support/statements'

const api = withApi()
let typeId = 0

beforeAll(async () => {
  typeId = (await aType(api())).id
  await api().db.execute(sql`
    insert into posts (type_id, author_id, status, title, slug, seo, title_key)
    select ${typeId}, ${api().owner.id}, (array['published', 'hidden', 'draft', 'pending'])[1 + n % 4],
      'Bài ' || n, 'bai-' || n, '{}', lpad(n::text, 6, '0') from generate_series(1, 12000) n`)
})

const list = (path: string) => api().call('GET', path, { as: api().owner.token })
const countOf = async (path: string) => {
  const statements = await statementsOf(api().db, () => list(path))
  return statements.length
}

describe('a list page costs a fixed number of SQL statements', () => {
  it.each([
    '/posts',
    '/posts?limit=1',
    '/posts?limit=1000&include=author,category',
    '/posts?limit=100&include=author,category,body',
    '/posts?search=status:pending&searchJoin=and&include=author,category',
    '/posts?search=title:bai&searchFields=title:like&include=author,category',
    '/users?include=roles',
    '/roles?limit=0&include=permissions,users_count',
    '/categories?limit=0&include=posts_count',
    '/media',
  ])('%s: the session and the page, two', async (path) => {
    expect((await list(path)).status).toBe(200)
    expect(await countOf(path)).toBe(2)
  })

  const listed = routes.flatMap((route) =>
    route.method === 'GET' && route.guard !== 'public' && route.lists
      ? [{ path: route.path, lists: route.lists }]
      : [],
  )
  // A path with a parameter is another way to a list that has one without.
  it.each(listed.filter(({ path }) => !path.includes(':')))(
    '$path with everything that it can include: two, and three by any order on a deep page',
    async ({ path, lists }) => {
      const all = Object.keys(lists.includes ?? {}).join()
      const include = all ? `include=${all}` : ''
      expect((await list(`${path}?${include}`)).status).toBe(200)
      expect(await countOf(`${path}?${include}`)).toBe(2)
      for (const orderBy of lists.sorts) {
        const deep = `${path}?${include}&orderBy=${orderBy}&page=300`
        expect((await list(deep)).status, deep).toBe(200)
        expect(await countOf(deep), deep).toBeLessThanOrEqual(3)
      }
    },
  )

  it.each([
    '/inbox',
    '/drafts',
    '/history',
    '/history?entity=posts&id=1',
    '/history?action=delete&restored=0',
    '/search?q=bai',
    '/posts?search=publish_at:2026-11-01;publish_at:2026-11-30&searchFields=publish_at:>=;publish_at:<=&orderBy=publish_at',
    '/posts?undated=1',
    '/posts?state=scheduled',
    '/posts?approved=1&orderBy=approved_at',
    '/posts?search=group_id:1;price:1000&searchFields=price:>=&searchJoin=and&orderBy=price',
    '/comments?search=message:chao&searchFields=message:like',
    '/ratings?search=content:chao;score:5&searchFields=content:like&searchJoin=and',
  ])('%s: two as well', async (path) => {
    expect((await list(path)).status).toBe(200)
    expect(await countOf(path)).toBe(2)
  })

  it('the members of a group: two', async () => {
    const { id } = await aGroup(api(), typeId)
    for (const query of ['', '&q=bai']) {
      expect((await list(`/groups/members?group_id=${id}${query}`)).status).toBe(200)
      expect(await countOf(`/groups/members?group_id=${id}${query}`)).toBe(2)
    }
  })

  it('with a refresh token one more: its exchange', async () => {
    const { db, owner, now, call } = api()
    const tokens = await issueTokens(secret, owner.id, await openSession(db, owner.id, now), now)
    const asked = await statementsOf(db, () => call('GET', '/posts', { as: tokens.refresh_token }))
    expect(asked).toHaveLength(3)
  })

  it('a deep page: three at most', async () => {
    expect(await countOf('/posts?page=400&include=author,category,body')).toBe(3)
  })
})

describe('a page', () => {
  it('reads what its rows refer to once for those that differ', async () => {
    const { db } = api()
    await db.execute(sql`analyze posts, users`)
    expect(await rowsRead(db, 'users', () => list('/posts?limit=100&include=author'))).toBeLessThan(50)
  })

  it('finds what one of several filters asks for by an index of each', async () => {
    const { db } = api()
    await db.execute(sql`vacuum analyze posts`)
    const path =
      '/posts?search=title:xyzzy;slug:bai-7;created_at:2100-01-01&searchFields=title:like;created_at:>='
    expect((await list(path)).body.meta.pagination.total).toBe(1)
    expect(await rowsRead(db, 'posts', () => list(path))).toBeLessThan(100)
  })

  it('costs the same whatever the number of categories and trademarks', async () => {
    const { db } = api()
    await db.execute(sql`insert into list_counts (list, key, n)
      select 'posts', jsonb_build_object('type_id', ${typeId}::int, 'status', 'hidden', 'category_id', n, 'trademark_id', n), 0
      from generate_series(1, 5000) n`)
    await db.execute(sql`analyze list_counts`)
    expect(await rowsRead(db, 'list_counts', () => list(`/posts?search=type_id:${typeId}`))).toBeLessThan(50)
  })

  it('says how many there are per tab, or leaves it out', async () => {
    const { body } = await list('/posts?limit=1&counts=0')
    expect(body.meta.pagination.total).toBe(12_000)
    expect(body.meta).not.toHaveProperty('counts')
    expect((await list('/posts?counts=some')).status).toBe(422)
  })

  it('reads the kept totals once, whatever it tells of them', async () => {
    const { db } = api()
    const [text = ''] = (await statementsOf(db, () => list(`/posts?search=type_id:${typeId}`))).slice(1)
    expect(text.split('from list_counts')).toHaveLength(2)
  })
})

describe('pages from the far end are the same pages', () => {
  it.each(['id', 'title', 'created_at'])('by %s', async (orderBy) => {
    const page = async (number: number, sortedBy: string) =>
      (await list(`/posts?orderBy=${orderBy}&sortedBy=${sortedBy}&page=${number}&limit=25`)).body.data.map(
        ({ id }: { id: number }) => id,
      )
    const last = await page(480, 'asc')
    expect(last).toHaveLength(25)
    expect([...last].reverse()).toEqual(await page(1, 'desc'))
    expect(await page(479, 'asc')).toEqual([...(await page(2, 'desc'))].reverse())
    expect(await page(481, 'asc')).toEqual([])
  })
})

describe('totals', () => {
  it('over the screens’ filters are exact at any size', async () => {
    const { body } = await list(
      '/posts?search=status:draft;type_id:1&searchJoin=and'.replace('type_id:1', `type_id:${typeId}`),
    )
    expect(body.meta.pagination).toMatchObject({ total: 3000, total_pages: 120 })
    expect(body.meta.pagination).not.toHaveProperty('total_is_capped')
    expect(body.meta.counts.status).toEqual({ published: 3000, hidden: 3000, draft: 3000, pending: 3000 })
  })

  it('over free text are exact up to 1,000, and beyond that say so', async () => {
    const many = await list('/posts?search=title:bai&searchFields=title:like')
    expect(many.body.meta.pagination).toMatchObject({ total: 1000, total_is_capped: true })
    const few = await list('/posts?search=title:bai 1234&searchFields=title:like')
    // 1234 and 11234: every word must occur.
    expect(few.body.meta.pagination.total).toBe(2)
    expect(few.body.meta.pagination).not.toHaveProperty('total_is_capped')
    const edge = await list('/posts?search=id:1000&searchFields=id:<=')
    expect(edge.body.meta.pagination).toMatchObject({ total: 1000, total_pages: 40 })
    expect(edge.body.meta.pagination).not.toHaveProperty('total_is_capped')
  })

  it('of lists that are given whole are exact at any size', async () => {
    await api().db.execute(sql`insert into categories (type_id, title, slug)
      select ${typeId}, 'Mục ' || n, 'muc-' || n from generate_series(1, 1200) n`)
    for (const query of ['limit=0', 'limit=25', 'limit=0&search=title:muc&searchFields=title:like']) {
      const { body } = await list(`/categories?${query}`)
      expect(body.meta.pagination.total, query).toBe(1200)
      expect(body.meta.pagination, query).not.toHaveProperty('total_is_capped')
    }
  })
})
