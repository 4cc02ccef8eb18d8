import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from './errors'
import { StartError } from './messages'

/** Marks a folder that has had a database; if the database is missing beside it, it was lost. */
const markerOf = (dataDir: string): string => join(dataDir, 'db.made')

const entriesOf = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Lies in a folder while a business is being put there. */
export const unfinishedMark = (dataDir: string): string => join(dataDir, 'unfinished')

/** @throws StartError for a place that was not filled to the end: half a business must not start */
export async function refuseUnfinished(dataDir: string): Promise<void> {
  const file = unfinishedMark(dataDir)
  if (await exists(file)) throw new StartError('fill_unfinished', { file })
}

/** @throws StartError if it is not a folder or not writable */
export async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new StartError('bad_folder', { folder: dataDir, reason: codeOf(error) })
  }
}

/**
 * The folder of the embedded database; `make` creates it in a new data folder. It is created under another name and
 * renamed, so that an interrupted start leaves nothing that looks like a damaged database.
 * @throws StartError if the database is missing or damaged: creating a new one would hide the loss
 */
export async function databaseFolder(
  dataDir: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(dataDir, 'db')
  const entries = await entriesOf(folder)
  if (entries.length > 0) {
    const damage = await damageIn(folder, entries)
    if (damage) throw new StartError('database_damaged', { folder, reason: damage })
    return folder
  }
  if (await hadBusiness(dataDir)) throw new StartError('database_gone', { folder })
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  await make(draft)
  await rename(draft, folder)
  return folder
}

async function hadBusiness(dataDir: string): Promise<boolean> {
  const traces = [markerOf(dataDir), join(dataDir, 'secret')]
  const found = await Promise.all(traces.map(exists))
  return found.some(Boolean) || (await entriesOf(join(dataDir, 'files'))).length > 0
}

/** Detects missing files only; PostgreSQL itself detects other damage when it opens. */
async function damageIn(folder: string, entries: string[]): Promise<string | null> {
  const missing = ['PG_VERSION', 'base', 'global', 'pg_wal'].find((name) => !entries.includes(name))
  if (missing) return missing
  if (!/^\d+\s*$/.test(await readFile(join(folder, 'PG_VERSION'), 'utf8'))) return 'PG_VERSION'
  const control = await stat(join(folder, 'global/pg_control')).catch(() => null)
  return control?.size === 8192 ? null : 'global/pg_control'
}

/** Call it once the database has been opened. */
export async function rememberDatabase(dataDir: string): Promise<void> {
  if (await exists(markerOf(dataDir))) return
  await writeFile(
    markerOf(dataDir),
    `The database of this folder lives in db/ since ${new Date().toISOString()}.\n`,
  )
}
