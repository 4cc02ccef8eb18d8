import { invalid } from '../http/errors'
import { type Condition, conditionsOf, type Field, type Operator, operators } from './fields'

export interface QueryRules {
  fields: Record<string, Field>
  sorts: readonly string[]
  includes: readonly string[]
  /** Additional query parameters (such as `searchRole`), by value the conditions they stand for. */
  params?: Record<string, Record<string, Condition[]>>
  order: readonly [field: string, direction: 'asc' | 'desc']
  unlimited?: boolean
}

export interface ListQuery {
  page: number
  /** 0 means all rows. */
  limit: number
  /** Conditions from additional parameters; always required. */
  required: Condition[]
  /** One group per `field:value`. All conditions of a group must hold; `join` combines the groups. */
  groups: Condition[][]
  join: 'and' | 'or'
  orderBy: string
  direction: 'asc' | 'desc'
  includes: string[]
  counts: boolean
}

export interface AskedQuery extends ListQuery {
  now: Date
}

const known = new Set([
  'page',
  'limit',
  'search',
  'searchFields',
  'searchJoin',
  'orderBy',
  'sortedBy',
  'include',
  'counts',
])

/** Rows with `include=body` can be megabytes in size. */
const maxBodies = 100
const maxTerms = 50

const own = <T>(record: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

function split(text: string, separator: string, pieces = Number.POSITIVE_INFINITY): string[] {
  const parts = ['']
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at)
    if (char === '\\' && parts.length === pieces) parts[parts.length - 1] += text.charAt(++at)
    else if (char === '\\') parts[parts.length - 1] += char + text.charAt(++at)
    else if (char === separator && parts.length < pieces) parts.push('')
    else parts[parts.length - 1] += char
  }
  return parts
}

function wholeNumber(text: string | null, name: string, fallback: number, min: number, max: number): number {
  if (text === null || text === '') return fallback
  const value = Number(text)
  if (!/^\d{1,9}$/.test(text) || value < min || value > max) throw invalid(name, 'invalid')
  return value
}

function oneOf<T extends string>(text: string | null, name: string, allowed: readonly T[], fallback: T): T {
  if (!text) return fallback
  const found = allowed.find((each) => each === text)
  if (!found) throw invalid(name, 'choice')
  return found
}

/**
 * Parses the grammar of l5-repository; refuses unknown parameters and values.
 * @throws ApiError 422 naming the parameter
 */
export function readQuery(params: URLSearchParams, rules: QueryRules): ListQuery {
  const required: Condition[] = []
  const seen = new Set<string>()
  for (const [name, value] of params) {
    if (value.includes('\0') || seen.has(name)) throw invalid(name, 'invalid')
    seen.add(name)
    if (known.has(name)) continue
    const extra = own(own(rules.params ?? {}, name) ?? {}, value)
    if (!extra) throw invalid(name, 'choice')
    required.push(...extra)
  }
  const includes = readIncludes(params, rules.includes)
  const limit = wholeNumber(params.get('limit'), 'limit', 25, rules.unlimited ? 0 : 1, 1000)
  if (includes.includes('body') && limit > maxBodies) throw invalid('limit', 'max', { max: maxBodies })
  return {
    page: wholeNumber(params.get('page'), 'page', 1, 1, 10_000_000),
    limit,
    required,
    groups: readSearch(params, rules.fields),
    join: oneOf(params.get('searchJoin'), 'searchJoin', ['and', 'or'], 'or'),
    orderBy: oneOf(params.get('orderBy'), 'orderBy', rules.sorts, rules.order[0]),
    direction: oneOf(
      params.get('sortedBy'),
      'sortedBy',
      ['asc', 'desc'],
      params.get('orderBy') ? 'asc' : rules.order[1],
    ),
    includes,
    counts: oneOf(params.get('counts'), 'counts', ['0', '1'], '1') === '1',
  }
}

/** @throws ApiError 422, also for duplicates: each include costs a subselect per row */
export function readIncludes(params: URLSearchParams, allowed: readonly string[]): string[] {
  const names = (params.get('include') ?? '').split(',').filter(Boolean)
  if (new Set(names).size < names.length) throw invalid('include', 'invalid')
  return names.map((name) => oneOf(name, 'include', allowed, ''))
}

/** `search=field:value;…` with `searchFields=field:operator;…`: the nth term of a field has its nth operator. */
function readSearch(params: URLSearchParams, fields: Record<string, Field>): Condition[][] {
  const asked = new Map<string, Operator[]>()
  const operatorsAsked = (params.get('searchFields') ?? '').split(';').filter(Boolean)
  const terms = split(params.get('search') ?? '', ';').filter(Boolean)
  if (operatorsAsked.length > maxTerms) throw invalid('searchFields', 'max_items', { max: maxTerms })
  if (terms.length > maxTerms) throw invalid('search', 'max_items', { max: maxTerms })
  for (const part of operatorsAsked) {
    const [name = '', operator = '='] = split(part, ':', 2)
    if (!Object.hasOwn(fields, name)) throw invalid('searchFields', 'choice')
    asked.set(name, [...(asked.get(name) ?? []), oneOf(operator, 'searchFields', operators, '=')])
  }
  return terms.map((part) => {
    const [name = '', value] = split(part, ':', 2)
    const field = own(fields, name)
    if (!field || value === undefined) throw invalid('search', 'choice')
    const list = asked.get(name) ?? []
    return conditionsOf(name, field, (list.length > 1 ? list.shift() : list[0]) ?? '=', value)
  })
}
