import { type SQL, sql } from 'drizzle-orm'
import { conditionSql } from './fields'
import type { ListQuery } from './query'
import type { ListResource } from './resource'
import { conditionsIn, whereOf } from './where'

/** Whether the maintained totals can answer: every condition is on a counted dimension. */
export const isCounted = (resource: ListResource, query: ListQuery): boolean =>
  !!resource.counted &&
  conditionsIn(query).every(({ field, operator }) => resource.counted?.includes(field) && operator !== 'like')

/** The sum of the maintained totals for a query; `except` ignores the filter on one dimension. */
export function keptTotals(resource: ListResource, query: ListQuery, except?: string): SQL {
  const where = whereOf(query, (condition, name) => {
    const field = resource.fields[condition.field]
    if (!field || condition.field === except) return null
    return conditionSql(condition, field, name, sql.raw(`(key->>'${condition.field}')::${field.type}`))
  })
  return sql`from list_counts where list = ${sql.raw(`'${resource.name}'`)}${where ? sql` and ${where}` : sql``}`
}

/** The exact total under the query. */
export const totalSql = (resource: ListResource, query: ListQuery) =>
  sql`(select coalesce(sum(n), 0)::int ${keptTotals(resource, query)})`

/**
 * Totals per value of each facet under the other conditions of the query, as one JSON object. A facet's own filter
 * can only be ignored when all conditions must hold (`and`).
 */
export const facetsSql = (resource: ListResource, query: ListQuery) =>
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
