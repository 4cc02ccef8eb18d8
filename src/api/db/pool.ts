import { sql } from 'drizzle-orm'
import type { Pool, PoolClient } from 'pg'
import type { Database } from './database'

/** Pools whose connections cannot keep a statement by its name. */
const nameless = new WeakSet<object>()

/** Whether statements may be kept by name on this pool's connections. */
export const keepsNames = (pool: object): boolean => !nameless.has(pool)

/** From now on statements are sent to this pool without a name. */
export const giveUpNames = (pool: object): void => void nameless.add(pool)

/** What a transaction of a call may take at most; said inside of it, where no pooler can lose or leak it. */
const limits = { lock_timeout: '10s', statement_timeout: '60s', idle_in_transaction_session_timeout: '60s' }

const setLocally = (settings: Record<string, string>) =>
  sql`select ${sql.join(
    Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`),
    sql`, `,
  )}`

/** For migrations and mass loading: this transaction may take as long as it needs. */
export async function withoutLimits(tx: Pick<Database, 'execute'>): Promise<void> {
  await tx.execute(setLocally(Object.fromEntries(Object.keys(limits).map((name) => [name, '0']))))
}

/**
 * A PostgreSQL server, or a pooler in front of one. Nothing outside a transaction relies on a session of the
 * server. With `named: false` no statement is kept by name, which an old pooler cannot do.
 */
export async function openPool(pool: Pool, { named = true } = {}): Promise<Database> {
  const { drizzle } = await import('drizzle-orm/node-postgres')
  if (!named) giveUpNames(pool)
  // The pool listens to its clients only while they are idle; a server that goes away while one of them is in
  // use would end the process. The statement under way fails anyway, and says so to its caller.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const overClient = new WeakMap<PoolClient, Database>()
  const databaseOf = (client: PoolClient): Database => {
    const known = overClient.get(client) ?? drizzle({ client })
    overClient.set(client, known)
    return known
  }
  const db: Database = drizzle({ client: pool })
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await databaseOf(client).transaction(async (tx) => {
        await tx.execute(setLocally(limits))
        return work(tx)
      }, config)
    } finally {
      // A connection that is lost, or still inside the transaction, must not come to anybody else.
      client.release(client.getTransactionStatus() !== 'I')
    }
  }
  return db
}
