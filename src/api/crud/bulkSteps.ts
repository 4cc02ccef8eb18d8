import { sql } from 'drizzle-orm'
import { rowsOf } from '../db/database'
import { transactionWith } from '../db/pool'
import { authorOf } from '../history/author'
import { json } from '../http/answers'
import type { Call } from '../http/call'
import { isUsed, type Once, onceOf, onceOnly } from '../http/idempotency'
import type { Resource } from './resource'

/** More rows are worked on in steps, each a transaction of its own: on the embedded database everybody waits for one. */
export const bulkStep = 100

/** How long a step takes on new rows, and how long others then have the database for themselves, in ms. */
const [longest, pause] = [120, 25]

/** What became of rows. */
export interface BulkOutcome {
  done: number[]
  refused: { id: number; code: string; message: string }[]
}

/** Works on rows one by one until it is enough. */
export type OnRows = (call: Call, ids: readonly number[], isEnough: () => boolean) => Promise<BulkOutcome>

/** The rows that are there, and those that are refused from the start. */
interface Named {
  ids: readonly number[]
  refused: BulkOutcome['refused']
}

/** Those of the rows that are there, in one statement. */
export async function thereOf(
  { db }: Call,
  table: Resource['table'],
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select id from ${table} where id = any(${sql.param([...ids])}::int[])`,
  )
  return new Set(rows.map(({ id }) => Number(id)))
}

/** A transaction of its own, which happens once for a call's key: its result is kept for whoever calls again. */
async function apart<T>(
  call: Call,
  once: Once | null,
  part: string,
  work: (own: Call) => Promise<T>,
): Promise<T> {
  const afterCommit: Call['afterCommit'] = []
  const response = await transactionWith(call.db, authorOf(call), (db) =>
    onceOnly({ ...call, db, afterCommit }, once && { ...once, key: `${once.key}#${part}` }, async (own) =>
      json({ data: await work(own) }),
    ),
  )
  for (const work of afterCommit)
    await work().catch((err: unknown) => call.deps.log.error({ err }, 'after commit'))
  return ((await response.json()) as { data: T }).data
}

/**
 * Works on many rows in steps. One that breaks off has worked on some; called again under its key, it goes on behind them.
 * @returns nothing where the key is used already: then the answer is kept, or refused
 */
export async function workInSteps(call: Call, rows: Named, onRows: OnRows): Promise<BulkOutcome | undefined> {
  const once = await onceOf(call)
  if (once && (await isUsed(call, once.key))) return undefined
  // What matches a filter is another selection once some of it has changed.
  const { ids: all, refused } = await apart(call, once, 'rows', async () => rows)
  const outcome: BulkOutcome = { done: [], refused: [...refused] }
  for (let at = 0; at < all.length; ) {
    const began = performance.now()
    const made = await apart(call, once, String(at), (own) =>
      onRows(own, all.slice(at, at + bulkStep), () => performance.now() - began > longest),
    )
    outcome.done.push(...made.done)
    outcome.refused.push(...made.refused)
    at += made.done.length + made.refused.length
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  outcome.refused.sort((a, b) => a.id - b.id)
  return outcome
}
