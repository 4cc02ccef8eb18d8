import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createHandler } from '../../src/server/handler'
import { diskStorage } from '../../src/server/storage'
import { withApi } from '../support/api'
import { emptyFolder } from '../support/folder'
import { serve } from '../support/serve'

const api = withApi()

/** More than the database has connections. */
const senders = 24

it('bodies that stall keep nobody waiting', async () => {
  const silent = () => undefined
  let arrived = 0
  const folder = await emptyFolder()
  const address = await serve(
    createHandler(
      {
        api: {
          fetch: (request, info) => {
            arrived++
            return api().api.fetch(request, info)
          },
        },
        storage: diskStorage(join(folder, 'files')),
        focusOf: async () => ({ x: 50, y: 50 }),
        log: { info: silent, warn: silent, error: silent },
        trustedProxies: 0,
        isHealthy: async () => true,
        facts: async () => ({}),
      },
      silent,
    ),
  )
  const client = await api().member('update-users')
  const own = api().owner.token
  const targets = [
    {
      token: client.token,
      call: `PATCH /api/v1/users/${client.id}/password`,
      body: { current_password: 'sai', new_password: 'x' },
      status: 422,
    },
    { token: own, call: 'POST /api/v1/jobs/999999/again', body: { any: 'thing' }, status: 404 },
    {
      token: own,
      call: 'POST /api/v1/orders/999999/payments',
      body: { amount: 1_000, method: 'cash' },
      status: 404,
    },
    {
      token: own,
      call: 'POST /api/v1/orders/999999/returns',
      body: { lines: [], refund: null },
      status: 422,
    },
    { token: own, call: 'POST /api/v1/remittances/import', body: { rows: [], dry_run: true }, status: 422 },
    { token: own, call: 'POST /api/v1/backups', body: { any: 'thing at all' }, status: 404 },
  ]
  const order: string[] = []
  const halves = Array.from({ length: senders }, (_, n) => {
    const { token, call, status, body: sent } = targets[n % targets.length] ?? {}
    const body = JSON.stringify(sent)
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    socket.write(
      [
        `${call} HTTP/1.1`,
        'Host: nep.test',
        'Connection: close',
        `Authorization: Bearer ${token}`,
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body.slice(0, 10),
      ].join('\r\n'),
    )
    let answer = ''
    const answered = new Promise<string>((resolve) => {
      socket.setEncoding('utf8')
      socket.on('data', (text: string) => {
        answer += text
      })
      socket.on('close', () => {
        order.push('stalled')
        resolve(answer)
      })
    })
    return { call, status, finish: () => socket.write(body.slice(10)), answered }
  })
  await expect.poll(() => arrived, { timeout: 30_000 }).toBe(senders)

  const others = { token: api().owner.token, login: { email: 'owner@nep.vn', password: 'sai' } }
  const json = { 'Content-Type': 'application/json' }
  const calls = [
    fetch(`${address}/api/v1/profile`, { headers: { Authorization: `Bearer ${others.token}` } }),
    fetch(`${address}/api/clients/web/login`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(others.login),
    }),
    fetch(`${address}/api/v1/users/${client.id}?_method=PATCH`, {
      method: 'POST',
      headers: { ...json, Authorization: `Bearer ${others.token}` },
      body: JSON.stringify({ name: 'Tên mới' }),
    }),
  ]
  const statuses = await Promise.all(
    calls.map(async (call) => {
      const { status } = await call
      order.push('other')
      return status
    }),
  )
  expect(statuses).toEqual([200, 401, 200])
  expect(order).toEqual(['other', 'other', 'other'])

  for (const { finish } of halves) finish()
  for (const { call, status, answered } of halves)
    expect((await answered).slice(0, 12), call).toBe(`HTTP/1.1 ${status}`)
}, 60_000)
