import type { Call } from '../http/call'

/** Ends a transaction that was only to find out whether it would succeed. */
class Rehearsed extends Error {}

/**
 * Does something and takes it back, before steps are taken that cannot be.
 * @throws what it would be refused with
 */
export async function rehearsed(call: Call, attempt: (call: Call) => Promise<unknown>): Promise<void> {
  try {
    await call.db.transaction(async (db) => {
      await attempt({ ...call, db, afterCommit: [], afterFailure: [] })
      throw new Rehearsed()
    })
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error
  }
}
