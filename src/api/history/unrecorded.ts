import { sql } from 'drizzle-orm'
import type { Database } from '../db/client'
import { withoutLimits } from '../db/pool'

/**
 * A transaction without limits whose writes enter no history, for bulk loading by the owner of the tables. Other
 * writers wait until it ends.
 */
export const unrecorded = <T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await withoutLimits(tx)
    await tx.execute(sql`call rest_history(true)`)
    const result = await work(tx)
    await tx.execute(sql`call rest_history(false)`)
    return result
  })
