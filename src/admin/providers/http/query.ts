import type { GetListParams } from 'react-admin'
import type { Endpoint, Filter } from '../data/endpoint'
import type { HttpRequest } from './http'

type Query = NonNullable<HttpRequest['query']>

/** Escapes `;` and `:`, which separate the terms of a search. */
export const escapeTerm = (value: string): string => value.replace(/[\\;:]/g, '\\$&')

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Filters as `search` and `searchFields` (the nth term of a field has its nth operator). */
export function searchOf(filter: Record<string, unknown>, endpoint: Endpoint): Query {
  const terms: string[] = []
  const operators: string[] = []
  const plain: Query = {}
  for (const [name, value] of Object.entries(filter)) {
    if (isEmpty(value)) continue
    if (endpoint.parameters?.includes(name)) {
      plain[endpoint.parameterNames?.[name] ?? name] = String(value)
      continue
    }
    const [field, operator]: Filter = endpoint.filters?.[name] ?? [name, '=']
    terms.push(`${field}:${escapeTerm(Array.isArray(value) ? value.join(',') : String(value))}`)
    operators.push(`${field}:${Array.isArray(value) ? 'in' : operator}`)
  }
  if (terms.length === 0) return plain
  return { ...plain, search: terms.join(';'), searchFields: operators.join(';'), searchJoin: 'and' }
}

/** The address of a list, and the filters that are not in its path. */
export function pathOf(
  { path }: Endpoint,
  filter: Record<string, unknown> = {},
): [path: string, filter: Record<string, unknown>] {
  const { ...rest } = filter
  const filled = path.replace(/:(\w+)/g, (_part, name: string) => {
    delete rest[name]
    return encodeURIComponent(String(filter[name]))
  })
  return [filled, rest]
}

/** Relations to include; a form's record may have more. */
export const includeOf = (endpoint: Endpoint, meta: GetListParams['meta']): string | undefined =>
  meta?.form ? (endpoint.formInclude ?? endpoint.include) : (meta?.include ?? endpoint.include)

export function listQuery(endpoint: Endpoint, params: GetListParams): Query {
  const { pagination, sort = endpoint.order, filter = {}, meta } = params
  return {
    page: endpoint.all ? 1 : (pagination?.page ?? 1),
    limit: endpoint.all ? 0 : pagination?.perPage,
    orderBy: sort.field,
    sortedBy: sort.order.toLowerCase(),
    include: includeOf(endpoint, meta),
    counts: meta?.counts === false ? 0 : undefined,
    ...searchOf(filter, endpoint),
  }
}
