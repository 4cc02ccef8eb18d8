import { type SQL, sql } from 'drizzle-orm'
import { dayOf, momentOf } from '../../domain/businessTime'
import type { Database } from '../db/client'
import { keptRowsOf } from '../db/database'
import { apiVersion } from '../version'
import { momentBehind } from './visible'

/** Vietnamese while the site has no languages. */
export const isSiteLanguage = (locale: string): SQL =>
  sql`(exists (select from languages where key = ${locale})
    or ${locale} = 'vi' and not exists (select from languages))`

/** Days that a validator is good for; shorter than changes are kept, so that none is forgotten meanwhile. */
const validDays = 28
const dayMs = 86_400_000

/** In seconds, at most. */
const maxAge = 60

export interface Looked<Found> {
  /** JSON of the records that the address and its parameters name. */
  found: Found
  etag: string
  /** When the answer may change without a write. */
  next: Date
  isLanguage: boolean
}

/**
 * Looks up, in one statement, what the address names, and what its answer is made of by now: of each tag the last
 * transaction, with those before it that may have been committed after it.
 * @param finds JSON
 * @param tags selects texts, from `asked.found` too
 */
export async function lookUp<Found>(
  db: Database,
  { locale, now, finds, tags }: { locale: string; now: Date; finds: SQL; tags: SQL },
): Promise<Looked<Found>> {
  const moment = momentBehind(now)
  const today = dayOf(now)
  const period = Math.floor(now.getTime() / (validDays * dayMs))
  const [row] = await keptRowsOf<{ found: Found; etag: string; next: string | null; is_language: boolean }>(
    db,
    sql`with asked as materialized (select ${finds} as found),
      named as materialized (select tag from (${tags}) named(tag) where tag is not null),
      -- Of many rows at once only their kind was noted.
      tag as materialized (select tag from named union select regexp_replace(tag, ':.*', ':*') from named)
      select found, ${isSiteLanguage(locale)} as is_language,
        md5(row(${`${apiVersion} ${period} ${today} ${locale}`}::text,
          (select applied_at from migrations where name = 'baseline'),
          (select max(publish_at) from posts where publish_at <= ${moment}),
          (select max(start) from discounts where start <= ${moment}),
          (select max("end") from discounts where "end" <= ${moment}),
          (select max(until) from promises where until <= ${moment}),
          (select string_agg(told, ' ' order by tag) from (
            select tag.tag, (select string_agg(c.xid::text, ',' order by c.xid) from change_tags c
              where c.tag = tag.tag and c.xid between last.oldest and last.xid) as told
            from tag cross join lateral (
              select xid, oldest from change_tags c where c.tag = tag.tag order by xid desc limit 1) last) changed))::text) as etag,
        to_char(least(
          (select min(publish_at) from posts where status = 'published' and publish_at > ${moment}),
          (select min(start) from discounts where start > ${moment}),
          (select min("end") from discounts where "end" > ${moment}),
          (select min(until) from promises where until > ${moment})
        ) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as next
      from asked`,
  )
  if (!row) throw new Error('what is asked for always yields a row')
  const midnight = Date.parse(momentOf(today)) + dayMs
  const next = new Date(Math.min(midnight, row.next ? Date.parse(row.next) : midnight))
  return { found: row.found, etag: `W/"${row.etag}"`, next, isLanguage: row.is_language }
}

/** Nothing is shown beyond the next moment at which it changes by itself. */
export function cacheControl(now: Date, next: Date): string {
  const left = Math.max(0, Math.floor((next.getTime() - now.getTime()) / 1000))
  const fresh = Math.min(maxAge, left)
  const stale = Math.min(maxAge, left - fresh)
  return `public, max-age=${fresh}${stale > 0 ? `, stale-while-revalidate=${stale}` : ''}`
}

/** Whether a validator of `If-None-Match` is this one; weak, since compressed answers share it. */
export const isUnchanged = (header: string | null, etag: string): boolean =>
  header?.split(',').some((each) => ['*', etag, etag.slice(2)].includes(each.trim())) ?? false
