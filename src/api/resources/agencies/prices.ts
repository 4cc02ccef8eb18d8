import { type SQL, sql } from 'drizzle-orm'
import type { Row } from '../../crud/resource'
import type { Database } from '../../db/client'
import type { Call } from '../../http/call'

const lockKey = 715_517_011

/**
 * Keeps agencies from being deleted until the transaction ends; held by writers of agency prices. Taken before rows of
 * posts are locked: in the other order two calls could deadlock.
 */
export const whileAgenciesStay = (db: Database): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock_shared(${lockKey})`)

export const pricedFor = (agency: SQL): SQL =>
  sql`p.agency_prices <> '[]' and p.agency_prices @> jsonb_build_array(jsonb_build_object('agency_id', ${agency}))`

/** Removes the agency's prices from all posts in one statement, after waiting for writers of agency prices. */
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
