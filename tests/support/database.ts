import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { Pool } from 'pg'
import type { Database } from '../../src/api/db/client'
import { migrate, openPglite } from '../../src/api/db/database'
import { openPool } from '../../src/api/db/pool'
import { createPool } from '../../src/server/database'
import { madeOnce } from './snapshots'

export interface TestDatabase {
  db: Database
  close(): Promise<void>
}

const extensions = { btree_gin, pg_trgm, unaccent }
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Whether the suite runs on a PostgreSQL server, where requests are really concurrent. */
export const onServer = Boolean(process.env.TEST_DATABASE_URL)

/** A migrated database of its own. */
export async function testDatabase(): Promise<TestDatabase> {
  const opened = await (onServer ? emptyDatabase() : inMemory(await madeOnce('migrated.tar', migrated)))
  await migrate(opened.db)
  return opened
}

/** An embedded database after all migrations: to start from it takes a fourth of the time of making it. */
async function migrated(): Promise<Blob> {
  const client = await PGlite.create({ extensions })
  await migrate(await openPglite(client))
  const dump = await client.dumpDataDir('none')
  await client.close()
  return dump
}

/** A database without a schema: embedded in memory, or a fresh one on the server of TEST_DATABASE_URL. */
export function emptyDatabase(): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL
  return url ? onPostgres(url) : inMemory()
}

async function inMemory(loadDataDir?: Blob): Promise<TestDatabase> {
  const pglite = await PGlite.create({ extensions, loadDataDir })
  return { db: await openPglite(pglite), close: () => pglite.close() }
}

async function onPostgres(url: string): Promise<TestDatabase> {
  const name = `nep_test_${crypto.randomUUID().replaceAll('-', '')}`
  // Bypasses a pooler, if there is one, since databases are created and dropped.
  const admin = new Pool({ connectionString: process.env.TEST_DIRECT_URL ?? url, max: 1 })
  await admin.query(`create database ${name}`)
  const connection = new URL(url)
  connection.pathname = `/${name}`
  const pool = await createPool(connection.href, silent)
  return {
    db: await openPool(pool),
    async close() {
      await pool.end()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
