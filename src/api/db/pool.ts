import { sql } from 'drizzle-orm'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'
import type { Database } from './client'
import { isReadOnly, isSpent, readOnly } from './sqlState'

const nameless = new WeakSet<object>()

export const keepsNames = (pool: object): boolean => !nameless.has(pool)

export const giveUpNames = (pool: object): void => void nameless.add(pool)

/** Set inside of each transaction: session settings could get lost or leak behind a pooler. */
const limits = { lock_timeout: '10s', statement_timeout: '60s', idle_in_transaction_session_timeout: '60s' }

/** Local to a transaction, also behind a pooler. */
export type TransactionSettings = Record<string, string>

const setLocally = (settings: TransactionSettings) =>
  sql`select ${sql.join(
    Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`),
    sql`, `,
  )}`

export async function withoutLimits(tx: Pick<Database, 'execute'>): Promise<void> {
  await setInTransaction(tx, Object.fromEntries(Object.keys(limits).map((name) => [name, '0'])))
}

type Work<T> = (tx: Parameters<Parameters<Database['transaction']>[0]>[0]) => Promise<T>
type Begin = <T>(settings: TransactionSettings, work: Work<T>) => Promise<T>

/** Begins a pool's transaction with the settings in the statement that sets its limits. */
const beginnings = new WeakMap<object, Begin>()

export function transactionWith<T>(db: Database, settings: TransactionSettings, work: Work<T>): Promise<T> {
  const begin = beginnings.get(db)
  if (begin) return begin(settings, work)
  return db.transaction(async (tx) => {
    await tx.execute(setLocally(settings))
    return work(tx)
  })
}

export async function setInTransaction(
  tx: Pick<Database, 'execute'>,
  settings: TransactionSettings,
): Promise<void> {
  await tx.execute(setLocally(settings))
}

/** Asks for `transaction_read_only` in the same statement, which saves one. */
async function beginWriting(tx: Pick<Database, 'execute'>, settings: TransactionSettings): Promise<void> {
  const asked = sql`${setLocally(settings)}, current_setting('transaction_read_only') as "readOnly"`
  const { rows } = (await tx.execute(asked)) as { rows: { readOnly: string }[] }
  if (rows[0]?.readOnly === 'on')
    throw Object.assign(new Error('the server does not write'), { code: readOnly })
}

/**
 * After a failover, idle connections may still lead to a server that is or was read-only: work that was refused for
 * that and has done nothing yet is tried on the next connection.
 */
async function onWriter<T>(pool: Pool, work: () => Promise<T>, hasBegun = () => false): Promise<T> {
  for (let others = pool.idleCount; ; others--) {
    try {
      return await work()
    } catch (error) {
      if (others <= 0 || hasBegun() || !isReadOnly(error)) throw error
    }
  }
}

/** The pool itself drops the connection of a failed statement. */
function retryStatements(pool: Pool): void {
  const send: (...args: unknown[]) => Promise<unknown> = pool.query.bind(pool)
  Object.assign(pool, { query: (...args: unknown[]) => onWriter(pool, () => send(...args)) })
}

/** Nothing outside of transactions relies on session state; `named: false` is for poolers without named statements. */
export async function openPool(pool: Pool, { named = true } = {}): Promise<Database> {
  const { drizzle } = await import('drizzle-orm/node-postgres')
  if (!named) giveUpNames(pool)
  // The pool handles errors of idle clients only; an unhandled error of a client in use would end the process. The
  // statement in progress fails in any case and reports it.
  pool.on('connect', (client) => client.on('error', () => undefined))
  retryStatements(pool)
  const overClient = new WeakMap<PoolClient, Database>()
  const databaseOf = (client: PoolClient): Database => {
    const known = overClient.get(client) ?? drizzle({ client })
    overClient.set(client, known)
    return known
  }
  const db: Database = drizzle({ client: pool })
  const begin = <T>(
    settings: TransactionSettings,
    work: Work<T>,
    config?: PgTransactionConfig,
  ): Promise<T> => {
    let hasBegun = false
    const attempt = async (): Promise<T> => {
      const client = await pool.connect()
      let isOver = false
      try {
        return await databaseOf(client).transaction(async (tx) => {
          await beginWriting(tx, { ...limits, ...settings })
          hasBegun = true
          return work(tx)
        }, config)
      } catch (error) {
        isOver = isSpent(error)
        throw error
      } finally {
        // A connection that is broken or still in a transaction must not be reused.
        client.release(isOver || client.getTransactionStatus() !== 'I')
      }
    }
    return onWriter(pool, attempt, () => hasBegun)
  }
  db.transaction = (work, config) => begin({}, work, config)
  beginnings.set(db, begin)
  return db
}
