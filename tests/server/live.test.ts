import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { HttpClient } from '../../src/admin/providers/http/http'
import { readStream } from '../../src/admin/providers/live/stream'
import type { LiveEvent } from '../../src/domain/live'
import { readConfig } from '../../src/server/config'
import { type Running, startServer } from '../../src/server/start'
import { serve } from '../support/serve'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
let running: Running
let token = ''
let folder = ''

async function begin(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'nep-live-'))
  await mkdir(join(folder, 'site'))
  await writeFile(join(folder, 'site/index.html'), '<div id="root"></div>')
  const env = { DATA_DIR: join(folder, 'data'), PORT: '0', OWNER_EMAIL: 'owner@example.vn' }
  running = await startServer(readConfig(env), join(folder, 'site'), quiet)
  const signedIn = await fetch(`${running.address}/api/clients/web/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@example.vn', password: running.owner?.password }),
  })
  token = ((await signedIn.json()) as { access_token: string }).access_token
}
let starting: Promise<void> | undefined
const start = () => {
  starting ??= begin()
  return starting
}
afterAll(async () => {
  await running.stop().catch(() => undefined)
  await rm(folder, { recursive: true })
})
// A browser says when the network is back.
beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

/** A proxy that hands requests on, and answers as `answer` does. */
const proxy = (answer: (from: IncomingMessage, to: ServerResponse) => void) => {
  const asked: string[] = []
  const address = serve((incoming, outgoing) => {
    asked.push(incoming.url ?? '')
    const { hostname, port } = new URL(running.address)
    const { method, headers, url: path } = incoming
    const call = request({ hostname, port, method, headers, path }, (from) => answer(from, outgoing))
    outgoing.once('close', () => call.destroy())
    call.on('error', () => outgoing.destroy())
    call.end()
  })
  return { address, asked }
}

/** Reads what changes over this address, as the back office does. */
async function follow(address: string | Promise<string>) {
  const base = await address
  const http = (async (path, { query = {}, headers, signal } = {}) => {
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, `${value}`]],
    )
    const answer = await fetch(`${base}/api/v1${path}?${new URLSearchParams(given)}`, {
      headers: { ...headers, authorization: `Bearer ${token}` },
      signal,
    })
    if (!answer.ok) throw new Error(`${answer.status}`)
    return answer
  }) as HttpClient
  const events: LiveEvent[] = []
  const end = new AbortController()
  const onEvent = (event: LiveEvent) => void events.push(event)
  const over = readStream({ http, age: 0, onEvent, onRefused: () => undefined }, end.signal)
  return {
    tags: () => events.flatMap(({ tags }) => tags),
    async stop() {
      end.abort()
      await over
    },
  }
}

let serial = 0
async function write(): Promise<void> {
  const body = JSON.stringify({ source: `/cu-${++serial}`, destination: '/dich' })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  expect((await fetch(`${running.address}/api/v1/redirects`, { method: 'POST', headers, body })).status).toBe(
    201,
  )
}
const heard = (reader: Awaited<ReturnType<typeof follow>>) =>
  reader.tags().filter((tag) => tag === 'redirects').length
/** A write is told, of those after the connection was made. */
async function told(reader: Awaited<ReturnType<typeof follow>>): Promise<void> {
  const before = heard(reader)
  await write()
  await vi.waitFor(() => expect(heard(reader)).toBe(before + 1), 15_000)
}
const connected = (reader: Awaited<ReturnType<typeof follow>>) =>
  vi.waitFor(
    async () => {
      await write()
      expect(heard(reader)).toBeGreaterThan(0)
    },
    { timeout: 20_000, interval: 1_500 },
  )

it('behind a proxy that cuts each connection it goes on, and misses nothing', async () => {
  await start()
  const { address, asked } = proxy((from, to) => {
    to.writeHead(from.statusCode ?? 500, from.headers)
    from.pipe(to)
    setTimeout(() => to.destroy(), 700)
  })
  const reader = await follow(address)
  await connected(reader)
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  for (let i = 0; i < 4; i++) await told(reader)
  expect(asked.length).toBeGreaterThan(2)
  expect(reader.tags()).not.toContain('*')
  await reader.stop()
})

it('behind a proxy that keeps an answer until it has ended it asks for short ones', async () => {
  await start()
  const { address, asked } = proxy((from, to) => {
    const parts: Buffer[] = []
    from.on('data', (part: Buffer) => parts.push(part))
    from.on('end', () => to.writeHead(from.statusCode ?? 500, from.headers).end(Buffer.concat(parts)))
  })
  const reader = await follow(address)
  await vi.waitFor(() => expect(asked.some((path) => path.includes('wait=1'))).toBe(true), 15_000)
  await connected(reader)
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  await told(reader)
  await told(reader)
  await reader.stop()
})

it('a server that stops ends what is read from it', async () => {
  await start()
  const reader = await follow(running.address)
  await connected(reader)
  const open = await fetch(`${running.address}/api/v1/live`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const rest = open.text()
  await running.stop()
  // As a whole: what is broken off rejects.
  expect(await rest).toContain('event: hello')
  await reader.stop()
})
