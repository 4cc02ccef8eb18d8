import fs from 'node:fs'
import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../src/api/db/database'
import { isUnavailable } from '../../src/api/http/unavailable'
import { readConfig } from '../../src/server/config'
import { openDatabase } from '../../src/server/database'
import { StartError } from '../../src/server/messages'
import { dataFolder, emptyFolder } from '../support/folder'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const open = (folder: string) => openDatabase(readConfig({ DATA_DIR: folder }), silent)
const count = sql`select count(*)::int as n from permissions`

/** Every file and folder with its bytes. */
async function contentOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries.map((entry) => [join(entry.parentPath, entry.name), entry.isFile()] as const)
  return Object.fromEntries(
    await Promise.all(
      names.map(async ([name, isFile]) => [name, isFile ? await readFile(name, 'base64') : '']),
    ),
  )
}

describe('the folder of the embedded database', () => {
  const damaged = async (damage: (db: string, folder: string) => Promise<unknown>): Promise<string> => {
    const folder = await dataFolder()
    await damage(join(folder, 'db'), folder)
    return folder
  }

  it.each<[string, (db: string, folder: string) => Promise<unknown>]>([
    ['without PG_VERSION', (db) => rm(join(db, 'PG_VERSION'))],
    ['without its tables', (db) => rm(join(db, 'base'), { recursive: true })],
    ['without its journal', (db) => rm(join(db, 'pg_wal'), { recursive: true })],
    ['with half of its control file', (db) => truncate(join(db, 'global/pg_control'), 100)],
    ['with a control file of zeros', (db) => writeFile(join(db, 'global/pg_control'), Buffer.alloc(8192))],
    ['that is gone', (db) => rm(db, { recursive: true })],
    ['that is empty', (db) => rm(db, { recursive: true }).then(() => mkdir(db))],
    [
      'that is gone with its mark, beside a secret',
      async (db, folder) => {
        await rm(db, { recursive: true })
        await rm(join(folder, 'db.made'))
        await writeFile(join(folder, 'secret'), 'x'.repeat(40))
      },
    ],
    [
      'that is gone with its mark, beside uploaded files',
      async (db, folder) => {
        await rm(db, { recursive: true })
        await rm(join(folder, 'db.made'))
        await mkdir(join(folder, 'files/media'), { recursive: true })
      },
    ],
  ])('%s stops the start with a sentence and stays as it was', async (_, damage) => {
    const folder = await damaged(damage)
    const before = await contentOf(folder)
    const refused = await open(folder).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(StartError)
    expect(String(refused)).toContain(join(folder, 'db'))
    expect(Object.keys(await contentOf(folder)).sort()).toEqual(Object.keys(before).sort())
    expect(await contentOf(folder)).toEqual(before)
  })

  it('is made whole or not at all: a first start that was cut off leaves nothing in the way', async () => {
    const folder = await emptyFolder()
    await mkdir(join(folder, 'db.new'))
    await writeFile(join(folder, 'db.new/PG_VERSION'), '18')
    const { db, close } = await open(folder)
    expect(await rowsOf(db, count)).not.toEqual([{ n: 0 }])
    await close()
    expect((await readdir(folder)).sort()).toEqual(['db', 'db.made'])
  })

  it('of an earlier release, without a mark, opens and is marked', async () => {
    const folder = await damaged((_, folder) => rm(join(folder, 'db.made')))
    const { close } = await open(folder)
    await close()
    expect(await readdir(folder)).toContain('db.made')
  })

  it('cannot be made under a file, and says so', async () => {
    const file = join(await emptyFolder(), 'file')
    await writeFile(file, '')
    await expect(open(join(file, 'data'))).rejects.toBeInstanceOf(StartError)
    await expect(open(file)).rejects.toThrow(file)
  })

  it('on a full disk answers "away" without end, and goes on when there is room, with nothing lost', async () => {
    const folder = await damaged(async () => undefined)
    const { db, close } = await open(folder)
    await db.execute(sql`create table heap (word text)`)
    await db.execute(sql`insert into heap values ('kept')`)
    const write = fs.writeSync
    const full = () => {
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', errno: -28 })
    }
    fs.writeSync = full
    try {
      const lost = db.execute(sql`insert into heap select repeat('x', 2000) from generate_series(1, 20000)`)
      expect(isUnavailable(await lost.catch((error) => error))).toBe(true)
      const more = sql`insert into heap values ('lost')`
      const after = Array.from({ length: 5 }, () => db.execute(more).catch((error) => error))
      for (const error of await Promise.all(after)) expect(isUnavailable(error)).toBe(true)
    } finally {
      fs.writeSync = write
    }
    const words = sql`select count(*)::int as n from heap`
    for (let tries = 0; tries < 200; tries++) {
      const rows = await rowsOf(db, words).catch(() => null)
      if (rows) break
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    expect(await rowsOf(db, words)).toEqual([{ n: 1 }])
    await close()
  })
})
