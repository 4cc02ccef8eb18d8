import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { askedAt, type Condition, conditionSql } from './fields'
import type { ListQuery } from './query'
import type { Apart, ListResource } from './resource'
import { conditionsIn, whereOf } from './where'

const isFact = ({ few, rest }: Apart, { field }: Condition): boolean => field === few || field === rest

/** Undefined if the query also filters the facet otherwise. */
export function askedApart(resource: ListResource, query: ListQuery): 'few' | 'rest' | 'both' | undefined {
  const { apart } = resource
  const conditions = conditionsIn(query)
  const facts = apart ? conditions.filter((each) => isFact(apart, each)) : []
  if (!apart || !facts.length) return 'both'
  const [fact] = facts
  const others = conditions.filter(({ field }) => field === apart.facet)
  const isRest = fact?.field === apart.rest
  const isPlain = isRest
    ? others.length === 1 && others[0]?.operator === '=' && others[0].value === apart.of
    : others.length === 0
  if (facts.length > 1 || !isPlain) return undefined
  return isRest ? 'rest' : 'few'
}

export function apartSql(resource: ListResource, apart: Apart, query: ListQuery): SQL {
  const { table, fields } = resource
  // A subselect keeps the plan independent of the moment, so that it can be cached.
  const fact = fields[apart.few]?.byClock?.(sql`(select ${askedAt})`)
  if (!fact) throw new Error(`${resource.name}.${apart.few} is no fact by the clock`)
  const where = whereOf(query, (condition, name) => {
    const field = fields[condition.field]
    if (!field || condition.field === apart.facet || isFact(apart, condition)) return null
    return conditionSql(condition, field, name)
  })
  const and = where ? sql` and ${where}` : sql``
  return sql`(select count(*)::int from ${sql.identifier(getTableConfig(table).name)} where ${fact}${and})`
}

type Counts = Record<string, Record<string, number>>

export function toldApart(counts: Counts, { facet, of, as }: Apart, few: number): Counts {
  const values = counts[facet]
  if (!values || !few) return counts
  return { ...counts, [facet]: { ...values, [of]: (values[of] ?? 0) - few, [as]: few } }
}
