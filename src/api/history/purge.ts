import { sql } from 'drizzle-orm'
import { keptDays } from '../../domain/history'
import type { Database } from '../db/client'
import { rowsOf } from '../db/database'
import { transactionWith } from '../db/pool'
import type { ApiDeps } from '../http/call'
import { ApiError, fromDatabase } from '../http/errors'
import { dropUnneeded, filesOf } from '../named'
import { historyLock } from './events'

/** Few enough to be done between two requests. */
const stepSize = 200

/** The purge gives way to any lock; it tries again a minute later. */
const settings = { 'nep.purge': 'on', lock_timeout: '1s' }

const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * 86_400_000).toISOString()

interface Purged {
  entity: string
  changes: Record<string, unknown>
}

/** Erases the content of rows deleted before that moment; the events stay. */
const emptyTrash = (tx: Pick<Database, 'execute'>, before: string): Promise<Purged[]> =>
  rowsOf<Purged>(
    tx,
    // Entity by entity, as in the index of the trash: otherwise all of the trash would be read each time.
    sql`with old as (
        select d.id, d.at, d.changes from (select tgrelid::regclass::text as entity from pg_trigger where tgname = 'history_delete') kept
          cross join lateral (select h.id, h.at, h.changes from history h
            where h.entity = kept.entity and h.action = 'delete' and h.changes is not null
              and h.at < ${before}::timestamptz order by h.at limit ${stepSize}) d
        order by d.at, d.id limit ${stepSize})
      update history h set changes = null from old where h.id = old.id and h.at = old.at
      returning h.entity, old.changes`,
  )

const dropRemovedStock = (tx: Pick<Database, 'execute'>, before: string) =>
  tx.execute(sql`delete from removed_stock where ctid = any(array(
    select ctid from removed_stock where removed_at < ${before}::timestamptz limit ${10 * stepSize}))`)

/** Drops a month that has passed as a whole; deletes old events outside of the monthly partitions. */
async function dropOld(tx: Pick<Database, 'execute'>, before: string): Promise<void> {
  const old = await rowsOf<{ name: string }>(
    tx,
    sql`select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'history'::regclass and c.relname ~ '^history_\\d{4}_\\d{2}$'
        and to_date(substr(c.relname, 9), 'YYYY_MM') + interval '1 month' <= ${before}::timestamptz at time zone 'UTC'
      order by 1 limit 1`,
  )
  for (const { name } of old) await tx.execute(sql`drop table ${sql.identifier(name)}`)
  await tx.execute(
    sql`delete from history_rest where ctid = any(array(
      select ctid from history_rest where at < ${before}::timestamptz limit ${stepSize}))`,
  )
}

/**
 * One step of the purge: creates coming months, empties the old trash with its files, and drops old months. Only one
 * process at a time does it, and none while something is being undone.
 */
export async function purgeHistory({ db, storage, clock, kept = keptDays }: ApiDeps): Promise<void> {
  const now = clock()
  const purged = await transactionWith(db, settings, async (tx) => {
    const [turn] = await rowsOf<{ mine: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(${historyLock}) as mine`,
    )
    if (!turn?.mine) return []
    await tx.execute(sql`call open_history_months(${now.toISOString()}::timestamptz)`)
    const gone = await emptyTrash(tx, daysBefore(now, kept.trash))
    // A month is dropped after its trash, since the files of the trash must be deleted first.
    await dropRemovedStock(tx, daysBefore(now, kept.trash))
    if (gone.length < stepSize) await dropOld(tx, daysBefore(now, Math.max(kept.history, kept.trash)))
    return gone
  }).catch((error) => {
    const known = fromDatabase(error)
    if (known instanceof ApiError && known.code === 'unavailable') return []
    throw error
  })
  await dropUnneeded(
    { db, storage },
    purged.flatMap(({ entity, changes }) => filesOf(entity, changes)),
  )
}
