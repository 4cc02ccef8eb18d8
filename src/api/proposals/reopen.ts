import { sql } from 'drizzle-orm'
import type { Database } from '../db/client'

/** Proposals that were accepted with this batch, which is undone by now, wait again: on the records as they are now. */
export const reopenProposals = (db: Database, batch: string) =>
  db.execute(sql`update proposals p set status = 'waiting', decided_at = null, batch = null,
    versions = p.versions || coalesce((select jsonb_object_agg(back.record_id, back.version)
      from history done join history back on back.restores = done.id
      where done.batch = p.batch and done.entity = p.entity and p.versions ? done.record_id::text), '{}')
    where p.batch = ${batch}::uuid and p.status = 'accepted'`)
