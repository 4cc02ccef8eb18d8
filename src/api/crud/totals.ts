import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { apartSql, askedApart } from './apart'
import { conditionSql } from './fields'
import { hitsOf } from './hits'
import type { ListQuery } from './query'
import type { ListResource } from './resource'
import { conditionsIn, whereOf } from './where'

/** Holds if every condition is on a counted dimension, or distinguishes rows that stand apart. */
export const isCounted = (resource: ListResource, query: ListQuery): boolean =>
  !!resource.counted &&
  askedApart(resource, query) !== undefined &&
  conditionsIn(query).every(
    ({ field, operator }) =>
      operator !== 'like' &&
      (resource.counted?.includes(field) || field === resource.apart?.few || field === resource.apart?.rest),
  )

/** The CTE `kept`: the maintained totals by the dimensions that the query needs, read once; and one of each sum. */
export function keptSql(resource: ListResource, query: ListQuery): SQL {
  const dimensions = new Set([
    ...conditionsIn(query).flatMap(({ field, operator }) => (operator === 'is' ? [] : [field])),
    ...(hasFacets(resource, query) ? (resource.facets ?? []) : []),
    ...(resource.summary ? [resource.summary.field] : []),
  ])
  const keys = [...dimensions].map((name) => sql`key->>${sql.raw(`'${name}'`)}`)
  const named = [...dimensions].map((name, at) => sql`${keys[at]} as ${sql.identifier(name)}, `)
  const grouped = keys.length ? sql` group by ${sql.join(keys, sql`, `)}` : sql``
  const list = getTableConfig(resource.table).name
  const read = (
    as: SQL,
    of: string,
  ) => sql`${as} as (select ${sql.join(named)}sum(n)::bigint as n from list_counts
    where list = ${sql.raw(`'${of}'`)}${grouped})`
  const sums = namesOfSums(resource).map((name) => read(keptAs(name), `${list}.${name}`))
  const { countedAlone } = resource
  const isAlone = countedAlone && [...dimensions].every((name) => countedAlone.includes(name))
  return sql.join([read(sql`kept`, isAlone ? `${list}.rows` : list), ...sums], sql`, `)
}

const namesOfSums = ({ sums = {} }: ListResource): string[] => Object.keys(sums)
const keptAs = (sum: string): SQL => sql`${sql.identifier(`kept_${sum}`)}`

/** Sums of amounts over all rows that match: from those that are kept, else over the rows that are counted. */
export function sumsSql(resource: ListResource, query: ListQuery): SQL {
  const { sums = {} } = resource
  const names = namesOfSums(resource)
  if (!names.length || !query.counts) return sql`null::json`
  const quoted = (name: string) => sql.raw(`'${name}'`)
  if (isCounted(resource, query))
    return sql`json_build_object(${sql.join(
      names.map((name) => {
        const kept = keptTotals(resource, query, { from: keptAs(name) })
        return sql`${quoted(name)}, (select coalesce(sum(n), 0) ${kept})`
      }),
      sql`, `,
    )})`
  const columns = Object.entries(sums).map(([name, amount]) => sql`${amount} as ${sql.identifier(name)}`)
  const told = names.map((name) => sql`${quoted(name)}, coalesce(sum(${sql.identifier(name)}), 0)`)
  return sql`(select json_build_object(${sql.join(told, sql`, `)})
    from (${hitsOf(resource, query).valuesOf(sql.join(columns, sql`, `))}) summed)`
}

interface KeptPart {
  /** A field whose conditions do not count. */
  except?: string
  from?: SQL
}

export function keptTotals(
  resource: ListResource,
  query: ListQuery,
  { except, from = sql`kept` }: KeptPart = {},
): SQL {
  const where = whereOf(query, (condition, name) => {
    const field = resource.fields[condition.field]
    if (!field || condition.field === except || condition.operator === 'is') return null
    return conditionSql(
      condition,
      field,
      name,
      sql`${sql.identifier(condition.field)}${sql.raw(`::${field.type}`)}`,
    )
  })
  return where ? sql`from ${from} where ${where}` : sql`from ${from}`
}

export function totalSql(resource: ListResource, query: ListQuery): SQL {
  const { apart } = resource
  const asked = askedApart(resource, query)
  const few = apart && apartSql(resource, apart, query)
  if (few && asked === 'few') return few
  const kept = sql`(select coalesce(sum(n), 0)::int ${keptTotals(resource, query)})`
  return few && asked === 'rest' ? sql`(${kept} - ${few})` : kept
}

export const countSql = (resource: ListResource, query: ListQuery): SQL =>
  sql`with ${keptSql(resource, query)} select ${totalSql(resource, query)} as total`

export const fewSql = (resource: ListResource, query: ListQuery): SQL =>
  resource.apart && hasFacets(resource, query) ? apartSql(resource, resource.apart, query) : sql`0`

const hasFacets = ({ facets }: ListResource, { counts, join, groups }: ListQuery): boolean =>
  counts && !!facets?.length && (join === 'and' || groups.length < 2)

/** A facet's own filter can only be ignored when all conditions must hold (`and`). */
export const facetsSql = (resource: ListResource, query: ListQuery) =>
  hasFacets(resource, query)
    ? sql`json_build_object(${sql.join(
        (resource.facets ?? []).map(
          (name) => sql`${sql.raw(`'${name}'`)}, (select coalesce(json_object_agg(value, n), '{}') from (
            select ${sql.identifier(name)} as value, sum(n)::int as n ${keptTotals(resource, query, { except: name })}
            group by 1 having sum(n) > 0) f)`,
        ),
        sql`, `,
      )})`
    : sql`null::json`
