import { sql } from 'drizzle-orm'
import type { Database } from '../db/client'
import { rowsOf } from '../db/database'
import { webhookJob } from './deliver'

/** As many at once as one transaction shares out in some milliseconds. */
const most = 500

/** Of a scheduled post the moment may have been moved since; then another event tells of it. */
const stillHolds = sql`(event <> 'posts.published' or exists (select from posts p where p.id = record_id
  and p.status = 'published' and coalesce(p.publish_at, '-infinity') <= clock_timestamp()))`

/**
 * Shares events that are due out to the endpoints that want them, and wakes those. Any number of processes may do so at
 * once: each takes other events. What one transaction did to a record several times is told once.
 * @returns how many there were
 */
export async function shareEvents(db: Database): Promise<number> {
  const [due] = await rowsOf<{ is_due: boolean }>(
    db,
    sql`select exists (select from webhook_events where due_at <= clock_timestamp()) as is_due`,
  )
  if (!due?.is_due) return 0
  const [row] = await rowsOf<{ n: number }>(
    db,
    sql`with taken as (
      delete from webhook_events where id in (select id from webhook_events where due_at <= clock_timestamp()
        order by due_at, id limit ${sql.raw(String(most))} for update skip locked) returning *),
    told as (
      select distinct on (xid, event, entity, record_id) * from taken where ${stillHolds}
        order by xid, event, entity, record_id, version desc nulls last),
    made as (
      insert into webhook_deliveries (webhook_id, at, event, entity, record_id, version)
      select w.id, greatest(t.at, t.due_at), t.event, t.entity, t.record_id, t.version
        from told t join webhooks w on w.is_active and t.event = any(w.events) order by t.id, w.id
      returning webhook_id),
    woken as (
      insert into jobs (kind, key, payload)
      select ${webhookJob}, id::text, jsonb_build_object('id', id) from (select distinct webhook_id as id from made) m
        order by id
      on conflict (kind, key) where key is not null and failed_at is null do update
        set run_at = least(jobs.run_at, excluded.run_at))
    select count(*)::int as n from taken`,
  )
  return row?.n ?? 0
}
