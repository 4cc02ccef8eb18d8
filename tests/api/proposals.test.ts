import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { routes } from '../../src/api/routes'
import { allPermissions, type Permission } from '../../src/domain/permissions'
import { proposalDays } from '../../src/domain/proposals'
import { withApi } from '../support/api'
import { aPost, aType } from '../support/content'
import { shopOf } from '../support/money'

const api = withApi()
const shop = shopOf(api)

const owner = () => ({ as: api().owner.token })
const writesPosts: Permission[] = ['list-posts', 'create-posts', 'update-posts', 'delete-posts']

/** A key that only proposes. */
async function proposer(permissions: Permission[], as = api().owner.token) {
  const name = `Trợ lý ${Math.random()}`
  const made = await api().call('POST', '/keys', { as, body: { name, permissions, proposes: true } })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const token: string = made.body.data.secret
  const propose = (method: string, path: string, body?: object, headers = {}) =>
    api().call(method, path, { as: token, body, headers })
  return { token, name, propose }
}

const accept = (id: number, body: object = {}, headers = {}, as = api().owner.token) =>
  api().call('POST', `/proposals/${id}/accept`, { as, body, headers })
const decide = (id: number, status: string) =>
  api().call('PATCH', `/proposals/${id}`, { ...owner(), body: { status } })
const rowOf = async (path: string, id: number) =>
  (await api().call('GET', `${path}?search=id:${id}`, owner())).body.data[0]
const historyOf = async (entity: string, id: number) =>
  (await api().call('GET', `/history?entity=${entity}&id=${id}`, owner())).body.data
const statusOf = async (id: number) =>
  (await rowsOf<{ status: string }>(api().db, sql`select status from proposals where id = ${id}`))[0]?.status

const article = async (more: object = {}) => shop.made('/posts', aPost((await aType(api())).id, more))

describe('a key that proposes', () => {
  it('changes nothing: its person sees what would change, and accepts it', async () => {
    const post = await article({ title: 'Tên cũ' })
    const { propose, name } = await proposer(writesPosts)
    const made = await propose(
      'PATCH',
      `/posts/${post.id}`,
      { title: 'Tên mới' },
      { Reason: encodeURIComponent('Rõ hơn') },
    )
    expect(made.status).toBe(202)
    expect(made.body.data).toMatchObject({
      status: 'waiting',
      key_name: name,
      user: { id: api().owner.id },
      entity: 'posts',
      action: 'update',
      reason: 'Rõ hơn',
      versions: { [post.id]: 1 },
      entries: [
        {
          entity: 'posts',
          record_id: post.id,
          changes: [{ field: 'title', before: 'Tên cũ', after: 'Tên mới' }],
        },
      ],
    })
    expect(await rowOf('/posts', post.id)).toMatchObject({ title: 'Tên cũ', version: 1 })
    expect(await historyOf('posts', post.id)).toHaveLength(1)

    const { id } = made.body.data
    const accepted = await accept(id)
    expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)
    expect(accepted.body.data).toMatchObject({ proposal: { status: 'accepted' }, refused: [] })
    expect(await rowOf('/posts', post.id)).toMatchObject({ title: 'Tên mới', version: 2 })
    expect((await historyOf('posts', post.id))[0]).toMatchObject({
      actor: { id: api().owner.id },
      key_name: null,
      proposed_by: name,
      reason: 'Rõ hơn',
    })
    expect((await accept(id)).status).toBe(409)
    expect((await decide(id, 'discarded')).status).toBe(409)
  })

  it('proposes a new record, whose fields are shown', async () => {
    const type = await aType(api())
    const { propose } = await proposer(writesPosts)
    const made = await propose('POST', '/posts', aPost(type.id, { title: 'Bài mới', status: 'draft' }))
    expect(made.status).toBe(202)
    expect(made.body.data.versions).toEqual({})
    expect(made.body.data.entries[0].changes).toContainEqual({
      field: 'title',
      before: null,
      after: 'Bài mới',
    })
    expect(made.body.data.entries[0].names.types[type.id]).toBe('Tin tức')
    const accepted = await accept(made.body.data.id)
    expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)
    const { body } = await api().call(
      'GET',
      '/posts?search=title:Bài mới&searchFields=title:=&include=author',
      owner(),
    )
    expect(body.data).toMatchObject([{ status: 'draft', author: { data: { id: api().owner.id } } }])
  })

  it('brings no script before the eyes of its person', async () => {
    const type = await aType(api())
    const content = [{ title: 'Mở đầu', image: '', content: '<p onclick="x()">Chào</p><script>x()</script>' }]
    const { propose } = await proposer(writesPosts)
    const made = await propose('POST', '/posts', aPost(type.id, { content }))
    expect(made.status).toBe(202)
    expect(JSON.stringify(made.body.data)).not.toMatch(/script|onclick/)
    expect(made.body.data.body.content[0].content).toBe('<p>Chào</p>')
  })

  it('is told at once what no acceptance could mend', async () => {
    const { propose } = await proposer(writesPosts)
    const refused = await propose('POST', '/posts', { title: '' })
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'invalid', errors: { title: expect.anything() } },
    })
    expect((await propose('PATCH', '/posts/999999', { title: 'Tên' })).status).toBe(404)
    const post = await article()
    for (const [method, body] of [['PATCH', { title: 'Tên' }], ['DELETE']] as const)
      expect((await propose(method, `/posts/${post.id}`, body, { 'If-Match': '7' })).status, method).toBe(409)
    expect((await propose('PATCH', '/orders/1', { status: 'processing' })).status).toBe(403)
  })

  it('proposes ten prices; some of them are accepted, and undone as one', async () => {
    const ids: number[] = []
    for (const at of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) ids.push(await shop.product(at * 10_000))
    const { propose } = await proposer(writesPosts)
    const body = { action: 'update', ids, change: { name: 'reprice', asked: { by: 'percent', value: 10 } } }
    const free = await shop.product(0)
    const preview = await propose('POST', '/posts/bulk', { ...body, dry_run: true })
    expect(preview).toMatchObject({
      status: 200,
      body: { data: { count: 10, before: 550_000, after: 605_000 } },
    })
    // Those that would stay as they are are no part of it.
    const made = await propose('POST', '/posts/bulk', { ...body, ids: [...ids, free] })
    expect(made.status).toBe(202)
    expect(Object.keys(made.body.data.versions)).toEqual(ids.map(String))
    expect(made.body.data.entries).toHaveLength(10)
    expect(made.body.data.entries[0].changes).toMatchObject([
      { field: 'price', before: 10_000, after: 11_000 },
    ])

    const { id } = made.body.data
    expect((await accept(id, { changes: { ids: [...ids, 1] } })).status).toBe(422)
    expect((await accept(id, { changes: { action: 'delete' } })).status).toBe(422)
    expect((await accept(id, { changes: { dry_run: true } })).status).toBe(422)
    expect(await statusOf(id)).toBe('waiting')
    const accepted = await accept(id, { changes: { ids: ids.slice(0, 9) } })
    expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)
    const prices = async () =>
      (await Promise.all(ids.map((each) => rowOf('/posts', each)))).map(({ price }) => price)
    expect((await prices()).slice(-2)).toEqual([99_000, 100_000])

    const batch = accepted.headers.get('Batch-Id')
    expect((await api().call('POST', `/history/batches/${batch}/restore`, owner())).status).toBe(200)
    expect((await prices()).slice(-2)).toEqual([90_000, 100_000])
    expect(await statusOf(id)).toBe('waiting')
    expect((await accept(id)).status).toBe(200)
    expect((await prices()).slice(-2)).toEqual([99_000, 110_000])
  })

  it('proposes a reply, whose words its person changes', async () => {
    const post = await article()
    const reader = await api().member()
    const asked = await api().call('POST', '/comments/user', {
      as: reader.token,
      body: { post_id: post.id, message: 'Bao giờ có hàng?' },
    })
    const { propose } = await proposer(['list-comments', 'update-comments'])
    const made = await propose('POST', '/comments', {
      comment_id: asked.body.data.id,
      message: 'Tuần sau ạ.',
    })
    expect(made.status, JSON.stringify(made.body)).toBe(202)
    expect(await rowOf('/comments', asked.body.data.id)).toMatchObject({ status: 'none' })
    const accepted = await accept(made.body.data.id, { changes: { message: 'Thứ hai tuần sau ạ.' } })
    expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)
    expect(await rowOf('/comments', asked.body.data.id)).toMatchObject({ status: 'done' })
    const { body } = await api().call('GET', `/comments?search=post_id:${post.id}`, owner())
    expect(body.data.map(({ message }: { message: string }) => message)).toContain('Thứ hai tuần sau ạ.')
  })

  it('proposes a deletion, which lets go of what refers to it only when it is accepted', async () => {
    const type = await aType(api())
    const category = await shop.made('/categories', { type_id: type.id, title: 'Danh mục', slug: 'de-xoa' })
    const post = await shop.made('/posts', aPost(type.id, { category_id: category.id }))
    const { propose } = await proposer(['list-categories', 'delete-categories'])
    const made = await propose('DELETE', `/categories/${category.id}`)
    expect(made.body.data).toMatchObject({
      action: 'delete',
      title: 'Danh mục',
      entries: [{ action: 'delete' }],
    })
    expect((await rowOf('/posts', post.id)).version).toBe(post.version)
    expect((await accept(made.body.data.id)).status).toBe(200)
    expect(await rowOf('/categories', category.id)).toBeUndefined()
  })

  it('does not touch what is more than one write of records', async () => {
    const { propose, token } = await proposer([
      ...writesPosts,
      'manage-media',
      'update-settings',
      'create-users',
      'list-users',
    ])
    const closed = [
      ['POST', '/posts/import', { rows: [], dry_run: true }],
      ['POST', '/media/fetch', { urls: [] }],
      ['POST', '/settings/mail/test', {}],
      ['POST', '/users/passwords', {}],
      ['POST', '/users', { name: 'An', email: 'an@nep.vn', password: 'mat-khau-1' }],
    ] as const
    for (const [method, path, body] of closed) {
      const { status } = await propose(method, path, body)
      expect([403, 404], `${method} ${path}: ${status}`).toContain(status)
    }
    const upload = new FormData()
    upload.set('file', new File(['x'], 'x.txt', { type: 'text/plain' }))
    expect((await api().call('POST', '/media', { as: token, body: upload })).status).toBe(403)
    expect(await rowsOf(api().db, sql`select from users where email = 'an@nep.vn'`)).toEqual([])
  })

  it('is closed to every call that does not say which records it writes', async () => {
    const { token } = await proposer([...allPermissions])
    const before = await rowsOf(api().db, sql`select max(id) as id from history`)
    const all = routes.flatMap((route) =>
      route.guard === 'public' || route.method === 'GET' || route.writes ? [] : [route],
    )
    expect(all.length).toBeGreaterThan(50)
    for (const { method, path } of all) {
      // Paced as all calls of a key.
      api().now = new Date(api().now.getTime() + 1_000)
      const { status } = await api().call(method, path.replace(/:\w+/g, '1'), {
        as: token,
        ...(method !== 'DELETE' && { body: {} }),
      })
      expect(`${method} ${path}: ${status}`).toBe(`${method} ${path}: 403`)
    }
    expect(await rowsOf(api().db, sql`select max(id) as id from history`)).toEqual(before)
  })

  it('accepts and decides nothing, nor learns of what it could not have proposed', async () => {
    const post = await article()
    const { propose, token } = await proposer(writesPosts)
    const { id } = (await propose('PATCH', `/posts/${post.id}`, { title: 'Tên khác' })).body.data
    expect((await accept(id, {}, {}, token)).status).toBe(403)
    expect(
      (await api().call('PATCH', `/proposals/${id}`, { as: token, body: { status: 'discarded' } })).status,
    ).toBe(403)
    const freely = await api().call('POST', '/keys', {
      ...owner(),
      body: { name: 'Ghi', permissions: writesPosts },
    })
    expect((await accept(id, {}, {}, freely.body.data.secret)).status).toBe(403)
    const narrow = await proposer(['list-comments', 'update-comments'])
    expect((await api().call('GET', '/proposals', { as: narrow.token })).body.data).toEqual([])
    expect(await statusOf(id)).toBe('waiting')
  })
})

describe('a proposal', () => {
  it('is its person’s alone, and by the rights that they have when they accept it', async () => {
    const { token, id: member } = await api().member('list-posts', 'update-posts', 'list-comments')
    const post = await article()
    const { propose } = await proposer(['list-posts', 'update-posts'], token)
    const { id } = (await propose('PATCH', `/posts/${post.id}`, { title: 'Của riêng' })).body.data
    expect((await accept(id)).status).toBe(404)
    const mine = await api().call('GET', '/proposals', { as: token })
    expect(mine.body.data.map((each: { id: number }) => each.id)).toEqual([id])
    expect((await api().call('GET', '/inbox', { as: token })).body.meta.counts.proposals).toBe(1)
    await api().db.execute(
      sql`delete from user_permissions where user_id = ${member}
        and permission_id = (select id from permissions where name = 'update-posts')`,
    )
    expect((await accept(id, {}, {}, token)).status).toBe(403)
    expect((await api().call('GET', '/inbox', { as: token })).body.meta.counts.proposals).toBe(0)
    expect(await statusOf(id)).toBe('waiting')
  })

  it('is refused when somebody has changed the record since', async () => {
    const post = await article()
    const { propose } = await proposer(writesPosts)
    const { id } = (await propose('PATCH', `/posts/${post.id}`, { title: 'Của trợ lý' })).body.data
    await api().call('PATCH', `/posts/${post.id}`, { ...owner(), body: { title: 'Của Lan' } })
    expect(await accept(id)).toMatchObject({ status: 409, body: { code: 'changed_since' } })
    expect(await rowOf('/posts', post.id)).toMatchObject({ title: 'Của Lan' })
    expect(await statusOf(id)).toBe('waiting')
  })

  it('is laid aside and put back', async () => {
    const post = await article()
    const { propose } = await proposer(writesPosts)
    const { id } = (await propose('PATCH', `/posts/${post.id}`, { title: 'Để sau' })).body.data
    expect((await decide(id, 'discarded')).body.data.status).toBe('discarded')
    expect((await accept(id)).status).toBe(409)
    expect((await decide(id, 'waiting')).body.data).toMatchObject({ status: 'waiting', decided_at: null })
    expect((await decide(id, 'accepted')).status).toBe(422)
    expect((await accept(id)).status).toBe(200)
    expect((await decide(id, 'waiting')).status).toBe(409)
  })

  it('is found again once it is decided, the last decision first', async () => {
    const post = await article()
    const { propose, name } = await proposer(writesPosts)
    const proposed = async (title: string) =>
      (await propose('PATCH', `/posts/${post.id}`, { title })).body.data.id
    const [one, two, three, four] = [
      await proposed('Một'),
      await proposed('Hai'),
      await proposed('Ba'),
      await proposed('Bốn'),
    ]
    const before = api().now
    const later = (seconds: number) => {
      api().now = new Date(before.getTime() + seconds * 1000)
    }
    later(1)
    await decide(three, 'changed')
    later(2)
    await accept(one)
    later(3)
    await decide(two, 'discarded')
    api().now = before
    const listed = async (status: string) => {
      const { body } = await api().call('GET', `/proposals?status=${status}`, owner())
      const own = body.data.filter((each: { key_name: string }) => each.key_name === name)
      return own.map((each: { id: number; status: string }) => [each.id, each.status])
    }
    expect(await listed('decided')).toEqual([
      [two, 'discarded'],
      [one, 'accepted'],
      [three, 'changed'],
    ])
    expect(await listed('waiting')).toEqual([[four, 'waiting']])
    expect(await listed('accepted')).toEqual([[one, 'accepted']])
  })

  it('is accepted once by two at once', async () => {
    const type = await aType(api())
    const { propose } = await proposer(writesPosts)
    const { id } = (await propose('POST', '/posts', aPost(type.id, { title: 'Chỉ một lần' }))).body.data
    const answers = await Promise.all([accept(id), accept(id), decide(id, 'discarded')])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { body } = await api().call('GET', '/posts?search=title:Chỉ một lần&searchFields=title:=', owner())
    expect(body.data.length).toBe(answers.slice(0, 2).some(({ status }) => status === 200) ? 1 : 0)
  })

  it('of many records is refused whole when one is changed while it is accepted', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => shop.product(10_000)))
    const { propose } = await proposer(writesPosts)
    const asked = {
      action: 'update',
      ids,
      change: { name: 'reprice', asked: { by: 'amount', value: 1_000 } },
    }
    const { id } = (await propose('POST', '/posts/bulk', asked)).body.data
    const others = ids.map((each) =>
      api().call('PATCH', `/posts/${each}`, { ...owner(), body: { price: 50_000 } }),
    )
    const [accepted, ...changed] = await Promise.all([accept(id), ...others])
    expect(changed.map(({ status }) => status)).toEqual(ids.map(() => 200))
    const prices = (await Promise.all(ids.map((each) => rowOf('/posts', each)))).map(({ price }) => price)
    // Nobody's price is raised that its person had not seen.
    expect(prices).toEqual(ids.map(() => 50_000))
    expect([200, 409]).toContain(accepted.status)
  })

  it('is made once under its Idempotency-Key, and of a call that changes nothing there is none', async () => {
    const post = await article({ title: 'Nguyên' })
    const { propose } = await proposer(writesPosts)
    const once = { 'Idempotency-Key': 'de-xuat-1' }
    const first = await propose('PATCH', `/posts/${post.id}`, { title: 'Mới' }, once)
    const second = await propose('PATCH', `/posts/${post.id}`, { title: 'Mới' }, once)
    expect(second.body.data.id).toBe(first.body.data.id)
    expect((await propose('PATCH', `/posts/${post.id}`, { title: 'Nguyên' })).status).toBe(422)
    expect((await rowOf('/posts', post.id)).version).toBe(1)
  })

  it('is gone after its days, and with its person; a key that ended leaves it', async () => {
    const post = await article()
    const { propose, token } = await proposer(writesPosts)
    const { id } = (await propose('PATCH', `/posts/${post.id}`, { title: 'Lâu rồi' })).body.data
    const { body } = await api().call('GET', '/keys', owner())
    const key = body.data.at(-1)
    await api().call('DELETE', `/keys/${key.id}`, owner())
    expect((await api().call('GET', '/proposals', { as: token })).status).toBe(401)
    expect(await statusOf(id)).toBe('waiting')
    const before = api().now
    api().now = new Date(before.getTime() + (proposalDays + 1) * 86_400_000)
    await api().api.maintain()
    api().now = before
    expect(await statusOf(id)).toBeUndefined()
  })
})
