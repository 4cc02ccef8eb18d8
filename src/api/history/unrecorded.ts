import { sql } from 'drizzle-orm'
import type { Database } from '../db/client'
import { withoutLimits } from '../db/pool'

/** For bulk loading by the owner of the tables: no limits and no history, and other writers wait. */
export const unrecorded = <T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await withoutLimits(tx)
    await tx.execute(sql`call rest_history(true)`)
    const result = await work(tx)
    await tx.execute(sql`call rest_history(false)`)
    return result
  })
