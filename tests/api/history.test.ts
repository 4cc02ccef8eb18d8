import { sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { entityOf } from '../../src/api/crud/entity'
import type { Database } from '../../src/api/db/client'
import { migrate, rowsOf } from '../../src/api/db/database'
import { writtenNames } from '../../src/api/history/entities'
import { links } from '../../src/api/history/links'
import type { HistoryEntry } from '../../src/domain/history'
import { withApi } from '../support/api'
import { aCategory, aPost, aType } from '../support/content'
import { onServer } from '../support/database'
import { rowsRead } from '../support/statements'

const api = withApi()
let typeId = 0

beforeAll(async () => {
  typeId = (await aType(api())).id
})

const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  api().call(method, path, { as: api().owner.token, body, headers })

const historyOf = async (query: string, as = api().owner.token): Promise<HistoryEntry[]> => {
  const answer = await api().call('GET', `/history?${query}`, { as })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data
}

const made = async (path: string, body: object) => {
  const answer = await send('POST', path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}

describe('the history of a record', () => {
  it('tells who created, changed and deleted it, newest first, and what changed', async () => {
    const post = await made('/posts', aPost(typeId, { title: 'Cà phê' }))
    await send('PATCH', `/posts/${post.id}`, { title: 'Trà', description: 'Ngon' })
    await send('DELETE', `/posts/${post.id}`)
    const entries = await historyOf(`entity=posts&id=${post.id}`)
    const by = { id: api().owner.id, name: 'Quản trị viên' }
    expect(entries).toMatchObject([
      { action: 'delete', entity: 'posts', record_id: post.id, title: 'Trà', actor: by, version: 2 },
      { action: 'update', title: 'Trà', actor: by, version: 2, is_restorable: false },
      { action: 'create', title: 'Cà phê', actor: by, version: 1, changes: [], restored_at: null },
    ])
    expect(entries[1]?.changes).toEqual([
      { field: 'title', before: 'Cà phê', after: 'Trà' },
      { field: 'description', before: '', after: 'Ngon' },
    ])
    const whole = Object.fromEntries((entries[0]?.changes ?? []).map((each) => [each.field, each.before]))
    expect(whole).toMatchObject({ title: 'Trà', slug: post.slug, created_at: post.created_at })
    for (const left of ['id', 'version', 'updated_at', 'search_text', 'title_key'])
      expect(whole).not.toHaveProperty(left)
    expect(entries[0]?.at).toBe(api().now.toISOString())
    expect(entries[0]?.is_restorable).toBe(true)
  })

  it('is silent where nothing changed', async () => {
    const post = await made('/posts', aPost(typeId))
    await send('PATCH', `/posts/${post.id}`, { title: post.title })
    expect(await historyOf(`entity=posts&id=${post.id}`)).toHaveLength(1)
  })

  it('cannot miss what SQL typed by hand does, nor what goes along with a deletion', async () => {
    const category = await aCategory(api(), typeId)
    const post = await made('/posts', aPost(typeId, { category_id: category.id }))
    await api().db.execute(sql`delete from categories where id = ${category.id}`)
    const [gone] = await historyOf(`entity=categories&id=${category.id}`)
    const [loosened] = await historyOf(`entity=posts&id=${post.id}`)
    expect(gone).toMatchObject({ action: 'delete', actor: null })
    expect(loosened).toMatchObject({
      action: 'update',
      actor: null,
      batch: gone?.batch,
      changes: [{ field: 'category_id', before: category.id, after: null }],
    })
  })

  it('names what it refers to, also what is gone, for who may not look it up, and nothing else', async () => {
    const { id: category } = await aCategory(api(), typeId, { title: 'Cà phê pha máy' })
    const related = await made('/posts', aPost(typeId, { title: 'Bài đọc kèm' }))
    const post = await made('/posts', aPost(typeId, { status: 'pending' }))
    const more = { category_id: category, related_ids: [related.id] }
    await send('PATCH', `/posts/${post.id}`, { status: 'published', ...more })
    await send('PATCH', `/posts/${post.id}`, { title: 'Đã sửa', category_id: null })
    await send('DELETE', `/categories/${category}`)
    const { token } = await api().member('list-posts')
    const [second, first] = await historyOf(`entity=posts&id=${post.id}`, token)
    expect(first?.names).toEqual({
      users: { [api().owner.id]: 'Quản trị viên' },
      categories: { [category]: 'Cà phê pha máy' },
      posts: { [related.id]: 'Bài đọc kèm' },
    })
    expect(second?.names).toEqual({ categories: { [category]: 'Cà phê pha máy' } })
  })

  it('of roles and their members has each right and each member that came or went', async () => {
    const { id } = await made('/roles', {
      name: 'Biên tập',
      description: 'Viết bài',
      permissions: ['list-posts', 'create-posts'],
    })
    const { id: userId } = await api().member()
    await send('POST', '/permissions/sync', { role_id: id, permissions: ['list-posts', 'list-types'] })
    await send('POST', '/roles/sync', { users: [userId], roles: [id] })
    await send('POST', '/roles/sync', { users: [userId], roles: [id] })
    await send('POST', '/roles/revoke', { users: [userId], roles: [id] })
    const rights = (await historyOf(`entity=roles&id=${id}`)).flatMap(({ changes }) => changes)
    expect(rights).toEqual([
      { field: 'permissions', before: [], after: ['list-types'] },
      { field: 'permissions', before: ['create-posts'], after: [] },
      { field: 'permissions', before: [], after: expect.arrayContaining(['list-posts', 'create-posts']) },
    ])
    const [revoked, given, ...others] = await historyOf(`entity=users&id=${userId}`)
    expect(given).toMatchObject({ title: expect.stringMatching(/^Thành viên/), action: 'update' })
    expect(given?.changes).toEqual([{ field: 'roles', before: [], after: [id] }])
    expect(revoked?.changes).toEqual([{ field: 'roles', before: [id], after: [] }])
    expect(others.map(({ action }) => action)).toEqual(['create'])
  })

  it('says that a password changed, and no more', async () => {
    const { id } = await api().member('list-posts')
    await send('PATCH', `/users/${id}`, { password: 'mat-khau-moi' })
    await send('DELETE', `/users/${id}`)
    const entries = await historyOf(`entity=users&id=${id}`)
    expect(entries.find(({ action }) => action === 'update' && action)?.changes).toBeDefined()
    expect(entries.flatMap(({ changes }) => changes).filter(({ field }) => field === 'password')).toEqual([
      { field: 'password', before: null, after: null },
    ])
    const [stored] = await rowsOf<{ text: string }>(
      api().db,
      sql`select string_agg(row_to_json(h)::text, '') as text from history h`,
    )
    expect(stored?.text).not.toMatch(/argon2|mat-khau/)
  })

  it('has long texts for the record itself, and without it says that they are long', async () => {
    const content = [{ title: '', image: '', content: `<p>${'dài '.repeat(1_000)}</p>` }]
    const post = await made('/posts', aPost(typeId))
    await send('PATCH', `/posts/${post.id}`, { content })
    const [own] = await historyOf(`entity=posts&id=${post.id}&limit=1`)
    expect(own?.changes).toMatchObject([{ field: 'content', after: content }])
    const [among] = await historyOf(`entity=posts&to=${api().now.toISOString()}&limit=1`)
    expect(among?.changes).toEqual([{ field: 'content', before: null, after: null, is_long: true }])
  })
})

describe('a batch', () => {
  it('is named by every write, and keeps together what several calls did', async () => {
    const batch = crypto.randomUUID()
    const first = await send(
      'POST',
      '/types',
      { style: 'article', title: 'A', slug: 'lo-a', features: ['seo'] },
      { 'Batch-Id': batch },
    )
    const second = await send('DELETE', `/types/${first.body.data.id}`, undefined, { 'Batch-Id': batch })
    expect([first, second].map(({ headers }) => headers.get('Batch-Id'))).toEqual([batch, batch])
    const entries = await historyOf(`batch=${batch}`)
    expect(entries.map(({ action }) => action)).toEqual(['delete', 'create'])
    expect(new Set(entries.map(({ request_id }) => request_id)).size).toBe(2)
    const alone = await send('PATCH', `/types/${typeId}`, { description: 'Mới' })
    const [only] = await historyOf('entity=types&limit=1')
    expect(only).toMatchObject({ batch: alone.headers.get('Batch-Id'), request_id: only?.batch })
  })

  it('is the first one’s for a call that is repeated', async () => {
    const headers = { 'Idempotency-Key': 'history-once' }
    const body = aPost(typeId)
    const [first, again] = [
      await send('POST', '/posts', body, headers),
      await send('POST', '/posts', body, headers),
    ]
    expect(again.headers.get('Batch-Id')).toBe(first.headers.get('Batch-Id'))
  })

  it('is gone on with by nobody but who has begun it', async () => {
    const done = await send('PATCH', `/types/${typeId}`, { description: 'Khác' })
    const { token } = await api().member('update-types')
    const answer = await api().call('PATCH', `/types/${typeId}`, {
      as: token,
      body: { description: 'Chen vào' },
      headers: { 'Batch-Id': done.headers.get('Batch-Id') ?? '' },
    })
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect((await send('PATCH', `/types/${typeId}`, {}, { 'Batch-Id': 'x' })).status).toBe(400)
  })

  it('carries the caller’s reason', async () => {
    await send(
      'PATCH',
      `/types/${typeId}`,
      { description: 'Vì sao' },
      { Reason: encodeURIComponent('Sửa lỗi chính tả') },
    )
    expect((await historyOf('entity=types&limit=1'))[0]?.reason).toBe('Sửa lỗi chính tả')
    const bad = await send('PATCH', `/types/${typeId}`, { description: 'x' }, { Reason: '%' })
    expect(bad.status).toBe(400)
  })
})

describe('the history is read', () => {
  const statusOf = async (query: string, as: string) =>
    (await api().call('GET', `/history?${query}`, { as })).status

  it('by who may list the entity, and of the house by who manages rights', async () => {
    const reader = (await api().member('list-posts')).token
    const manager = (await api().member('manage-permissions', 'list-categories')).token
    expect(await statusOf('entity=posts', reader)).toBe(200)
    expect(await statusOf('entity=users', reader)).toBe(403)
    expect(await statusOf('entity=users&id=1', reader)).toBe(403)
    expect(await statusOf('', reader)).toBe(403)
    expect(await statusOf('', manager)).toBe(200)
    const seen = new Set((await historyOf('limit=100', manager)).map(({ entity }) => entity))
    expect([...seen].filter((entity) => ['posts', 'users'].includes(entity))).toEqual([])
    expect(await statusOf('entity=languages', reader)).toBe(403)
  })

  it('event by event, each whole, by the same people', async () => {
    const [{ id }] = (await historyOf('entity=posts&limit=1')) as [HistoryEntry]
    expect((await historyOf(`event=${id}`)).map((entry) => entry.id)).toEqual([id])
    expect(await statusOf(`event=${id}`, (await api().member('list-posts')).token)).toBe(403)
    expect(await statusOf('event=x', api().owner.token)).toBe(422)
  })

  it('of a batch by anybody, as far as they may read what it was about', async () => {
    const batch = crypto.randomUUID()
    const headers = { 'Batch-Id': batch }
    await send('POST', '/posts', aPost(typeId), headers)
    await send('PATCH', `/types/${typeId}`, { description: 'Cùng lô' }, headers)
    const reader = (await api().member('manage-redirects', 'list-posts')).token
    const seen = async (as: string) => (await historyOf(`batch=${batch}`, as)).map(({ entity }) => entity)
    expect(await seen(reader)).toEqual(['types', 'posts'])
    expect(await seen((await api().member('list-types')).token)).toEqual(['types'])
    expect(await seen((await api().member('manage-media')).token)).toEqual([])
  })

  it('filtered by person, action, days and what was undone', async () => {
    const { owner } = api()
    const only = async (query: string, fits: (entry: HistoryEntry) => boolean) => {
      const entries = await historyOf(`limit=100&${query}`)
      expect(entries.length, query).toBeGreaterThan(0)
      expect(
        entries.filter((entry) => !fits(entry)),
        query,
      ).toEqual([])
    }
    await only(`actor=${owner.id}`, ({ actor }) => actor?.id === owner.id)
    await only('action=delete', ({ action }) => action === 'delete')
    await only('action=delete&restored=0', ({ is_restorable }) => is_restorable)
    const now = api().now.toISOString()
    await only(`from=${now}&to=${now}`, ({ at }) => at === now)
    expect(await historyOf('to=2001-01-01')).toEqual([])
    expect(await historyOf('restored=1')).toEqual([])
    const moments = (await historyOf('sortedBy=asc&limit=100')).map(({ at, id }) => [at, id] as const)
    expect(moments).toEqual([...moments].sort(([a, b], [c, d]) => (a < c ? -1 : a > c ? 1 : b - d)))
  })

  it('a page at a time, with the total', async () => {
    const { body } = await send('GET', '/history?limit=2&page=2')
    const all = await historyOf('limit=4')
    expect(body.data.map(({ id }: HistoryEntry) => id)).toEqual(all.slice(2).map(({ id }) => id))
    expect(body.meta.pagination).toMatchObject({ count: 2, per_page: 2, current_page: 2 })
    expect(body.meta.pagination.total).toBeGreaterThan(4)
  })

  it('no deeper than a hundred thousand events', async () => {
    expect((await send('GET', '/history?limit=100&page=1000')).status).toBe(200)
    const deep = await send('GET', '/history?limit=100&page=1001')
    expect(deep).toMatchObject({ status: 422, body: { errors: { page: ['Không được lớn hơn 1.000'] } } })
  })

  it('reading no more of many events than it shows, whatever is asked for', async () => {
    const { db } = api()
    await db.execute(sql`insert into history (id, entity, record_id, action, actor_id, changes)
      select nextval('history_id'), 'posts', 1000000 + n, (array['update', 'delete'])[1 + n % 2], 77, '{}'
      from generate_series(1, 5000) n`)
    await db.execute(sql`analyze history`)
    const [{ month } = { month: '' }] = await rowsOf<{ month: string }>(
      db,
      sql`select 'history_' || to_char(now() at time zone 'UTC', 'YYYY_MM') as month`,
    )
    const read = (query: string) => rowsRead(db, month, () => historyOf(query))
    for (const query of [
      'entity=languages',
      'entity=languages&action=delete&restored=0',
      'entity=posts&id=1000007',
      'action=restore',
      'actor=999',
      'actor=77&entity=users',
      'actor=77&action=create',
      'restored=1',
      'to=2001-01-01',
      'entity=posts&to=2001-01-01',
    ])
      expect(await read(query), query).toBeLessThan(1_000)
    // As many are counted as are said, and once for each of two actions.
    for (const query of ['', 'entity=posts', 'action=delete&restored=0', 'actor=77'])
      expect(await read(query), query).toBeLessThan(3_500)
  })

  it.each([
    'entity=sessions',
    'id=1',
    'actor=x',
    'action=drop',
    'batch=1',
    'from=x',
    'restored=2',
    'limit=0',
    'limit=101',
    'x=1',
    'orderBy=title',
    'sortedBy=up',
  ])('but not by %s', async (query) => {
    expect(await send('GET', `/history?${query}`)).toMatchObject({ status: 422, body: { code: 'invalid' } })
  })
})

/** Tables whose changes are nobody's history, each with the reason. */
const unkept: Record<string, string> = {
  media_sources: 'are where files came from, and go with them',
  media_incoming: 'is noted with the change of a file, whose history has it',
  unfinished: 'work that is done in steps; what it writes is in the history',
  history: 'is the history',
  sessions: 'come and go with each sign-in, and name what opens an account',
  keys: 'open an account to programs, as sessions do to browsers',
  webhooks: 'tell programs, and have their deliveries',
  webhook_secrets: 'sign what programs are told',
  webhook_events: 'follow from the history',
  webhook_deliveries: 'are themselves told what happened',
  proposals: 'wait for a person; the history tells of what is accepted',
  attempts: 'are counts of tries',
  idempotency_keys: 'are answers kept for a day',
  list_counts: 'are computed from the rows',
  promises: 'follow from the orders',
  previews: 'are what is typed and not saved, for an hour',
  media_uses: 'are computed from the rows',
  permissions: 'come with the code',
  migrations: 'come with the code',
  visits: 'are how far one person has read, for nobody else',
  views: 'are how one person has arranged a list, for nobody else',
  drafts: 'are one person’s unsaved text, for nobody else',
  site_changes: 'say what has changed elsewhere',
  change_tags: 'say what has changed elsewhere',
  jobs: 'are what is still to be done',
  presence: 'is who is in a record at the moment',
  batches: 'are who has begun a batch, for a day',
  password_resets: 'are secrets, for half an hour',
  slips: 'say by themselves who made and who canceled them',
  slip_lines: 'are written once, with their slip',
  remittances: 'say by themselves what became of them',
  lots: 'follow the ledger',
  stock: 'follows the ledger',
  movements: 'are the ledger: they are only added to',
  stock_days: 'follow the ledger',
  stock_months: 'follow the ledger',
  reorder_points: 'say by themselves who set them last',
  entries: 'are the ledger of money: they are only added to',
  allocations: 'are the ledger of money: they are only added to',
  returns: 'say by themselves who took them back',
  party_sums: 'follow the ledger of money',
  cash_counts: 'say by themselves who counted, and are only added to',
  entry_days: 'follow the ledger of money',
  code_years: 'say where the running numbers of a year begin',
  removed_stock: 'is what went with a warehouse, until it can no longer be put back',
}

describe('no table is forgotten', () => {
  it('each has the triggers of the history, or a reason not to', async () => {
    const tables = await rowsOf<{ name: string; events: string }>(
      api().db,
      sql`select c.relname as name, coalesce((select string_agg(distinct f.proname, ',') from pg_trigger t
          join pg_proc f on f.oid = t.tgfoid where t.tgrelid = c.oid and t.tgname like 'history%'), '') as events
        from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
          and not c.relispartition order by 1`,
    )
    const expected = (name: string) =>
      Object.hasOwn(unkept, name)
        ? /^(refuse_history_change)?$/
        : Object.hasOwn(links, name)
          ? /^keep_links$/
          : new RegExp(`^keep_history_${name},refuse_new_id$`)
    for (const { name, events } of tables) expect(events, name).toMatch(expected(name))
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining([...writtenNames, ...Object.keys(links)]),
    )
  })

  it('what is computed is left out, and the password is a secret', async () => {
    const rows = await rowsOf<{ name: string; args: string }>(
      api().db,
      sql`select tgrelid::regclass::text as name, encode(tgargs, 'escape') as args from pg_trigger where tgname = 'history_insert'`,
    )
    for (const name of writtenNames) {
      const { table, sortKeys = {} } = entityOf(name)
      const [, leftOut = '', secrets = ''] = rows.find((row) => row.name === name)?.args.split('\\000') ?? []
      const has = (column: string) => getTableConfig(table).columns.some((each) => each.name === column)
      for (const key of [...Object.values(sortKeys), 'version', 'search_text', 'updated_at'])
        if (key && has(key)) expect(leftOut.match(/\w+/g), `${name}.${key}`).toContain(key)
      expect(secrets.match(/\w+/g) ?? []).toEqual(has('password_hash') ? ['password_hash'] : [])
    }
  })

  it('a column that is added later is kept too, and one that is gone is in nobody’s way', async () => {
    const { db } = api()
    const { id } = await made('/redirects', { source: '/them-cot', destination: '/bot-cot', code: 301 })
    const changedFields = async () =>
      (await historyOf(`entity=redirects&id=${id}`))[0]?.changes.map(({ field }) => field)
    await db.execute(sql`alter table redirects add column note text not null default ''`)
    // A start that has anything to migrate knows the columns afterwards.
    await db.execute(sql`delete from permissions where name = 'delete-ratings'`)
    await migrate(db)
    await db.execute(sql`update redirects set note = 'mới' where id = ${id}`)
    expect(await changedFields()).toEqual(['note'])
    await db.execute(sql`alter table redirects drop column note`)
    await db.execute(sql`call renew_history()`)
    await db.execute(sql`update redirects set code = 302 where id = ${id}`)
    expect(await changedFields()).toEqual(['code'])
  })

  it('a deletion that takes nothing along costs no table that could have lost something', async () => {
    const { db } = api()
    const type = await made('/types', {
      style: 'article',
      title: 'Loại',
      slug: 'loai-mot-minh',
      features: ['categories'],
    })
    const post = await made('/posts', {
      type_id: type.id,
      title: 'Một mình',
      slug: 'mot-minh',
      status: 'draft',
    })
    const calls = await db.transaction(async (tx) => {
      await tx.execute(sql`set local track_functions = 'all'`)
      await tx.execute(sql`delete from posts where id = ${post.id}`)
      const rows = await rowsOf<{ name: string; calls: number }>(
        tx,
        sql`select funcname as name, calls::int from pg_stat_xact_user_functions`,
      )
      return Object.fromEntries(rows.map(({ name, calls }) => [name, calls]))
    })
    // The trigger of its groups looks, and leaves.
    expect(calls).toMatchObject({ keep_links: 1, keep_history_posts: 1 })
    expect(calls).not.toHaveProperty('note_links')
  })

  it('nor loses a row that gets another id: it cannot', async () => {
    await expect(api().db.execute(sql`update types set id = id + 1000`)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/keeps its id/) },
    })
  })

  it('not even by TRUNCATE', async () => {
    const redirect = await made('/redirects', { source: '/cu', destination: '/moi' })
    await api().db.execute(sql`truncate redirects`)
    const [gone] = await historyOf(`entity=redirects&id=${redirect.id}`)
    expect(gone).toMatchObject({ action: 'delete', title: '/cu', is_restorable: true })
    const rights = await api().member('list-posts')
    await api().db.execute(sql`truncate user_permissions`)
    expect((await historyOf(`entity=users&id=${rights.id}`))[0]?.changes).toEqual([
      { field: 'permissions', before: ['list-posts'], after: [] },
    ])
  })
})

describe('what happened stays', () => {
  it.each([
    ['an update', sql`update history set title = 'x'`],
    ['a deletion', sql`delete from history`],
    ['a truncation', sql`truncate history`],
    ['a truncation of one month', sql`truncate history_rest`],
  ])('%s is refused', async (_, statement) => {
    await expect(api().db.execute(statement)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/append-only/) },
    })
  })

  it('and a moment without a month of its own is kept too', async () => {
    await api().db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('nep.at', '2031-05-05T00:00:00Z', true)`)
      await tx.execute(sql`update types set description = 'Tương lai' where id = ${typeId}`)
    })
    const [late] = await historyOf('from=2031-01-01')
    expect(late).toMatchObject({ at: '2031-05-05T00:00:00.000Z', action: 'update' })
  })
})

describe.runIf(onServer)('what the history costs a write', () => {
  it('is no statement: its settings ride along with the limits of the transaction', async () => {
    const pool = (api().db as Database & { $client: Pool }).$client
    const seen: string[] = []
    const watch = (client: PoolClient) => {
      const query = client.query.bind(client) as (...args: unknown[]) => unknown
      const watched = (first: string | { text: string }, ...others: unknown[]) => {
        seen.push(typeof first === 'string' ? first : first.text)
        return query(first, ...others)
      }
      Object.assign(client, { query: watched })
      pool.once('release', () => Object.assign(client, { query }))
    }
    pool.on('acquire', watch)
    try {
      await send('PATCH', `/types/${typeId}`, { description: 'Đếm' })
    } finally {
      pool.off('acquire', watch)
    }
    const told = seen.filter((text) => text.includes('set_config'))
    expect(told).toHaveLength(1)
    expect(seen.filter((text) => text.includes('history'))).toEqual([])
  })
})
