import { type SQL, sql } from 'drizzle-orm'
import type { Row } from '../../crud/resource'
import type { Database } from '../../db/client'
import type { Call } from '../../http/call'

/** Distinguishes this lock from others of the database. */
const lockKey = 715_517_011

/**
 * Held by whoever writes prices of agencies, until the transaction ends: no agency goes meanwhile. Taken before rows of
 * posts are locked; the other way round two could wait for each other.
 */
export const whileAgenciesStay = (db: Database): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock_shared(${lockKey})`)

/** `where` a post `p` has a price for this agency; an index over the lists of prices answers it. */
export const pricedFor = (agency: SQL): SQL =>
  sql`p.agency_prices <> '[]' and p.agency_prices @> jsonb_build_array(jsonb_build_object('agency_id', ${agency}))`

/** An agency that goes takes its prices along, of all posts in one statement, once nobody writes others. */
export async function removePrices({ db, now }: Call, { id }: Row): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
  const agency = sql`${id}::int`
  await db.execute(sql`update posts p set
      agency_prices = (select coalesce(jsonb_agg(price order by place), '[]')
        from jsonb_array_elements(p.agency_prices) with ordinality each (price, place)
        where (price->>'agency_id')::int <> ${agency}),
      version = version + 1, updated_at = ${now.toISOString()}
    where ${pricedFor(agency)}`)
}
