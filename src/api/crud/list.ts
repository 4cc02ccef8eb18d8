import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { paginationOf } from '../../domain/pagination'
import type { Statement } from '../db/database'
import { rawJson } from '../http/answers'
import type { Call } from '../http/route'
import { compile, windowOf } from './compiled'
import { conditionSql } from './fields'
import { includesOf, projection } from './projection'
import { type ListQuery, readQuery } from './query'
import type { ListResource } from './resource'
import { facetsSql, isCounted, totalSql } from './totals'
import { valuesOf, whereOf } from './where'

/** Free filters are counted this far and no further: the total then says that it is capped. */
export const countCap = 1_000

/** From this offset on, a page may be nearer to the list's end: then it is read from there. */
const deepOffset = 2_000

interface PageRow {
  total: number
  counts: Record<string, Record<string, number>> | null
  data: string
}

/**
 * The page as one statement: ids first, over an index alone, then the rows behind them with their includes,
 * written as JSON by the database. Kept totals or, under a free filter, a capped count come with it.
 */
function pageStatement(resource: ListResource, query: ListQuery, reversed: boolean): Statement<PageRow> {
  return compile(resource, query, reversed ? 'reversed' : 'page', () => {
    const { table, fields } = resource
    const name = sql.identifier(getTableConfig(table).name)
    const where = whereOf(query, (condition, placeholder) => {
      const field = fields[condition.field]
      return field ? conditionSql(condition, field, placeholder) : null
    })
    const filter = where ? sql` where ${where}` : sql``
    const key = sql`${name}.${sql.identifier(sortColumn(resource, query.orderBy))}`
    const by = (column: SQL, id: SQL, flip: boolean) => {
      const isDescending = (query.direction === 'desc') !== flip
      const direction = sql.raw(isDescending ? 'desc' : 'asc')
      if (query.orderBy === 'id') return sql` order by ${id} ${direction}`
      // Where people set the order, a new row comes before those that share its place.
      const among = sql.raw(isDescending === (query.orderBy === 'sort') ? 'asc' : 'desc')
      return sql` order by ${column} ${direction}, ${id} ${among}`
    }
    const cut = windowOf(query)
    const window =
      cut === 'all'
        ? sql``
        : cut === 'page'
          ? sql` limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`
          : sql` limit ${sql.raw(String(cut.first))}`
    const id = sql`${name}.id`
    const walk = sql`select ${id} from ${table}${filter}${by(key, id, reversed)}${window}`
    const rows = sql`(select coalesce(json_agg(row_to_json(r)), '[]')::text from (
      select ${projection(resource, query.includes)} from page join ${table} using (id)${by(key, id, false)}) r)`
    if (isCounted(resource, query))
      return sql`with page as (${walk}) select ${totalSql(resource, query)} as total,
        ${facetsSql(resource, query)} as counts, ${rows} as data`
    // Short lists are counted whole.
    if (resource.unlimited)
      return sql`with page as (${walk})
        select (select count(*)::int from ${table}${filter}) as total, null::json as counts, ${rows} as data`
    // Few matches are sorted; when there are many, walking the order's index soon finds a page of them.
    const few = sql`(select count(*) from hits) <= ${sql.raw(String(countCap))}`
    const more = where ? sql` and not (${few})` : sql` where not (${few})`
    return sql`with hits as materialized (
        select ${id} from ${table}${filter} limit ${sql.raw(String(countCap + 1))}),
      page as ((select ${id} from hits join ${table} using (id) where ${few}${by(key, id, reversed)}${window})
        union all (select ${id} from ${table}${filter}${more}${by(key, id, reversed)}${window}))
      select (select count(*)::int from hits) as total, null::json as counts, ${rows} as data`
  })
}

/** Texts that people sort by have a column beside them with their place in the dictionary. */
const sortColumn = ({ sortKeys }: ListResource, orderBy: string): string => sortKeys?.[orderBy] ?? orderBy

/** What the resource lets a caller ask, an alias of an order taken for the column that it stands for. */
function queryOf(call: Pick<Call, 'url'>, resource: ListResource): ListQuery {
  const aliases = resource.sortAliases ?? {}
  const query = readQuery(call.url.searchParams, {
    ...resource,
    sorts: [...resource.sorts, ...Object.keys(aliases)],
    includes: includesOf(resource),
  })
  return { ...query, orderBy: aliases[query.orderBy] ?? query.orderBy }
}

/** Answers `GET /<resource>`. At most two statements, at any size and with any includes. */
export async function list(call: Pick<Call, 'url' | 'db'>, resource: ListResource): Promise<Response> {
  const query = queryOf(call, resource)
  const { page, limit } = query
  const offset = (page - 1) * limit
  const values = { ...valuesOf(query), limit, offset }
  let reversed = false
  if (offset > deepOffset && isCounted(resource, query)) {
    const count = compile<{ total: number }>(
      resource,
      query,
      'count',
      () => sql`select ${totalSql(resource, query)} as total`,
    )
    const [counted] = await count(call.db, values)
    const left = (counted?.total ?? 0) - offset
    reversed = left > 0 && left < offset
    if (reversed) {
      values.limit = Math.min(limit, left)
      values.offset = left - values.limit
    }
  }
  const [row] = await pageStatement(resource, query, reversed)(call.db, values)
  if (!row) throw new Error('a list statement always yields a row')
  const isCapped = !resource.unlimited && !isCounted(resource, query) && row.total > countCap
  const total = isCapped ? countCap : row.total
  const count = limit ? Math.max(0, Math.min(limit, row.total - offset)) : total
  const meta = {
    pagination: { ...paginationOf(total, limit, page, count), ...(isCapped && { total_is_capped: true }) },
    ...(row.counts && { counts: row.counts }),
  }
  return rawJson(`{"data":${row.data},"meta":${JSON.stringify(meta)}}`)
}
