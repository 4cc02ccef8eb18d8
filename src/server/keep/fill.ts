import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { lockMigrations, rowsOf } from '../../api/db/database'
import { makeDataFolder, rememberDatabase, unfinishedMark } from '../dataFolder'
import { syncFolder, syncTree, writeDurably } from '../durable'
import { lockFolder } from '../lock'
import { StartError } from '../messages'
import { filesFolder } from '../storage'
import { type Engine, withFolder, withServer } from './engine'
import type { Entry, Manifest } from './entry'
import { fileWriter } from './fileEntries'
import { loadEntries } from './load'

/** Where a business is: the database in the folder, unless it is on a server; files in the folder. */
export interface Place {
  dataDir: string
  databaseUrl?: string
}

/** For people: without a password. */
const nameOf = ({ dataDir, databaseUrl }: Place): string =>
  databaseUrl ? databaseUrl.replace(/\/\/[^@/]*@/, '//') : dataDir

/**
 * Fills an empty place; a place that is not is refused and stays as it is. Until `endFill`
 * nothing starts there, and whatever interrupts it, the same call does it again.
 * @param withFiles whether the entries have files, which must not be there yet
 * @returns what was loaded; null if all was there, from a call that was interrupted at its end
 */
export async function fillPlace(
  place: Place,
  entries: () => AsyncIterable<Entry>,
  { withFiles }: { withFiles: boolean },
): Promise<Manifest | null> {
  await makeDataFolder(place.dataDir)
  const unlock = place.databaseUrl ? () => undefined : await lockFolder(place.dataDir)
  try {
    const mark = unfinishedMark(place.dataDir)
    const target = createHash('sha256')
      .update(place.databaseUrl ?? 'folder')
      .digest('hex')
      .slice(0, 16)
    const told = `${withFiles ? 'files' : 'rows'} ${target}\n`
    const isAgain = (await readFile(mark, 'utf8').catch(() => '')) === told
    const files = openFiles(filesFolder(place.dataDir), withFiles)
    let isBegun = false
    let isPlaced = false
    const steps: Steps = {
      async begin(isEmpty) {
        if (!isEmpty && !isAgain) throw new StartError('place_filled', { place: nameOf(place) })
        if (!isEmpty) return false
        if (!isAgain) await files.refuse()
        await writeDurably(mark, told)
        await syncFolder(place.dataDir)
        isBegun = true
        await files.clear()
        return true
      },
      load: (engine) => loadEntries(engine, entries(), files.write),
      async place() {
        isPlaced = true
        await files.place()
      },
    }
    try {
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
  place(): Promise<void>
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

function openFiles(folder: string, withFiles: boolean) {
  const draft = `${folder}.new`
  const writer = fileWriter(draft)
  return {
    async refuse() {
      if (withFiles && !(await isEmptyFolder(folder))) throw new StartError('place_filled', { place: folder })
    },
    /** Only what a call like this one has written: it was empty before. */
    async clear() {
      await writer.close()
      if (withFiles) for (const each of [draft, folder]) await rm(each, { recursive: true, force: true })
    },
    async write(entry: Entry) {
      if (withFiles) await writer.write(entry)
    },
    async place() {
      await writer.end()
      if (withFiles && !(await isEmptyFolder(draft))) await rename(draft, folder)
    },
  }
}

export const isEmptyFolder = (folder: string): Promise<boolean> =>
  readdir(folder).then(
    (entries) => entries.length === 0,
    () => true,
  )

async function isEmptyDatabase({ db }: Engine): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from pg_class c where relnamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('e', 'i')) limit 1`,
  )
  return rows.length === 0
}
