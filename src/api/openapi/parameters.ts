import { includesOf } from '../crud/projection'
import type { ListResource } from '../crud/resource'
import type { Route } from '../http/route'
import { arraySchema, choiceSchema, type Schema, textSchema } from '../http/schema'

export interface ParameterObject {
  name: string
  in: 'query' | 'path' | 'header'
  required?: boolean
  description?: string
  schema: Schema
  style?: 'form'
  explode?: boolean
}

interface Reference {
  $ref: string
}

const reference = (name: string): Reference => ({ $ref: `#/components/parameters/${name}` })

const header = (name: string, schema: Schema, description: string): ParameterObject => ({
  name,
  in: 'header',
  schema,
  description,
})

const query = (name: string, schema: Schema, description?: string): ParameterObject => ({
  name,
  in: 'query',
  schema,
  ...(description && { description }),
  ...(schema.type === 'array' && { style: 'form', explode: false }),
})

/** Parameters that many calls share. */
export const sharedParameters: Record<string, ParameterObject> = {
  Locale: header('Locale', choiceSchema(['vi', 'en', 'ja']), 'Language of sentences; Vietnamese without it.'),
  'If-Match': header(
    'If-Match',
    textSchema,
    'The `version` that the caller saw; the call is refused (409 `conflict`) if somebody has changed the record since.',
  ),
  'Idempotency-Key': header(
    'Idempotency-Key',
    { type: 'string', maxLength: 200 },
    'A call that is repeated with the same key happens once, and is answered as the first time.',
  ),
  'Batch-Id': header(
    'Batch-Id',
    { type: 'string', format: 'uuid' },
    'Calls that name the same one are undone together; every write is answered with it.',
  ),
  Reason: header('Reason', textSchema, 'Kept in the history with what the call does; percent-encoded.'),
  page: query('page', { type: 'integer', minimum: 1, default: 1 }),
  searchJoin: query(
    'searchJoin',
    choiceSchema(['and', 'or']),
    'How terms of `search` are joined; `or` without it.',
  ),
  sortedBy: query('sortedBy', choiceSchema(['asc', 'desc'])),
  counts: query('counts', choiceSchema(['0', '1']), '`0` leaves out `meta.counts` and `meta.sums`.'),
}

const pathParameters = ({ path, parts = {} }: Route): ParameterObject[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: parts[name] ?? (name === 'id' ? { type: 'string', pattern: '^\\d+$' } : textSchema),
  }))

/**
 * The grammar of lists: `search=field:value;…`, order, includes, and parameters of the entity's own.
 * @param isPage false for a file and for a change of many, which are about all rows
 */
function grammar(list: ListResource, isPage: boolean): (ParameterObject | Reference)[] {
  const fields = Object.entries(list.fields)
    .map(([name, { operators }]) => `\`${name}\` (${operators.join(' ')})`)
    .join(', ')
  const includes = includesOf(list)
  const limit: Schema = { type: 'integer', minimum: list.unlimited ? 0 : 1, maximum: 1_000, default: 25 }
  return [
    ...(isPage ? [reference('page'), query('limit', limit)] : []),
    query(
      'search',
      textSchema,
      `Terms \`field:value\`, joined by \`;\`. Fields with their operators: ${fields}.`,
    ),
    query(
      'searchFields',
      textSchema,
      'The operator of each field, `field:operator`, joined by `;`; `=` without it.',
    ),
    reference('searchJoin'),
    query('orderBy', choiceSchema([...list.sorts, ...Object.keys(list.sortAliases ?? {})])),
    reference('sortedBy'),
    ...(isPage ? [reference('counts')] : []),
    ...(isPage && includes.length ? [query('include', arraySchema(choiceSchema(includes)))] : []),
    ...Object.entries(list.params ?? {}).map(([name, values]) =>
      query(name, choiceSchema(Object.keys(values))),
    ),
  ]
}

const writing = ['Batch-Id', 'Reason']

function headersOf(route: Route): string[] {
  const { method, guard, path } = route
  if (guard === 'public' && route.once) return ['Idempotency-Key']
  if (path.includes('/:locale/')) return []
  if (method === 'GET' || guard === 'public') return ['Locale']
  const isOne = path.includes(':')
  return [
    'Locale',
    ...(isOne && method !== 'POST' ? ['If-Match'] : []),
    ...(method === 'POST' || method === 'PATCH' ? ['Idempotency-Key'] : []),
    ...writing,
  ]
}

export function parametersOf(route: Route): (ParameterObject | Reference)[] {
  const asked = Object.entries(route.asks ?? {}).filter(
    ([, schema]) => schema.type !== 'array' || schema.items?.enum?.length !== 0,
  )
  const isPage = route.method === 'GET' && route.answers.types.includes('application/json')
  return [
    ...pathParameters(route),
    ...(route.asksAs ? grammar(route.asksAs, isPage) : []),
    ...asked.map(([name, schema]) => ({
      ...query(name, schema),
      ...(route.needs?.includes(name) && { required: true }),
    })),
    ...(route.asksUnder ?? []).map((name) =>
      query(`${name}key`, textSchema, `\`${name}\` before the key of a data field.`),
    ),
    ...headersOf(route).map(reference),
  ]
}
