import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { withApi } from '../support/api'
import { onServer } from '../support/database'

const api = withApi()

/** Behind a pooler it is the pooler that has to find the server that writes. */
const isDirect = onServer && !process.env.TEST_DIRECT_URL

it.skipIf(!isDirect)(
  'a server that refuses to write is away for who writes, and only for as long as it does',
  async () => {
    const [row] = await rowsOf<{ name: string }>(api().db, sql`select current_database() as name`)
    const admin = new Client({ connectionString: process.env.TEST_DATABASE_URL })
    await admin.connect()
    const refuse = (isRefusing: boolean) =>
      admin.query(`alter database ${row?.name} set default_transaction_read_only to ${isRefusing}`)
    const hangUp = () =>
      admin.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [
        row?.name,
      ])
    let at = 0
    const write = () =>
      api().call('POST', '/redirects', {
        as: api().owner.token,
        body: { source: `/cu-${++at}`, destination: '/moi', code: 301 },
      })
    const signIn = () =>
      api().call('POST', '/api/clients/web/login', { body: { email: 'owner@nep.vn', password: 'mat-khau' } })
    const read = () => api().call('GET', '/redirects?limit=1', { as: api().owner.token })
    const many = (work: () => Promise<{ status: number }>) =>
      Promise.all(Array.from({ length: 20 }, async () => (await work()).status))

    // Under load, while connections end: no answer but these two, whatever the call has got to.
    let isLoaded = true
    const seen = new Set<number>()
    const load = Promise.all(
      Array.from({ length: 6 }, async () => {
        while (isLoaded) seen.add((await write()).status)
      }),
    )
    await refuse(true)
    await hangUp()
    await expect.poll(() => seen.has(503), { timeout: 20_000 }).toBe(true)
    isLoaded = false
    await load
    expect([...seen].filter((status) => status !== 201 && status !== 503)).toEqual([])

    api().now = new Date(api().now.getTime() + 10 * 60_000)
    expect(new Set(await many(write))).toEqual(new Set([503]))
    expect((await write()).headers.get('retry-after')).toBe('5')
    expect(new Set(await many(read))).toEqual(new Set([200]))
    expect((await signIn()).status).toBe(503)

    // The connections that are there go on refusing, as those to a former primary do.
    await refuse(false)
    expect(new Set(await many(write))).toEqual(new Set([201]))
    await refuse(true)
    await hangUp()
    await many(read)
    await refuse(false)
    expect((await signIn()).status).toBe(200)

    // The server changes its mind on the connections that are there, in the middle of a call too.
    await api().db.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin perform set_config('transaction_read_only', 'on', true); return new; end $$`)
    await api().db.execute(
      sql`create trigger refuse before insert on redirects for each statement execute function refuse()`,
    )
    expect(new Set(await many(write))).toEqual(new Set([503]))
    await api().db.execute(sql`drop trigger refuse on redirects`)
    expect((await write()).status).toBe(201)
    await admin.end()
  },
  60_000,
)
