import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../db/database'

const windowSeconds = 15 * 60
/** Failures within the window after which a captcha is asked. */
export const captchaAfter = 3
/** Failures within the window after which sign-in is refused; an address may be a whole office. */
const limits = { identifier: 20, address: 100 }

/** Where sign-in stands for an address and an identifier. */
export interface Standing {
  needsCaptcha: boolean
  /** Seconds until another try is heard; 0 when it is heard now. */
  retryAfter: number
}

const keysOf = (address: string, email: string) => ({
  address: `address:${address}`,
  identifier: `email:${email}`,
})

/** Failed sign-ins are counted in the database, so that every process sees the same (design §1). */
export async function standingOf(db: Database, address: string, email: string, now: Date): Promise<Standing> {
  const keys = keysOf(address, email)
  const rows = await rowsOf<{ key: string; count: number; left: number }>(
    db,
    sql`select key, count, ceil(extract(epoch from expires_at - ${now.toISOString()}::timestamptz))::int as left
      from attempts where key in (${keys.address}, ${keys.identifier}) and expires_at > ${now.toISOString()}`,
  )
  const over = rows.filter(
    ({ key, count }) => count >= (key === keys.address ? limits.address : limits.identifier),
  )
  return {
    needsCaptcha: rows.some(({ count }) => count >= captchaAfter),
    retryAfter: Math.max(0, ...over.map(({ left }) => left)),
  }
}

/** Counts a failure; a window that has passed starts again. */
export async function countFailure(db: Database, address: string, email: string, now: Date): Promise<void> {
  const ends = new Date(now.getTime() + windowSeconds * 1000).toISOString()
  // One order of keys for everyone, so that two failures at once cannot wait for each other.
  const keys = Object.values(keysOf(address, email)).sort()
  await db.execute(
    sql`insert into attempts as a (key, count, expires_at)
      select key, 1, ${ends}::timestamptz from unnest(array[${sql.join(
        keys.map((key) => sql`${key}`),
        sql`, `,
      )}]::text[]) key
      on conflict (key) do update set
        count = case when a.expires_at > ${now.toISOString()}::timestamptz then a.count + 1 else 1 end,
        expires_at = case when a.expires_at > ${now.toISOString()}::timestamptz then a.expires_at else excluded.expires_at end`,
  )
}

/** A success forgives the identifier, not the address. */
export const forgive = (db: Database, email: string) =>
  db.execute(sql`delete from attempts where key = ${keysOf('', email).identifier}`)
