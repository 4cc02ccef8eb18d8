import { sql } from 'drizzle-orm'
import { draftDays, goneSeconds } from '../domain/drafts'
import { failedJobDays } from '../domain/jobs'
import { proposalDays } from '../domain/proposals'
import { deliveryDays } from '../domain/webhookSchema'
import type { Database } from './db/client'

/** How long readers of changes may be away; see *Changes* in the contract. */
const changeDays = 30

/**
 * Called every minute or so by any process; concurrent runs are safe, since each takes only rows it can lock. Keys are
 * many: those of one summand stay as they are.
 */
export async function maintain(db: Database, now: Date): Promise<void> {
  await db.execute(sql`
    with several as (
      select list, key from list_counts group by 1, 2 having count(*) > 1 or sum(n) = 0),
    gone as (
      delete from list_counts where ctid = any(array(
        select c.ctid from list_counts c join several using (list, key) for update of c skip locked))
      returning list, key, n)
    insert into list_counts (list, key, n)
    select list, key, sum(n) from gone group by 1, 2 having sum(n) <> 0`)
  await db.execute(sql`
    with several as (
      select party, party_key from party_sums group by 1, 2 having count(*) > 1 or sum(amount) = 0),
    gone as (
      delete from party_sums where ctid = any(array(
        select s.ctid from party_sums s join several using (party, party_key) for update of s skip locked))
      returning party, party_key, amount)
    insert into party_sums (party, party_key, amount)
    select party, party_key, sum(amount) from gone group by 1, 2 having sum(amount) <> 0`)
  await db.execute(sql`
    with several as (
      select day, party, kind, method from entry_days group by 1, 2, 3, 4 having count(*) > 1 or sum(amount) = 0),
    gone as (
      delete from entry_days where ctid = any(array(
        select s.ctid from entry_days s join several m on (m.day, m.party, m.kind) = (s.day, s.party, s.kind)
          and m.method is not distinct from s.method for update of s skip locked))
      returning day, party, kind, method, amount)
    insert into entry_days (day, party, kind, method, amount)
    select day, party, kind, method, sum(amount) from gone group by 1, 2, 3, 4 having sum(amount) <> 0`)
  const moment = now.toISOString()
  await db.execute(sql`delete from sessions where expires_at < ${moment}`)
  await db.execute(sql`delete from attempts where expires_at < ${moment}`)
  await db.execute(sql`delete from previews where expires_at < ${moment}`)
  await db.execute(
    // A page that a visitor's browser restores may send an order again days later.
    sql`delete from idempotency_keys
      where created_at < ${moment}::timestamptz - case user_id when 0 then interval '7 days' else interval '1 day' end`,
  )
  await db.execute(sql`delete from batches where created_at < ${moment}::timestamptz - interval '1 day'`)
  await db.execute(sql`delete from password_resets where expires_at < ${moment}`)
  await db.execute(
    sql`delete from drafts where updated_at < ${moment}::timestamptz - make_interval(days => ${draftDays})`,
  )
  await db.execute(
    sql`delete from proposals where created_at < ${moment}::timestamptz - make_interval(days => ${proposalDays})`,
  )
  await db.execute(sql`
    delete from site_changes where (xid, id) in (select xid, id from site_changes order by xid, id limit 10000)
      and at < ${moment}::timestamptz - make_interval(days => ${changeDays})`)
  // Of another server, from which this database was brought: its transactions have numbers that are still to come here.
  await db.execute(sql`delete from site_changes where xid >= pg_snapshot_xmax(pg_current_snapshot())`)
  // As old as the oldest change that is kept.
  await db.execute(sql`delete from change_tags where xid < (select xid from site_changes order by xid limit 1)
    or xid >= pg_snapshot_xmax(pg_current_snapshot())`)
  await db.execute(
    sql`delete from jobs where failed_at < ${moment}::timestamptz - make_interval(days => ${failedJobDays})`,
  )
  await db.execute(sql`
    delete from webhook_deliveries where id in (select id from webhook_deliveries order by at limit 10000)
      and at < ${moment}::timestamptz - make_interval(days => ${deliveryDays})`)
  await db.execute(
    sql`delete from presence where seen_at < ${moment}::timestamptz - make_interval(secs => ${goneSeconds})`,
  )
}
