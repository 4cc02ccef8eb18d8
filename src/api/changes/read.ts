import { sql } from 'drizzle-orm'
import type { Database } from '../db/client'
import { rowsOf } from '../db/database'

/** A reader has seen every change of the transactions before `next`, and of later ones the changes with these ids. */
export interface Seen {
  next: string
  ids: ReadonlySet<string>
}

/** What one statement changed. */
export interface Change {
  tab: string
  /** The call that it belongs to. */
  batch: string | null
  tags: string[]
}

interface Row extends Change {
  next: string
  id: string | null
}

/** The moment from which changes are read. */
export const seenByNow = async (db: Database): Promise<Seen> => (await readChanges(db)).seen

/**
 * Changes that have been committed since. Numbers of a sequence will not do: a lower one may be committed after a higher
 * one was read. Transactions that ran at the last reading are read again, and what was seen of them is left out.
 */
export async function readChanges(db: Database, seen?: Seen): Promise<{ changes: Change[]; seen: Seen }> {
  const rows = await rowsOf<Row>(
    db,
    sql`with s as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as next)
      select s.next::text as next, c.id::text as id, c.tab, c.batch, c.tags from s
        left join site_changes c on c.xid >= ${seen ? sql`${seen.next}::xid8` : sql`s.next`} order by c.id`,
  )
  return {
    changes: rows.filter(({ id }) => id !== null && !seen?.ids.has(id)),
    seen: {
      next: rows[0]?.next ?? '0',
      ids: new Set(rows.flatMap(({ id }) => (id === null ? [] : [id]))),
    },
  }
}
