import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { capOf, hitsOf } from './hits'
import type { ListQuery } from './query'
import type { ListResource } from './resource'
import { isCounted, keptTotals } from './totals'

type Counts = Record<string, number>

/** Rows per value of the summarised field, from the maintained totals if they can tell; null without summary. */
export function summarySql(resource: ListResource, query: ListQuery): SQL {
  const { summary, table } = resource
  if (!summary) return sql`null::json`
  const counted = isCounted(resource, query)
  const column = sql`${sql.identifier(getTableConfig(table).name)}.${sql.identifier(summary.field)} as value`
  const totals = counted
    ? sql`select ${sql.identifier(summary.field)} as value, sum(n)::int as n ${keptTotals(resource, query)} group by 1`
    : sql`select value, count(*)::int as n from (${hitsOf(resource, query).valuesOf(column)}) counted group by 1`
  return sql`(select coalesce(json_object_agg(value, n), '{}') from (${totals}) s where n > 0)`
}

/** `meta.summary`: the average to two places, null without rows, and the rows by value. */
export function listSummaryOf(resource: ListResource, query: ListQuery, found: Counts | null) {
  const { summary } = resource
  if (!summary || !found) return undefined
  const counts = Object.fromEntries(summary.values.map((value) => [value, found[value] ?? 0]))
  const total = Object.values(counts).reduce((sum, each) => sum + each, 0)
  const points = summary.values.reduce((sum, value) => sum + value * (counts[value] ?? 0), 0)
  const isCapped = !isCounted(resource, query) && total > capOf(resource, query)
  return {
    average: total ? Math.round((100 * points) / total) / 100 : null,
    counts,
    ...(isCapped && { is_capped: true }),
  }
}
