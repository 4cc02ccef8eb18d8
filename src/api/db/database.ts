import type { PGlite } from '@electric-sql/pglite'
import { fillPlaceholders, type SQL, sql } from 'drizzle-orm'
import { type PgDatabase, PgDialect, type PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { permissions } from '../../domain/permissions'
import { migrations } from './migrations'
import { runScript } from './migrations/script'
import { permissionNames } from './tables/roles'

/** One PostgreSQL, two drivers: the embedded one and a server's. Everything above sees only this. */
export type Database = PgDatabase<PgQueryResultHKT>

/** The embedded database: a folder, IndexedDB or memory, as the caller opened it. */
export async function openPglite(client: PGlite): Promise<Database> {
  const { drizzle } = await import('drizzle-orm/pglite')
  return drizzle({ client })
}

/** A PostgreSQL server, or anything that speaks its protocol. */
export async function openPool(pool: import('pg').Pool): Promise<Database> {
  const { drizzle } = await import('drizzle-orm/node-postgres')
  return drizzle({ client: pool })
}

/** The rows of a raw statement, whichever driver answered. */
export async function rowsOf<T>(
  db: Pick<Database, 'execute'>,
  query: Parameters<Database['execute']>[0],
): Promise<T[]> {
  const result = (await db.execute(query)) as { rows: T[] }
  return result.rows
}

const dialect = new PgDialect()

/** A statement compiled once and run many times. */
export type Statement<T> = (db: Database, values: Record<string, unknown>) => Promise<T[]>

/**
 * Compiles a statement whose variable parts are `sql.placeholder(name)`. A `name` lets a server keep its plan
 * per connection; leave it out where the best plan depends on the values.
 */
export function statement<T>(name: string | undefined, query: SQL): Statement<T> {
  const { sql: text, params } = dialect.sqlToQuery(query)
  return async (db, values) => {
    const filled = fillPlaceholders(params, values)
    const client = clientOf(db)
    const result = isPool(client)
      ? await client.query({ ...(name && { name }), text, values: filled })
      : await client.query(text, filled)
    return result.rows as T[]
  }
}

interface Pool {
  query(config: { name?: string; text: string; values: unknown[] }): Promise<{ rows: unknown[] }>
  totalCount: number
}

const clientOf = (db: Database): Pool | PGlite => (db as Database & { $client: Pool | PGlite }).$client
const isPool = (client: Pool | PGlite): client is Pool => 'totalCount' in client

/** Any number no other program is likely to lock by. */
const migrationLock = 715_517_001

/**
 * Applies the migrations that are still missing, in one transaction under an advisory lock, so that several
 * processes may start at once.
 */
export async function migrate(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
    await tx.execute(
      sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`,
    )
    const done = new Set(
      (await rowsOf<{ name: string }>(tx, sql`select name from migrations`)).map(({ name }) => name),
    )
    for (const { name, sql: script, run } of migrations) {
      if (done.has(name)) continue
      await runScript(tx, script)
      await run?.(tx)
      await tx.execute(sql`insert into migrations (name) values (${name})`)
    }
    // The vocabulary lives in the domain; the table follows it.
    await tx
      .insert(permissionNames)
      .values(permissions.map((name) => ({ name })))
      .onConflictDoNothing()
  })
}
