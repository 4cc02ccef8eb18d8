import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { startApi } from '../support/api'
import { aPost, aType } from '../support/content'
import { onServer } from '../support/database'
import { programs } from '../support/postgres'

const run = promisify(execFile)

it.runIf(onServer)('a dump is restored whole into an empty database', async () => {
  const api = await startApi()
  const as = api.owner.token
  const { id } = await aType(api)
  const items = [{ text: 'Quán', url: '/', children: [{ text: 'Giờ mở cửa', url: '/gio' }] }]
  for (const [path, body] of [
    ['/posts', aPost(id)],
    ['/menus', { key: 'chinh', title: 'Menu chính', items }],
  ] as const)
    expect((await api.call('POST', path, { as, body })).status).toBe(201)

  const server = new URL(process.env.TEST_DIRECT_URL ?? String(process.env.TEST_DATABASE_URL))
  const addressOf = (name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href
  const [from] = await rowsOf<{ name: string }>(api.db, sql`select current_database() as name`)
  const name = `${from?.name}_restored`
  const admin = new Pool({ connectionString: server.href, max: 1 })
  await admin.query(`create database ${name}`)
  const folder = await mkdtemp(join(tmpdir(), 'nep-dump-'))
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
    await rm(folder, { recursive: true })
  })
  const file = join(folder, 'nep.dump')
  const program = (command: string, ...args: string[]) => run(join(String(programs()), command), args)
  await program('pg_dump', '--format=custom', `--file=${file}`, addressOf(String(from?.name)))
  await program('pg_restore', '--clean', '--if-exists', '--no-owner', `--dbname=${addressOf(name)}`, file)

  const restored = new Pool({ connectionString: addressOf(name), max: 1 })
  const told = `select (select json_agg(m order by id) from menus m) as menus,
    (select json_agg(p order by id) from posts p) as posts, (select count(*)::int from history) as events,
    (select json_agg(c order by c.list) from (select list, sum(n) from list_counts group by 1) c) as totals`
  const { rows } = await restored.query(told)
  await restored.end()
  expect(rows).toEqual(await rowsOf(api.db, told))
  await api.close()
})
