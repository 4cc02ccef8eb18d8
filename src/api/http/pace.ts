import { sql } from 'drizzle-orm'
import type { Database } from '../db/client'
import { rowsOf } from '../db/database'
import type { Actor } from './call'
import { tooMany } from './errors'

/** A person sends fewer within 10 minutes, a program soon more; the day bounds the rows of one account. */
const openCalls = { most: 20, seconds: 10 * 60, mostInADay: 200 } as const

/** @throws ApiError `too_many_requests`; call it before the body is read */
export async function countOpenCall(db: Database, { id }: Actor, now: Date): Promise<void> {
  await countCalls(db, `open:${id}`, openCalls, now)
  await countCalls(db, `open-day:${id}`, { most: openCalls.mostInADay, seconds: 86_400 }, now)
}

/** @throws ApiError `too_many_requests`; the counts are in the database, shared by all processes */
export async function countCalls(
  db: Database,
  key: string,
  { most, seconds }: { most: number; seconds: number },
  now: Date,
  by = 1,
): Promise<number> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const until = new Date(now.getTime() + seconds * 1000).toISOString()
  const [counted] = await rowsOf<{ count: number; left: number }>(
    db,
    sql`insert into attempts as a (key, count, expires_at) values (${key}, ${by}::int, ${until}::timestamptz)
      on conflict (key) do update set
        count = case when a.expires_at > ${moment} then a.count + ${by}::int else ${by}::int end,
        expires_at = case when a.expires_at > ${moment} then a.expires_at else excluded.expires_at end
      returning a.count, greatest(1, ceil(extract(epoch from a.expires_at - ${moment})))::int as left`,
  )
  if (counted && counted.count > most) throw tooMany(counted.left)
  return counted?.count ?? 0
}

/** Mails that one account may send, and that one address may receive from all of them. */
export const mailPace = {
  sender: { most: 60, seconds: 3_600 },
  address: { most: 10, seconds: 3_600 },
} as const

/** @throws ApiError `too_many_requests`; then none of the mails may be sent */
export async function countMails(
  db: Database,
  { id }: Pick<Actor, 'id'>,
  to: readonly string[],
  now: Date,
): Promise<void> {
  await countCalls(db, `mails:${id}`, mailPace.sender, now, to.length)
  for (const address of new Set(to)) await countCalls(db, `mails-to:${address}`, mailPace.address, now)
}
