import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { newDatabase, onServer } from '../../support/database'
import type { Seeded } from './seeded'

export const root = resolve(import.meta.dirname, '../../..')

/** Where the build lies: `admin/` and `server/` in it. */
export const dist = resolve(root, process.env.E2E_DIST ?? 'dist')

/** The account of a first start. */
export const firstOwner = { email: 'owner@example.vn', password: 'nep-owner-2026' }

/** A running server with its own data. */
export interface Site {
  address: string
  /** Where visitors are. */
  siteAddress: string
  stop(): Promise<void>
}

/**
 * Starts the built server on a free port, on a copy of the data folder `from`, or on an empty one: then it is
 * a first start, and makes the owner. `build` is the folder of another build than this one.
 */
export async function startSite(
  from?: string,
  build = dist,
  settings: Record<string, string> = {},
): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nep-e2e-'))
  if (from) await cp(from, dataDir, { recursive: true })
  const remove = () => rm(dataDir, { recursive: true, force: true })
  try {
    const { stop, ...addresses } = await startServer({ DATA_DIR: dataDir, ...settings }, build)
    return { ...addresses, stop: () => stop().then(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}

/**
 * Starts the built server for a test: on the PostgreSQL server of the tests if there is one, which takes a third less
 * work, else embedded.
 */
export async function startOffice(seeded?: Seeded): Promise<Site> {
  if (!onServer) return startSite(seeded?.folder)
  const { url, drop } = await newDatabase(seeded?.database)
  const { stop, ...addresses } = await startSite(seeded?.folder, dist, { DATABASE_URL: url })
  return { ...addresses, stop: () => stop().then(drop) }
}

/** Starts the built server with these settings; its data stay when it stops. */
export async function startServer(settings: Record<string, string>, build = dist): Promise<Site> {
  const entry = join(build, 'server/server.js')
  if (!existsSync(entry)) throw new Error(`${entry} is missing: npm run build`)
  const server = spawn(process.execPath, [entry], {
    cwd: resolve(build, '..'),
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      // Tests can set their client address.
      TRUSTED_PROXIES: '1',
      OWNER_EMAIL: firstOwner.email,
      OWNER_PASSWORD: firstOwner.password,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = () => ended(server)
  try {
    const [address = '', siteAddress = ''] = await addressesOf(server)
    return { address, siteAddress, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The addresses that the server prints once it listens. Later output, its error log, is passed on. */
function addressesOf(server: ChildProcess): Promise<string[]> {
  return new Promise((found, failed) => {
    let said = ''
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (text.startsWith('{')) process.stderr.write(text)
      said += text
      const addresses = said.match(/http:\/\/[\d.]+:\d+/g)
      if (addresses) found(addresses)
    })
    server.once('exit', (code) => failed(new Error(`The server ended with ${code}: ${said}`)))
  })
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const gone = new Promise((done) => server.once('exit', done))
  server.kill('SIGTERM')
  await Promise.race([gone, pause(15_000, undefined, { ref: false })])
  if (server.exitCode === null) server.kill('SIGKILL')
}
