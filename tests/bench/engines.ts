import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { Pool } from 'pg'
import type { Database } from '../../src/api/db/client'
import { migrate, openPglite } from '../../src/api/db/database'
import { openPool } from '../../src/api/db/pool'
import type { Log } from '../../src/api/ports'
import { createPool } from '../../src/server/database'

/** A database to measure, with direct access to its driver. */
export interface Engine {
  name: string
  db: Database
  raw: (text: string) => Promise<unknown>
  pool?: Pool
  close(): Promise<void>
}

/** The embedded database in a folder, as `npm start` opens it. */
export async function pglite(): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'nep-bench-'))
  const client = await PGlite.create(join(folder, 'db'), { extensions: { btree_gin, pg_trgm, unaccent } })
  const db = await openPglite(client)
  await migrate(db)
  return {
    name: 'PGlite',
    db,
    raw: (text) => client.query(text),
    close: async () => {
      await client.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A fresh database on the server of `url`, over connections as `npm start` opens them. */
export async function postgres(url: string, log: Log): Promise<Engine> {
  const name = `nep_bench_${Date.now()}`
  const admin = new Pool({ connectionString: url, max: 1 })
  await admin.query(`create database ${name}`)
  const connection = new URL(url)
  connection.pathname = `/${name}`
  const pool = await createPool(connection.href, log)
  const db = await openPool(pool)
  await migrate(db)
  // One connection whose settings last, without the product's limit for reads: filling takes longer.
  const direct = new Pool({ connectionString: connection.href, max: 1 })
  const { rows } = await direct.query<{ server_version: string }>('show server_version')
  return {
    name: `PostgreSQL ${rows[0]?.server_version.split(' ')[0]}`,
    db,
    raw: (text) => direct.query(text),
    pool,
    close: async () => {
      await direct.end()
      await pool.end()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
