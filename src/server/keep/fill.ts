import { createHash } from 'node:crypto'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { lockMigrations, rowsOf } from '../../api/db/database'
import { makeDataFolder, rememberDatabase, unfinishedMark } from '../dataFolder'
import { syncFolder, syncTree, writeDurably } from '../durable'
import { lockFolder } from '../lock'
import { StartError } from '../messages'
import { type Engine, withFolder, withServer } from './engine'
import type { Entry, Manifest } from './entry'
import { loadEntries } from './load'
import { isEmptyFolder, nameOfPlace, type Place } from './place'
import { openFiles } from './placeFiles'

/** Of a business, the parts that are brought to a place; it must not have them yet. */
export interface Filling {
  withFiles: boolean
  withRows: boolean
}

/**
 * Fills an empty place; a place that is not is refused and stays as it is. Until `endFill`
 * nothing starts there, and whatever interrupts it, the same call does it again.
 * @returns what was loaded; null if all was there, from a call that was interrupted at its end
 */
export async function fillPlace(
  place: Place,
  entries: () => AsyncIterable<Entry>,
  { withFiles, withRows }: Filling,
): Promise<Manifest | null> {
  await makeDataFolder(place.dataDir)
  const unlock = place.databaseUrl || !withRows ? () => undefined : await lockFolder(place.dataDir)
  try {
    const mark = unfinishedMark(place.dataDir)
    const target = createHash('sha256')
      .update([place.databaseUrl ?? 'folder', ...(place.filesUrl ? [place.filesUrl] : [])].join(' '))
      .digest('hex')
      .slice(0, 16)
    const what = withRows ? (withFiles ? 'files' : 'rows') : 'files alone'
    const told = `${what} ${target}\n`
    const isAgain = (await readFile(mark, 'utf8').catch(() => '')) === told
    const files = openFiles(place, withFiles)
    let isBegun = false
    let isPlaced = false
    const steps: Steps = {
      async begin(isEmpty) {
        if (!isEmpty && !isAgain) throw new StartError('place_filled', { place: nameOfPlace(place) })
        if (!isEmpty) return false
        if (!isAgain) await files.refuse()
        await writeDurably(mark, told)
        await syncFolder(place.dataDir)
        isBegun = true
        await files.clear()
        return true
      },
      load: (engine) => loadEntries(engine, entries(), files.write),
      async loadFiles() {
        for await (const entry of entries()) await files.write(entry)
      },
      async place() {
        isPlaced = true
        await files.place()
      },
    }
    try {
      if (!withRows) return await fillFiles(steps)
      return await (place.databaseUrl
        ? fillServer(place.databaseUrl, steps)
        : fillFolder(place.dataDir, steps))
    } catch (error) {
      // What has been placed may be all there is: the mark stays, and a second call looks.
      if (isBegun && !isPlaced) {
        await files.clear()
        await rm(mark, { force: true })
      }
      throw error
    }
  } finally {
    unlock()
  }
}

/** The place is as it should be, and may be opened. */
export async function endFill({ dataDir }: Place): Promise<void> {
  await rm(unfinishedMark(dataDir), { force: true })
  await syncFolder(dataDir)
}

interface Steps {
  /** `false` if all is there already, from a call that was interrupted at its very end. */
  begin(isEmpty: boolean): Promise<boolean>
  load(engine: Engine): Promise<Manifest>
  loadFiles(): Promise<void>
  place(): Promise<void>
}

async function fillFiles({ begin, loadFiles, place }: Steps): Promise<null> {
  await begin(true)
  await loadFiles()
  await place()
  return null
}

/** The end of its transaction is the moment in which it is there. */
const fillServer = (url: string, { begin, load, place }: Steps): Promise<Manifest | null> =>
  withServer(url, async (engine) => {
    await lockMigrations(engine.db)
    if (!(await begin(await isEmptyDatabase(engine)))) return null
    const loaded = await load(engine)
    await place()
    return loaded
  })

/** Its folder gets its name in the moment in which all is there. */
async function fillFolder(dataDir: string, { begin, load, place }: Steps): Promise<Manifest | null> {
  const folder = join(dataDir, 'db')
  const draft = `${folder}.new`
  if (!(await begin(await isEmptyFolder(folder)))) return null
  let loaded: Manifest
  try {
    await rm(draft, { recursive: true, force: true })
    loaded = await withFolder(draft, load)
    await syncTree(draft)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
  await place()
  await rm(folder, { recursive: true, force: true })
  await rename(draft, folder)
  await rememberDatabase(dataDir)
  await syncFolder(dataDir)
  return loaded
}

async function isEmptyDatabase({ db }: Engine): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from pg_class c where relnamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('e', 'i')) limit 1`,
  )
  return rows.length === 0
}
