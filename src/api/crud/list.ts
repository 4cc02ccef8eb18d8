import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { paginationOf } from '../../domain/pagination'
import type { Statement } from '../db/database'
import { rawJson } from '../http/answers'
import type { Call } from '../http/call'
import { ApiError } from '../http/errors'
import { toldApart } from './apart'
import { choicesSql } from './choices'
import { compile, keepsPlan, windowOf } from './compiled'
import { refuseDeep } from './depth'
import { capOf, filterOf, hitsOf } from './hits'
import { joinedOf } from './include'
import { withMade } from './made'
import { includesOf, projection } from './projection'
import { type AskedQuery, type ListQuery, readQuery } from './query'
import type { ListResource } from './resource'
import { listSummaryOf, summarySql } from './summary'
import { countSql, facetsSql, fewSql, isCounted, keptSql, sumsSql, totalSql } from './totals'
import { whereValues } from './where'

/** From this offset on, a page closer to the end of the list is read backwards. */
const deepOffset = 2_000

interface PageRow {
  total: number
  few?: number
  counts: Record<string, Record<string, number>> | null
  choices: Record<string, string[]> | null
  summary: Record<string, number> | null
  sums: Record<string, number> | null
  data: string
  found: number
  fits: number
}

/** Large rows by the hundred would exhaust the memory; one row is sent whatever its size. */
const maxPageBytes = 20 * 1024 * 1024

/** One statement: the ids from an index only, their rows with includes as JSON, and the total. */
function pageStatement(resource: ListResource, query: ListQuery, reversed: boolean): Statement<PageRow> {
  return compile(resource, query, reversed ? 'reversed' : 'page', () => {
    const { table } = resource
    const name = sql.identifier(getTableConfig(table).name)
    const where = filterOf(resource, query)
    const filter = where ? sql` where ${where}` : sql``
    const key = sql`${name}.${sql.identifier(sortColumn(resource, query.orderBy))}`
    const by = (column: SQL, id: SQL, flip: boolean) => {
      const isDescending = (query.direction === 'desc') !== flip
      const direction = sql.raw(isDescending ? 'desc' : 'asc')
      if (query.orderBy === 'id') return sql` order by ${id} ${direction}`
      // In lists with a manual order, a new row comes before others with the same `sort`.
      const among = sql.raw(isDescending === (query.orderBy === 'sort') ? 'asc' : 'desc')
      return sql` order by ${column} ${direction}, ${id} ${among}`
    }
    const cut = windowOf(query)
    // Planning the joins each time would cost more than they save.
    const isPlanned = cut !== 'page' && keepsPlan(resource, query)
    const { includes, joins } = joinedOf(resource.includes, isPlanned ? query.includes : [])
    const window =
      cut === 'all'
        ? sql``
        : cut === 'page'
          ? sql` limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`
          : sql` limit ${sql.raw(String(cut.first))}`
    const id = sql`${name}.id`
    const walk = sql`select ${id} from ${table}${filter}${by(key, id, reversed)}${window}`
    // `offset 0` keeps each row from being serialised twice, for its size and for the answer.
    const sent = sql`sent.* from (select coalesce(json_agg(row) filter (where is_within), '[]')::text as data,
        count(*)::int as found, count(*) filter (where is_within)::int as fits from (
          select row, sum(octet_length(row::text)) over so_far <= ${sql.raw(String(maxPageBytes))}
            or row_number() over so_far = 1 as is_within from (select row_to_json(r) as row from (
              select ${projection({ ...resource, includes }, query.includes)}
              from page join ${table} using (id)${joins}${by(key, id, false)}) r
            offset 0) written window so_far as (rows unbounded preceding)) measured) sent`
    const extra = sql`${choicesSql(resource)} as choices, ${summarySql(resource, query)} as summary,
      ${sumsSql(resource, query)} as sums`
    if (isCounted(resource, query))
      return sql`with ${keptSql(resource, query)}, page as (${walk}) select ${totalSql(resource, query)} as total,
        ${fewSql(resource, query)} as few, ${facetsSql(resource, query)} as counts, ${extra}, ${sent}`
    if (resource.unlimited)
      return sql`with page as (${walk})
        select (select count(*)::int from ${table}${filter}) as total, null::json as counts, ${extra},
          ${sent}`
    // Few matches are sorted; with many, scanning the index of the order finds a page sooner.
    const hits = hitsOf(resource, query)
    const more = where ? sql` and not ${hits.few}` : sql` where not ${hits.few}`
    return sql`with ${hits.with},
      page as ((select id from (
          select id, (select ${key} from ${table} where ${id} = hits.id) as key from hits) few
          where ${hits.few}${by(sql`key`, sql`id`, reversed)}${window})
        union all (select ${id} from ${table}${filter}${more}${by(key, id, reversed)}${window}))
      select ${hits.total} as total, null::json as counts, ${extra}, ${sent}`
  })
}

export const sortColumn = ({ sortKeys }: ListResource, orderBy: string): string =>
  sortKeys?.[orderBy] ?? orderBy

/** @throws ApiError 422 on anything that the resource does not allow */
export function listQueryOf(call: Pick<Call, 'url' | 'now'>, resource: ListResource): AskedQuery {
  const aliases = resource.sortAliases ?? {}
  const query = readQuery(call.url.searchParams, {
    ...resource,
    sorts: [...resource.sorts, ...Object.keys(aliases)],
    includes: includesOf(resource),
  })
  return { ...query, now: call.now, orderBy: aliases[query.orderBy] ?? query.orderBy }
}

/** Answers `GET /<resource>` with at most two statements, whatever the size and includes. */
export async function answerList(
  call: Pick<Call, 'url' | 'db' | 'now'> & { actor: { id: number } },
  resource: ListResource,
): Promise<Response> {
  const query = listQueryOf(call, resource)
  const { page, limit } = query
  if (!resource.unlimited && !isCounted(resource, query)) refuseDeep(page, limit)
  const offset = (page - 1) * limit
  const values = { ...whereValues(query), reader: call.actor.id, limit, offset }
  let reversed = false
  if (offset > deepOffset && isCounted(resource, query)) {
    const count = compile<{ total: number }>(resource, query, 'count', () => countSql(resource, query))
    const [counted] = await count(call.db, values)
    const left = (counted?.total ?? 0) - offset
    reversed = left < offset
    if (reversed) {
      // Beyond the end, a limit of 0 reads nothing.
      values.limit = Math.max(0, Math.min(limit, left))
      values.offset = Math.max(0, left - values.limit)
    }
  }
  const [row] = await pageStatement(resource, query, reversed)(call.db, values)
  if (!row) throw new Error('a list statement always yields a row')
  if (row.fits < row.found)
    throw new ApiError('too_large', {
      message: { key: 'errors.page_too_large', params: { count: row.fits } },
      extra: { fits: row.fits },
    })
  const cap = capOf(resource, query)
  const isCapped = !resource.unlimited && !isCounted(resource, query) && row.total > cap
  const total = isCapped ? cap : row.total
  const count = limit ? Math.max(0, Math.min(limit, row.total - offset)) : total
  const summary = listSummaryOf(resource, query, row.summary)
  const meta = {
    pagination: { ...paginationOf(total, limit, page, count), ...(isCapped && { total_is_capped: true }) },
    ...(row.counts && {
      counts: resource.apart ? toldApart(row.counts, resource.apart, row.few ?? 0) : row.counts,
    }),
    ...(row.choices && { choices: row.choices }),
    ...(summary && { summary }),
    // Of the first rows alone they would mislead.
    ...(row.sums && !isCapped && { sums: row.sums }),
  }
  const data = withMade(resource, query.includes, row.data)
  return rawJson(`{"data":${data},"meta":${JSON.stringify(meta)}}`)
}
