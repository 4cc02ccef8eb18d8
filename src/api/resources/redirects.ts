import { type SQL, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { destinationAddress, redirectCodes, redirectSchema } from '../../domain/redirectSchema'
import { redirects as sheet } from '../../domain/sheets/redirects'
import { bulkRoute } from '../crud/bulk'
import { crud } from '../crud/crud'
import { entity } from '../crud/entity'
import { exportRoute } from '../crud/exportRoute'
import { foldedField, numberField } from '../crud/fields'
import { importRoute } from '../crud/import'
import { include } from '../crud/include'
import type { Row } from '../crud/resource'
import { rowsOf } from '../db/database'
import { redirects as table } from '../db/tables/redirects'
import type { Call } from '../http/call'
import { invalid } from '../http/errors'
import { choiceSchema, orNull, textSchema } from '../http/schema'

/** The redirect from an address: that of its path with the query, else that of its path. */
const leadingOn = (address: SQL, id = 0) => sql`lateral (select * from redirects each
    where each.source in (${address}, split_part(${address}, '?', 1)) and each.id <> ${sql.raw(String(id))}
    order by length(each.source) desc limit 1) r on true`

/** Null unless a chain of redirects has more than one step. */
const ofChain = (what: SQL) => sql`(with recursive hop(destination, leads_to, code, n) as (
    select redirects.destination, redirects.leads_to, redirects.code, 0
    union all select r.destination, r.leads_to, r.code, n + 1 from hop join ${leadingOn(sql`hop.leads_to`)} where n < 100)
  select ${what} from hop having max(n) > 0)`

const final = include(ofChain(sql`(array_agg(destination order by n desc))[1]`), orNull(textSchema))

const codeSchema = choiceSchema(redirectCodes)

/** Code of a direct redirect to the end: one temporary step makes it temporary. */
const final_code = include(
  ofChain(sql`case when bool_or(code = 302) then 302 else 301 end`),
  orNull(codeSchema),
)

/** @throws ApiError 422 naming the chain, when the destination leads back to the source */
async function refuseLoop({ db }: Call, source: string, leadsTo: string, id = 0): Promise<void> {
  // Two concurrent writes could each add one half of a loop.
  await db.execute(sql`lock table redirects in share row exclusive mode`)
  const [loop] = await rowsOf<{ way: string }>(
    db,
    sql`with recursive hop(path, way, n) as (select ${leadsTo}::text, ${`${source} → ${leadsTo}`}::text, 0
        union all select r.leads_to, left(way || ' → ' || r.leads_to, 500), n + 1
        from hop join ${leadingOn(sql`hop.path`, id)} where hop.path <> ${source} and n < 1000)
      select way from hop where path = ${source} or split_part(path, '?', 1) = ${source}
        and not exists (select from redirects r where r.source = hop.path and r.id <> ${id}) order by n limit 1`,
  )
  if (loop) throw invalid('destination', 'redirect_loop', { way: loop.way })
}

async function write(call: Call, value: AnyObject, before?: Row): Promise<AnyObject> {
  const { source, destination } = { ...before, ...value } as { source: string; destination: string }
  const leads_to = destinationAddress(destination)
  await refuseLoop(call, source, leads_to, before?.id)
  return { ...value, leads_to }
}

export const redirects = entity(table, {
  schema: redirectSchema,
  fields: { code: numberField(table.code), text: foldedField(table.source, table.search_text) },
  sorts: ['id', 'source'],
  search: { title: 'source', subtitle: 'destination' },
  counted: ['code'],
  facets: ['code'],
  hidden: ['leads_to'],
  shapes: { code: codeSchema },
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
