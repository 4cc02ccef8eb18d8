import { type SQL, sql } from 'drizzle-orm'
import type { Row } from '../../crud/resource'
import type { Call } from '../../http/route'

/** `where` a post `p` has a price for this agency; an index over the lists of prices answers it. */
export const pricedFor = (agency: SQL): SQL =>
  sql`p.agency_prices <> '[]' and p.agency_prices @> jsonb_build_array(jsonb_build_object('agency_id', ${agency}))`

/** An agency that goes takes its prices along, of all posts in one statement. */
export async function removePrices({ db, now }: Call, { id }: Row): Promise<void> {
  const agency = sql`${id}::int`
  await db.execute(sql`update posts p set
      agency_prices = (select coalesce(jsonb_agg(price order by place), '[]')
        from jsonb_array_elements(p.agency_prices) with ordinality each (price, place)
        where (price->>'agency_id')::int <> ${agency}),
      version = version + 1, updated_at = ${now.toISOString()}
    where ${pricedFor(agency)}`)
}
