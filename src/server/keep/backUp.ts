import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../api/db/client'
import { settings } from '../../api/db/tables/settings'
import { type BackupPlan, backupSettings, planOf } from '../../domain/backups'
import { makeDataFolder } from '../dataFolder'
import { draftOf } from '../drafts'
import { addressOfFiles, isBucket, openStorage } from '../storage'
import { checkArchive, readArchive, writeArchive } from './archive'
import { copyDatabase } from './copyFolder'
import { dumpRows, pathsNamed } from './dump'
import { type Engine, oneMoment, withFolder, withServer } from './engine'
import type { Entry } from './entry'
import { fileEntries } from './fileEntries'
import { loadEntries } from './load'
import type { Place } from './place'
import { openShelf, sweepDrafts } from './shelf'
import { stageFiles } from './staging'
import { holdTables } from './tables'

export type BackupStep = 'copy' | 'write' | 'check' | 'send'

export interface BackupMade {
  missing: number
  plan: BackupPlan
}

/** Ways to speak to whoever wants the backup. */
export interface Around {
  /** Does the work while nobody writes to the embedded database. */
  hold(work: () => Promise<void>): Promise<void>
  step(step: BackupStep): void
}

/** An archive to be made of a business. */
export interface BackupOrder {
  place: Place
  /** The address of the folder where archives are kept. */
  shelf: string
  id: string
}

/** Makes an archive of a business in use, and restores it on trial before it counts as good. */
export async function backUp({ place, shelf, id }: BackupOrder, { hold, step }: Around): Promise<BackupMade> {
  const isAway = isBucket(shelf)
  await makeDataFolder(place.dataDir)
  await sweepDrafts(place.dataDir)
  if (!isAway) {
    await mkdir(shelf, { recursive: true, mode: 0o700 })
    await sweepDrafts(shelf)
  }
  const work = draftOf(join(place.dataDir, 'backup'))
  await mkdir(work, { mode: 0o700 })
  const file = join(isAway ? work : shelf, id)
  try {
    step('copy')
    const files = stageFiles(openStorage(addressOfFiles(place)), join(work, 'files'))
    await files.collect()
    let at = new Date().toISOString()
    const write = async (engine: Engine): Promise<BackupPlan> => {
      if (place.databaseUrl) await holdTables(engine, 'access share')
      await files.collect()
      step('write')
      await writeArchive(file, entriesOf(engine, files.chosen(engine), at))
      return readPlan(engine.db)
    }
    let plan: BackupPlan
    if (place.databaseUrl) {
      await files.collectNew()
      at = new Date().toISOString()
      plan = await withServer(place.databaseUrl, write, oneMoment)
    } else {
      const copy = join(work, 'db')
      await copyDatabase(join(place.dataDir, 'db'), copy, (again) =>
        hold(async () => {
          at = new Date().toISOString()
          await files.collectNew()
          await again()
        }),
      )
      plan = await withFolder(copy, write)
      await rm(copy, { recursive: true })
    }
    await rm(join(work, 'files'), { recursive: true, force: true })
    step('check')
    const missing = await tryOut(file, join(work, 'db'))
    if (isAway) {
      step('send')
      await openShelf(shelf).put(id, file)
    }
    await openShelf(shelf).label(id, { at, verified_at: new Date().toISOString(), missing })
    return { missing, plan }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** The whole business. */
export async function* entriesOf(
  engine: Engine,
  files: Parameters<typeof fileEntries>[0],
  at?: string,
): AsyncGenerator<Entry> {
  yield* dumpRows(engine, at)
  yield* fileEntries(files)
}

export async function readPlan(db: Database): Promise<BackupPlan> {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, Object.values(backupSettings)))
  return planOf(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
}

/**
 * Restores an archive where nobody sees it.
 * @returns how many files the rows name that are not in it
 */
async function tryOut(file: string, folder: string): Promise<number> {
  await checkArchive(file)
  const found = new Set<string>()
  return withFolder(folder, async (engine) => {
    await loadEntries(engine, readArchive(file), async ({ name }) => {
      found.add(dirname(name).slice('files/'.length))
    })
    return new Set((await pathsNamed(engine)).filter((path) => !found.has(path))).size
  })
}
