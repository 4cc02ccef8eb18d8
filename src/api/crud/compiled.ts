import type { SQL } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { type Statement, statement } from '../db/database'
import type { ListQuery } from './query'
import type { ListResource } from './resource'
import { isCounted } from './totals'
import { conditionsIn } from './where'

const numbers = new WeakMap<object, number>()
let latest = 0

/** Distinguishes includes of the same name: a list may show some readers less. */
function numberOf(include: SQL | undefined): number {
  if (!include) return 0
  const number = numbers.get(include) ?? ++latest
  numbers.set(include, number)
  return number
}

/** Everything but the values; queries of the same shape share a compiled statement. */
const shapeOf = (resource: ListResource, query: ListQuery, extra: string): string =>
  JSON.stringify([
    getTableConfig(resource.table).name,
    resource.hidden,
    extra,
    query.join,
    query.orderBy,
    query.direction,
    query.includes.map((name) => [name, numberOf(resource.includes?.[name])]),
    query.required.map(({ field, operator }) => field + operator),
    query.groups.map((group) => group.map(({ field, operator }) => field + operator)),
    windowOf(query),
    query.counts,
  ])

/** The first page's size is a literal: the planner then keeps the plan, and planning costs as much as the page. */
export const windowOf = ({ limit, page }: ListQuery): 'all' | 'page' | { first: number } =>
  limit === 0 ? 'all' : page === 1 ? { first: limit } : 'page'

const compiled = new Map<string, Statement<unknown>>()
const maxCompiled = 500

/** Names of prepared statements so far; every connection keeps their plans until it closes. */
const planned = new Set<string>()
const maxPlanned = 100

/**
 * A plan is kept only if the best one does not depend on the values: all filters are equalities or facts and, unless
 * sorted by id, at most one, on a reference.
 */
export function keepsPlan(resource: ListResource, query: ListQuery): boolean {
  const conditions = conditionsIn(query)
  const isPlain = conditions.every(({ operator }) => operator === '=' || operator === 'is')
  const [first, second] = conditions
  const isOrdered = !first || (!second && resource.fields[first.field]?.type === 'int')
  return isPlain && (query.orderBy === 'id' || (isOrdered && isCounted(resource, query)))
}

function planName(resource: ListResource, query: ListQuery, shape: string): string | undefined {
  if (!keepsPlan(resource, query)) return undefined
  const name = `list-${fingerprint(shape)}`
  if (!planned.has(name) && planned.size >= maxPlanned) return undefined
  planned.add(name)
  return name
}

function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const char of text) hash = BigInt.asUintN(64, (hash ^ BigInt(char.charCodeAt(0))) * 0x100000001b3n)
  return hash.toString(36)
}

export function compile<T>(
  resource: ListResource,
  query: ListQuery,
  extra: string,
  build: () => SQL,
): Statement<T> {
  const shape = shapeOf(resource, query, extra)
  let found = compiled.get(shape)
  if (!found) {
    if (compiled.size >= maxCompiled) compiled.clear()
    found = statement(planName(resource, query, shape), build())
    compiled.set(shape, found)
  }
  return found as Statement<T>
}
