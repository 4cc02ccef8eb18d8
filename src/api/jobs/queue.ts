import { sql } from 'drizzle-orm'
import type { Database } from '../db/client'
import { rowsOf } from '../db/database'

/** In seconds; whoever is at a job extends it well before it ends. */
export const leaseSeconds = 60

export interface NewJob {
  kind: string
  payload?: object
  /** Of two jobs of a kind with the same key, one is done. */
  key?: string
  /** Seconds from now. */
  in?: number
  /** One with the same key that waits for longer, such as for its next attempt, is brought forward. */
  isUrgent?: boolean
}

/** A job that a process is at. `claim` is known to no other: who was too late changes nothing. */
export interface Claimed {
  id: string
  claim: string
  kind: string
  payload: unknown
  attempt: number
}

const after = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds})`

/** Call it in the transaction that wants the job: it exists if that commits. */
export const enqueue = (
  db: Pick<Database, 'execute'>,
  { kind, payload = {}, key, in: seconds = 0, isUrgent }: NewJob,
) =>
  db.execute(sql`insert into jobs (kind, key, payload, run_at)
    values (${kind}, ${key ?? null}, ${JSON.stringify(payload)}, ${after(seconds)})
    on conflict (kind, key) where key is not null and failed_at is null
    do ${isUrgent ? sql`update set run_at = least(jobs.run_at, excluded.run_at)` : sql`nothing`}`)

/** The job that has been due for longest, of kinds that this process knows: another may be newer. */
export async function claim(db: Database, kinds: readonly string[]): Promise<Claimed | undefined> {
  const [job] = await rowsOf<Claimed>(
    db,
    sql`update jobs set attempts = attempts + 1, claim = gen_random_uuid(), locked_until = ${after(leaseSeconds)}
      where id = (select id from jobs where failed_at is null and run_at <= clock_timestamp()
        and (locked_until is null or locked_until < clock_timestamp()) and kind = any(${sql.param(kinds)}::text[])
        order by run_at, id limit 1 for update skip locked)
      returning id::text as id, claim, kind, payload, attempts as attempt`,
  )
  return job
}

const its = ({ id, claim }: Claimed) => sql`id = ${id}::bigint and claim = ${claim}::uuid`

/** What is no longer anybody's. */
const free = sql`claim = null, locked_until = null`

/** @returns whether this process is still the one that is at it */
export async function extend(db: Database, job: Claimed): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update jobs set locked_until = ${after(leaseSeconds)} where ${its(job)} returning id`,
  )
  return rows.length > 0
}

/**
 * With `again`, the seconds until it is due once more; without, it is over.
 * @returns whether this process is still the one that is at it
 */
export async function finish(db: Pick<Database, 'execute'>, job: Claimed, again?: number): Promise<boolean> {
  const rows = await rowsOf(
    db,
    again === undefined
      ? sql`delete from jobs where ${its(job)} returning id`
      : sql`update jobs set attempts = 0, ${free}, last_error = '', run_at = ${after(again)} where ${its(job)} returning id`,
  )
  return rows.length > 0
}

/** With `again`, the seconds until it is tried once more; without, it is given up. */
export const fail = (db: Database, job: Claimed, reason: string, again?: number): Promise<unknown> =>
  db.execute(sql`update jobs set ${free}, last_error = ${reason.slice(0, 1000)},
    ${again === undefined ? sql`failed_at = clock_timestamp()` : sql`run_at = ${after(again)}`} where ${its(job)}`)

/** For a job that was interrupted by no fault of its own. */
export const releaseJob = (db: Database, job: Claimed): Promise<unknown> =>
  db.execute(sql`update jobs set ${free}, attempts = attempts - 1 where ${its(job)}`)
