import { rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../api/db/database'
import { codeIn } from '../../api/db/sqlState'
import { syncFolder } from '../durable'
import { lockFolder } from '../lock'
import { StartError } from '../messages'
import { filesFolder } from '../storage'
import { entriesOf } from './backUp'
import { type Engine, withFolder, withServer } from './engine'
import type { Entry, Manifest } from './entry'
import { filesUnder } from './fileEntries'
import { endFill, fillPlace, isEmptyFolder, type Place } from './fill'
import { holdTables } from './tables'

export interface Moved {
  /** What was loaded and compared; null if an interrupted move had done it. */
  loaded: Manifest | null
  /** Where the former embedded database is kept. */
  former: string | null
}

/**
 * Moves a business that nobody uses to an empty place. Files stay where they are unless the folder is another one; of what
 * moves nothing is deleted at its former place.
 * @throws StartError, with nothing moved, if somebody uses it or the place is not empty
 */
export async function moveBusiness(from: Place, to: Place): Promise<Moved> {
  const withFiles = from.dataDir !== to.dataDir
  if (from.databaseUrl === to.databaseUrl && !(withFiles && !from.databaseUrl))
    throw new StartError('move_same')
  const moved = from.databaseUrl
    ? { loaded: await fromServer(from.databaseUrl, fill), former: null }
    : await fromFolder(from, fill)
  await endFill(to)
  return moved

  async function fill(engine: Engine | null): Promise<Manifest | null> {
    const root = filesFolder(from.dataDir)
    const files = withFiles ? await filesUnder(root) : []
    async function* entries(): AsyncGenerator<Entry> {
      if (!engine) throw new StartError('nothing_here', { folder: from.dataDir })
      yield* entriesOf(
        engine,
        files.map((path) => ({ path, file: join(root, path) })),
      )
    }
    return fillPlace(to, entries, { withFiles })
  }
}

type Fill = (engine: Engine | null) => Promise<Manifest | null>

async function fromFolder({ dataDir }: Place, fill: Fill): Promise<Moved> {
  const folder = join(dataDir, 'db')
  const unlock = await lockFolder(dataDir)
  try {
    // An interrupted move may have set it aside already.
    if (await isEmptyFolder(folder)) return { loaded: await fill(null), former: null }
    const loaded = await withFolder(folder, fill)
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
