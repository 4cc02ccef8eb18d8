import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import autocannon from 'autocannon'
import { Hono } from 'hono'
import type { Pool } from 'pg'

const seconds = 5
const rounds = 3

export async function serve(
  fetch: (request: Request) => Response | Promise<Response>,
): Promise<[string, Server]> {
  const server = createServer(getRequestListener(fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return [`http://127.0.0.1:${(server.address() as AddressInfo).port}`, server]
}

/** Requests per second; the load is generated in another thread. */
export async function rate(
  url: string,
  headers: Record<string, string>,
  connections: number,
): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration: seconds, workers: 1 })
  const refused = result['4xx'] + result['5xx']
  if (refused || result.errors) throw new Error(`${refused} refused, ${result.errors} failed`)
  return result.requests.average
}

/** The least that answers a page and an exact total: ten columns, a counter in a row of its own, nobody's rights. */
async function bareHandler(pool: Pool, type: number) {
  await pool.query(`create table if not exists bare_counters (type_id int primary key, n int not null)`)
  await pool.query(
    `insert into bare_counters select type_id, count(*) from posts where type_id = ${type} group by 1
      on conflict (type_id) do update set n = excluded.n`,
  )
  const rows = {
    name: 'bare-rows',
    text: `select id, version, created_at, updated_at, status, title, slug, image, author_id, category_id
      from posts where type_id = $1 order by id desc limit 25`,
    values: [type],
  }
  const counter = {
    name: 'bare-counter',
    text: 'select n from bare_counters where type_id = $1',
    values: [type],
  }
  return new Hono().get('/', async (context) => {
    const [page, counted] = await Promise.all([pool.query(rows), pool.query(counter)])
    return context.json({ data: page.rows, total: counted.rows[0].n })
  }).fetch
}

export const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0

/** Answers a second of a page of the API, beside those of a bare Hono handler over the same rows. */
export async function throughputTable(
  pool: Pool,
  fetch: (request: Request) => Promise<Response>,
  token: string,
  { path, type }: { path: string; type: number },
): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
  const [bareUrl, bareServer] = await serve(await bareHandler(pool, type))
  const [apiUrl, apiServer] = await serve(fetch)
  const lines = [
    '| connections | answers a second | a bare handler | of it |',
    '| ---: | ---: | ---: | ---: |',
  ]
  try {
    for (const connections of [1, 32]) {
      const [bare, api]: [number[], number[]] = [[], []]
      // Alternating, since the machine's speed drifts.
      for (let round = 0; round < rounds; round++) {
        bare.push(await rate(bareUrl, headers, connections))
        api.push(await rate(`${apiUrl}/api/v1${path}`, headers, connections))
      }
      const [ours, theirs] = [median(api), median(bare)]
      lines.push(
        `| ${connections} | ${ours.toFixed(0)} | ${theirs.toFixed(0)} | ${Math.round((ours / theirs) * 100)} % |`,
      )
    }
  } finally {
    bareServer.close()
    apiServer.close()
    // Wait for the last requests before closing the database, although nobody reads their responses.
    while (pool.idleCount < pool.totalCount || pool.waitingCount) await setTimeout(10)
    await pool.query('drop table if exists bare_counters')
  }
  return lines.join('\n')
}
