import { createHash, randomBytes } from 'node:crypto'
import { cp, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../../src/api/db/client'
import { rowsOf } from '../../src/api/db/database'
import { readConfig } from '../../src/server/config'
import { openDatabase } from '../../src/server/database'
import { backUp } from '../../src/server/keep/backUp'
import { filesUnder } from '../../src/server/keep/fileEntries'
import {
  addressOfFiles,
  diskStorage,
  type FileStorage,
  filesFolder,
  openStorage,
} from '../../src/server/storage'
import { copyOf, migratedFolder } from './folder'
import { folderOnce } from './snapshots'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A place as the settings say it, and opened as the server does. */
export const configOf = (dataDir: string, databaseUrl = '') =>
  readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })

export const openPlace = (dataDir: string, databaseUrl = '') =>
  openDatabase(configOf(dataDir, databaseUrl), silent)

const stories = [
  'Cà phê\tphin',
  'dòng một\ndòng hai',
  String.raw`\N và \. và "nháy"`,
  '',
  'ký tự 🌿 '.repeat(5_000),
]

/** A file of the library with its row; the file is there first. */
export async function addFile(
  db: Database,
  storage: FileStorage,
  name: string,
  bytes: Buffer,
): Promise<void> {
  await storage.put(`media/${name}`, bytes, 'application/pdf')
  await db.execute(sql`insert into media (name, file, path, type, kind, size, url, hash)
    values (${name}, ${name}, ${`media/${name}`}, 'application/pdf', 'document', ${bytes.length},
      ${`/files/media/${name}`}, ${sha256(bytes)})`)
}

/** What a small business may have, and what means nothing elsewhere. */
async function fillBusiness(db: Database, dataDir: string): Promise<void> {
  await db.execute(sql`insert into types (style, title, slug, features)
    values ('article', 'Bài viết', 'bai-viet', '[]')`)
  for (const [at, story] of stories.entries())
    await db.execute(sql`insert into posts (type_id, title, slug, status, seo, description, content)
      values (1, ${`Bài ${at}`}, ${`bai-${at}`}, 'draft', '{}', ${story}, ${JSON.stringify([{ title: story }])})`)
  await db.execute(sql`update posts set title = 'Bài đã sửa' where slug = 'bai-0'`)
  await db.execute(sql`delete from posts where slug = 'bai-1'`)
  // Of a month from before the first partition, and of one of its own.
  await db.execute(sql`call open_history_months('2025-01-01Z')`)
  for (const at of ['2020-02-03Z', '2025-02-03Z'])
    await db.execute(sql`insert into history (id, at, entity, record_id, action)
      values (nextval('history_id'), ${at}, 'posts', 1, 'update')`)
  await db.execute(sql`insert into users (name, email, password_hash) values ('Lan', 'lan@nep.vn', 'x')`)
  await db.execute(sql`insert into drafts (user_id, entity, place, body, size)
    select id, 'posts', '', 'null', 4 from users`)
  await db.execute(sql`insert into sessions (id, user_id) select gen_random_uuid(), id from users`)
  await db.execute(sql`insert into attempts (key, count) values ('mail:1', 3)`)
  await db.execute(sql`insert into jobs (kind, key, payload)
    values ('mail', null, '{"to": "lan@nep.vn"}'), ('upkeep', 'always', '{}')`)
  const storage = diskStorage(filesFolder(dataDir))
  await addFile(db, storage, 'menu.pdf', randomBytes(9_000_000))
  await addFile(db, storage, 'trống.pdf', Buffer.alloc(0))
  const hollow = await open(join(dataDir, 'files/media/hollow.bin'), 'w')
  await hollow.write(Buffer.from('end'), 0, 3, 12_000_000)
  await hollow.close()
}

/** A data folder with a small business, and its archive; nobody writes to them. */
export async function madeBusiness(): Promise<{ dataDir: string; archive: string }> {
  const folder = await folderOnce('business', async (made) => {
    const dataDir = join(made, 'data')
    await cp(await migratedFolder(), dataDir, { recursive: true })
    const { db, close } = await openPlace(dataDir)
    await fillBusiness(db, dataDir)
    await close()
    const around = { hold: (work: () => Promise<void>) => work(), step: () => undefined }
    await backUp({ place: { dataDir }, shelf: made, id: 'nep-20261128-020000.tar' }, around)
  })
  return { dataDir: join(folder, 'data'), archive: join(folder, 'nep-20261128-020000.tar') }
}

/** A business of a test's own. */
export const businessFolder = async (): Promise<string> => copyOf((await madeBusiness()).dataDir)

const elsewhere = ['attempts', 'change_tags', 'password_resets', 'presence', 'sessions', 'site_changes']

/** All rows of all tables as text, but for those that mean nothing in another place. */
const contentsOf = (all: Database): Promise<Record<string, string[]>> =>
  all.transaction(async (db) => {
    await db.execute(sql`set local timezone = 'UTC'`)
    const tables = await rowsOf<{ name: string }>(
      db,
      sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition and relname <> all(${sql.param(elsewhere)}::text[]) order by 1`,
    )
    const found: Record<string, string[]> = {}
    for (const { name } of tables) {
      const rows = await rowsOf<{ text: string }>(
        db,
        sql`select (to_jsonb(t) - 'applied_at')::text as text from ${sql.identifier(name)} t`,
      )
      const isOurs = (text: string) => name !== 'jobs' || text.includes('"kind": "mail"')
      found[name] = rows
        .map(({ text }) => text)
        .filter(isOurs)
        .sort()
    }
    return found
  })

/** The contents of a place that is not open. */
export async function contentsIn(dataDir: string, databaseUrl = ''): Promise<Record<string, string[]>> {
  const { db, close } = await openPlace(dataDir, databaseUrl)
  try {
    return await contentsOf(db)
  } finally {
    await close()
  }
}

let contents: Promise<Record<string, string[]>> | undefined

/** The contents of the small business, read once. */
export function businessContents(): Promise<Record<string, string[]>> {
  contents ??= businessFolder().then((dataDir) => contentsIn(dataDir))
  return contents
}

export const bytesIn = (dataDir: string, name: string): Promise<Buffer> =>
  readFile(join(dataDir, 'files/media', name))

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The files of a place by their paths, each as the hash of its bytes. */
export async function hashesIn(place: {
  dataDir: string
  filesUrl?: string
}): Promise<Record<string, string>> {
  const storage = openStorage(addressOfFiles(place))
  const found: Record<string, string> = {}
  for (const path of await filesUnder(storage))
    found[path] = sha256((await storage.get(path))?.bytes ?? Buffer.of())
  return found
}
