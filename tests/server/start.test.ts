import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '../../src/server/config'
import { type Running, startServer } from '../../src/server/start'
import { emptyFolder } from '../support/folder'

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
  const { start, site, folder } = await prepared()
  const first = await start()
  const { port } = new URL(first.address)
  const env = { DATA_DIR: `${folder}-2`, PORT: port }
  await expect(startServer(readConfig(env), site, quiet)).rejects.toThrow(port)
  expect(existsSync(join(env.DATA_DIR, 'nep.lock'))).toBe(false)
  await first.stop()
})

it('says that the admin has to be built', async () => {
  const folder = await emptyFolder()
  await expect(startServer(readConfig({ DATA_DIR: folder }), join(folder, 'none'), quiet)).rejects.toThrow(
    'build',
  )
})
