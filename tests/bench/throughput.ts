import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import autocannon from 'autocannon'
import { Hono } from 'hono'
import type { Pool } from 'pg'
import type { BenchPage } from './pages'

const seconds = 8

async function serve(fetch: (request: Request) => Response | Promise<Response>): Promise<[string, Server]> {
  const server = createServer(getRequestListener(fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return [`http://127.0.0.1:${(server.address() as AddressInfo).port}`, server]
}

/** Requests per second over 10 connections; the load is generated in another thread. */
async function rate(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections: 10, duration: seconds, workers: 1 })
  if (result.non2xx || result.errors) throw new Error(`${result.non2xx} refused, ${result.errors} failed`)
  return Math.round(result.requests.average)
}

/** The API against a bare Hono handler that runs the page's plain query with the driver and counts nothing. */
export async function throughputOf(
  pool: Pool,
  fetch: (request: Request) => Promise<Response>,
  token: string,
  page: BenchPage,
): Promise<{ api: number; bare: number }> {
  const app = new Hono().get('/', async (context) =>
    context.json({ data: (await pool.query({ name: 'bare', text: page.floor })).rows }),
  )
  const [bareUrl, bareServer] = await serve(app.fetch)
  const [apiUrl, apiServer] = await serve(fetch)
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
  const [bare, api]: number[][] = [[], []]
  try {
    // Alternating, since the machine's speed drifts.
    for (let round = 0; round < 3; round++) {
      bare?.push(await rate(bareUrl, {}))
      api?.push(await rate(`${apiUrl}/api/v1${page.path}`, headers))
    }
  } finally {
    bareServer.close()
    apiServer.close()
    // Wait for the last requests before closing the database, although nobody reads their responses.
    while (pool.idleCount < pool.totalCount || pool.waitingCount) await setTimeout(10)
  }
  const middle = (values: number[] = []) => values.sort((a, b) => a - b)[1] ?? 0
  return { api: middle(api), bare: middle(bare) }
}
