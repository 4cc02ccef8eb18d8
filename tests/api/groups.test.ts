import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { withApi } from '../support/api'
import { aCategory, aGroup, aPost, aType } from '../support/content'

const api = withApi()
const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  api().call(method, path, { as: api().owner.token, body, headers })
const made = async (path: string, body: object) => {
  const answer = await send('POST', path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
const aMember = (type: number, more: object = {}) => made('/posts', aPost(type, more))
const membersOf = async (group: number, query = 'limit=100'): Promise<number[]> =>
  (await send('GET', `/groups/members?group_id=${group}&${query}`)).body.data.map(
    ({ id }: { id: number }) => id,
  )
const change = (group: number, members: object, headers?: Record<string, string>) =>
  send('PATCH', `/groups/${group}`, { members }, headers)
const groupsOf = async (post: number): Promise<number[]> =>
  (await send('GET', `/posts?search=id:${post}&include=group_ids`)).body.data[0].group_ids
const countOf = async (id: number) =>
  (await send('GET', `/groups?search=id:${id}&include=posts_count`)).body.data[0].posts_count

let type = 0
let other = 0
beforeAll(async () => {
  type = (await aType(api(), { style: 'product', features: ['categories', 'trademarks'] })).id
  other = (await aType(api())).id
})

describe('groups', () => {
  it('are listed by style, a parameter, in their order, with type, fields and posts', async () => {
    const [first, second] = [await aGroup(api(), type), await aGroup(api(), type, { style: 'trademark' })]
    const { body } = await send(
      'GET',
      `/groups?style=trademark&search=type_id:${type}&include=type,posts_count`,
    )
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([second.id])
    expect(body.data[0]).toMatchObject({ type: { data: { id: type } }, posts_count: 0, sort: 0 })
    expect((await send('GET', '/groups?style=news')).status).toBe(422)
    const data = await aGroup(api(), type, { style: 'field' })
    for (const [key, sort] of [
      ['after', 2],
      ['before', 1],
    ])
      await api().db.execute(
        sql`insert into fields (group_id, key, title, style, sort) values (${data.id}, ${key}, ${key}, 'text', ${sort})`,
      )
    const answer = await send('PATCH', `/groups/${data.id}?include=type,fields`, { title: 'Cà phê' })
    expect(answer.body.data.fields.data.map(({ key }: { key: string }) => key)).toEqual(['before', 'after'])
    await send('DELETE', `/groups/${first.id}`)
  })

  it('come last among their like, and stay of their type and style', async () => {
    const { id } = await aType(api())
    const sorts = []
    for (const style of ['article', 'trademark', 'article'])
      sorts.push(
        (await made('/groups', { style, type_id: id, title: 'A', slug: `cuoi-${sorts.length}` })).sort,
      )
    expect(sorts).toEqual([0, 0, 1])
    const group = await aGroup(api(), id)
    expect((await send('PATCH', `/groups/${group.id}`, { style: 'field' })).body.errors).toHaveProperty(
      'style',
    )
    expect((await send('PATCH', `/groups/${group.id}`, { type_id: other })).body.errors).toHaveProperty(
      'type_id',
    )
    // An address is taken within type and style only.
    await made('/groups', { style: 'trademark', type_id: id, title: 'B', slug: 'cuoi-0' })
    const again = { style: 'article', type_id: id, title: 'B', slug: 'cuoi-0' }
    expect((await send('POST', '/groups', again)).body.errors).toHaveProperty('slug')
  })

  it('keep their type from being deleted', async () => {
    const { id } = await aType(api())
    await aGroup(api(), id)
    expect(await send('DELETE', `/types/${id}`)).toMatchObject({ status: 409, body: { code: 'in_use' } })
  })
})

describe('a post', () => {
  it('says in which groups it is and of which trademark, comes last in each, and is found by both', async () => {
    const [one, two] = [await aGroup(api(), type), await aGroup(api(), type)]
    const mark = await aGroup(api(), type, { style: 'trademark', title: 'Phin Xưa' })
    const first = await aMember(type, { group_ids: [one.id] })
    const second = await aMember(type, { group_ids: [two.id, one.id], trademark_id: mark.id })
    expect(second).toMatchObject({ group_ids: [one.id, two.id], trademark_id: mark.id })
    expect(await membersOf(one.id)).toEqual([first.id, second.id])
    const found = async (search: string) => {
      const { body } = await send('GET', `/posts?search=${search}&include=trademark`)
      return [body.data.map(({ id }: { id: number }) => id), body.meta.pagination.total]
    }
    expect(await found(`group_id:${one.id}`)).toEqual([[second.id, first.id], 2])
    expect(await found(`trademark_id:${mark.id}`)).toEqual([[second.id], 1])
    const [shown] = (await send('GET', `/posts?search=id:${second.id}&include=trademark`)).body.data
    expect(shown.trademark.data).toEqual({ id: mark.id, title: 'Phin Xưa' })
    // What a list does not show it does not pay for.
    expect(shown).not.toHaveProperty('group_ids')
    expect([await countOf(one.id), await countOf(mark.id)]).toEqual([2, 1])
    await send('PATCH', `/posts/${first.id}`, { group_ids: [] })
    expect(await membersOf(one.id)).toEqual([second.id])
    await send('PATCH', `/posts/${second.id}`, { title: 'Đổi tên' })
    expect(await groupsOf(second.id)).toEqual([one.id, two.id])
  })

  it('is in groups of its own type and of that style only', async () => {
    const field = await aGroup(api(), type, { style: 'field' })
    const foreign = await aGroup(api(), other)
    const mark = await aGroup(api(), type, { style: 'trademark' })
    const group = await aGroup(api(), type)
    const refused = async (more: object) => {
      const { status, body } = await send('POST', '/posts', aPost(type, more))
      expect(status).toBe(422)
      return Object.keys(body.errors)
    }
    for (const id of [field.id, foreign.id, mark.id, 999_999])
      expect(await refused({ group_ids: [group.id, id] })).toEqual(['group_ids'])
    for (const id of [field.id, group.id, 999_999])
      expect(await refused({ trademark_id: id })).toEqual(['trademark_id'])
  })

  it('leaves the desk with at least one group, where its type has them', async () => {
    const shop = await aType(api(), { style: 'product', features: ['product_groups'] })
    const group = await aGroup(api(), shop.id)
    const refusal = { status: 422, body: { errors: { group_ids: ['Hãy chọn ít nhất một nhóm'] } } }
    expect(await send('POST', '/posts', aPost(shop.id))).toMatchObject(refusal)
    const draft = await aMember(shop.id, { status: 'draft' })
    const publish = (more = {}) => send('PATCH', `/posts/${draft.id}`, { status: 'published', ...more })
    expect(await publish()).toMatchObject(refusal)
    expect((await publish({ group_ids: [group.id] })).status).toBe(200)
    expect(await send('PATCH', `/posts/${draft.id}`, { group_ids: [] })).toMatchObject(refusal)
    expect((await send('PATCH', `/posts/${draft.id}`, { status: 'hidden' })).status).toBe(200)
    // The group is gone: other changes are no reason to ask.
    await send('DELETE', `/groups/${group.id}`)
    expect((await send('PATCH', `/posts/${draft.id}`, { title: 'Phin nhôm' })).status).toBe(200)
    // A feature of another style asks nothing.
    const news = await aType(api(), { features: ['product_groups'] })
    await aMember(news.id)
  })
})

describe('the members of a group', () => {
  const filled = async (count: number) => {
    const group = await aGroup(api(), type)
    const ids: number[] = []
    for (let n = 0; n < count; n++) ids.push((await aMember(type, { title: `Phin ${n}` })).id)
    const { body } = await change(group.id, { added: ids })
    return { group: body.data as { id: number; version: number }, ids }
  }

  it('are added at the end, removed and moved, and only what changes is written', async () => {
    const { group, ids } = await filled(4)
    const [a = 0, b = 0, c = 0, d = 0] = ids
    expect(await membersOf(group.id)).toEqual(ids)
    const moves: [object, number[]][] = [
      [{ id: d, before: b }, [a, d, b, c]],
      [{ id: a, after: b }, [d, b, a, c]],
      [{ id: c, after: null }, [c, d, b, a]],
      [{ id: d, before: null }, [c, b, a, d]],
      [{ id: b, before: c }, [b, c, a, d]],
    ]
    for (const [moved, expected] of moves) {
      const before = await rowsOf<{ post_id: number; sort: number }>(
        api().db,
        sql`select post_id, sort from post_groups where group_id = ${group.id}`,
      )
      expect((await change(group.id, { moved: [moved] })).status).toBe(200)
      expect(await membersOf(group.id)).toEqual(expected)
      const after = await rowsOf<{ post_id: number; sort: number }>(
        api().db,
        sql`select post_id, sort from post_groups where group_id = ${group.id}`,
      )
      const rows = new Set(before.map((row) => JSON.stringify(row)))
      expect(after.filter((row) => !rows.has(JSON.stringify(row)))).toHaveLength(1)
    }
    await change(group.id, { removed: [c, a] })
    expect(await membersOf(group.id)).toEqual([b, d])
    expect(await groupsOf(c)).toEqual([])
    // A post that is open elsewhere is not saved over.
    const { version } = (await send('GET', `/posts?search=id:${c}`)).body.data[0]
    expect(version).toBe(3)
  })

  it('find room wherever they are moved to, however often', async () => {
    const { group, ids } = await filled(3)
    const [a = 0, b = 0, c = 0] = ids
    for (let n = 0; n < 40; n++) {
      await change(group.id, { moved: [{ id: n % 2 ? b : c, after: a }] })
      expect(await membersOf(group.id)).toEqual(n % 2 ? [a, b, c] : [a, c, b])
    }
    await api().db.execute(sql`update post_groups set sort = 7 where group_id = ${group.id}`)
    await change(group.id, { moved: [{ id: a, before: c }] })
    expect(await membersOf(group.id)).toEqual([b, a, c])
  })

  it('come by pages with their number, and are found by words', async () => {
    const { group, ids } = await filled(5)
    const page = await send('GET', `/groups/members?group_id=${group.id}&limit=2&page=2`)
    expect(page.body.data.map(({ id }: { id: number }) => id)).toEqual(ids.slice(2, 4))
    expect(page.body.data[0]).toEqual({
      id: ids[2],
      type_id: type,
      title: 'Phin 2',
      image: '/files/a.webp',
      status: 'published',
    })
    expect(page.body.meta.pagination).toMatchObject({ total: 5, count: 2, current_page: 2 })
    expect(await membersOf(group.id, 'q=phin%203')).toEqual([ids[3]])
    expect(await membersOf(group.id, 'q=ấm')).toEqual([])
    for (const wrong of [
      '',
      'group_id=x',
      `group_id=${group.id}&limit=0`,
      `group_id=${group.id}&search=id:1`,
    ])
      expect((await send('GET', `/groups/members?${wrong}`)).status, wrong).toBeGreaterThanOrEqual(404)
  })

  it('are of its type and in a collection, and moved beside members', async () => {
    const { group, ids } = await filled(1)
    const foreign = (await send('POST', '/posts', aPost(other))).body.data.id
    const mark = await aGroup(api(), type, { style: 'trademark' })
    const [own = 0] = ids
    for (const [id, members] of [
      [group.id, { added: [foreign] }],
      [group.id, { added: [999_999] }],
      [mark.id, { added: ids }],
      [group.id, { moved: [{ id: foreign, after: null }] }],
      [group.id, { moved: [{ id: own, after: foreign }] }],
      [group.id, { moved: [{ id: own, after: own }] }],
      [group.id, { moved: [{ id: own }] }],
    ] as const)
      expect((await change(id, members)).status, JSON.stringify(members)).toBe(422)
    expect(await membersOf(group.id)).toEqual(ids)
  })

  it('are changed by who may change groups and has seen them as they are', async () => {
    const { group, ids } = await filled(2)
    const [first = 0] = ids
    const seen = { 'If-Match': `"${group.version}"` }
    expect((await change(group.id, { removed: [first] }, seen)).status).toBe(200)
    expect((await change(group.id, { removed: ids }, seen)).status).toBe(409)
    const { call } = api()
    const reads = await call('GET', `/groups/members?group_id=${group.id}`, {
      as: (await api().member('update-groups')).token,
    })
    expect(reads.status, 'titles are for who may read posts').toBe(403)
    const as = (await api().member('update-posts')).token
    expect((await call('PATCH', `/groups/${group.id}`, { as, body: { members: {} } })).status).toBe(403)
  })

  it('are in the history of the posts, and every change is undone as one', async () => {
    const { group, ids } = await filled(3)
    const [a = 0, b = 0, c = 0] = ids
    const undone = async (members: object) => {
      const { headers } = await change(group.id, members)
      expect(await membersOf(group.id)).not.toEqual([a, b, c])
      const answer = await send('POST', `/history/batches/${headers.get('Batch-Id')}/restore`)
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      expect(await membersOf(group.id)).toEqual([a, b, c])
    }
    await undone({ removed: [a, b] })
    await undone({ moved: [{ id: c, after: null }] })
    await undone({ added: [(await aMember(type)).id] })
    const [entry] = (await send('GET', `/history?entity=posts&id=${a}&sortedBy=asc&limit=2`)).body.data.slice(
      1,
    )
    expect(entry.changes).toEqual([{ field: 'group_ids', before: [], after: [group.id] }])
  })

  it('lose nothing when groups and posts are written at once', async () => {
    const { group, ids } = await filled(2)
    const posts = await Promise.all(Array.from({ length: 8 }, () => aMember(type)))
    const answers = await Promise.all(
      posts.map(({ id }, n) =>
        n % 2 ? send('PATCH', `/posts/${id}`, { group_ids: [group.id] }) : change(group.id, { added: [id] }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(posts.map(() => 200))
    const all = await membersOf(group.id)
    expect([...all].sort((x, y) => x - y)).toEqual(
      [...ids, ...posts.map(({ id }) => id)].sort((x, y) => x - y),
    )
    expect(all.slice(0, 2)).toEqual(ids)
    expect(await countOf(group.id)).toBe(10)
    // The same post by both ways, in and out.
    const [{ id } = { id: 0 }] = posts
    await Promise.all([
      ...[0, 1, 2].map(() => change(group.id, { removed: [id] })),
      ...[0, 1, 2].map(() => send('PATCH', `/posts/${id}`, { group_ids: [group.id] })),
    ])
    expect(await countOf(group.id)).toBe((await membersOf(group.id)).length)
    expect(api().logged).toEqual([])
  })
})

describe('when it is deleted', () => {
  const deleted = async (id: number) => {
    const { status, headers } = await send('DELETE', `/groups/${id}`)
    expect(status).toBe(204)
    return headers.get('Batch-Id')
  }
  const restored = async (id: number) => {
    const [event] = (await send('GET', `/history?entity=groups&id=${id}&action=delete`)).body.data
    return send('POST', `/history/${event.id}/restore`)
  }

  it('a collection lets its posts go, and has them back in their order', async () => {
    const group = await aGroup(api(), type)
    const ids = []
    for (let n = 0; n < 3; n++) ids.push((await aMember(type, { group_ids: [group.id] })).id)
    await change(group.id, { moved: [{ id: ids[2], after: null }] })
    const order = [ids[2], ids[0], ids[1]]
    await deleted(group.id)
    expect(await groupsOf(ids[0])).toEqual([])
    expect((await restored(group.id)).status).toBe(200)
    expect(await membersOf(group.id)).toEqual(order)
    expect(await countOf(group.id)).toBe(3)
  })

  it('a trademark and a data group leave posts and categories without, until they are back', async () => {
    const mark = await aGroup(api(), type, { style: 'trademark' })
    const data = await aGroup(api(), type, { style: 'field' })
    const post = await aMember(type, { trademark_id: mark.id })
    const category = await aCategory(api(), type, { group_id: data.id })
    const now = async () => [
      (await send('GET', `/posts?search=id:${post.id}`)).body.data[0].trademark_id,
      (await send('GET', `/categories?search=id:${category.id}`)).body.data[0].group_id,
    ]
    expect(await now()).toEqual([mark.id, data.id])
    await deleted(mark.id)
    await deleted(data.id)
    expect(await now()).toEqual([null, null])
    await restored(mark.id)
    await restored(data.id)
    expect(await now()).toEqual([mark.id, data.id])
  })

  it('a post comes back into its groups, by who may add posts', async () => {
    const group = await aGroup(api(), type)
    const [first, second] = [
      await aMember(type, { group_ids: [group.id] }),
      await aMember(type, { group_ids: [group.id] }),
    ]
    await send('DELETE', `/posts/${first.id}`)
    expect(await membersOf(group.id)).toEqual([second.id])
    const [event] = (await send('GET', `/history?entity=posts&id=${first.id}&action=delete`)).body.data
    const as = (await api().member('create-posts', 'update-posts', 'list-posts')).token
    expect((await api().call('POST', `/history/${event.id}/restore`, { as })).status).toBe(200)
    expect(await membersOf(group.id)).toEqual([first.id, second.id])
  })
})

describe('a category', () => {
  it('has a data group of its own type', async () => {
    const data = await aGroup(api(), type, { style: 'field' })
    const foreign = await aGroup(api(), other, { style: 'field' })
    const collection = await aGroup(api(), type)
    const category = await aCategory(api(), type, { group_id: data.id })
    for (const group_id of [foreign.id, collection.id, 999_999]) {
      const { status, body } = await send('PATCH', `/categories/${category.id}`, { group_id })
      expect([status, Object.keys(body.errors)]).toEqual([422, ['group_id']])
    }
    expect((await send('PATCH', `/categories/${category.id}`, { group_id: null })).status).toBe(200)
  })
})

describe('where many posts are filed', () => {
  const bulk = (body: object, as = api().owner.token) =>
    api().call('POST', '/posts/bulk', { as, body: { action: 'update', ...body } })
  const groups = (ids: number[], asked: object) => bulk({ ids, change: { name: 'groups', asked } })
  const undo = (batch: string | null) => send('POST', `/history/batches/${batch}/restore`, {})

  it('is changed group by group, each post from its own, and taken back together', async () => {
    const { id: type } = await aType(api(), { style: 'article', features: ['article_groups'] })
    const { id: foreign } = await aGroup(api(), other)
    const a = await aGroup(api(), type)
    const b = await aGroup(api(), type)
    const c = await aGroup(api(), type)
    const first = await aMember(type, { group_ids: [a.id] })
    const second = await aMember(type, { group_ids: [a.id, b.id] })
    const ids = [first.id, second.id]
    const answer = await groups(ids, { add: [c.id], remove: [a.id] })
    expect(answer.body.data).toEqual({ done: ids, refused: [] })
    expect([await groupsOf(first.id), await groupsOf(second.id)]).toEqual([[c.id], [b.id, c.id]])

    // One that is out stays in a group, and what is there already is no change.
    const partly = await groups(ids, { remove: [c.id] })
    expect(partly.body.data).toMatchObject({
      done: [second.id],
      refused: [{ id: first.id, code: 'invalid', message: 'Hãy chọn ít nhất một nhóm' }],
    })
    await groups([second.id], { add: [b.id] })
    const [row] = (await send('GET', `/posts?search=id:${second.id}`)).body.data
    expect(row.version).toBe(3)

    expect((await groups(ids, { add: [foreign] })).body.data.refused).toHaveLength(2)
    const preview = await bulk({ ids, dry_run: true, change: { name: 'groups', asked: { add: [b.id] } } })
    expect(preview.body.errors).toHaveProperty('dry_run')

    await undo(partly.headers.get('Batch-Id'))
    expect((await undo(answer.headers.get('Batch-Id'))).status).toBe(200)
    expect([await groupsOf(first.id), await groupsOf(second.id)]).toEqual([[a.id], [a.id, b.id]])
  })

  it('goes to another author by who may know people; a new post is of who makes it', async () => {
    const { id: type } = await aType(api())
    const writer = await api().member('list-posts')
    const editor = await api().member('list-posts', 'update-posts', 'create-posts')
    const chief = await api().member('list-posts', 'update-posts', 'list-users')
    const body = aPost(type, { author_id: writer.id })
    const { id, author_id } = (await api().call('POST', '/posts', { as: editor.token, body })).body.data
    expect(author_id).toBe(editor.id)

    const give = (author: number, as: string) => bulk({ ids: [id], data: { author_id: author } }, as)
    expect((await give(writer.id, editor.token)).body.data.refused).toMatchObject([{ code: 'forbidden' }])
    expect((await give(9_999_999, chief.token)).body.data.refused).toMatchObject([{ code: 'invalid' }])
    const given = await give(writer.id, chief.token)
    expect(given.body.data.done).toEqual([id])
    // Who may not may still change the rest.
    const rest = { as: editor.token, body: { title: 'Tên khác', author_id: writer.id } }
    expect((await api().call('PATCH', `/posts/${id}`, rest)).body.data).toMatchObject({
      title: 'Tên khác',
      author_id: writer.id,
    })
  })
})
