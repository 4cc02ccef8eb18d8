import { sql } from 'drizzle-orm'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'
import type { Database } from './client'

/** Pools whose connections do not support prepared statements by name. */
const nameless = new WeakSet<object>()

/** Whether this pool supports prepared statements by name. */
export const keepsNames = (pool: object): boolean => !nameless.has(pool)

/** Stops using prepared statement names on this pool. */
export const giveUpNames = (pool: object): void => void nameless.add(pool)

/** Limits of a call's transaction, set inside of it: session settings could get lost or leak behind a pooler. */
const limits = { lock_timeout: '10s', statement_timeout: '60s', idle_in_transaction_session_timeout: '60s' }

/** Settings of a transaction; at its end they are gone, also behind a pooler. */
export type Settings = Record<string, string>

const setLocally = (settings: Settings) =>
  sql`select ${sql.join(
    Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`),
    sql`, `,
  )}`

/** Removes the limits of this transaction, for migrations and bulk loading. */
export async function withoutLimits(tx: Pick<Database, 'execute'>): Promise<void> {
  await setInTransaction(tx, Object.fromEntries(Object.keys(limits).map((name) => [name, '0'])))
}

type Work<T> = (tx: Parameters<Parameters<Database['transaction']>[0]>[0]) => Promise<T>
type Begin = <T>(settings: Settings, work: Work<T>) => Promise<T>

/** How a pool begins a transaction with settings: in the statement that sets its limits. */
const beginnings = new WeakMap<object, Begin>()

/** A transaction with these settings. */
export function transactionWith<T>(db: Database, settings: Settings, work: Work<T>): Promise<T> {
  const begin = beginnings.get(db)
  if (begin) return begin(settings, work)
  return db.transaction(async (tx) => {
    await tx.execute(setLocally(settings))
    return work(tx)
  })
}

/** Sets these for the rest of the transaction. */
export async function setInTransaction(tx: Pick<Database, 'execute'>, settings: Settings): Promise<void> {
  await tx.execute(setLocally(settings))
}

/**
 * A PostgreSQL server, or a pooler in front of one. Nothing outside of transactions relies on session state. With
 * `named: false` no prepared statement has a name, for poolers that do not support them.
 */
export async function openPool(pool: Pool, { named = true } = {}): Promise<Database> {
  const { drizzle } = await import('drizzle-orm/node-postgres')
  if (!named) giveUpNames(pool)
  // The pool handles errors of idle clients only; an unhandled error of a client in use would end the process. The
  // statement in progress fails in any case and reports it.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const overClient = new WeakMap<PoolClient, Database>()
  const databaseOf = (client: PoolClient): Database => {
    const known = overClient.get(client) ?? drizzle({ client })
    overClient.set(client, known)
    return known
  }
  const db: Database = drizzle({ client: pool })
  const begin = async <T>(settings: Settings, work: Work<T>, config?: PgTransactionConfig): Promise<T> => {
    const client = await pool.connect()
    try {
      return await databaseOf(client).transaction(async (tx) => {
        await tx.execute(setLocally({ ...limits, ...settings }))
        return work(tx)
      }, config)
    } finally {
      // A connection that is broken or still in a transaction must not be reused.
      client.release(client.getTransactionStatus() !== 'I')
    }
  }
  db.transaction = (work, config) => begin({}, work, config)
  beginnings.set(db, begin)
  return db
}
