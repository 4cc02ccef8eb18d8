import { rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../api/db/database'
import { codeIn } from '../../api/db/sqlState'
import { draftOf } from '../drafts'
import { syncFolder } from '../durable'
import { lockFolder } from '../lock'
import { StartError } from '../messages'
import { addressOfFiles, isBucket, openStorage } from '../storage'
import { entriesOf } from './backUp'
import { type Engine, withFolder, withServer } from './engine'
import type { Entry, Manifest } from './entry'
import { fileEntries, filesUnder } from './fileEntries'
import { endFill, type Filling, fillPlace } from './fill'
import { isEmptyFolder, type Place } from './place'
import { sweepDrafts } from './shelf'
import { stageFiles } from './staging'
import { holdTables } from './tables'

export interface Moved {
  /** What was loaded and compared; null if an interrupted move had done it. */
  loaded: Manifest | null
  /** Where the former embedded database is kept. */
  former: string | null
}

/**
 * Moves a business that nobody uses to an empty place, or its files alone. Files stay where they are unless the place says
 * otherwise; of what moves nothing is deleted at its former place.
 * @throws StartError, with nothing moved, if somebody uses it or the place is not empty
 */
export async function moveBusiness(from: Place, to: Place): Promise<Moved> {
  const withFiles = addressOfFiles(from) !== addressOfFiles(to)
  const withRows = from.databaseUrl !== to.databaseUrl || (!from.databaseUrl && from.dataDir !== to.dataDir)
  if (!withFiles && !withRows) throw new StartError('move_same')
  const what = { withFiles, withRows }
  const fill = (engine: Engine | null) => fillFrom(from, to, engine, what)
  const moved = from.databaseUrl
    ? { loaded: await fromServer(from.databaseUrl, fill), former: null }
    : await fromFolder(from, fill, what)
  await endFill(to)
  return moved
}

async function fillFrom(
  from: Place,
  to: Place,
  engine: Engine | null,
  what: Filling,
): Promise<Manifest | null> {
  await sweepDrafts(from.dataDir)
  const work = draftOf(join(from.dataDir, 'move'))
  async function* entries(): AsyncGenerator<Entry> {
    if (!engine) throw new StartError('nothing_here', { folder: from.dataDir })
    const files = what.withFiles ? filesIn(from, work, engine) : []
    yield* what.withRows ? entriesOf(engine, files) : fileEntries(files)
  }
  try {
    return await fillPlace(to, entries, what)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** Those of a bucket are brought to the disk first. */
async function* filesIn(place: Place, work: string, engine: Engine) {
  const address = addressOfFiles(place)
  const storage = openStorage(address)
  if (isBucket(address)) {
    const staged = stageFiles(storage, work)
    await staged.collect()
    yield* staged.chosen(engine)
  } else for (const path of await filesUnder(storage)) yield { path, file: join(address, path) }
}

type Fill = (engine: Engine | null) => Promise<Manifest | null>

async function fromFolder({ dataDir }: Place, fill: Fill, { withRows }: Filling): Promise<Moved> {
  const folder = join(dataDir, 'db')
  const unlock = await lockFolder(dataDir)
  try {
    // An interrupted move may have set it aside already.
    if (await isEmptyFolder(folder)) return { loaded: await fill(null), former: null }
    const loaded = await withFolder(folder, fill)
    if (!withRows) return { loaded, former: null }
    const former = await freeName(join(dataDir, 'db.moved'))
    // Started as before by mistake, it must not go on beside the new one.
    await rename(folder, former)
    await syncFolder(dataDir)
    return { loaded, former }
  } finally {
    unlock()
  }
}

/** Nobody can write while it is read. */
const fromServer = (url: string, fill: Fill): Promise<Manifest | null> =>
  withServer(url, async (engine) => {
    if (await isInUse(engine)) throw new StartError('move_busy')
    await holdTables(engine, 'share').catch((error) => {
      throw codeIn(error) === '55P03' ? new StartError('move_busy') : error
    })
    return fill(engine)
  })

/** A process that lives does its upkeep, has it before it, or is at other jobs. */
async function isInUse({ db }: Engine): Promise<boolean> {
  const [table] = await rowsOf<{ name: string | null }>(
    db,
    sql`select to_regclass('public.jobs')::text as name`,
  )
  if (!table?.name) return false
  const rows = await rowsOf(
    db,
    sql`select from jobs where locked_until > clock_timestamp()
      or (kind = 'upkeep' and failed_at is null and run_at > clock_timestamp() - interval '5 s')`,
  )
  return rows.length > 0
}

async function freeName(folder: string): Promise<string> {
  for (let at = 1; ; at++) {
    const name = at === 1 ? folder : `${folder}-${at}`
    if (!(await stat(name).catch(() => null))) return name
  }
}
