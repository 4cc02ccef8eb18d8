import { type SQL, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { pathOf, redirectSchema } from '../../domain/redirectSchema'
import { redirects as sheet } from '../../domain/sheets/redirects'
import { bulkRoute } from '../crud/bulk'
import { crud } from '../crud/crud'
import { entity } from '../crud/entity'
import { exportRoute } from '../crud/exportRoute'
import { number, title } from '../crud/fields'
import { importRoute } from '../crud/import'
import type { Row } from '../crud/resource'
import { rowsOf } from '../db/database'
import { redirects as table } from '../db/tables/redirects'
import type { Call } from '../http/call'
import { invalid } from '../http/errors'

/** What a chain of redirects comes to, when it has more than one step; else null. */
const ofChain = (what: SQL) => sql`(with recursive hop(destination, leads_to, code, n) as (
    select redirects.destination, redirects.leads_to, redirects.code, 0
    union all select r.destination, r.leads_to, r.code, n + 1 from hop join redirects r on r.source = hop.leads_to where n < 100)
  select ${what} from hop having max(n) > 0)`

/** Where a chain ends. */
const final = ofChain(sql`(array_agg(destination order by n desc))[1]`)

/** The code of going straight there: a step that is temporary makes the whole way temporary. */
const final_code = ofChain(sql`case when bool_or(code = 302) then 302 else 301 end`)

/** @throws ApiError 422 naming the chain, when the destination leads back to the source */
async function refuseLoop({ db }: Call, source: string, leadsTo: string, id = 0): Promise<void> {
  // Two concurrent writes could each add one half of a loop.
  await db.execute(sql`lock table redirects in share row exclusive mode`)
  const [loop] = await rowsOf<{ way: string }>(
    db,
    sql`with recursive hop(path, way) as (select ${leadsTo}::text, ${`${source} → ${leadsTo}`}::text
        union all select r.leads_to, left(way || ' → ' || r.leads_to, 500) from hop join redirects r on r.source = hop.path
        where r.id <> ${id} and hop.path <> ${source})
      select way from hop where path = ${source}`,
  )
  if (loop) throw invalid('destination', 'redirect_loop', { way: loop.way })
}

async function write(call: Call, value: AnyObject, before?: Row): Promise<AnyObject> {
  const { source, destination } = { ...before, ...value } as { source: string; destination: string }
  const leads_to = pathOf(destination)
  await refuseLoop(call, source, leads_to, before?.id)
  return { ...value, leads_to }
}

/** Redirects from old addresses of the site to new ones. */
export const redirects = entity(table, {
  schema: redirectSchema,
  fields: { code: number(table.code), text: title(table.source, table.search_text) },
  sorts: ['id', 'source'],
  search: { title: 'source', subtitle: 'destination' },
  counted: ['code'],
  facets: ['code'],
  hidden: ['leads_to'],
  includes: { final, final_code },
  constraints: { redirects_source_key: ['source', 'source_taken'] },
  hooks: { write },
})

export const redirectRoutes = [
  ...crud(redirects),
  bulkRoute(redirects),
  exportRoute(redirects),
  importRoute(redirects, { sheet, looksBack: true }),
]
