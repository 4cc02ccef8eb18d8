import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { migrate, rowsOf } from '../../../src/api/db/database'
import { migrations } from '../../../src/api/db/migrations'
import { checkArchive, readArchive, writeArchive } from '../../../src/server/keep/archive'
import { entriesOf } from '../../../src/server/keep/backUp'
import { withFolder } from '../../../src/server/keep/engine'
import type { Entry, Manifest } from '../../../src/server/keep/entry'
import { restoreArchive } from '../../../src/server/keep/restore'
import {
  businessContents,
  businessFolder,
  bytesIn,
  contentsIn,
  madeBusiness,
  openPlace,
} from '../../support/business'
import { emptyFolder } from '../../support/folder'

/** In ms: each opens several embedded databases, beside others that do. */
const patience = 300_000

let source: string
let archive: string
let bytes: Buffer
beforeAll(async () => {
  const made = await madeBusiness()
  source = made.dataDir
  archive = made.archive
  bytes = await readFile(archive)
}, patience)

/** The archive with other entries, and sums that are right. */
async function archiveOf(change: (entry: Entry) => Entry): Promise<string> {
  async function* changed() {
    for await (const entry of readArchive(archive)) yield change(entry)
  }
  const file = join(await emptyFolder(), 'changed.tar')
  await writeArchive(file, changed())
  return file
}

const withManifest = (change: (manifest: Manifest) => Manifest) =>
  archiveOf((entry) =>
    entry.name === 'manifest.json'
      ? { ...entry, body: Buffer.from(JSON.stringify(change(JSON.parse(entry.body.toString())))) }
      : entry,
  )

/** The indexes, references and triggers of a database. */
const schemaOf = (folder: string) =>
  withFolder(join(folder, 'db'), ({ db }) =>
    rowsOf(
      db,
      sql`select indexdef as text from pg_indexes where schemaname = 'public'
        union all select conrelid::regclass::text || conname || pg_get_constraintdef(oid) from pg_constraint
          where connamespace = 'public'::regnamespace and contype <> 'n'
        union all select tgrelid::regclass::text || pg_get_triggerdef(oid) || tgenabled::text from pg_trigger
          where not tgisinternal order by 1`,
    ),
  )

it('brings back every row and file in the same tables, and only what means nothing elsewhere is left out', {
  timeout: patience,
}, async () => {
  const { verified_at, missing } = JSON.parse(await readFile(`${archive}.json`, 'utf8'))
  expect(Date.parse(verified_at)).toBeGreaterThan(0)
  expect(missing).toBe(0)
  // What was only copied for the archive is gone.
  expect((await readdir(source)).filter((name) => name.endsWith('.part'))).toEqual([])

  const dataDir = join(await emptyFolder(), 'data')
  await restoreArchive(archive, { dataDir })
  const original = await businessFolder()
  expect(await schemaOf(dataDir)).toEqual(await schemaOf(original))
  const [before, after] = [await businessContents(), await contentsIn(dataDir)]
  expect(after).toEqual(before)
  expect(before.posts?.length).toBe(4)
  expect(before.jobs?.length).toBe(1)
  for (const name of ['menu.pdf', 'trống.pdf', 'hollow.bin'])
    expect((await bytesIn(dataDir, name)).equals(await bytesIn(source, name)), name).toBe(true)
  // A hole stays one, and takes no room.
  expect((await stat(join(dataDir, 'files/media/hollow.bin'))).blocks).toBeLessThan(12_000_000 / 512 / 2)
  expect(bytes.length).toBeLessThan(12_000_000)

  const { db, close } = await openPlace(dataDir)
  const one = async (query: ReturnType<typeof sql>) => (await rowsOf<Record<string, unknown>>(db, query))[0]
  expect(await one(sql`select count(*)::int as n from sessions`)).toEqual({ n: 0 })
  // Months of the history have their partitions, ids go on, and triggers, references and indexes are back.
  expect(await one(sql`select tableoid::regclass::text as at from history where at = '2025-02-03Z'`)).toEqual(
    {
      at: 'history_2025_02',
    },
  )
  await db.execute(
    sql`insert into posts (type_id, title, slug, status, seo) values (1, 'Sau', 'sau', 'draft', '{}')`,
  )
  expect(await one(sql`select max(id) as id from posts`)).toEqual({ id: 6 })
  expect(
    await one(sql`select count(*)::int as n from history where entity = 'posts' and record_id = 6`),
  ).toEqual({ n: 1 })
  await expect(
    db.execute(
      sql`insert into posts (type_id, title, slug, status, seo) values (99, 'x', 'x', 'draft', '{}')`,
    ),
  ).rejects.toThrow()
  await close()
})

it('is refused before anything is written where it is cut or a byte of it has changed', {
  timeout: patience,
}, async () => {
  const dataDir = join(await emptyFolder(), 'data')
  const file = join(await emptyFolder(), 'damaged.tar')
  const refused = () =>
    expect(restoreArchive(file, { dataDir })).rejects.toMatchObject({ key: 'archive_damaged' })
  const end = bytes.lastIndexOf('  files/')
  for (const part of [0, 0.001, 0.1, 0.5, 0.9, end / bytes.length]) {
    await writeFile(file, bytes)
    await truncate(file, Math.floor(bytes.length * part))
    await refused()
  }
  // In headers, in the manifest, in rows, in a file, in the sums.
  const rows = bytes.indexOf('tables/posts/')
  for (const at of [
    3,
    600,
    rows,
    rows + 512 + 30,
    bytes.indexOf('files/media/menu') + 512_000,
    end,
    end - 70,
  ]) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8((changed.readUInt8(at) + 1) % 256, at)
    await writeFile(file, changed)
    await refused()
  }
  expect(existsSync(dataDir)).toBe(false)
  await expect(restoreArchive(join(file, 'none'), { dataDir })).rejects.toMatchObject({ key: 'archive_gone' })
  await expect(checkArchive(archive)).resolves.toMatchObject({ format: 1 })
})

it('of a newer program is refused, and of an older one gets what is new since', {
  timeout: patience,
}, async () => {
  const newer = await withManifest((manifest) => ({
    ...manifest,
    version: '9.0.0',
    migrations: [...manifest.migrations, '9999-later'],
  }))
  const dataDir = join(await emptyFolder(), 'data')
  await expect(restoreArchive(newer, { dataDir })).rejects.toThrow('9.0.0')
  expect(existsSync(dataDir)).toBe(false)

  const older = join(await emptyFolder(), 'older.tar')
  await withFolder(await emptyFolder(), async (engine) => {
    await migrate(engine.db, migrations.slice(0, 2))
    await engine.db.execute(sql`delete from permissions where name like 'update-%'`)
    await engine.db.execute(
      sql`insert into types (style, title, slug, features) values ('article', 'Cũ', 'cu', '[]')`,
    )
    await writeArchive(older, entriesOf(engine, []))
  })
  await restoreArchive(older, { dataDir })
  const { db, close } = await openPlace(dataDir)
  const asked = sql`select (select title from types) as type, (select count(*)::int from jobs) as jobs,
    (select count(*)::int from permissions where name like 'update-%') as permissions`
  expect(await rowsOf(db, asked)).toEqual([{ type: 'Cũ', jobs: 0, permissions: expect.any(Number) }])
  const [told] = await rowsOf<{ permissions: number }>(db, asked)
  expect(told?.permissions).toBeGreaterThan(0)
  const applied = await rowsOf<{ name: string }>(db, sql`select name from migrations`)
  expect(applied.length).toBe(migrations.length)
  await close()
})

it('leaves nothing where a table is not what the archive says of it', { timeout: patience }, async () => {
  const wrong = await withManifest((manifest) => ({
    ...manifest,
    tables: manifest.tables.map((table) => (table.name === 'posts' ? { ...table, checksum: '1' } : table)),
  }))
  const dataDir = join(await emptyFolder(), 'data')
  await expect(restoreArchive(wrong, { dataDir })).rejects.toMatchObject({ key: 'table_differs' })
  expect(await readdir(dataDir)).toEqual([])
})

it('goes into an empty place only', { timeout: patience }, async () => {
  const withDatabase = await businessFolder()
  const before = await businessContents()
  await expect(restoreArchive(archive, { dataDir: withDatabase })).rejects.toMatchObject({
    key: 'place_filled',
  })
  expect(await contentsIn(withDatabase)).toEqual(before)

  const withFiles = await emptyFolder()
  await mkdir(join(withFiles, 'files'))
  await writeFile(join(withFiles, 'files/mine'), 'mine')
  await expect(restoreArchive(archive, { dataDir: withFiles })).rejects.toMatchObject({ key: 'place_filled' })
  expect(await readdir(withFiles, { recursive: true })).toEqual(['files', 'files/mine'])
})
