import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createApi } from '../../src/api'
import { rowsOf, statement } from '../../src/api/db/database'
import { openPool } from '../../src/api/db/pool'
import { createPool } from '../../src/server/database'
import { sharpImages } from '../../src/server/images'
import { secret, startApi, type TestApi } from '../support/api'
import { aType } from '../support/content'
import { onServer } from '../support/database'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** The address of a test's own database. */
async function urlOf({ db }: TestApi): Promise<string> {
  const [row] = await rowsOf<{ name: string }>(db, sql`select current_database() as name`)
  const url = new URL(String(process.env.TEST_DATABASE_URL))
  url.pathname = `/${row?.name}`
  return url.href
}

/** For a second process over the same database. */
const depsOf = (api: TestApi) => ({
  storage: { put: async () => undefined, get: async () => null, delete: async () => undefined },
  images: sharpImages,
  clock: () => api.now,
  secret,
  log: silent,
})

describe.skipIf(!onServer)('connections of the server that are shared with others', () => {
  it('are enough for two processes: 320 reads at once all answer', async () => {
    const first = await startApi()
    const type = await aType(first)
    const pool = await createPool(await urlOf(first), silent)
    const second = createApi({ ...depsOf(first), db: await openPool(pool) })
    const paths = ['/posts', `/posts?search=type_id:${type.id}`, '/users?include=roles', '/languages?limit=0']
    const headers = { authorization: `Bearer ${first.owner.token}` }
    const answers = await Promise.all(
      Array.from({ length: 320 }, (_, n) =>
        (n % 2 ? first.api : second).fetch(
          new Request(`http://nep.test/api/v1${paths[(n >> 1) % paths.length]}`, { headers }),
        ),
      ),
    )
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([])
    await pool.end()
    await first.close()
  })

  it.each(['42P05', '26000'])(
    'make a statement give up its name and succeed without it (%s)',
    async (code) => {
      const pool = await createPool(String(process.env.TEST_DATABASE_URL), silent)
      const names: unknown[] = []
      const send = pool.query.bind(pool)
      Object.assign(pool, {
        query: (config: { name?: string; text: string; values: unknown[] }) => {
          names.push(config.name)
          return config.name ? Promise.reject(Object.assign(new Error('names'), { code })) : send(config)
        },
      })
      const shared = await openPool(pool)
      const one = statement<{ n: number }>('one', sql`select ${sql.placeholder('n')}::int as n`)
      expect(await Promise.all([one(shared, { n: 1 }), one(shared, { n: 2 })])).toEqual([
        [{ n: 1 }],
        [{ n: 2 }],
      ])
      expect(names.filter(Boolean)).toHaveLength(2)
      expect(await one(shared, { n: 3 })).toEqual([{ n: 3 }])
      expect(names.filter(Boolean)).toHaveLength(2)
      await pool.end()
    },
  )

  it('answer also after a migration by another process has changed what a kept plan answers', async () => {
    const api = await startApi()
    const pool = await createPool(await urlOf(api), silent)
    const shared = await openPool(pool)
    await api.db.execute(sql`create table kept (n int)`)
    await api.db.execute(sql`insert into kept values (1)`)
    const all = statement<{ n: unknown }>('kept', sql`select * from kept`)
    expect(await all(shared, {})).toEqual([{ n: 1 }])
    await api.db.execute(sql`alter table kept alter n type text`)
    expect(await all(shared, {})).toEqual([{ n: '1' }])
    await pool.end()
    await api.close()
  })

  it('carry no name at all by the setting', async () => {
    const pool = await createPool(String(process.env.TEST_DATABASE_URL), silent)
    const names: unknown[] = []
    const send = pool.query.bind(pool)
    Object.assign(pool, {
      query: (config: { name?: string; text: string; values: unknown[] }) => {
        names.push(config.name)
        return send(config)
      },
    })
    const db = await openPool(pool, { named: false })
    const one = statement<{ n: number }>('one', sql`select ${sql.placeholder('n')}::int as n`)
    expect(await one(db, { n: 3 })).toEqual([{ n: 3 }])
    expect(names).toEqual([undefined])
    await pool.end()
  })

  it('give the limits of a transaction back with it', async () => {
    const pool = await createPool(String(process.env.TEST_DATABASE_URL), silent)
    const db = await openPool(pool)
    const limit = sql`select current_setting('lock_timeout') as value`
    const inside = await db.transaction((tx) => rowsOf<{ value: string }>(tx, limit))
    expect(inside).toEqual([{ value: '10s' }])
    expect(await rowsOf<{ value: string }>(db, limit)).toEqual([{ value: '0' }])
    await pool.end()
  })
})

describe.skipIf(!onServer)('a pool of connections', () => {
  it('that is empty answers 503', async () => {
    const api = await startApi()
    const pool = await createPool(await urlOf(api), silent)
    const starved = createApi({ ...depsOf(api), db: await openPool(pool) })
    const held = await Promise.all(Array.from({ length: 10 }, () => pool.connect()))
    const headers = { authorization: `Bearer ${api.owner.token}` }
    const ask = () => starved.fetch(new Request('http://nep.test/api/v1/languages', { headers }))
    const refused = await ask()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    for (const client of held) client.release()
    expect((await ask()).status).toBe(200)
    await pool.end()
    await api.close()
  })

  it('stops a read that takes too long, with 503, and has the connection back', async () => {
    const api = await startApi()
    const url = await urlOf(api)
    const pool = await createPool(url, silent, { longestRead: 300 })
    const slow = createApi({ ...depsOf(api), db: await openPool(pool) })
    const headers = { authorization: `Bearer ${api.owner.token}` }
    const ask = () => slow.fetch(new Request('http://nep.test/api/v1/languages?limit=0', { headers }))
    expect((await ask()).status).toBe(200)
    const running = () =>
      rowsOf<{ n: number }>(
        api.db,
        sql`select count(*)::int as n from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock'`,
      )
    await api.db.transaction(async (tx) => {
      await tx.execute(sql`lock table languages in access exclusive mode`)
      const answers = await Promise.all([ask(), ask(), ask()])
      expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
      expect(answers[0]?.headers.get('retry-after')).toBe('5')
      expect(await answers[0]?.text()).toContain('Hệ thống đang tạm gián đoạn')
      // The server has stopped too, rather than working for nobody.
      await expect.poll(async () => (await running())[0]?.n).toBe(0)
    })
    expect((await ask()).status).toBe(200)
    expect(pool.idleCount).toBe(pool.totalCount)
    await pool.end()
    await api.close()
  })

  it('lets a transaction take longer than a read: it has its own limits', async () => {
    const pool = await createPool(String(process.env.TEST_DATABASE_URL), silent, { longestRead: 200 })
    const db = await openPool(pool)
    const slow = sql`select 1 as n from pg_sleep(0.6)`
    expect(await db.transaction((tx) => rowsOf<{ n: number }>(tx, slow))).toEqual([{ n: 1 }])
    await expect(rowsOf(db, slow)).rejects.toMatchObject({ cause: { code: '57014' } })
    await pool.end()
  })

  it('drops a connection that it was about to stop, so that its next statement is not', async () => {
    const pool = await createPool(String(process.env.TEST_DATABASE_URL), silent, { longestRead: 50 })
    const client = await pool.connect()
    await client.query('select pg_sleep(0.2)').catch(() => undefined)
    client.release()
    await expect.poll(() => pool.totalCount).toBe(0)
    await pool.end()
  })

  it('loses none by transactions that cannot begin', async () => {
    const pool = await createPool(String(process.env.TEST_DATABASE_URL), silent)
    const db = await openPool(pool)
    let fails = true
    pool.on('acquire', (client) => {
      const send = client.query.bind(client)
      Object.assign(client, {
        query: (query: { text?: string }, ...rest: never[]) =>
          fails && query.text === 'begin'
            ? Promise.reject(new Error('refused'))
            : send(query as never, ...rest),
      })
    })
    for (let n = 0; n < 12; n++) await expect(db.transaction(async () => undefined)).rejects.toThrow()
    fails = false
    const work = (tx: Pick<typeof db, 'execute'>) => rowsOf<{ n: number }>(tx, sql`select 1 as n`)
    expect(await db.transaction(work)).toEqual([{ n: 1 }])
    await pool.end()
  })
})
