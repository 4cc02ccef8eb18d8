import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callerOf, startChild } from '../support/child'
import { emptyFolder } from '../support/folder'
import { hasPostgres, type Postgres, startPostgres } from '../support/postgres'

const secret = 'a secret of the tests, long enough'
const json = { 'content-type': 'application/json' }

describe.skipIf(!hasPostgres)('while a PostgreSQL server is away', () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.remove())

  const started = async () => {
    await postgres.control('restart')
    return startChild({ DATA_DIR: await emptyFolder(), DATABASE_URL: postgres.url, SECRET: secret })
  }
  const create = (call: Awaited<ReturnType<typeof callerOf>>, slug: string) =>
    call('/types', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ style: 'article', title: 'Tin', slug, features: ['categories'] }),
    })
  const connected = async (): Promise<Client> => {
    const client = new Client({ connectionString: postgres.url })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  /** Waits until this many calls are in a transaction and waiting for a lock. */
  const waiting = async (count: number) => {
    // Within a transaction pg_stat_activity would not change.
    const client = await connected()
    for (let tries = 0; tries < 500; tries++) {
      const { rowCount } = await client.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and state = 'active'`,
      )
      if (rowCount === count) return client.end()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error('the calls do not wait')
  }

  it.each(['fast', 'immediate'] as const)(
    'by a restart (%s) with transactions open, the process lives, says 503, and goes on afterwards',
    async (mode) => {
      const child = await started()
      const call = await callerOf(child)
      const client = await connected()
      await client.query('begin; lock table types in share mode')
      const open = Array.from({ length: 4 }, (_, n) => create(call, `cho-${mode}-${n}`))
      await waiting(4)
      await postgres.control('stop', mode)

      const answers = await Promise.all(open)
      expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503])
      const away = await Promise.all([
        call('/types'),
        create(call, 'khi-vang'),
        fetch(`${child.address}/api/clients/web/login`, {
          method: 'POST',
          headers: json,
          body: JSON.stringify({ email: child.email, password: child.password }),
        }),
        fetch(`${child.address}/healthz`),
        fetch(`${child.address}/site-logo`),
        call('/backups'),
        call('/backups', { method: 'POST', headers: json, body: '{}' }),
        call('/jobs'),
        call('/debts?of=agencies'),
        call('/orders/1/payments', {
          method: 'POST',
          headers: json,
          body: JSON.stringify({ amount: 1_000, method: 'cash' }),
        }),
      ])
      expect(away.map(({ status }) => status)).toEqual([503, 503, 503, 503, 404, 503, 503, 503, 503, 503])
      expect(away.slice(0, 3).map(({ headers }) => headers.get('retry-after'))).toEqual(['5', '5', '5'])
      expect(await away[0]?.json()).toEqual({ code: 'unavailable', message: 'Hệ thống đang tạm gián đoạn' })
      expect(child.isAlive()).toBe(true)

      await postgres.control('start')
      expect((await create(call, `sau-${mode}`)).status).toBe(201)
      expect((await call('/types')).status).toBe(200)
      expect((await fetch(`${child.address}/healthz`)).status).toBe(200)
    },
  )
})
