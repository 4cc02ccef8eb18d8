import { existsSync, statSync } from 'node:fs'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { makeBackup } from '../../../src/server/keep/inChild'
import { moveBusiness } from '../../../src/server/keep/moveBusiness'
import { restoreArchive } from '../../../src/server/keep/restore'
import { openShelf } from '../../../src/server/keep/shelf'
import { diskStorage, filesFolder } from '../../../src/server/storage'
import {
  businessContents,
  businessFolder,
  bytesIn,
  contentsIn,
  madeBusiness,
  openPlace,
} from '../../support/business'
import { newDatabase, onServer } from '../../support/database'
import { emptyFolder } from '../../support/folder'
import { killed } from '../../support/killed'
import { startWriter } from '../../support/writer'

const filesIn = (dataDir: string) => diskStorage(filesFolder(dataDir))

/** In ms: each opens several embedded databases, beside others that do. */
const patience = 300_000

beforeAll(async () => {
  await madeBusiness()
}, patience)

async function aDatabase(): Promise<string> {
  const { url, drop } = await newDatabase()
  onTestFinished(drop)
  return url
}

it('a restore that is killed leaves nothing that starts, and the same again does it all', {
  timeout: patience,
}, async () => {
  const { archive } = await madeBusiness()
  const dataDir = join(await emptyFolder(), 'data')
  await killed('restore', [archive], { DATA_DIR: dataDir }, () => existsSync(join(dataDir, 'db.new/base')))
  await expect(openPlace(dataDir)).rejects.toMatchObject({ key: 'fill_unfinished' })
  await restoreArchive(archive, { dataDir })
  expect((await readdir(dataDir)).sort()).toEqual(['db', 'db.made', 'files'])
  expect(await contentsIn(dataDir)).toEqual(await businessContents())
})

it('nothing moves to where it is', { timeout: patience }, async () => {
  const dataDir = await businessFolder()
  await expect(moveBusiness({ dataDir }, { dataDir })).rejects.toMatchObject({ key: 'move_same' })
  const { close } = await openPlace(dataDir)
  const to = join(await emptyFolder(), 'data')
  await expect(moveBusiness({ dataDir }, { dataDir: to })).rejects.toMatchObject({ key: 'folder_in_use' })
  await close()
})

it.runIf(onServer)(
  'moves to a server and back into a folder, with every row',
  { timeout: patience },
  async () => {
    const dataDir = await businessFolder()
    const before = await businessContents()
    const databaseUrl = await aDatabase()
    const { loaded, former } = await moveBusiness({ dataDir }, { dataDir, databaseUrl })
    expect(loaded?.tables.find(({ name }) => name === 'posts')?.rows).toBe('4')
    expect(await contentsIn(dataDir, databaseUrl)).toEqual(before)
    // Started as before, it would go on beside the new one.
    await expect(openPlace(dataDir)).rejects.toMatchObject({ key: 'database_gone' })
    expect(existsSync(String(former))).toBe(true)

    // A second move finds the place filled, and touches neither.
    await rename(String(former), join(dataDir, 'db'))
    await expect(moveBusiness({ dataDir }, { dataDir, databaseUrl })).rejects.toMatchObject({
      key: 'place_filled',
    })
    expect(await contentsIn(dataDir)).toEqual(before)

    const to = join(await emptyFolder(), 'data')
    await moveBusiness({ dataDir, databaseUrl }, { dataDir: to })
    expect(await contentsIn(to)).toEqual(before)
    expect((await bytesIn(to, 'menu.pdf')).equals(await bytesIn(dataDir, 'menu.pdf'))).toBe(true)
    expect(await contentsIn(dataDir, databaseUrl)).toEqual(before)
  },
)

it.runIf(onServer)(
  'a move that is killed can be done again, also in its last moments',
  { timeout: patience },
  async () => {
    const dataDir = await businessFolder()
    const before = await businessContents()
    const databaseUrl = await aDatabase()
    const mark = join(dataDir, 'unfinished')
    const isMarked = () => (statSync(mark, { throwIfNoEntry: false })?.size ?? 0) > 0
    await killed('move', ['--to', databaseUrl], { DATA_DIR: dataDir }, isMarked)
    const told = await readFile(mark)
    await expect(openPlace(dataDir)).rejects.toMatchObject({ key: 'fill_unfinished' })
    // The server may notice later than the killed process is gone.
    await vi.waitFor(() => moveBusiness({ dataDir }, { dataDir, databaseUrl }), {
      timeout: 60_000,
      interval: 500,
    })
    expect(await contentsIn(dataDir, databaseUrl)).toEqual(before)
    expect(existsSync(mark)).toBe(false)

    // As it was when all was there, and nobody had said so yet.
    await writeFile(mark, told)
    expect(await moveBusiness({ dataDir }, { dataDir, databaseUrl })).toEqual({ loaded: null, former: null })
    expect(await contentsIn(dataDir, databaseUrl)).toEqual(before)
  },
)

it.runIf(onServer)('no process goes on writing to what is moved', { timeout: patience }, async () => {
  const { archive } = await madeBusiness()
  const [dataDir, databaseUrl] = [join(await emptyFolder(), 'data'), await aDatabase()]
  await restoreArchive(archive, { dataDir, databaseUrl })
  const { db, close } = await openPlace(dataDir, databaseUrl)
  await db.execute(sql`insert into jobs (kind, key, run_at)
    values ('upkeep', 'always', clock_timestamp() + interval '1 minute')`)
  const to = join(await emptyFolder(), 'data')
  const moved = () => moveBusiness({ dataDir, databaseUrl }, { dataDir: to })
  await expect(moved()).rejects.toMatchObject({ key: 'move_busy' })
  expect(existsSync(to)).toBe(false)
  // It has no time for that: it is at something else.
  await db.execute(sql`update jobs set run_at = clock_timestamp() - interval '1 minute'`)
  await db.execute(sql`insert into jobs (kind, payload, claim, locked_until)
    values ('backup', '{}', gen_random_uuid(), clock_timestamp() + interval '1 minute')`)
  await expect(moved()).rejects.toMatchObject({ key: 'move_busy' })
  // Its process is long gone.
  await db.execute(
    sql`update jobs set locked_until = clock_timestamp() - interval '1 minute' where kind = 'backup'`,
  )
  await close()
  await moved()
})

it.runIf(onServer)(
  'an archive goes into a server, where nothing is left of one that does not fit',
  async () => {
    const { archive } = await madeBusiness()
    const [dataDir, databaseUrl] = [join(await emptyFolder(), 'data'), await aDatabase()]
    await restoreArchive(archive, { dataDir, databaseUrl })
    const before = await businessContents()
    expect(await contentsIn(dataDir, databaseUrl)).toEqual(before)
    await expect(restoreArchive(archive, { dataDir, databaseUrl })).rejects.toMatchObject({
      key: 'place_filled',
    })
    expect(await contentsIn(dataDir, databaseUrl)).toEqual(before)
  },
)

it.runIf(onServer)(
  'a backup of a server shows one moment, while people write',
  { timeout: patience },
  async () => {
    const { archive } = await madeBusiness()
    const [dataDir, databaseUrl] = [join(await emptyFolder(), 'data'), await aDatabase()]
    await restoreArchive(archive, { dataDir, databaseUrl })
    const { db, close } = await openPlace(dataDir, databaseUrl)
    const writer = startWriter(db, filesIn(dataDir), 200)
    await vi.waitUntil(() => writer.written() > 5)
    const folder = join(dataDir, 'backups')
    const made = await makeBackup({ place: { dataDir, databaseUrl }, shelf: folder, hold: (work) => work() })
    const written = writer.written()
    await writer.stop()
    await close()
    expect(made.missing).toBe(0)
    expect((await openShelf(folder).list())[0]?.verified_at).toEqual(expect.any(String))

    const restored = join(await emptyFolder(), 'data')
    await restoreArchive(made.file, { dataDir: restored })
    const place = await openPlace(restored)
    await writer.check(place.db, filesIn(restored))
    expect(written).toBeGreaterThan(5)
    await place.close()
  },
)
