import { sql } from 'drizzle-orm'
import type { Database } from '../db/client'
import { rowsOf } from '../db/database'

/** What a reader has seen: every change of transactions before `next`, and these of those that ran then. */
export interface Seen {
  next: string
  ids: ReadonlySet<string>
}

interface Row {
  next: string
  id: string | null
  tags: string[] | null
}

/** The moment from which changes are read. */
export async function seenByNow(db: Database): Promise<Seen> {
  const [row] = await rowsOf<Row>(db, sql`select pg_snapshot_xmin(pg_current_snapshot())::text as next`)
  return { next: row?.next ?? '0', ids: new Set() }
}

/**
 * Changes that have been committed since. Numbers of a sequence will not do: a lower one may be committed after a higher
 * one was read. Transactions that ran at the last reading are read again, and what was seen of them is left out.
 */
export async function readChanges(db: Database, seen: Seen): Promise<{ tags: string[]; seen: Seen }> {
  const rows = await rowsOf<Row>(
    db,
    sql`with s as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as next)
      select s.next::text as next, c.id::text as id, c.tags from s left join site_changes c on c.xid >= ${seen.next}::xid8`,
  )
  const fresh = rows.filter(({ id }) => id !== null && !seen.ids.has(id))
  return {
    tags: [...new Set(fresh.flatMap(({ tags }) => tags ?? []))],
    seen: {
      next: rows[0]?.next ?? seen.next,
      ids: new Set(rows.flatMap(({ id }) => (id === null ? [] : [id]))),
    },
  }
}
