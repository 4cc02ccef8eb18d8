import type { Call } from '../http/call'

class Rehearsed extends Error {}

/** @throws the attempt's error; everything is rolled back in any case */
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
