import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '../../src/server/config'
import { type Running, startServer } from '../../src/server/start'
import { dataFolder, emptyFolder } from '../support/folder'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

async function prepared() {
  const folder = await emptyFolder()
  const site = join(folder, 'site')
  await mkdir(site)
  await writeFile(join(site, 'index.html'), '<div id="root"></div>')
  const env = { DATA_DIR: join(folder, 'data'), PORT: '0', OWNER_EMAIL: 'owner@example.vn' }
  return { site, folder: env.DATA_DIR, start: () => startServer(readConfig(env), site, quiet) }
}

const signIn = ({ address }: Running, email: string, password: string) =>
  fetch(`${address}/api/clients/web/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })

it('makes the owner on the first start only, refuses a second process, and opens again after a stop', async () => {
  const { start, folder } = await prepared()
  const first = await start()
  const owner = first.owner
  expect(owner?.email).toBe('owner@example.vn')
  expect((await fetch(`${first.address}/healthz`)).status).toBe(200)
  expect((await signIn(first, 'owner@example.vn', owner?.password ?? '')).status).toBe(200)
  await expect(start()).rejects.toThrow(folder)

  await first.stop()
  expect(existsSync(join(folder, 'nep.lock'))).toBe(false)
  const second = await start()
  expect(second.owner).toBeNull()
  expect((await signIn(second, 'owner@example.vn', owner?.password ?? '')).status).toBe(200)
  await second.stop()
})

it('lets go of the folder when it cannot have the address', async () => {
  const { site } = await prepared()
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const env = { DATA_DIR: await dataFolder(), PORT: String(port), HOST: '127.0.0.1' }
  await expect(startServer(readConfig(env), site, quiet)).rejects.toThrow(String(port))
  expect(existsSync(join(env.DATA_DIR, 'nep.lock'))).toBe(false)
  taken.close()
})

it('serves a site for visitors beside the back office, with its pictures and feeds, unless it is switched off', async () => {
  const { site } = await prepared()
  const env = { DATA_DIR: await dataFolder(), PORT: '0' }
  const both = await startServer(readConfig(env), site, quiet)
  const asked = async (path: string) => (await fetch(`${both.siteAddress}${path}`)).status
  expect(
    await Promise.all(['/', '/khong-co', '/robots.txt', '/site-icon', '/api/site/v1/vi/site'].map(asked)),
  ).toEqual([200, 404, 200, 404, 200])
  expect(await asked('/api/v1/posts')).toBe(404)
  const page = await fetch(`${both.siteAddress}/`)
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(page.headers.get('content-encoding')).toBe('gzip')
  await both.stop()
  await expect(fetch(`${both.siteAddress}/`)).rejects.toThrow()
  const alone = await startServer(readConfig({ ...env, SITE: 'off' }), site, quiet)
  expect(alone.siteAddress).toBeUndefined()
  await alone.stop()
})

it('says which setting chooses another port for the site, and lets go of everything', async () => {
  const { site } = await prepared()
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const env = { DATA_DIR: await dataFolder(), PORT: '0', SITE_PORT: String(port), HOST: '127.0.0.1' }
  await expect(startServer(readConfig(env), site, quiet)).rejects.toThrow('SITE_PORT')
  expect(existsSync(join(env.DATA_DIR, 'nep.lock'))).toBe(false)
  taken.close()
})

it('says that the admin has to be built', async () => {
  const folder = await emptyFolder()
  await expect(startServer(readConfig({ DATA_DIR: folder }), join(folder, 'none'), quiet)).rejects.toThrow(
    'build',
  )
})
