import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { Pool } from 'pg'
import { type Database, migrate, openPglite, openPool } from '../api/db/database'
import type { Log } from '../api/ports'
import type { Config } from './config'
import { lockFolder } from './lock'
import { StartError } from './messages'

export interface OpenDatabase {
  db: Database
  close(): Promise<void>
}

/** Opens the database of the settings, brought up to date: the embedded one, or a PostgreSQL server's. */
export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const opened = config.databaseUrl
    ? await openServer(config.databaseUrl, log)
    : await openFolder(config.dataDir)
  try {
    await migrate(opened.db)
    return opened
  } catch (error) {
    await opened.close()
    if (config.databaseUrl && isConnectionError(error))
      throw new StartError('database', { reason: reasonOf(error) })
    throw error
  }
}

async function openFolder(dataDir: string): Promise<OpenDatabase> {
  const unlock = await lockFolder(dataDir)
  try {
    const pglite = await PGlite.create(join(dataDir, 'db'), { extensions: { pg_trgm, unaccent } })
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

async function openServer(connectionString: string, log: Log): Promise<OpenDatabase> {
  const pool = createPool(connectionString, log)
  return { db: await openPool(pool), close: () => pool.end() }
}

/** Connections to a PostgreSQL server, set up as our statements expect. */
export function createPool(connectionString: string, log: Log): Pool {
  const pool = new Pool({
    connectionString,
    max: 10,
    // Our statements are short: compiling them costs more than it saves. Not asked for at the start of the
    // connection, which a pooler may refuse.
    onConnect: (client) =>
      client.query("set timezone to 'UTC'; set jit to off").catch((error) => {
        log.warn({ reason: reasonOf(error) }, 'session settings refused')
      }),
  })
  // A server that restarts drops idle connections: the pool opens new ones, the process must not fall.
  pool.on('error', (error) => log.warn({ reason: reasonOf(error) }, 'database connection lost'))
  return pool
}

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join('; ')
  return cause instanceof Error ? cause.message : String(cause)
}

/** Wrong address, wrong password, no such database: mended in the settings, not in the code. */
function isConnectionError(error: unknown): boolean {
  const code = (value: unknown): string =>
    typeof value === 'object' && value !== null && 'code' in value ? String(value.code) : ''
  const found = code(error) || (error instanceof Error ? code(error.cause) : '')
  return /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|28|3D000|08)/.test(found)
}
