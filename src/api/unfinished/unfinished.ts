import { sql } from 'drizzle-orm'
import type { Database } from '../db/client'
import { rowsOf } from '../db/database'
import { setInTransaction, type TransactionSettings, transactionWith } from '../db/pool'
import { authorOf } from '../history/author'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'
import { retryAfter } from '../http/unavailable'
import { runOneByOne } from '../runOneByOne'

/** Rows of one step: a fraction of a second. */
export const unfinishedStep = 1_000

/**
 * Work over very many rows, done in steps that are transactions of their own, so that nobody who writes one of these rows
 * waits longer than for one step. It is written down before it begins: where whoever began it goes away, upkeep goes on.
 */
export interface UnfinishedWork<T> {
  name: string
  /** Which rows it is about; read once. */
  rows: (db: Database, what: T) => Promise<number[]>
  /** Looks at each of its rows again: they may have changed since they were read, or be done already. */
  step: (tx: Database, what: T, rows: readonly number[]) => Promise<unknown>
  settings?: (what: T) => TransactionSettings
  /** What nobody else is at meanwhile. */
  alone?: (what: T) => string
}

/** Nobody is at work that has not moved for so long. */
const left = sql`clock_timestamp() - interval '1 minute'`

/** Writes down what is to be done; in the transaction from which it follows. */
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

/** One step. @returns whether it was the last */
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

/** Goes on with what is written down, to its end. */
export async function carryOn<T>(db: Database, kind: UnfinishedWork<T>, id: number): Promise<void> {
  while (!(await transactionWith(db, {}, (tx) => advance(tx, kind, id))));
}

/** Does in steps, after the commit, what follows from this transaction. */
export async function afterwards<T>(
  call: Call,
  kind: UnfinishedWork<T>,
  what: T,
  rows?: readonly number[],
): Promise<void> {
  const id = await begin(call.db, call, kind, what, rows)
  call.afterCommit.push(() => carryOn(call.deps.db, kind, id))
}

/** Says that somebody is at it, between steps that are not written down. */
export const stillAtIt = (db: Database, id: number): Promise<unknown> =>
  db.execute(sql`update unfinished set seen_at = clock_timestamp() where id = ${id}`)

/** Takes over what nobody is at any more, of these kinds. */
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
 * Before a record is changed that something may still be left to do for: it is done first.
 * @throws ApiError `unavailable` while somebody is at it
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
