import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { withApi } from '../support/api'
import { aType } from '../support/content'
import { rowsRead } from '../support/statements'

const api = withApi()
const size = 12_000
let typeId = 0
let otherId = 0

/**
 * A quarter of a type's titles each have one of three words, never two; those of the other type have two. A few have a
 * further word. Rows are as wide as real ones.
 */
beforeAll(async () => {
  const { db, owner } = api()
  typeId = (await aType(api())).id
  otherId = (await aType(api(), { slug: 'khac' })).id
  await db.execute(sql`
    insert into posts (type_id, author_id, status, title, slug, description, seo, title_key)
    select case when n > 0 then ${typeId}::int else ${otherId}::int end, ${owner.id},
      (array['published', 'draft'])[1 + abs(n) / 4 % 2],
      case when n <= 0 then 'Sữa đá ' else (array['Sữa ', 'Đá ', 'Phê ', ''])[1 + n % 4] end
        || case when n % 1000 = 0 then 'hiếm ' when n % 100 = 0 then 'vừa ' else '' end || n,
      'bai-' || n + 4000, repeat(md5(n::text), 50), '{}', lpad((7919 * (n + 4000) % 100000)::text, 6, '0')
    from generate_series(-3999, ${size}::int) n`)
  await db.execute(sql`vacuum analyze posts`)
})

const address = (words: string, more = '') =>
  `/posts?search=type_id:${typeId};title:${encodeURIComponent(words)}${more}&searchFields=title:like&searchJoin=and`
const get = (path: string) => api().call('GET', path, { as: api().owner.token })

const read = (words: string, more = '') => rowsRead(api().db, 'posts', () => get(address(words, more)))
const found = async (words: string, more = '') => {
  const { data, meta } = (await get(address(words, more))).body
  return { ids: data.map(({ id }: { id: number }) => id) as number[], ...meta.pagination }
}

describe('a search reads few rows, whatever the words', () => {
  it('common words of which none goes with the other: not the list, and not where they do go together', async () => {
    expect((await found('sua da')).total).toBe(0)
    expect(await read('sua da')).toBeLessThan(1_500)
  })

  it('common words under a filter that leaves few of them', async () => {
    expect((await found('sua hiem', ';status:draft')).total).toBe(0)
    expect((await found('sua vua', ';status:published')).total).toBe(size / 200 - size / 1_000)
    expect(await read('sua vua', ';status:published')).toBeLessThan(2_000)
  })

  it('a common word: as far as it takes to find a thousand', async () => {
    expect(await found('sua')).toMatchObject({ total: 1_000, total_is_capped: true })
    expect(await read('sua')).toBeLessThan(6_000)
  })

  it('frequent in what is new and unknown before: not all that is old', async () => {
    const { db } = api()
    const before = (await aType(api(), { slug: 'moi-day' })).id
    const add = (word: string, count: number) =>
      db.execute(sql`insert into posts (type_id, status, title, slug, seo, title_key)
        select ${before}::int, 'draft', ${word}::text || n, ${word}::text || n, '{}', n::text
        from generate_series(1, ${count}::int) n`)
    await add('cũ ', 4_000)
    await db.execute(sql`select setval(pg_get_serial_sequence('posts', 'id'), max(id) + 500000) from posts`)
    await add('mới ', 1_000)
    await db.execute(sql`vacuum analyze posts`)
    const path = `/posts?search=type_id:${before};title:moi&searchFields=title:like&searchJoin=and`
    expect((await get(path)).body.meta.pagination.total).toBe(1_000)
    // The sample, the walk, the index of words, and the page.
    expect(await rowsRead(db, 'posts', () => get(path))).toBeLessThan(4_000)
  })
})

describe('a search finds the same on every way through it', () => {
  const expected = async (like: string, order = 'id desc') =>
    (
      await rowsOf<{ id: number }>(
        api().db,
        sql`select id from posts where type_id = ${typeId} and search_text like ${like} order by ${sql.raw(order)}`,
      )
    ).map(({ id }) => id)

  it.each([
    ['frequent', 'sua', '%sua%'],
    ['less frequent', 'vua', '%vua%'],
    ['rare', 'hiem', '%hiem%'],
  ])('%s matches: page after page, by id and by title', async (_, words, like) => {
    for (const [query, order] of [
      ['', 'id desc'],
      ['&orderBy=title', 'title_key, id'],
      ['&orderBy=title&sortedBy=desc', 'title_key desc, id desc'],
    ] as const) {
      const all = await expected(like, order)
      const { total } = await found(words, query)
      expect(total, order).toBe(Math.min(all.length, 1_000))
      for (const page of [1, 2, 9])
        expect((await found(words, `${query}&page=${page}`)).ids, `${order} ${page}`).toEqual(
          all.slice((page - 1) * 25, page * 25),
        )
    }
  })

  it('in any place, with or without accents, in any order of the words', async () => {
    const ids = await expected('%hiem%')
    for (const words of ['hiếm', 'HIEM', 'hie', 'sữa hiếm', 'hiem sua'])
      expect((await found(words)).ids, words).toEqual(ids)
    expect((await found('iem sua')).ids).toEqual(ids)
    expect((await found('hi')).ids).toEqual(ids)
    expect((await found('em')).total).toBe(0)
  })
})
