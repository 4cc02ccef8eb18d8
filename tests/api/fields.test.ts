import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { withApi } from '../support/api'
import { aCategory, aPost, aType } from '../support/content'
import { aFile } from '../support/files'

const api = withApi()
const call = (method: string, path: string, body?: unknown, headers = {}) =>
  api().call(method, path, { as: api().owner.token, body, headers })

let serial = 0
async function made(path: string, body: object) {
  const answer = await call('POST', path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
const aGroup = (type_id: number, more = {}) =>
  made('/groups', { style: 'field', type_id, title: 'Hạt rang', slug: `hat-${++serial}`, ...more })
const aField = (group_id: number, key: string, more = {}) =>
  made('/fields', { group_id, key, title: key, style: 'text', ...more })
const nameGroup = (category: { id: number }, group: { id: number } | null) =>
  api().db.execute(sql`update categories set group_id = ${group?.id ?? null} where id = ${category.id}`)
const valuesOf = async (id: number) =>
  (await call('GET', `/posts?search=id:${id}&include=body`)).body.data[0].values

describe('a data field', () => {
  let group: { id: number; type_id: number }
  beforeAll(async () => {
    group = await aGroup((await aType(api())).id)
  })
  const sent = (more: object) =>
    call('POST', '/fields', { group_id: group.id, key: `k${++serial}`, title: 'T', ...more })

  it.each([
    ['a key with capitals', { key: 'Vung' }, 'key'],
    ['a key that means something else on objects', { key: 'constructor' }, 'key'],
    ['a style that is none', { style: 'colour' }, 'style'],
    ['a choice without choices', { style: 'radiobox', data: [] }, 'data'],
    [
      'two choices of one value',
      { style: 'selectbox', data: [1, 2].map(() => ({ value: 'a', label: 'A' })) },
      'data[1].value',
    ],
    ['a list without columns', { style: 'list' }, 'children'],
    [
      'a list in a list',
      { style: 'list', children: [{ key: 'a', title: 'A', style: 'list' }] },
      'children[0].style',
    ],
    [
      'columns of one key',
      { style: 'list', children: [1, 2].map(() => ({ key: 'a', title: 'A' })) },
      'children[1].key',
    ],
    [
      'a column without its choices',
      { style: 'list', children: [{ key: 'a', title: 'A', style: 'checkbox' }] },
      'children[0].data',
    ],
    ['a source without settings', { style: 'api' }, 'api'],
    ['a source that is no address', { style: 'api', api: { path: 'javascript:alert(1)' } }, 'api.path'],
    ['a source with a password in it', { style: 'api', api: { path: 'https://a:b@x.vn' } }, 'api.path'],
    ['a default that is no number', { style: 'number', value: 'cao' }, 'value'],
    [
      'a default that is no choice',
      { style: 'selectbox', data: [{ value: 'a', label: 'A' }], value: 'b' },
      'value',
    ],
    ['a default of a style that has none', { style: 'media', value: '/files/a.webp' }, 'value'],
    ['a group that is none', { group_id: 9_999 }, 'group_id'],
  ])('is refused with %s', async (_, more, field) => {
    const { status, body } = await sent(more)
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toContain(field)
  })

  it('belongs to a data group, not to another kind', async () => {
    const trademark = await made('/groups', {
      style: 'trademark',
      type_id: group.type_id,
      title: 'Nhà',
      slug: 'nha',
    })
    expect((await sent({ group_id: trademark.id })).body.errors).toHaveProperty('group_id')
  })

  it('says whether it has choices and columns, and keeps no settings of another style', async () => {
    const data = [{ value: 'a', label: 'A' }]
    const field = (await sent({ style: 'radiobox', data, value: 'a', has_children: true })).body.data
    expect(field).toMatchObject({ has_options: true, has_children: false, data })
    const changed = await call('PATCH', `/fields/${field.id}`, { style: 'text' })
    expect(changed.body.data).toMatchObject({ has_options: false, data: [], style: 'text' })
    const list = (await sent({ style: 'list', children: [{ key: 'a', title: 'A' }] })).body.data
    expect(list).toMatchObject({ has_options: false, has_children: true })
  })

  it('cleans a default that is rich text', async () => {
    const { body } = await sent({ style: 'editor', value: '<p>Chào<script>1</script></p>' })
    expect(body.data.value).toBe('<p>Chào</p>')
  })

  it('has a key of its own in its group, and may share it with another group', async () => {
    await aField(group.id, 'origin')
    expect((await sent({ key: 'origin' })).body.errors).toHaveProperty('key')
    await aField((await aGroup(group.type_id)).id, 'origin')
  })

  it('comes last in its group, stays in it, and is listed with all others on one page', async () => {
    const other = await aGroup(group.type_id)
    const first = await aField(other.id, 'first')
    const second = await aField(other.id, 'second')
    expect([first.sort, second.sort]).toEqual([0, 1])
    expect((await call('PATCH', `/fields/${first.id}`, { group_id: group.id })).status).toBe(422)
    const { body } = await call('GET', `/fields?limit=0&search=group_id:${other.id}&include=group`)
    expect(body.data.map(({ key }: { key: string }) => key)).toEqual(['first', 'second'])
    expect(body.data[0].group.data).toMatchObject({ id: other.id, type_id: group.type_id })
    const ofType = await call('GET', `/fields?limit=0&search=type:${group.type_id}`)
    expect(ofType.body.data.length).toBeGreaterThan(2)
    expect((await call('GET', '/fields?limit=0&search=type:9999')).body.data).toEqual([])
  })
})

describe('the values of a post', () => {
  let typeId: number
  let coffee: { id: number }
  let arabica: { id: number }
  let tools: { id: number }
  let group: { id: number }
  let common: { id: number }

  beforeEach(async () => {
    typeId = (await aType(api())).id
    coffee = await aCategory(api(), typeId)
    arabica = await aCategory(api(), typeId, { parent_id: coffee.id })
    tools = await aCategory(api(), typeId)
    group = await aGroup(typeId)
    common = await aGroup(typeId, { title: 'Giao hàng' })
    await nameGroup(coffee, group)
    await aField(group.id, 'origin')
    await aField(group.id, 'altitude', { style: 'number' })
    await aField(group.id, 'story', { style: 'editor' })
    await aField(common.id, 'weight', { style: 'number' })
  })
  const post = (values: object, more = {}) =>
    call('POST', '/posts', aPost(typeId, { category_id: arabica.id, values, ...more }))

  it('are those of the category above and of the type, cleaned', async () => {
    const { body } = await post({
      origin: ' Cầu Đất ',
      altitude: 1500,
      weight: 250,
      story: '<p onclick="a()">Rẫy</p>',
    })
    expect(body.data.values).toEqual({ origin: 'Cầu Đất', altitude: 1500, weight: 250, story: '<p>Rẫy</p>' })
  })

  it('begin with the defaults of their fields, as in the form; what is sent empty stays empty', async () => {
    await aField(common.id, 'fresh', { value: 'Mới rang' })
    await aField(common.id, 'grams', { style: 'number', value: '250' })
    const data = [1, 2].map((n) => ({ value: `${n}`, label: `Cỡ ${n}` }))
    await aField(common.id, 'grind', { style: 'checkbox', data, value: '2' })
    await aField(group.id, 'altitude_unit', { value: 'm' })
    const begun = { fresh: 'Mới rang', grams: 250, grind: ['2'] }
    const plain = await call('POST', '/posts', aPost(typeId, { category_id: tools.id }))
    expect(plain.body.data.values).toEqual(begun)
    expect((await post({})).body.data.values).toEqual({ ...begun, altitude_unit: 'm' })
    const said = { fresh: '', grams: 500, grind: [], altitude_unit: 'ft' }
    const { id, values } = (await post(said)).body.data
    expect(values).toEqual(said)
    await aField(common.id, 'later', { value: 'Về sau' })
    expect((await call('PATCH', `/posts/${id}`, { title: 'Tên khác' })).body.data.values).toEqual(said)
  })

  it('name the field that is wrong', async () => {
    const { status, body } = await post({ altitude: 'cao' })
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual(['values.altitude'])
  })

  it('have no place for keys that the post does not have', async () => {
    expect((await post({ origin: 'Huế' }, { category_id: tools.id })).status).toBe(422)
    expect((await post({ weight: 1 }, { category_id: null })).status).toBe(201)
    expect((await post({ colour: 'đỏ' })).body.errors).toHaveProperty('values')
    expect((await post(['origin'])).status).toBe(422)
  })

  it('come with the body only, and stay when they are not sent', async () => {
    const { id } = (await post({ origin: 'Cầu Đất' })).body.data
    expect((await call('GET', `/posts?search=id:${id}`)).body.data[0]).not.toHaveProperty('values')
    await call('PATCH', `/posts/${id}`, { title: 'Tên khác' })
    await call('PATCH', `/posts/${id}`, { values: { altitude: 1600 } })
    expect(await valuesOf(id)).toEqual({ origin: 'Cầu Đất', altitude: 1600 })
  })

  it('are kept while the post is in a category without the field, and are back with it', async () => {
    const { id } = (await post({ origin: 'Cầu Đất', weight: 250 })).body.data
    await call('PATCH', `/posts/${id}`, { category_id: tools.id })
    const moved = await call('PATCH', `/posts/${id}`, { values: { weight: 500 } })
    expect(moved.body.data.values).toEqual({ origin: 'Cầu Đất', weight: 500 })
    expect((await call('PATCH', `/posts/${id}`, { values: { origin: 'Huế' } })).status).toBe(422)
    const back = await call('PATCH', `/posts/${id}`, {
      category_id: arabica.id,
      values: { origin: 'Sơn La' },
    })
    expect(back.body.data.values).toEqual({ origin: 'Sơn La', weight: 500 })
  })

  it('that no longer fit a changed style may stay, and be replaced by one that fits', async () => {
    const { id } = (await post({ origin: 'Cầu Đất' })).body.data
    const { data } = (await call('GET', `/fields?limit=0&search=group_id:${group.id}`)).body
    await call('PATCH', `/fields/${data[0].id}`, { style: 'number' })
    expect((await call('PATCH', `/posts/${id}`, { values: { origin: 'Cầu Đất', weight: 1 } })).status).toBe(
      200,
    )
    expect((await call('PATCH', `/posts/${id}`, { values: { origin: 'Huế' } })).status).toBe(422)
    expect((await call('PATCH', `/posts/${id}`, { values: { origin: 7 } })).status).toBe(200)
  })
})

describe('a key that is renamed', () => {
  it('is renamed in all values that are of the field, and nowhere else', async () => {
    const typeId = (await aType(api())).id
    const [coffee, tea, tools] = [
      await aCategory(api(), typeId),
      await aCategory(api(), typeId),
      await aCategory(api(), typeId),
    ]
    const [beans, leaves] = [await aGroup(typeId), await aGroup(typeId)]
    await nameGroup(coffee, beans)
    await nameGroup(tea, leaves)
    const field = await aField(beans.id, 'origin')
    const other = await aField(leaves.id, 'origin')
    const only = await aField(beans.id, 'roast')
    const post = async (category: { id: number }, values: object) =>
      (await made('/posts', aPost(typeId, { category_id: category.id, values }))).id
    const bean = await post(coffee, { origin: 'Cầu Đất', roast: 'vừa' })
    const leaf = await post(tea, { origin: 'Hà Giang' })
    const moved = await post(coffee, { origin: 'Sơn La', roast: 'đậm' })
    await call('PATCH', `/posts/${moved}`, { category_id: tools.id })

    expect((await call('PATCH', `/fields/${field.id}`, { key: 'source' })).status).toBe(200)
    expect(await valuesOf(bean)).toEqual({ source: 'Cầu Đất', roast: 'vừa' })
    expect(await valuesOf(leaf)).toEqual({ origin: 'Hà Giang' })
    // Two fields had the key, so whose value it is cannot be known.
    expect(await valuesOf(moved)).toEqual({ origin: 'Sơn La', roast: 'đậm' })
    await call('PATCH', `/fields/${only.id}`, { key: 'roast_level' })
    expect(await valuesOf(moved)).toEqual({ origin: 'Sơn La', roast_level: 'đậm' })
    expect(other.key).toBe('origin')
  })

  it('is one change in the history, of the field; undoing it renames the values back', async () => {
    const typeId = (await aType(api())).id
    const group = await aGroup(typeId)
    const field = await aField(group.id, 'origin')
    const { id } = await made('/posts', aPost(typeId, { values: { origin: 'Cầu Đất' } }))
    await call('PATCH', `/posts/${id}`, { values: { origin: 'Huế' } })
    const renamed = await call('PATCH', `/fields/${field.id}`, { key: 'source' })
    const batch = renamed.headers.get('batch-id')
    const { data } = (await call('GET', `/history?batch=${batch}`)).body
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      entity: 'fields',
      changes: [{ field: 'key', before: 'origin', after: 'source' }],
    })

    // An earlier state of the post is told in the key of today.
    const events = (await call('GET', `/history?entity=posts&id=${id}&action=update`)).body.data
    expect((await call('POST', `/history/${events[0].id}/restore`)).status).toBe(200)
    expect(await valuesOf(id)).toEqual({ source: 'Cầu Đất' })

    expect((await call('POST', `/history/batches/${batch}/restore`)).body.data.refused).toEqual([])
    expect(await valuesOf(id)).toEqual({ origin: 'Cầu Đất' })
  })

  it('makes who has the post open look again', async () => {
    const typeId = (await aType(api())).id
    const field = await aField((await aGroup(typeId)).id, 'origin')
    const post = await made('/posts', aPost(typeId, { values: { origin: 'Cầu Đất' } }))
    await call('PATCH', `/fields/${field.id}`, { key: 'source' })
    const late = await call(
      'PATCH',
      `/posts/${post.id}`,
      { title: 'Khác' },
      { 'If-Match': `"${post.version}"` },
    )
    expect(late.status).toBe(409)
    expect(late.body.data.values).toEqual({ source: 'Cầu Đất' })
  })

  it('leaves the posts where they stand among those that were edited, and the files that they use', async () => {
    const typeId = (await aType(api())).id
    const field = await aField((await aGroup(typeId)).id, 'picture', { style: 'image' })
    const { url } = await aFile(api())
    const post = await made('/posts', aPost(typeId, { values: { picture: url } }))
    const uses = () =>
      rowsOf(
        api().db,
        sql`select stem, fields from media_uses where entity = 'posts' and record_id = ${post.id}`,
      )
    const before = await uses()
    expect(before).toMatchObject([{ fields: ['values'] }])
    api().now = new Date(api().now.getTime() + 60_000)
    expect((await call('PATCH', `/fields/${field.id}`, { key: 'photo' })).status).toBe(200)
    expect(await valuesOf(post.id)).toEqual({ photo: url })
    expect(await uses()).toEqual(before)
    const { body } = await call('GET', `/posts?search=id:${post.id}`)
    expect(body.data[0]).toMatchObject({ updated_at: post.updated_at, version: post.version + 1 })
    // What is written after that counts again.
    expect((await call('PATCH', `/posts/${post.id}`, { values: { photo: '' } })).status).toBe(200)
    expect(await uses()).toEqual([])
  })

  it('does not run over other values under the new key', async () => {
    const typeId = (await aType(api())).id
    const group = await aGroup(typeId)
    const field = await aField(group.id, 'origin')
    const { id } = await made('/posts', aPost(typeId, { values: { origin: 'Cầu Đất' } }))
    await api().db.execute(sql`update posts set values = values || '{"source": "cũ"}' where id = ${id}`)
    const { status, body } = await call('PATCH', `/fields/${field.id}`, { key: 'source' })
    expect(status).toBe(422)
    expect(body.errors.key[0]).toContain('1')
    expect(await valuesOf(id)).toEqual({ origin: 'Cầu Đất', source: 'cũ' })
  })

  it('is renamed in many posts at once, each a version later', async () => {
    const typeId = (await aType(api())).id
    const field = await aField((await aGroup(typeId)).id, 'origin')
    await api().db.execute(sql`insert into posts (type_id, title, slug, status, seo, values)
      select ${typeId}, 'Bài ' || n, 'nhieu-' || n, 'published', '{}', '{"origin": "x"}' from generate_series(1, 300) n`)
    await call('PATCH', `/fields/${field.id}`, { key: 'source' })
    const [row] = await rowsOf<{ n: number }>(
      api().db,
      sql`select count(*)::int as n from posts where type_id = ${typeId} and version = 2 and values = '{"source": "x"}'`,
    )
    expect(row?.n).toBe(300)
  })
})

describe('a key that is renamed while posts are written', () => {
  it('is renamed in all that was accepted, and what comes later is told that it is gone', async () => {
    const typeId = (await aType(api())).id
    const field = await aField((await aGroup(typeId)).id, 'origin')
    const ids: number[] = []
    for (let n = 0; n < 12; n += 1) ids.push((await made('/posts', aPost(typeId))).id)
    const write = (id: number, n: number) => call('PATCH', `/posts/${id}`, { values: { origin: `Rẫy ${n}` } })
    const [renamed, ...answers] = await Promise.all([
      call('PATCH', `/fields/${field.id}`, { key: 'source' }),
      ...ids.map(write),
    ])
    expect(renamed?.status).toBe(200)
    for (const [n, id] of ids.entries()) {
      const status = answers[n]?.status
      expect([200, 422]).toContain(status)
      expect(await valuesOf(id)).toEqual(status === 200 ? { source: `Rẫy ${n}` } : {})
    }
  })

  it('or taken away: no value is left behind without its field', async () => {
    const typeId = (await aType(api())).id
    const field = await aField((await aGroup(typeId)).id, 'origin')
    const { id } = await made('/posts', aPost(typeId))
    const [gone, written] = await Promise.all([
      call('DELETE', `/fields/${field.id}`),
      call('PATCH', `/posts/${id}`, { values: { origin: 'Huế' } }),
    ])
    // Whoever was first won.
    expect([`${gone.status} ${written.status}`]).toContainEqual(
      written.status === 200 ? '409 200' : '204 422',
    )
  })
})

describe('a field that posts have values of', () => {
  let typeId: number
  let group: { id: number }
  let field: { id: number }
  let post: number
  beforeEach(async () => {
    typeId = (await aType(api())).id
    group = await aGroup(typeId)
    field = await aField(group.id, 'origin')
    post = (await made('/posts', aPost(typeId, { values: { origin: 'Cầu Đất' } }))).id
    await made('/posts', aPost(typeId, { values: { origin: '' } }))
  })

  it('is not deleted, and it is said how many there are', async () => {
    const { status, body } = await call('DELETE', `/fields/${field.id}`)
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'in_use', can_force: true, in_use: { posts: 1 } })
    expect(body.message).toContain('1')
    const bulk = await call('POST', '/fields/bulk', { action: 'delete', ids: [field.id] })
    expect(bulk.body.data.refused[0]).toMatchObject({ id: field.id, code: 'in_use' })
  })

  it('goes with its values by force, which the posts’ histories keep; undoing brings all back', async () => {
    const gone = await call('DELETE', `/fields/${field.id}?force=1`)
    expect(gone.status).toBe(204)
    expect(await valuesOf(post)).toEqual({})
    const { data } = (await call('GET', `/history?entity=posts&id=${post}`)).body
    expect(data[0].changes).toContainEqual({ field: 'values', before: { origin: 'Cầu Đất' }, after: {} })
    const undone = await call('POST', `/history/batches/${gone.headers.get('batch-id')}/restore`)
    expect(undone.body.data).toMatchObject({ refused: [] })
    expect(await valuesOf(post)).toEqual({ origin: 'Cầu Đất' })
    expect((await call('GET', `/fields?search=id:${field.id}`)).body.data).toHaveLength(1)
  })

  it('brings the values along when it is put back from the trash', async () => {
    await call('DELETE', `/fields/${field.id}?force=1`)
    const [event] = (await call('GET', `/history?entity=fields&id=${field.id}&action=delete`)).body.data
    expect((await call('POST', `/history/${event.id}/restore`)).status).toBe(200)
    expect(await valuesOf(post)).toEqual({ origin: 'Cầu Đất' })
  })

  it('keeps its data group from going, which takes them along by force, and back', async () => {
    const { status, body } = await call('DELETE', `/groups/${group.id}`)
    expect([status, body.in_use]).toEqual([409, { posts: 1 }])
    const gone = await call('DELETE', `/groups/${group.id}?force=1`)
    expect(gone.status).toBe(204)
    expect(await valuesOf(post)).toEqual({})
    await call('POST', `/history/batches/${gone.headers.get('batch-id')}/restore`)
    expect(await valuesOf(post)).toEqual({ origin: 'Cầu Đất' })
    expect((await call('GET', `/fields?search=group_id:${group.id}`)).body.data).toHaveLength(1)
  })

  it('goes without further ado when no post has a value', async () => {
    const other = await aField(group.id, 'roast')
    expect((await call('DELETE', `/fields/${other.id}`)).status).toBe(204)
  })
})

describe('a field whose values are in very many posts', () => {
  /** More than one step of posts that hold `origin`, and the field. */
  async function crowded() {
    const typeId = (await aType(api())).id
    const group = await aGroup(typeId)
    const field = await aField(group.id, 'origin')
    const slug = ++serial
    await api().db.execute(sql`insert into posts (type_id, title, slug, status, seo, values)
      select ${typeId}, 'Bài ' || n, ${slug} || '-dong-' || n, 'published', '{}',
        jsonb_build_object('origin', n::text) from generate_series(1, 1200) n`)
    const among = (condition: ReturnType<typeof sql>) =>
      rowsOf<{ n: number; steps: number }>(
        api().db,
        sql`select count(*)::int as n, count(distinct xmin::text)::int as steps from posts
          where type_id = ${typeId} and ${condition}`,
      ).then(([row]) => row)
    return { typeId, group, field, among }
  }
  const untouched = { n: 0, steps: 0 }
  const unfinished = async () =>
    (await rowsOf<{ n: number }>(api().db, sql`select count(*)::int as n from unfinished`))[0]?.n

  it('is renamed in steps, with nothing left under the former key and nothing in the posts’ histories', async () => {
    const { typeId, field, among } = await crowded()
    const renamed = await call('PATCH', `/fields/${field.id}`, { key: 'source' })
    expect(renamed).toMatchObject({ status: 200, body: { data: { key: 'source' } } })
    const whole = sql`values = jsonb_build_object('source', split_part(title, ' ', 2)) and version = 2`
    expect(await among(whole)).toEqual({ n: 1200, steps: 2 })
    const { data } = (await call('GET', `/history?batch=${renamed.headers.get('batch-id')}`)).body
    expect(data).toMatchObject([{ entity: 'fields' }])
    expect((await call('POST', `/history/${data[0].id}/restore`)).status).toBe(200)
    const back = sql`values = jsonb_build_object('origin', split_part(title, ' ', 2)) and version = 3`
    expect(await among(back)).toEqual({ n: 1200, steps: 2 })
    expect(await unfinished()).toBe(0)
    const undone = await call('POST', `/history/batches/${renamed.headers.get('batch-id')}/restore`)
    expect(undone.status).toBe(409)
    expect(typeId).toBeGreaterThan(0)
  })

  it('is renamed back in steps as a batch, and as one change', async () => {
    const { field, among } = await crowded()
    const renamed = await call('PATCH', `/fields/${field.id}`, { key: 'source' })
    const undone = await call('POST', `/history/batches/${renamed.headers.get('batch-id')}/restore`)
    expect(undone).toMatchObject({ status: 200, body: { data: { restored: 1, refused: [] } } })
    expect(await among(sql`values = jsonb_build_object('origin', split_part(title, ' ', 2))`)).toEqual({
      n: 1200,
      steps: 2,
    })
    const { data } = (await call('GET', `/history?batch=${undone.headers.get('batch-id')}`)).body
    expect(data).toMatchObject([{ entity: 'fields', action: 'restore' }])
  })

  it('loses nothing and leaves nothing where whoever renames it goes away', async () => {
    const { field, among } = await crowded()
    const restart = () =>
      api().db.execute(sql`update unfinished set seen_at = seen_at - interval '2 minutes'`)
    // It broke off while the values were copied; one of them has been written since.
    const write = (what: object) =>
      api().db.execute(
        sql`insert into unfinished (kind, what, author) values ('renaming', ${JSON.stringify(what)}, '{}')`,
      )
    await write({ field: field.id, from: 'origin', to: 'source' })
    await among(sql`true`)
    await api().db.execute(sql`update posts set values = values || jsonb_build_object('source', values->'origin')
      where values ? 'origin' and id % 2 = 0`)
    await api().db.execute(sql`update posts set values = jsonb_set(values, '{origin}', '"khác"')
      where id = (select max(id) from posts where values ? 'source')`)
    // While somebody is at it, nobody else renames.
    expect((await call('PATCH', `/fields/${field.id}`, { key: 'other' })).status).toBe(503)
    await restart()
    await api().api.maintain()
    expect(await among(sql`values ? 'source'`)).toEqual(untouched)
    expect(await among(sql`values ? 'origin'`)).toMatchObject({ n: 1200 })
    // It broke off after the commit: the values are under the new key, and still under the former.
    await api().db.execute(sql`update fields set key = 'source' where id = ${field.id}`)
    await api().db.execute(sql`update posts set values = values || jsonb_build_object('source', values->'origin')
      where values ? 'origin'`)
    await write({ field: field.id, from: 'origin', to: 'source' })
    await restart()
    // Whoever renames next finishes it first.
    expect((await call('PATCH', `/fields/${field.id}`, { key: 'place' })).status).toBe(200)
    expect(await among(sql`values ?| array['origin', 'source']`)).toEqual(untouched)
    expect(await among(sql`values ? 'place'`)).toMatchObject({ n: 1200 })
    expect(await unfinished()).toBe(0)
  })

  it('clears its copies away where the renaming fails in the end', async () => {
    const { field, among, group } = await crowded()
    // Somebody takes the key between the trial and the renaming.
    await api().db.execute(sql`create or replace function taken() returns trigger language plpgsql as $$ begin
      insert into fields (group_id, key, title, style) values (${sql.raw(String(group.id))}, 'source', 'T', 'text')
        on conflict do nothing; return null; end $$`)
    await api().db.execute(
      sql`create trigger taken after insert on unfinished for each row execute function taken()`,
    )
    const renamed = await call('PATCH', `/fields/${field.id}`, { key: 'source' })
    await api().db.execute(sql`drop function taken() cascade`)
    expect(renamed.status).toBe(422)
    expect(await among(sql`values ? 'source'`)).toEqual(untouched)
    expect(await unfinished()).toBe(0)
  })

  it('stays as it is where the renaming would be refused', async () => {
    const { group, field, among } = await crowded()
    await aField(group.id, 'taken')
    expect((await call('PATCH', `/fields/${field.id}`, { key: 'taken' })).status).toBe(422)
    const late = await call('PATCH', `/fields/${field.id}`, { key: 'source' }, { 'If-Match': '"99"' })
    expect(late.status).toBe(409)
    expect(await among(sql`values ?| array['taken', 'source']`)).toEqual(untouched)
    expect(await among(sql`version > 1`)).toEqual(untouched)
  })

  it('goes in steps with its values, and all of them come back', async () => {
    const { field, among } = await crowded()
    expect((await call('DELETE', `/fields/${field.id}`)).body).toMatchObject({ in_use: { posts: 1200 } })
    const stale = await call('DELETE', `/fields/${field.id}?force=1`, undefined, { 'If-Match': '"99"' })
    expect(stale.status).toBe(409)
    expect(await among(sql`not values ? 'origin'`)).toEqual(untouched)
    const gone = await call('DELETE', `/fields/${field.id}?force=1`)
    expect(gone.status).toBe(204)
    expect(await among(sql`values = '{}'`)).toEqual({ n: 1200, steps: 2 })
    const undone = await call('POST', `/history/batches/${gone.headers.get('batch-id')}/restore`)
    expect(undone).toMatchObject({ status: 200, body: { data: { refused: [] } } })
    expect(await among(sql`values = jsonb_build_object('origin', split_part(title, ' ', 2))`)).toEqual({
      n: 1200,
      steps: 2,
    })
  })

  it('goes in steps with its data group too, and is back from the trash', async () => {
    const { group, among } = await crowded()
    expect((await call('DELETE', `/groups/${group.id}?force=1`)).status).toBe(204)
    expect(await among(sql`values = '{}'`)).toEqual({ n: 1200, steps: 2 })
    const [event] = (await call('GET', `/history?entity=groups&id=${group.id}&action=delete`)).body.data
    expect((await call('POST', `/history/${event.id}/restore`)).status).toBe(200)
    expect(await among(sql`values ? 'origin'`)).toEqual({ n: 1200, steps: 2 })
  })

  it('has its values back by upkeep where whoever restores it goes away', async () => {
    const { field, among, typeId } = await crowded()
    await call('DELETE', `/fields/${field.id}?force=1`)
    const [event] = (await call('GET', `/history?entity=fields&id=${field.id}&action=delete`)).body.data
    // What happens where the process ends after the commit: nothing more.
    await api().db.execute(sql`create or replace function ended() returns trigger language plpgsql as $$ begin
      if told('restores') is not null then raise exception 'gone' using errcode = '57P01'; end if; return new; end $$`)
    await api().db.execute(
      sql`create trigger ended before update on posts for each row execute function ended()`,
    )
    expect((await call('POST', `/history/${event.id}/restore`)).status).toBe(200)
    await api().db.execute(sql`drop function ended() cascade`)
    expect(await among(sql`values ? 'origin'`)).toEqual(untouched)
    await api().api.maintain()
    expect(await unfinished()).toBe(1)
    await api().db.execute(sql`update unfinished set seen_at = seen_at - interval '2 minutes'`)
    await api().api.maintain()
    expect(await unfinished()).toBe(0)
    const back = sql`values = jsonb_build_object('origin', split_part(title, ' ', 2))`
    expect(await among(back)).toEqual({ n: 1200, steps: 2 })
    const { data } = (
      await call(
        'GET',
        `/history?entity=posts&id=${(await rowsOf<{ id: number }>(api().db, sql`select id from posts where type_id = ${typeId} limit 1`))[0]?.id}`,
      )
    ).body
    expect(data[0]).toMatchObject({ action: 'restore', actor: { id: api().owner.id } })
  })
})
