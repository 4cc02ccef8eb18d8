import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { type Change, readChanges, seenByNow } from '../../src/api/changes/read'
import { rowsOf } from '../../src/api/db/database'
import { writtenNames } from '../../src/api/history/entities'
import { withApi } from '../support/api'
import { aCategory, aGroup, aPost, aType } from '../support/content'
import { onServer } from '../support/database'
import { warehouseOf } from '../support/stock'

const tagsOf = (changes: readonly Change[]) => [...new Set(changes.flatMap(({ tags }) => tags))]

const api = withApi()
const { made, send, place, product, bring } = warehouseOf(api)

/** The tags of what is written meanwhile, as a reader gets them. */
async function changesOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = await seenByNow(api().db)
  await work()
  return tagsOf((await readChanges(api().db, before)).changes).sort()
}

describe('a write names', () => {
  it('the record and what it belongs to, before and after', async () => {
    const type = await aType(api())
    const [old, next] = [await aCategory(api(), type.id), await aCategory(api(), type.id)]
    let post = { id: 0, version: 0 }
    const created = await changesOf(async () => {
      post = await made('/posts', aPost(type.id, { category_id: old.id }))
    })
    const own = [`post:${post.id}`, `type:${type.id}`]
    expect(created).toEqual([`category:${old.id}`, ...own].sort())
    const moved = await changesOf(() => send('PATCH', `/posts/${post.id}`, { category_id: next.id }))
    expect(moved).toEqual([`category:${old.id}`, `category:${next.id}`, ...own].sort())
    const deleted = await changesOf(() => send('DELETE', `/posts/${post.id}`))
    expect(deleted).toEqual([`category:${next.id}`, ...own].sort())
  })

  it('the post that a comment and a rating are about', async () => {
    const type = await aType(api())
    const post = await made('/posts', aPost(type.id))
    for (const [tab, more] of [
      ['comments', sql`(post_id, message) values (${post.id}, 'Hay')`],
      ['ratings', sql`(post_id, score) values (${post.id}, 5)`],
    ] as const) {
      const named = await changesOf(() => api().db.execute(sql`insert into ${sql.identifier(tab)} ${more}`))
      expect(named).toContain(`post:${post.id}`)
      expect(named.some((tag) => tag.startsWith(`${tab.slice(0, -1)}:`))).toBe(true)
    }
  })

  it('both ends of a link', async () => {
    const type = await aType(api())
    const group = await aGroup(api(), type.id)
    const post = await made('/posts', aPost(type.id))
    const link = sql`insert into post_groups (post_id, group_id) values (${post.id}, ${group.id})`
    expect(await changesOf(() => api().db.execute(link))).toEqual(
      expect.arrayContaining([`group:${group.id}`, `post:${post.id}`]),
    )
  })

  it('by its key what the site asks for by key, the former key too', async () => {
    const menu = await made('/menus', { key: 'main', title: 'Chính' })
    expect(await changesOf(() => send('PATCH', `/menus/${menu.id}`, { key: 'top' }))).toEqual([
      'menu:main',
      'menu:top',
    ])
  })

  it('all settings, all redirects with one tag', async () => {
    const body = { source: '/cu', destination: '/moi' }
    expect(await changesOf(() => made('/redirects', body))).toEqual(['redirects'])
    const setting = sql`update settings set value = 'Nếp' where key = 'site_name'`
    expect(await changesOf(() => api().db.execute(setting))).toEqual(['settings'])
  })

  it('the products whose stock a slip changes', async () => {
    const [warehouse, post] = [await place('/warehouses', 'Kho'), await product()]
    const named = await changesOf(() => bring(warehouse, [{ post_id: post, number: 3, price: 1000 }]))
    expect(named).toEqual(expect.arrayContaining([`post:${post}`, 'stock']))
    expect(named.some((tag) => tag.startsWith('slip:'))).toBe(true)
  })

  it('all records of a kind with one tag, when they are very many', async () => {
    const rows = sql`insert into redirects (source, destination, leads_to)
      select '/n-' || n, '/', '/' from generate_series(1, 300) n`
    expect(await changesOf(() => api().db.execute(rows))).toEqual(['redirects'])
    const feedback = sql`insert into feedback (name) select 'Khách ' || n from generate_series(1, 201) n`
    expect(await changesOf(() => api().db.execute(feedback))).toEqual(['feedback:*'])
  })
})

it('every table with a history names its records, none like another', async () => {
  const named = await rowsOf<{ name: string; noun: string }>(
    api().db,
    sql`select name, noun_of(name) as noun from unnest(${sql.param(writtenNames)}::text[]) name`,
  )
  expect(new Set(named.map(({ noun }) => noun)).size).toBe(writtenNames.length)
  const noting = await rowsOf<{ name: string }>(
    api().db,
    sql`select tgrelid::regclass::text as name from pg_trigger where tgname = 'changes_insert'`,
  )
  expect(noting.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...writtenNames, 'post_groups', 'role_users', 'slips', 'stock']),
  )
})

it('emptying a table names its kinds, also where nothing is in it', async () => {
  const empty = () => api().db.execute(sql`truncate post_groups`)
  await empty()
  expect(await changesOf(empty)).toEqual(['group:*', 'post:*'])
})

it('what is refused or rolled back names nothing', async () => {
  const named = await changesOf(async () => {
    await send('POST', '/redirects', { source: 'crooked' })
    await api()
      .db.transaction(async (tx) => {
        await tx.execute(sql`update settings set value = 'Khác' where key = 'site_name'`)
        throw new Error('thôi')
      })
      .catch(() => undefined)
  })
  expect(named).toEqual([])
})

it('what is older than thirty days is removed', async () => {
  await api().db.execute(
    sql`insert into site_changes (at, tab, tags) select at, 'settings', '{settings}' from unnest(${sql.param([
      '2026-10-22T02:00:01Z',
      '2026-10-21T02:00:00Z',
    ])}::timestamptz[]) at`,
  )
  await api().api.maintain()
  const left = await rowsOf<{ day: string }>(
    api().db,
    sql`select at::date::text as day from site_changes where at < '2026-11-01'`,
  )
  expect(left).toHaveLength(1)
})

it('what another server has written, from which a database was brought, is not told again and again', async () => {
  const { db } = api()
  await db.execute(
    sql`insert into site_changes (xid, tab, tags) values ('9223372036854775807', 'settings', '{settings}')`,
  )
  await api().api.maintain()
  expect((await readChanges(db, await seenByNow(db))).changes).toEqual([])
})

it.runIf(onServer)('what began earlier and is committed later is read, once, and nothing twice', async () => {
  const { db } = api()
  const write = (on: Pick<typeof db, 'execute'>, name: string) =>
    on.execute(sql`insert into feedback (name) values (${name})`)
  const before = await seenByNow(db)
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  let slow: Promise<void> | undefined
  await new Promise<void>((began) => {
    slow = db.transaction(async (tx) => {
      await write(tx, 'chậm')
      began()
      await ended
    })
  })
  await write(db, 'nhanh')
  // Who begins to read now has seen it, though something that began earlier still runs.
  expect((await readChanges(db, await seenByNow(db))).changes).toEqual([])
  const first = await readChanges(db, before)
  expect(first.changes).toHaveLength(1)
  expect((await readChanges(db, first.seen)).changes).toEqual([])
  end()
  await slow
  const last = await readChanges(db, first.seen)
  expect(last.changes).toHaveLength(1)
  expect(last.changes).not.toEqual(first.changes)
  expect((await readChanges(db, last.seen)).changes).toEqual([])
})
