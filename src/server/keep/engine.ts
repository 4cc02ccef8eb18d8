import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { Database } from '../../api/db/client'
import { openPglite } from '../../api/db/database'
import { setInTransaction } from '../../api/db/pool'
import { reasonOf } from '../errors'
import { StartError } from '../messages'

/** One connection, embedded or to a server, whose rows go in and out as the text of COPY: it is the same in both. */
export interface Engine {
  db: Database
  /** The rows of a query; ask for parts that fit into memory. */
  copyOut(query: string): Promise<Buffer>
  /** `into` is a table with its columns. */
  copyIn(into: string, rows: Buffer): Promise<void>
  /** Keeps the write-ahead log of the embedded database short, where nothing else does. */
  breathe(): Promise<void>
}

/** What values look like as text may depend on nothing but them; large work has no limits. */
const asText = {
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'iso_8601',
  extra_float_digits: '1',
  bytea_output: 'hex',
  client_encoding: 'UTF8',
  maintenance_work_mem: '256MB',
  statement_timeout: '0',
  lock_timeout: '60s',
  idle_in_transaction_session_timeout: '0',
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Opens the embedded database in a folder that nobody else has open. */
export async function withFolder<T>(folder: string, work: (engine: Engine) => Promise<T>): Promise<T> {
  const { openEmbedded } = await import('../embedded')
  const client = await openEmbedded(folder, silent)
  try {
    for (const [name, value] of Object.entries(asText))
      await client.query('select set_config($1, $2, false)', [name, value])
    return await work({
      db: await openPglite(client),
      async copyOut(query) {
        const { blob } = await client.query(`copy (${query}) to '/dev/blob'`)
        return Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))
      },
      async copyIn(into, rows) {
        await client.query(`copy ${into} from '/dev/blob'`, [], { blob: new Blob([new Uint8Array(rows)]) })
      },
      async breathe() {
        await client.query('checkpoint')
      },
    })
  } finally {
    await client.close()
  }
}

/** All of it is one transaction on one connection, also behind a pooler. */
export async function withServer<T>(
  url: string,
  work: (engine: Engine) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> {
  const [{ default: pg }, { from, to }, { drizzle }] = await Promise.all([
    import('pg'),
    import('pg-copy-streams'),
    import('drizzle-orm/node-postgres'),
  ])
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
  // The statement under way fails as well, and tells it.
  client.on('error', () => undefined)
  await client.connect().catch((error) => {
    throw new StartError('database', { reason: reasonOf(error) })
  })
  try {
    const all: Database = drizzle({ client })
    return await all.transaction(async (tx) => {
      await setInTransaction(tx, asText)
      return work({
        db: tx,
        copyOut: (query) => bytesOf(client.query(to(`copy (${query}) to stdout`))),
        async copyIn(into, rows) {
          await pipeline([rows], client.query(from(`copy ${into} from stdin`)))
        },
        breathe: async () => undefined,
      })
    }, config)
  } finally {
    await client.end()
  }
}

/** The state of one moment, however long it is read and whoever writes meanwhile. */
export const oneMoment: PgTransactionConfig = { isolationLevel: 'repeatable read', accessMode: 'read only' }

async function bytesOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** A name of the database's own, as a part of a statement. */
export const quoted = (name: string) => sql.identifier(name)
