import type { PGlite } from '@electric-sql/pglite'
import { fillPlaceholders, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { allPermissions } from '../../domain/permissions'
import type { Database } from './client'
import { migrations } from './migrations'
import { withoutFormer } from './migrations/former'
import { type Migration, runScript } from './migrations/script'
import { giveUpNames, keepsNames, withoutLimits } from './pool'
import { codeIn } from './sqlState'
import { permissionNames } from './tables/roles'

export async function openPglite(client: PGlite): Promise<Database> {
  const { drizzle } = await import('drizzle-orm/pglite')
  return drizzle({ client })
}

export async function rowsOf<T>(
  db: Pick<Database, 'execute'>,
  query: Parameters<Database['execute']>[0],
): Promise<T[]> {
  const result = (await db.execute(query)) as { rows: T[] }
  return result.rows
}

const dialect = new PgDialect()

export type Statement<T> = (db: Database, values: Record<string, unknown>) => Promise<T[]>

/**
 * Compiles a statement with `sql.placeholder(name)` for its values. With a `name`, a server keeps its plan per
 * connection; leave it out if the best plan depends on the values.
 */
export function statement<T>(name: string | undefined, query: SQL): Statement<T> {
  const { sql: text, params } = dialect.sqlToQuery(query)
  // Behind a pooler, other releases may use the same connections: a name must always mean the same text.
  const fullName = name && `${name}-${digestOf(text)}`
  return async (db, values) => {
    const filled = fillPlaceholders(params, values)
    const client = clientOf(db)
    const result = isPool(client)
      ? await queryPool(client, fullName, text, filled)
      : await client.query(text, filled)
    return result.rows as T[]
  }
}

/** Texts whose plans are kept; a plan takes some 0.3 MB of each connection. */
const mostKept = 100
const keptNames = new Map<string, string>()

/** As `rowsOf`; a server keeps the plan per connection, so that a query which is asked again is not planned again. */
export async function keptRowsOf<T>(db: Database, query: SQL): Promise<T[]> {
  const client = clientOf(db)
  // A transaction has none.
  if (!client) return rowsOf(db, query)
  const { sql: text, params } = dialect.sqlToQuery(query)
  if (!isPool(client)) return (await client.query(text, params)).rows as T[]
  let name = keptNames.get(text)
  if (!name && keptNames.size < mostKept) {
    name = `kept-${digestOf(text)}`
    keptNames.set(text, name)
  }
  return (await queryPool(client, name, text, params)).rows as T[]
}

/**
 * A name may be taken or unknown behind a pooler in transaction mode, and a migration by another process may invalidate
 * a kept plan. The statement has not run then: it is sent again without a name, and the pool stops using names.
 */
async function queryPool(pool: Pool, name: string | undefined, text: string, values: unknown[]) {
  if (!name || !keepsNames(pool)) return pool.query({ text, values })
  try {
    return await pool.query({ name, text, values })
  } catch (error) {
    if (!isNameFault(error)) throw error
    giveUpNames(pool)
    return pool.query({ text, values })
  }
}

/** duplicate_prepared_statement, invalid_sql_statement_name, and feature_not_supported for a stale plan. */
const isNameFault = (error: unknown): boolean => ['42P05', '26000', '0A000'].includes(codeIn(error) ?? '')

/** FNV-1a: short, and the same in every process. */
function digestOf(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const char of text) hash = BigInt.asUintN(64, (hash ^ BigInt(char.charCodeAt(0))) * 0x100000001b3n)
  return hash.toString(36)
}

interface Pool {
  query(config: { name?: string; text: string; values: unknown[] }): Promise<{ rows: unknown[] }>
  totalCount: number
}

const clientOf = (db: Database): Pool | PGlite => (db as Database & { $client: Pool | PGlite }).$client
const isPool = (client: Pool | PGlite): client is Pool => 'totalCount' in client

/** Arbitrary; other programs are unlikely to use it. */
const migrationLock = 715_517_001

/** Whoever makes or fills the tables waits for whoever else does, until the transaction ends. */
export const lockMigrations = (tx: Pick<Database, 'execute'>) =>
  tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)

/** Runs in one transaction under an advisory lock, so that several processes may start at once. */
export async function migrate(db: Database, steps: readonly Migration[] = migrations): Promise<void> {
  if (await isUpToDate(db, steps)) return
  await applyMigrations(db, steps)
}

/** As `migrate`, also in a transaction that must not see a statement fail. */
export async function applyMigrations(db: Database, steps: readonly Migration[] = migrations): Promise<void> {
  await db.transaction(async (tx) => {
    await withoutLimits(tx)
    await lockMigrations(tx)
    await tx.execute(
      sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`,
    )
    const recorded = await rowsOf<{ name: string }>(tx, sql`select name from migrations`)
    const done = await withoutFormer(tx, new Set(recorded.map(({ name }) => name)))
    for (const { name, sql: script, run } of steps) {
      if (done.has(name)) continue
      await runScript(tx, script)
      await run?.(tx)
      await tx.execute(sql`insert into migrations (name) values (${name})`)
    }
    await tx.execute(sql`call renew_history()`)
    // The domain defines the permission names; the table follows.
    await tx
      .insert(permissionNames)
      .values(allPermissions.map((name) => ({ name })))
      .onConflictDoNothing()
  })
}

async function isUpToDate(db: Database, steps: readonly Migration[]): Promise<boolean> {
  try {
    const rows = await rowsOf<{ name: string }>(
      db,
      sql`select name from migrations union all select name from permissions`,
    )
    const known = new Set(rows.map(({ name }) => name))
    return [...steps.map(({ name }) => name), ...allPermissions].every((name) => known.has(name))
  } catch (error) {
    if (codeIn(error) === '42P01') return false
    throw error
  }
}
