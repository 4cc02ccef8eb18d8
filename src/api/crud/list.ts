import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { paginationOf } from '../../domain/pagination'
import type { Statement } from '../db/database'
import { statement } from '../db/database'
import { rawJson } from '../http/answers'
import type { Call } from '../http/route'
import { type Condition, conditionSql } from './fields'
import { columnsOf } from './include'
import { type ListQuery, readQuery } from './query'
import type { Resource } from './resource'

/** Free filters are counted this far and no further: the total then says that it is capped. */
export const countCap = 10_000

/** From this offset on, a page may be nearer to the list's end: then it is read from there. */
const deepOffset = 2_000

interface PageRow {
  total: number
  counts: Record<string, Record<string, number>> | null
  data: string
}

/** The columns and includes of a row, as one JSON object per row. */
export const projection = (resource: Resource, includes: readonly string[]): SQL => {
  const left = new Set(['search_text', 'title_key', ...(resource.hidden ?? [])])
  if (!includes.includes('body')) for (const name of resource.body ?? []) left.add(name)
  const extra = includes.flatMap((name) => {
    const include = resource.includes?.[name]
    return include ? [sql`, ${include} as ${sql.identifier(name)}`] : []
  })
  return sql`${columnsOf(resource.table, (name) => !left.has(name))}${sql.join(extra)}`
}

export const includesOf = (resource: Resource): string[] => [
  ...Object.keys(resource.includes ?? {}),
  ...(resource.body ? ['body'] : []),
]

/** Joins the conditions of a query; each leaf is written by `leaf`, or the whole left out where it says so. */
function whereOf(query: ListQuery, leaf: (condition: Condition, name: string) => SQL | null): SQL | null {
  let at = 0
  const write = (condition: Condition) => leaf(condition, `v${at++}`)
  const all = (conditions: Condition[], by: SQL): SQL | null => {
    const parts = conditions.map(write).filter((part) => part !== null)
    return parts.length ? sql`(${sql.join(parts, by)})` : null
  }
  const required = all(query.required, sql` and `)
  const groups = query.groups.map((group) => all(group, sql` and `)).filter((part) => part !== null)
  const searched = groups.length
    ? sql`(${sql.join(groups, query.join === 'and' ? sql` and ` : sql` or `)})`
    : null
  return required && searched ? sql`${required} and ${searched}` : (required ?? searched)
}

const conditionsIn = (query: ListQuery) => [...query.required, ...query.groups.flat()]

/** Whether the kept totals can answer: every condition is on a counted dimension. */
export const isCounted = (resource: Resource, query: ListQuery): boolean =>
  !!resource.counted &&
  conditionsIn(query).every(({ field, operator }) => resource.counted?.includes(field) && operator !== 'like')

/** The sum of the kept totals under the query, skipping one dimension when its values are what is asked. */
function keptTotals(resource: Resource, query: ListQuery, except?: string): SQL {
  const where = whereOf(query, (condition, name) => {
    const field = resource.fields[condition.field]
    if (!field || condition.field === except) return null
    return conditionSql(condition, field, name, sql.raw(`(key->>'${condition.field}')::${field.type}`))
  })
  return sql`from list_counts where list = ${sql.raw(`'${resource.name}'`)}${where ? sql` and ${where}` : sql``}`
}

const totalSql = (resource: Resource, query: ListQuery) =>
  sql`(select coalesce(sum(n), 0)::int ${keptTotals(resource, query)})`

/** Counts leave a tab's own filter out, which says something only of filters that hold together. */
const facetsSql = (resource: Resource, query: ListQuery) =>
  resource.facets?.length && (query.join === 'and' || query.groups.length < 2)
    ? sql`json_build_object(${sql.join(
        resource.facets.map(
          (name) => sql`${sql.raw(`'${name}'`)}, (select coalesce(json_object_agg(value, n), '{}') from (
            select key->>${sql.raw(`'${name}'`)} as value, sum(n)::int as n ${keptTotals(resource, query, name)}
            group by 1 having sum(n) > 0) f)`,
        ),
        sql`, `,
      )})`
    : sql`null::json`

/** The shape of a query: everything but its values. Queries of one shape share one compiled statement. */
const shapeOf = (resource: Resource, query: ListQuery, extra: string): string =>
  JSON.stringify([
    resource.name,
    extra,
    query.join,
    query.orderBy,
    query.direction,
    query.includes,
    query.required.map(({ field, operator }) => field + operator),
    query.groups.map((group) => group.map(({ field, operator }) => field + operator)),
    query.limit === 0,
  ])

const compiled = new Map<string, Statement<unknown>>()
const maxCompiled = 500

/** Plans may be kept where the filters are plain equalities; elsewhere the best plan depends on the values. */
const planName = (query: ListQuery, shape: string) =>
  conditionsIn(query).every(({ operator }) => operator === '=') && query.orderBy === 'id'
    ? `list-${fingerprint(shape)}`
    : undefined

function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const char of text) hash = BigInt.asUintN(64, (hash ^ BigInt(char.charCodeAt(0))) * 0x100000001b3n)
  return hash.toString(36)
}

function compile<T>(resource: Resource, query: ListQuery, extra: string, build: () => SQL): Statement<T> {
  const shape = shapeOf(resource, query, extra)
  let found = compiled.get(shape)
  if (!found) {
    if (compiled.size >= maxCompiled) compiled.clear()
    found = statement(planName(query, shape), build())
    compiled.set(shape, found)
  }
  return found as Statement<T>
}

/**
 * The page as one statement: ids first, over an index alone, then the rows behind them with their includes,
 * written as JSON by the database. Kept totals or, under a free filter, a capped count come with it.
 */
function pageStatement(resource: Resource, query: ListQuery, reversed: boolean): Statement<PageRow> {
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
      // Where people set the order, a new row comes before those that share its place (spec §4).
      const among = sql.raw(isDescending === (query.orderBy === 'sort') ? 'asc' : 'desc')
      return sql` order by ${column} ${direction}, ${id} ${among}`
    }
    const window = query.limit
      ? sql` limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`
      : sql``
    const id = sql`${name}.id`
    const walk = sql`select ${id} from ${table}${filter}${by(key, id, reversed)}${window}`
    const rows = sql`(select coalesce(json_agg(row_to_json(r)), '[]')::text from (
      select ${projection(resource, query.includes)} from page join ${table} using (id)${by(key, id, false)}) r)`
    if (isCounted(resource, query))
      return sql`with page as (${walk}) select ${totalSql(resource, query)} as total,
        ${facetsSql(resource, query)} as counts, ${rows} as data`
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

/** Titles sort by their Vietnamese key where the table has one. */
const sortColumn = (resource: Resource, orderBy: string): string =>
  orderBy === 'title' && getTableConfig(resource.table).columns.some(({ name }) => name === 'title_key')
    ? 'title_key'
    : orderBy

const valuesOf = (query: ListQuery): Record<string, unknown> =>
  Object.fromEntries(conditionsIn(query).map(({ value }, at) => [`v${at}`, value]))

/** Answers `GET /<resource>`. At most two statements, at any size and with any includes. */
export async function list(call: Call, resource: Resource): Promise<Response> {
  const query = readQuery(call.url.searchParams, { ...resource, includes: includesOf(resource) })
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
  const isCapped = !isCounted(resource, query) && row.total > countCap
  const total = isCapped ? countCap : row.total
  const count = limit ? Math.max(0, Math.min(limit, row.total - offset)) : total
  const meta = {
    pagination: { ...paginationOf(total, limit, page, count), ...(isCapped && { total_is_capped: true }) },
    ...(row.counts && { counts: row.counts }),
  }
  return rawJson(`{"data":${row.data},"meta":${JSON.stringify(meta)}}`)
}
