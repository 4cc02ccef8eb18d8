import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { batchHeader } from '../../src/domain/history'
import { withApi } from '../support/api'
import { aCategory, aGroup, aType } from '../support/content'

const api = withApi()
let typeId = 0
const size = 1_200

beforeAll(async () => {
  typeId = (await aType(api(), { features: ['categories', 'product_groups'], style: 'product' })).id
})

const fill = (column: 'trademark_id' | 'category_id' | 'author_id', id: number, count = size) =>
  api().db.execute(sql`insert into posts (type_id, ${sql.identifier(column)}, status, title, slug, seo, title_key)
    select ${typeId}::int, ${id}::int, 'draft', 'Hàng ' || n, ${`${column}-${id}-`}::text || n, '{}', n::text
    from generate_series(1, ${count}::int) n`)
/** In how many transactions the posts were last written. */
const transactionsOf = async (...slugs: string[]) =>
  (
    await rowsOf<{ n: number }>(
      api().db,
      sql`select count(distinct xmin::text)::int as n from posts
        where slug like any(${sql.param(slugs.map((slug) => `${slug}-%`))}::text[])`,
    )
  )[0]?.n
const counted = async (where: ReturnType<typeof sql>) =>
  (await rowsOf<{ n: number }>(api().db, sql`select count(*)::int as n from posts where ${where}`))[0]?.n
const remove = (path: string) => api().call('DELETE', path, { as: api().owner.token })

describe('deleting what very many others name', () => {
  it('holds nobody up for longer than one step, and is one batch all the same', async () => {
    const { id } = await aGroup(api(), typeId, { style: 'trademark' })
    await fill('trademark_id', id)
    const answer = await remove(`/groups/${id}`)
    expect(answer.status).toBe(204)
    expect(await counted(sql`trademark_id = ${id}`)).toBe(0)
    expect(await transactionsOf(`trademark_id-${id}`)).toBe(2)
    const [kept] = await rowsOf<{ posts: number; batches: number; actors: number[] }>(
      api().db,
      sql`select count(*) filter (where entity = 'posts')::int as posts, count(distinct batch)::int as batches,
          array_agg(distinct actor_id) as actors
        from history where changes ? 'trademark_id' and entity = 'posts' and action = 'update'
          or entity = 'groups' and record_id = ${id} and action = 'delete'`,
    )
    expect(kept).toEqual({ posts: size, batches: 1, actors: [api().owner.id] })
    const batch = answer.headers.get(batchHeader)
    const undone = await api().call('POST', `/history/batches/${batch}/restore`, {
      as: api().owner.token,
      body: {},
    })
    expect(undone.status).toBe(200)
    expect(await counted(sql`trademark_id = ${id}`)).toBe(size)
    expect(await transactionsOf(`trademark_id-${id}`)).toBe(2)
  })

  it('lets nothing go where it is refused', async () => {
    const { id } = await aCategory(api(), typeId)
    await aCategory(api(), typeId, { parent_id: id })
    await fill('category_id', id)
    expect(await remove(`/categories/${id}`)).toMatchObject({ status: 409, body: { code: 'in_use' } })
    expect(await counted(sql`category_id = ${id}`)).toBe(size)
  })

  it('of who has written very many posts, too; of oneself it is refused before', async () => {
    const { id } = await api().member('list-posts')
    await fill('author_id', id)
    expect((await remove(`/users/${id}`)).status).toBe(204)
    expect(await transactionsOf(`author_id-${id}`)).toBe(2)
    await fill('author_id', api().owner.id)
    expect((await remove(`/users/${api().owner.id}`)).status).toBe(403)
    expect(await counted(sql`author_id = ${api().owner.id}`)).toBe(size)
  })

  it('is not found twice', async () => {
    expect((await remove('/groups/999999')).status).toBe(404)
  })
})

describe('deleting many at once', () => {
  const bulk = (name: string, ids: number[]) =>
    api().call('POST', `/${name}/bulk`, { as: api().owner.token, body: { action: 'delete', ids } })
  const aTag = async () => (await aGroup(api(), typeId, { style: 'article' })).id

  it('lets neighbours write in between, also where only all of them together are named so often', async () => {
    const ids: number[] = []
    for (let n = 0; n < 4; n++) ids.push((await aGroup(api(), typeId, { style: 'trademark' })).id)
    for (const id of ids) await fill('trademark_id', id, 700)
    const neighbours = [await aTag(), await aTag(), await aTag()]
    let isDone = false
    const deletion = bulk('groups', ids).finally(() => {
      isDone = true
    })
    const write = async (id: number) => {
      for (let n = 0; !isDone; n++) {
        const body = { title: `Bên cạnh ${n}` }
        const wrote = await api().call('PATCH', `/groups/${id}`, { as: api().owner.token, body })
        expect(wrote.status).toBe(200)
      }
    }
    await Promise.all(neighbours.map(write))
    const answer = await deletion
    expect(answer.body.data).toEqual({ done: ids, refused: [] })
    expect(await transactionsOf(...ids.map((id) => `trademark_id-${id}`))).toBe(3)
    const batch = answer.headers.get(batchHeader)
    const [between] = await rowsOf<{ writes: number }>(
      api().db,
      sql`select count(*)::int as writes from history h, (select min(id) as first, max(id) as last from history
          where batch = ${batch}::uuid and entity = 'posts') steps
        where h.entity = 'groups' and h.record_id = any(${sql.param(neighbours)}::int[]) and h.id between first and last`,
    )
    expect(between?.writes).toBeGreaterThan(0)
    const undone = await api().call('POST', `/history/batches/${batch}/restore`, {
      as: api().owner.token,
      body: {},
    })
    expect(undone.status).toBe(200)
    expect(await counted(sql`trademark_id = any(${sql.param(ids)}::int[])`)).toBe(2_800)
  })

  it('one that is refused keeps what names it, and the others go', async () => {
    const [kept, gone] = [await aCategory(api(), typeId), await aCategory(api(), typeId)]
    await aCategory(api(), typeId, { parent_id: kept.id })
    await fill('category_id', kept.id)
    await fill('category_id', gone.id)
    const { status, body } = await bulk('categories', [kept.id, gone.id, 999_999])
    expect(status).toBe(200)
    expect(body.data.done).toEqual([gone.id])
    expect(body.data.refused).toMatchObject([
      { id: kept.id, code: 'in_use' },
      { id: 999_999, code: 'not_found' },
    ])
    expect(await counted(sql`category_id = ${kept.id}`)).toBe(size)
    expect(await transactionsOf(`category_id-${gone.id}`)).toBe(2)
  })

  it('one above another that goes stays for the next call, rather than let go of all at once', async () => {
    const [below, above] = [await aCategory(api(), typeId), await aCategory(api(), typeId)]
    const moved = { as: api().owner.token, body: { parent_id: above.id } }
    expect((await api().call('PATCH', `/categories/${below.id}`, moved)).status).toBe(200)
    await fill('category_id', above.id)
    const { body } = await bulk('categories', [below.id, above.id])
    expect(body.data.done).toEqual([below.id])
    expect(body.data.refused).toMatchObject([{ id: above.id, code: 'in_use' }])
    expect(await counted(sql`category_id = ${above.id}`)).toBe(size)
    expect((await bulk('categories', [above.id])).body.data).toEqual({ done: [above.id], refused: [] })
    expect(await transactionsOf(`category_id-${above.id}`)).toBe(2)
  })

  it('who may not delete lets nothing go', async () => {
    const { id } = await aGroup(api(), typeId, { style: 'trademark' })
    await fill('trademark_id', id)
    const reader = await api().member('list-groups')
    const refused = await api().call('POST', '/groups/bulk', {
      as: reader.token,
      body: { action: 'delete', ids: [id] },
    })
    expect(refused.status).toBe(403)
    expect(await counted(sql`trademark_id = ${id}`)).toBe(size)
  })
})
