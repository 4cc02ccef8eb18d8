import type { Pool } from 'pg'
import type { Database } from '../api/db/client'
import { migrate, openPglite } from '../api/db/database'
import { OlderThanBaseline } from '../api/db/migrations/former'
import { openPool } from '../api/db/pool'
import type { Log } from '../api/ports'
import type { Config } from './config'
import { databaseFolder, makeDataFolder, refuseUnfinished, rememberDatabase } from './dataFolder'
import { codeOf, reasonOf } from './errors'
import { lockFolder } from './lock'
import { StartError } from './messages'
import { limitReads } from './readLimit'

export interface OpenDatabase {
  db: Database
  close(): Promise<void>
}

/**
 * Opens the configured database, embedded or on a server, and migrates it.
 * @throws StartError for faults that the operator can fix in the settings or by restoring a folder
 */
export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  await makeDataFolder(config.dataDir)
  await refuseUnfinished(config.dataDir)
  const opened = config.databaseUrl
    ? await openServer(config.databaseUrl, config, log)
    : await openFolder(config.dataDir, log)
  try {
    await migrate(opened.db)
    if (!config.databaseUrl) await rememberDatabase(config.dataDir)
    return opened
  } catch (error) {
    await opened.close()
    if (error instanceof OlderThanBaseline) throw new StartError('database_older')
    if (config.databaseUrl && isConnectionError(error))
      throw new StartError('database', { reason: reasonOf(error) })
    throw error
  }
}

async function openFolder(dataDir: string, log: Log): Promise<OpenDatabase> {
  const unlock = await lockFolder(dataDir)
  try {
    const { openEmbedded } = await import('./embedded')
    const make = async (draft: string) => (await openEmbedded(draft, log)).close()
    const folder = await databaseFolder(dataDir, make)
    const pglite = await openEmbedded(folder, log).catch((error) => {
      throw new StartError('database_damaged', { folder, reason: reasonOf(error) })
    })
    return {
      db: await openPglite(pglite),
      async close() {
        await pglite.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

async function openServer(
  url: string,
  { namedStatements }: Pick<Config, 'namedStatements'>,
  log: Log,
): Promise<OpenDatabase> {
  const pool = await createPool(url, log)
  return { db: await openPool(pool, { named: namedStatements }), close: () => pool.end() }
}

/** In ms, including the wait for a free connection. */
const connectWithin = 5_000

/** Limits the life of connections, because the server's name may resolve to another address by now. */
const longestConnection = 30 * 60

export async function createPool(
  connectionString: string,
  log: Log,
  { longestRead }: { longestRead?: number } = {},
): Promise<Pool> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: connectWithin,
    keepAlive: true,
    maxLifetimeSeconds: longestConnection,
    // JIT compilation costs our short statements more than it saves. Best effort: behind a pooler the setting may reach
    // another connection, or none.
    onConnect: (client) =>
      client.query('set jit to off').catch((error) => {
        log.warn({ reason: reasonOf(error) }, 'session settings refused')
      }),
  })
  limitReads(pool, longestRead)
  // A server that restarts drops idle connections; the pool opens new ones.
  pool.on('error', (error) => log.warn({ reason: reasonOf(error) }, 'database connection lost'))
  return pool
}

/** Wrong address, wrong password, no such database: errors of the settings, not of the code. */
function isConnectionError(error: unknown): boolean {
  const found = codeOf(error) || (error instanceof Error ? codeOf(error.cause) : '')
  return (
    /^(E[A-Z]+|28...|3D000|08...|53300|57P0[123])$/.test(found) || /timeout|terminated/i.test(reasonOf(error))
  )
}
