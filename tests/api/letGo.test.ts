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

const fill = (column: 'trademark_id' | 'category_id', id: number) =>
  api().db.execute(sql`insert into posts (type_id, ${sql.identifier(column)}, status, title, slug, seo, title_key)
    select ${typeId}::int, ${id}::int, 'draft', 'Hàng ' || n, ${column}::text || n, '{}', n::text
    from generate_series(1, ${size}::int) n`)
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
    const [written] = await rowsOf<{ transactions: number }>(
      api().db,
      sql`select count(distinct xmin::text)::int as transactions from posts where slug like 'trademark_id%'`,
    )
    expect(written?.transactions).toBe(2)
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
    const [back] = await rowsOf<{ transactions: number }>(
      api().db,
      sql`select count(distinct xmin::text)::int as transactions from posts where slug like 'trademark_id%'`,
    )
    expect(back?.transactions).toBe(2)
  })

  it('lets nothing go where it is refused', async () => {
    const { id } = await aCategory(api(), typeId)
    await aCategory(api(), typeId, { parent_id: id })
    await fill('category_id', id)
    expect(await remove(`/categories/${id}`)).toMatchObject({ status: 409, body: { code: 'in_use' } })
    expect(await counted(sql`category_id = ${id}`)).toBe(size)
  })

  it('is not found twice', async () => {
    expect((await remove('/groups/999999')).status).toBe(404)
  })
})
