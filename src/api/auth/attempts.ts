import { sql } from 'drizzle-orm'
import type { Database } from '../db/client'
import { rowsOf } from '../db/database'
import { tooMany } from '../http/errors'
import { networkOf } from './network'

const windowSeconds = 15 * 60
const knownSeconds = 30 * 24 * 60 * 60

/**
 * Limits of failed sign-ins within 15 minutes, by key:
 * - `email`, from any address: a captcha comes early, so that a stranger's guesses cost the owner no more than that;
 *   after 100, only addresses from which the account has signed in within 30 days may try.
 * - `pair`, an e-mail from one address: refused for that address only.
 * - `address`, for any e-mail: higher, because an office shares one address.
 */
const rules = {
  email: { captchaAfter: 3, limit: 100 },
  pair: { captchaAfter: 3, limit: 20 },
  address: { captchaAfter: 20, limit: 100 },
}

type Kind = keyof typeof rules
const kinds = Object.keys(rules) as Kind[]
type Counts = Record<Kind, number>

export interface SignInVisitor {
  address: string
  email: string
  now: Date
}

interface SignInStanding {
  needsCaptcha: boolean
  /** Seconds; 0 when a try is allowed now. */
  retryAfter: number
}

export interface CountedTry extends SignInStanding {
  counts: Counts
}

function keysOf({ address, email }: SignInVisitor) {
  const network = networkOf(address)
  return {
    address: `address:${network}`,
    email: `email:${email}`,
    pair: `pair:${email} ${network}`,
    known: `known:${email} ${network}`,
  }
}

const textArray = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`
const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()

interface Row {
  key: string
  count: number
  left: number
}

function judge(visitor: SignInVisitor, rows: readonly Row[], isKnown: boolean): CountedTry {
  const keys = keysOf(visitor)
  const counts: Counts = { email: 0, pair: 0, address: 0 }
  let [needsCaptcha, retryAfter] = [false, 0]
  for (const kind of kinds) {
    const row = rows.find(({ key }) => key === keys[kind])
    counts[kind] = row?.count ?? 0
    if (counts[kind] >= rules[kind].captchaAfter) needsCaptcha = true
    const isExcused = kind === 'email' && isKnown
    if (row && !isExcused && row.count >= rules[kind].limit) retryAfter = Math.max(retryAfter, row.left)
  }
  return { needsCaptcha, retryAfter, counts }
}

const secondsLeft = ({ now }: SignInVisitor) =>
  sql`greatest(1, ceil(extract(epoch from a.expires_at - ${now.toISOString()}::timestamptz)))::int`

export async function signInStanding(db: Database, visitor: SignInVisitor): Promise<SignInStanding> {
  const keys = keysOf(visitor)
  const rows = await rowsOf<Row>(
    db,
    sql`select a.key, a.count, ${secondsLeft(visitor)} as left from attempts a
      where a.key = any(${textArray(Object.values(keys))}) and a.expires_at > ${visitor.now.toISOString()}`,
  )
  return judge(
    visitor,
    rows,
    rows.some(({ key }) => key === keys.known),
  )
}

/**
 * Counts a try before its password is checked, so that concurrent tries get different counts.
 * @returns the standing before this try, with other tries in progress
 * @throws ApiError `too_many_requests`
 */
export async function countTry(db: Database, visitor: SignInVisitor): Promise<CountedTry> {
  const keys = keysOf(visitor)
  const now = visitor.now.toISOString()
  const rows = await rowsOf<Row & { known: boolean }>(
    db,
    // The same key order for everyone, so that concurrent tries cannot deadlock.
    sql`insert into attempts as a (key, count, expires_at)
      select key, 1, ${after(visitor.now, windowSeconds)}::timestamptz
        from unnest(${textArray(kinds.map((kind) => keys[kind]))}) key order by key collate "C"
      on conflict (key) do update set
        count = case when a.expires_at > ${now}::timestamptz then a.count + 1 else 1 end,
        expires_at = case when a.expires_at > ${now}::timestamptz then a.expires_at else excluded.expires_at end
      returning a.key, a.count - 1 as count, ${secondsLeft(visitor)} as left,
        exists (select from attempts k where k.key = ${keys.known} and k.expires_at > ${now}::timestamptz) as known`,
  )
  const counted = judge(
    visitor,
    rows,
    rows.some(({ known }) => known),
  )
  if (!counted.retryAfter) return counted
  await takeBackUnheard(db, visitor)
  throw tooMany(counted.retryAfter)
}

async function takeBack(db: Database, visitor: SignInVisitor, amounts: Counts): Promise<void> {
  const keys = keysOf(visitor)
  await db.execute(
    sql`with held as materialized (
        select a.key, d.amount from attempts a
          join unnest(${textArray(kinds.map((kind) => keys[kind]))}, ${sql.param(kinds.map((kind) => amounts[kind]))}::int[])
            d(key, amount) on d.key = a.key
          order by a.key collate "C" for update of a)
      update attempts a set count = greatest(0, a.count - held.amount) from held where a.key = held.key`,
  )
}

/** Uncounts a try whose password was not checked; a wrong captcha still counts for the address. */
export const takeBackUnheard = (db: Database, visitor: SignInVisitor, { countAddress = false } = {}) =>
  takeBack(db, visitor, { email: 1, pair: 1, address: countAddress ? 0 : 1 })

/** Uncounts this try and the failures of the e-mail at this address, and remembers the address as known. */
export async function takeBackSuccess(
  db: Database,
  visitor: SignInVisitor,
  { counts }: CountedTry,
): Promise<void> {
  const own = counts.pair + 1
  await takeBack(db, visitor, { email: own, pair: own, address: 1 })
  await db.execute(
    sql`insert into attempts (key, count, expires_at)
      values (${keysOf(visitor).known}, 1, ${after(visitor.now, knownSeconds)})
      on conflict (key) do update set expires_at = excluded.expires_at`,
  )
}
