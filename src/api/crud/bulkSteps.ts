import { sql } from 'drizzle-orm'
import { rowsOf } from '../db/database'
import { transactionWith } from '../db/pool'
import { authorOf } from '../history/author'
import { json } from '../http/answers'
import type { Call } from '../http/call'
import { isUsed, type Once, onceOf, onceOnly } from '../http/idempotency'
import type { Resource } from './resource'

/** More rows are changed in steps: the embedded database runs one transaction at a time. */
export const bulkStep = 100

/** Milliseconds after which a step starts no new row, and of the pause for other calls between steps. */
const [longest, pause] = [120, 25]

export interface BulkOutcome {
  done: number[]
  refused: { id: number; code: string; message: string }[]
}

export type OnRows = (call: Call, ids: readonly number[], isEnough: () => boolean) => Promise<BulkOutcome>

interface Named {
  ids: readonly number[]
  refused: BulkOutcome['refused']
}

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

/** Runs `work` in its own transaction, once per idempotency key and part; a repeat gets the stored result. */
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
 * Changes rows in steps. A call that breaks off has changed some rows; repeated under its key, it continues behind
 * them.
 * @returns undefined when the key is used already: the answer is then replayed or refused
 */
export async function workInSteps(call: Call, rows: Named, onRows: OnRows): Promise<BulkOutcome | undefined> {
  const once = await onceOf(call)
  if (once && (await isUsed(call, once.key))) return undefined
  // The selection is stored, since a filter matches other rows once some have changed.
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
