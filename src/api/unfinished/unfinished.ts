import { sql } from 'drizzle-orm'
import type { Database } from '../db/client'
import { rowsOf } from '../db/database'
import { setInTransaction, type TransactionSettings, transactionWith } from '../db/pool'
import { authorOf } from '../history/author'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'
import { retryAfter } from '../http/unavailable'
import { runOneByOne } from '../runOneByOne'

export const unfinishedStep = 1_000

/**
 * Work over very many rows in steps with their own transactions, so that no writer waits longer than for one step. It
 * is recorded before it begins: if its process dies, maintenance continues it.
 */
export interface UnfinishedWork<T> {
  name: string
  rows: (db: Database, what: T) => Promise<number[]>
  /** Must check each row again: it may have changed since it was read, or be done already. */
  step: (tx: Database, what: T, rows: readonly number[]) => Promise<unknown>
  settings?: (what: T) => TransactionSettings
  /** Key that excludes other work with the same key. */
  alone?: (what: T) => string
}

/** Work without progress for this long is abandoned. */
const left = sql`clock_timestamp() - interval '1 minute'`

/** Call it in the transaction that causes the work. */
export async function begin<T>(
  db: Database,
  call: Call,
  { name, alone }: UnfinishedWork<T>,
  what: T,
  rows?: readonly number[],
): Promise<number> {
  const [made] = await rowsOf<{ id: number }>(
    db,
    sql`insert into unfinished (kind, what, alone, rows, author)
      values (${name}, ${JSON.stringify(what)}, ${alone?.(what) ?? null}, ${rows ? sql.param(rows) : null}::bigint[],
        ${JSON.stringify(authorOf(call))}) returning id`,
  )
  return Number(made?.id)
}

/** @returns whether it was the last step */
async function advance<T>(tx: Database, kind: UnfinishedWork<T>, id: number): Promise<boolean> {
  const [work] = await rowsOf<{ what: T; rows: number[] | null; author: TransactionSettings }>(
    tx,
    sql`select what, author, to_json(rows[done + 1:done + ${unfinishedStep}]) as rows from unfinished
      where id = ${id} for update`,
  )
  if (!work) return true
  await setInTransaction(tx, { ...work.author, ...kind.settings?.(work.what) })
  if (!work.rows) {
    const rows = await kind.rows(tx, work.what)
    await tx.execute(
      sql`update unfinished set rows = ${sql.param(rows)}::bigint[], seen_at = clock_timestamp() where id = ${id}`,
    )
    return false
  }
  if (work.rows.length) await kind.step(tx, work.what, work.rows)
  if (work.rows.length < unfinishedStep) await tx.execute(sql`delete from unfinished where id = ${id}`)
  else
    await tx.execute(
      sql`update unfinished set done = done + ${unfinishedStep}, seen_at = clock_timestamp() where id = ${id}`,
    )
  return work.rows.length < unfinishedStep
}

export async function carryOn<T>(db: Database, kind: UnfinishedWork<T>, id: number): Promise<void> {
  while (!(await transactionWith(db, {}, (tx) => advance(tx, kind, id))));
}

/** Records the work in this transaction and does it after the commit. */
export async function afterwards<T>(
  call: Call,
  kind: UnfinishedWork<T>,
  what: T,
  rows?: readonly number[],
): Promise<void> {
  const id = await begin(call.db, call, kind, what, rows)
  call.afterCommit.push(() => carryOn(call.deps.db, kind, id))
}

/** Keeps the work from being taken over during steps that are not recorded. */
export const stillAtIt = (db: Database, id: number): Promise<unknown> =>
  db.execute(sql`update unfinished set seen_at = clock_timestamp() where id = ${id}`)

export async function finishLeft(
  db: Database,
  kinds: readonly UnfinishedWork<never>[],
  where = sql`true`,
): Promise<void> {
  const taken = await rowsOf<{ id: number; kind: string }>(
    db,
    sql`update unfinished set seen_at = clock_timestamp() where id = any(array(
      select id from unfinished where ${where} and seen_at < ${left} order by id for update skip locked)) returning id, kind`,
  )
  await runOneByOne(
    taken.map(({ id, kind: name }) => async () => {
      const kind = kinds.find((each) => each.name === name)
      if (kind) await carryOn(db, kind, id)
    }),
  )
}

/**
 * Finishes abandoned work of a record before the record is changed.
 * @throws ApiError `unavailable` while another process works on it
 */
export async function settleFirst<T>(
  db: Database,
  kind: UnfinishedWork<T>,
  where: ReturnType<typeof sql>,
): Promise<void> {
  const own = sql`kind = ${kind.name} and ${where}`
  await finishLeft(db, [kind], own)
  const busy = await rowsOf(db, sql`select from unfinished where ${own} limit 1`)
  if (busy.length) throw new ApiError('unavailable', { headers: retryAfter })
}
