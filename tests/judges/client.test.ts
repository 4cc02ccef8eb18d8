import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { expect, it, onTestFinished } from 'vitest'
import { withApi } from '../support/api'
import { shopOf } from '../support/money'
import { serve } from '../support/serve'
import { runPackage } from './npx'

const api = withApi()
const shop = shopOf(api)
const run = promisify(execFile)

/** Beside the client, which imports it; git ignores it. */
const types = join(import.meta.dirname, 'openapi.ts')
const generator = ['openapi-typescript@7.13.0', 'typescript@5.9']

it('a client with types made of the description compiles, and does what they say', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nep-client-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'openapi.json')
  await writeFile(file, JSON.stringify((await api().call('GET', '/api/openapi.json')).body))
  await runPackage(generator, 'openapi-typescript', file, '-o', types)
  const { stdout } = await run('node_modules/.bin/tsc', ['-p', 'tests/judges']).catch((error) => error)
  expect(stdout).toBe('')

  const type = await shop.type()
  const order = await shop.order([{ post_id: await shop.product(50_000), quantity: 2 }])
  await shop.pay(order, 30_000)
  const permissions = ['list-posts', 'create-posts', 'update-posts', 'delete-posts', 'list-orders']
  const key = await shop.made('/keys', { name: 'A program', permissions })
  const baseUrl = await serve(getRequestListener((request) => api().api.fetch(request)))
  const program = ['tests/judges/client.ts', baseUrl, key.secret, String(type)]
  const told = await run('node_modules/.bin/tsx', program)
  expect(JSON.parse(told.stdout)).toEqual({
    posts: {
      isMadeOnce: true,
      title: 'A post that was changed',
      late: { status: 409, code: 'conflict' },
      total: 1,
      author: 'Quản trị viên',
      content: [],
      sheet: expect.stringMatching(/A post that was changed/),
      removed: 204,
    },
    orders: [{ name: 'Chị Lan', status: 'new', lines: 1, paid: [30_000] }],
  })
})
