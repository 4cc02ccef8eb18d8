import { Pool } from 'pg'
import type { Database } from '../../src/api/db/client'
import { migrate } from '../../src/api/db/database'
import { openPool } from '../../src/api/db/pool'
import { createPool } from '../../src/server/database'
import { embeddedDatabase } from './embedded'

export interface TestDatabase {
  db: Database
  close(): Promise<void>
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Whether the suite runs on a PostgreSQL server, where requests are really concurrent. */
export const onServer = Boolean(process.env.TEST_DATABASE_URL)

/** Names the database on the server after all migrations, of which every test file has a copy. */
const template = 'TEST_TEMPLATE'

/** Migrates it, once for a run: each of seventy files took seconds to do it itself. */
export async function makeTemplate(): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL
  if (!url || process.env[template]) return async () => undefined
  const name = newName()
  const admin = adminOf(url)
  await admin.query(`create database ${name}`)
  const pool = await createPool(urlOf(url, name), silent)
  await migrate(await openPool(pool))
  await pool.end()
  // A pooler keeps its connections for a while, and what somebody is connected to cannot be copied.
  await admin.query(`alter database ${name} allow_connections false`)
  await admin.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [name])
  process.env[template] = name
  return async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}

/** A migrated database of its own. */
export async function testDatabase(): Promise<TestDatabase> {
  const opened = await (onServer ? onPostgres() : embeddedDatabase())
  await migrate(opened.db)
  return opened
}

async function onPostgres(): Promise<TestDatabase> {
  const { url, drop } = await newDatabase(process.env[template])
  const pool = await createPool(url, silent)
  return { db: await openPool(pool), close: () => pool.end().then(drop) }
}

/** A new database on the server, by its name and address: an empty one, or a copy of another; `drop` it at the end. */
export async function newDatabase(
  original?: string,
): Promise<{ name: string; url: string; drop(): Promise<void> }> {
  const url = String(process.env.TEST_DATABASE_URL)
  const name = newName()
  const admin = adminOf(url)
  await admin.query(`create database ${name} ${original ? `template ${original}` : ''}`)
  return {
    name,
    url: urlOf(url, name),
    async drop() {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

const newName = () => `nep_test_${crypto.randomUUID().replaceAll('-', '')}`

/** Bypasses a pooler, if there is one, since databases are created and dropped. */
const adminOf = (url: string) => new Pool({ connectionString: process.env.TEST_DIRECT_URL ?? url, max: 1 })

function urlOf(url: string, name: string): string {
  const connection = new URL(url)
  connection.pathname = `/${name}`
  return connection.href
}
