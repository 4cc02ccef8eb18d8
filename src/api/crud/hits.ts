import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { type Condition, conditionSql, type Field, momentSql } from './fields'
import type { AskedQuery, ListQuery } from './query'
import type { ListResource } from './resource'
import { conditionsIn, whereOf } from './where'

/** Lists with free filters are counted up to this; a higher total is marked as capped. */
export const countCap = 1_000

/** Lists narrowed to few rows, such as those of one post, are counted up to this. */
const narrowCap = 100_000

export const capOf = (resource: ListResource, query: ListQuery): number =>
  !isSearch(query) &&
  (query.join === 'and' || query.groups.length < 2) &&
  conditionsIn(query).some(
    ({ field, operator }) => (operator === '=' || operator === 'is') && resource.fields[field]?.isNarrow,
  )
    ? narrowCap
    : countCap

/** Newest rows, which show how frequent a search's matches are. */
const sample = 1_000

/** Matches in the sample from which a walk through the list finds `countCap` of them soon: one row in fifty. */
const isFrequent = 20

/**
 * Limit of that walk, in multiples of the sample's id range and in ids. A number of rows would be stricter, but
 * counting them takes as long as the search.
 */
const walk = { samples: 60, ids: 400_000 }

/** From the second page on, up to this many matches are sorted; more are skipped along an index. */
const sortCap = 10_000

/** SQL parts for counting a list with free filters; `few` holds if all matches are in the CTE `hits`. */
interface Hits {
  with: SQL
  total: SQL
  few: SQL
  valuesOf: (column: SQL) => SQL
}

const isText = ({ operator }: Condition): boolean => operator === 'like'

const where = (
  resource: ListResource,
  query: ListQuery,
  keep: (condition: Condition) => boolean,
  targetOf: (field: Field, condition: Condition) => SQL | undefined = () => undefined,
): SQL | null =>
  whereOf(query, (condition, placeholder) => {
    const field = resource.fields[condition.field]
    if (!field || !keep(condition)) return null
    return conditionSql(condition, field, placeholder, targetOf(field, condition))
  })

const besideText = ({ besideText }: Field, condition: Condition) =>
  isText(condition) ? undefined : besideText

/** Comparing bytes is faster than comparing by a language's rules, with the same result for words. */
const byBytes = ({ folded }: Field, condition: Condition) =>
  isText(condition) ? sql`${folded} collate "C"` : undefined

export const filterOf = (resource: ListResource, query: ListQuery): SQL | null =>
  where(resource, query, () => true)

export const boundFilterOf = ({ fields }: ListResource, query: AskedQuery): SQL | null =>
  whereOf(query, (condition) => {
    const field = fields[condition.field]
    return field ? conditionSql(condition, field, null, field.byClock?.(momentSql(query.now))) : null
  })

const filtered = (...conditions: (SQL | null)[]): SQL => {
  const given = conditions.filter((each) => each !== null)
  return given.length ? sql` where ${sql.join(given, sql` and `)}` : sql``
}

const isSearch = (query: ListQuery): boolean =>
  conditionsIn(query).some(isText) && (query.join === 'and' || query.groups.length < 2)

function anyHits(resource: ListResource, query: ListQuery): Hits {
  const { table } = resource
  const id = sql`${sql.identifier(getTableConfig(table).name)}.id`
  const cap = capOf(resource, query)
  const upTo = (limit: number, column: SQL) =>
    sql`select ${column} from ${table}${filtered(filterOf(resource, query))} limit ${sql.raw(String(limit + 1))}`
  const few = sql`((select count(*) from hits) <= ${sql.raw(String(countCap))})`
  const counted = sql`(select count(*)::int from hits)`
  return {
    with: sql`hits as materialized (${upTo(countCap, id)})`,
    // Beyond the sort limit, rows are counted along the index without keeping them.
    total:
      cap > countCap
        ? sql`(case when ${few} then ${counted} else (select count(*)::int from (${upTo(cap, id)}) counted) end)`
        : counted,
    few,
    // Rereading beats a lookup by id: the index of the filter also contains the column.
    valuesOf: (column) => upTo(cap, column),
  }
}

/**
 * Up to `countCap` + 1 rows with all the words. The planner takes words for independent, so it would read the whole
 * list for words that are common alone and rare together. Hence a sample decides: frequent matches are found by a walk
 * through the list, others by the trigram index.
 */
function searchHits(resource: ListResource, query: ListQuery): Hits {
  const { table, fields } = resource
  const name = sql.identifier(getTableConfig(table).name)
  const number = (value: number) => sql.raw(String(value))
  const cap = number(countCap)
  const limit = number(query.page === 1 ? countCap : sortCap)
  const leads = ({ field, operator }: Condition) => operator === '=' && !!fields[field]?.leadsText
  const tried = where(resource, query, (each) => !leads(each), byBytes)
  const lead = where(resource, query, leads)
  const isWhole = sql`(select rows < ${number(sample)} from seen)`
  const isCommon = sql`(select count(*) from walked) > ${cap}`
  return {
    // `ctid` is in no index, which keeps the planner from reading a whole index. `pg_backend_pid()` excludes parallel
    // workers: starting them takes longer than the walk, even if it is skipped.
    with: sql`sample as materialized (select ${columnsIn(resource, query)} from ${table}${filtered(lead)}
        order by ${name}.id desc limit ${number(sample)}),
      seen as materialized (select (select count(*) from sample) as rows,
        (select count(*) from sample ${name} where ${tried}) as hits,
        (select max(id) - least(${number(walk.samples)} * (max(id) - min(id)::bigint + 1), ${number(walk.ids)})
          from sample) as above),
      walked as materialized (select ${name}.id from ${table}${filtered(
        lead,
        tried,
        sql`${name}.id > (select above from seen) and ((select hits >= ${number(isFrequent)} from seen) or ${isWhole})
          and pg_backend_pid() > 0`,
      )} order by ${name}.id desc limit ${cap} + 1),
      found as materialized (select ${name}.id, ${name}.ctid from ${table}${filtered(
        where(resource, query, isText),
        where(resource, query, (each) => !isText(each), besideText),
        sql`not (${isCommon}) and not ${isWhole}`,
      )}),
      hits as materialized (
        (select id from walked where ${isWhole}) union all (select id from found limit ${limit} + 1))`,
    total: sql`greatest((select count(*) from walked), least((select count(*) from hits), ${cap} + 1))::int`,
    few: sql`(not (${isCommon}) and (select count(*) from hits) <= ${limit})`,
    valuesOf: (column) => sql`select ${column} from ${table} where ${name}.id in (
      select id from walked union select id from (select id from hits limit ${cap}) counted)`,
  }
}

/** The id and the columns that the conditions read; those of other tables are joined by id. */
function columnsIn({ table, fields }: ListResource, query: ListQuery): SQL {
  const read = new Set<AnyColumn | SQL>([table.id])
  for (const { field, operator } of conditionsIn(query)) {
    const { column, folded, within, reads = [] } = fields[field] ?? {}
    for (const each of reads) read.add(each)
    const one = operator === 'like' ? folded : column
    if (one && !within) read.add(one)
  }
  return sql.join([...read], sql`, `)
}

export const hitsOf = (resource: ListResource, query: ListQuery): Hits =>
  isSearch(query) ? searchHits(resource, query) : anyHits(resource, query)
