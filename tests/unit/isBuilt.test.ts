import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A file and the folder it is in, as of a minute of one day. */
function write(path: string, minute: number) {
  const full = join(folder, path)
  mkdirSync(dirname(full), { recursive: true })
  writeFileSync(full, '')
  for (const each of [full, dirname(full)]) utimesSync(each, minute * 60, minute * 60)
}

const isBuilt = () =>
  spawnSync(process.execPath, [join(process.cwd(), 'src/build/isBuilt.mjs')], { cwd: folder }).status === 0

it('builds before the first start', () => {
  write('src/main.tsx', 1)
  expect(isBuilt()).toBe(false)
})

it('builds again after an update, and only then', () => {
  write('src/admin/App.tsx', 1)
  utimesSync(join(folder, 'src'), 60, 60)
  write('dist/server/server.js', 2)
  expect(isBuilt()).toBe(true)
  write('src/admin/App.tsx', 3)
  expect(isBuilt()).toBe(false)
})

it('starts what is built where there are no sources, as in a container', () => {
  write('dist/server/server.js', 2)
  expect(isBuilt()).toBe(true)
})
