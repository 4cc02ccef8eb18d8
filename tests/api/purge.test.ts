import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '../../src/api'
import { rowsOf } from '../../src/api/db/database'
import { namedUnder } from '../../src/api/named'
import { pictureStem } from '../../src/domain/media'
import { sharpImages } from '../../src/server/images'
import { secret, withApi } from '../support/api'
import { aPost, aType } from '../support/content'
import { onServer } from '../support/database'

const api = withApi()
const day = 86_400_000
const start = new Date('2026-11-21T02:00:00.000Z')
let typeId = 0

const later = (days: number) => {
  api().now = new Date(start.getTime() + days * day)
}
const send = (method: string, path: string, body?: unknown) =>
  api().call(method, path, { as: api().owner.token, body })
const deletionsOf = (entity: string, id: number) =>
  rowsOf<{ id: number; changes: object | null }>(
    api().db,
    sql`select id::int as id, changes from history where entity = ${entity} and record_id = ${id} and action = 'delete'`,
  )
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
)
/** A picture and its smaller versions, as far as they are stored. */
const filesOf = (path: string) =>
  [...api().files.keys()].filter((file) => pictureStem(file) === pictureStem(path))
const upload = async (): Promise<{ id: number; path: string; thumbnail_url: string }> => {
  const form = new FormData()
  form.set('file', new File([png], 'a.png'))
  return (await send('POST', '/media', form)).body.data
}

beforeAll(async () => {
  // Upkeep would end the session while days go by.
  await api().db.execute(sql`update sessions set expires_at = '2100-01-01'`)
  typeId = (await aType(api())).id
})

describe('what is deleted', () => {
  it('can be undone for thirty days with its files, and is then erased: that it was deleted stays', async () => {
    const post = (await send('POST', '/posts', aPost(typeId))).body.data
    const [kept, gone] = [await upload(), await upload()]
    await send('DELETE', `/posts/${post.id}`)
    for (const { id } of [kept, gone]) await send('DELETE', `/media/${id}`)
    later(29)
    await api().api.maintain()
    for (const { path } of [kept, gone]) expect(filesOf(path)).toHaveLength(4)
    expect(await namedUnder(api().db, '/files/media/')).toContain(`/files/${gone.path}`)
    later(0)
    const [event] = await deletionsOf('media', kept.id)
    expect((await send('POST', `/history/${event?.id}/restore`, {})).status).toBe(200)
    later(31)
    await api().api.maintain()
    expect([kept, gone].map(({ path }) => filesOf(path).length)).toEqual([4, 0])
    later(0)
    const [purged] = await deletionsOf('posts', post.id)
    expect(purged?.changes).toBeNull()
    expect(await send('POST', `/history/${purged?.id}/restore`, {})).toMatchObject({
      status: 409,
      body: { code: 'purged' },
    })
    const trash = (await send('GET', '/history?action=delete&restored=0&limit=100')).body.data
    expect(trash.map(({ record_id }: { record_id: number }) => record_id)).not.toContain(post.id)
    const whole = (await send('GET', `/history?entity=posts&id=${post.id}&action=delete`)).body.data
    expect(whole).toMatchObject([{ title: post.title, changes: [], is_restorable: false }])
  })

  it('leaves a picture in all sizes while another row still names one of them', async () => {
    later(0)
    const { id, path, thumbnail_url } = await upload()
    const member = await api().member('list-posts')
    await api().db.execute(sql`update users set avatar = ${thumbnail_url} where id = ${member.id}`)
    await send('DELETE', `/media/${id}`)
    later(31)
    await api().api.maintain()
    expect(filesOf(path)).toHaveLength(4)
  })

  it('is erased in small steps, by as many processes as there are', async () => {
    await api().db.execute(sql`insert into redirects (source, destination, leads_to)
      select '/buoc-' || n, '/x', '/x' from generate_series(1, 450) n`)
    await api().db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('nep.at', ${start.toISOString()}, true)`)
      await tx.execute(sql`delete from redirects`)
    })
    const left = async () => {
      const [row] = await rowsOf<{ n: number }>(
        api().db,
        sql`select count(*)::int as n from history where entity = 'redirects' and changes is not null`,
      )
      return row?.n
    }
    later(31)
    await api().api.maintain()
    expect(await left()).toBe(250)
    await Promise.all([api().api.maintain(), api().api.maintain(), api().api.maintain()])
    await api().api.maintain()
    expect(await left()).toBe(0)
  })

  it.runIf(onServer)('not while somebody is in the way: the next minute will do', async () => {
    later(0)
    const post = (await send('POST', '/posts', aPost(typeId))).body.data
    await send('DELETE', `/posts/${post.id}`)
    later(31)
    await api().db.transaction(async (tx) => {
      await tx.execute(sql`lock table history in access exclusive mode`)
      await api().api.maintain()
    })
    expect((await deletionsOf('posts', post.id))[0]?.changes).not.toBeNull()
    await api().api.maintain()
    expect((await deletionsOf('posts', post.id))[0]?.changes).toBeNull()
  })

  it('for as long as the settings say', async () => {
    later(0)
    const post = (await send('POST', '/posts', aPost(typeId))).body.data
    await send('DELETE', `/posts/${post.id}`)
    const { db } = api()
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
    const storage = { put: async () => undefined, get: async () => null, delete: async () => undefined }
    const clock = () => new Date(start.getTime() + 40 * day)
    const other = { db, storage, images: sharpImages, clock, secret: 'x', log }
    await createApi({ ...other, kept: { trash: 60, history: 365 } }).maintain()
    expect((await deletionsOf('posts', post.id))[0]?.changes).not.toBeNull()
    await createApi({ ...other, kept: { trash: 39, history: 365 } }).maintain()
    expect((await deletionsOf('posts', post.id))[0]?.changes).toBeNull()

    const told = createApi({ ...other, clock: () => start, secret, kept: { trash: 7, history: 365 } })
    const headers = { Authorization: `Bearer ${api().owner.token}` }
    const list = await told.fetch(new Request('http://nep.test/api/v1/history?entity=posts', { headers }))
    expect((await list.json()).meta.kept_days).toBe(7)
  })
})

it('work that cannot be finished keeps no other upkeep from its turn', async () => {
  const { db } = api()
  later(0)
  const post = (await send('POST', '/posts', aPost(typeId))).body.data
  await send('DELETE', `/posts/${post.id}`)
  const nowhere = { event: 1, id: 1, of: 'posts', table: 'nowhere', column: 'id' }
  await db.execute(sql`insert into unfinished (kind, what, rows, author, seen_at)
    values ('references', ${JSON.stringify(nowhere)}, '{1}', '{}', '2020-01-01')`)
  later(40)
  await expect(api().api.maintain()).rejects.toThrow()
  expect((await deletionsOf('posts', post.id))[0]?.changes).toBeNull()
  await db.execute(sql`delete from unfinished`)
  later(0)
})

describe('the months of the history', () => {
  const months = async () =>
    (
      await rowsOf<{ name: string }>(
        api().db,
        sql`select relname as name from pg_class where relispartition and relkind = 'r' and relname like 'history%' order by 1`,
      )
    ).map(({ name }) => name)

  it('are made ahead, and dropped once all of them is older than a year', async () => {
    // A year that nothing else has written in, whatever the day of the machine.
    api().now = new Date('2030-03-15T02:00:00.000Z')
    await api().api.maintain()
    expect(await months()).toEqual(
      expect.arrayContaining(['history_2030_03', 'history_2030_04', 'history_2030_06', 'history_rest']),
    )
    api().now = new Date('2031-03-31T12:00:00.000Z')
    for (let step = 0; step < 12; step++) await api().api.maintain()
    expect(await months(), '31 March of the last year is not over').toContain('history_2030_03')
    expect(await months()).toContain('history_2031_06')
    api().now = new Date('2031-04-02T02:00:00.000Z')
    await api().api.maintain()
    expect(await months()).not.toContain('history_2030_03')
    expect(await months()).toContain('history_2030_04')
    later(0)
  })

  it('are dropped once their trash is empty, whose files go first', async () => {
    const { db, api: house } = api()
    api().now = new Date('2040-03-15T02:00:00.000Z')
    await house.maintain()
    await db.execute(sql`insert into posts (type_id, status, title, slug, seo)
      select ${typeId}, 'draft', 'Cũ', 'cu-' || n, '{}' from generate_series(1, 201) n`)
    await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('nep.at', '2040-03-15T02:00:00Z', true)`)
      await tx.execute(sql`delete from posts where slug like 'cu-%'`)
    })
    const before = await months()
    const dropped = async () => {
      const left = await months()
      return before.filter((name) => !left.includes(name))
    }
    api().now = new Date('2041-04-02T02:00:00.000Z')
    await house.maintain()
    expect(await dropped()).toEqual([])
    await house.maintain()
    expect(await dropped()).toHaveLength(1)
    later(0)
  })

  it('without a month of their own are deleted by age', async () => {
    await api().db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('nep.at', '2020-02-02T00:00:00Z', true)`)
      await tx.execute(sql`update types set description = 'Xưa' where id = ${typeId}`)
    })
    const count = async () =>
      (
        await rowsOf<{ n: number }>(
          api().db,
          sql`select count(*)::int as n from history where at < '2021-01-01'`,
        )
      )[0]?.n
    expect(await count()).toBe(1)
    await api().api.maintain()
    expect(await count()).toBe(0)
  })

  it('cannot be truncated one by one', async () => {
    for (const name of await months())
      await expect(api().db.execute(sql`truncate ${sql.identifier(name)}`), name).rejects.toMatchObject({
        cause: { message: expect.stringMatching(/append-only/) },
      })
  })
})
