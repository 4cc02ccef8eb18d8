import { includesOf } from '../crud/projection'
import type { ListResource } from '../crud/resource'
import { rowSchema } from '../crud/rowSchema'
import type { Actor } from '../http/call'
import type { GuardedRoute, Route } from '../http/route'
import { arraySchema, choiceSchema, mapSchema, objectSchema, type Schema, textSchema } from '../http/schema'
import { isOpenTo, type Tool, ToolFault } from './tool'
import { writableOf, writingTools } from './writing'

/** Assistants write numbers as numbers. */
const plainSchema: Schema = { type: ['string', 'number', 'boolean'] }

/** Rows that an assistant reads at once: more would fill what it can keep in mind. */
const mostRows = 50

const listsOf = (routes: readonly Route[], actor: Actor): ListResource[] =>
  routes.flatMap((route) =>
    isOpenTo(actor, route) && route.lists && route.path === pathOf(route.lists) ? [route.lists] : [],
  )

const pathOf = ({ name }: ListResource): string => `/${name}`

/** Questions that are no list: sums, balances, what runs low. */
const reportsOf = (routes: readonly Route[], actor: Actor): GuardedRoute[] =>
  routes.filter((route): route is GuardedRoute => isOpenTo(actor, route) && route.isReport === true)

/** The tools of a caller, made of what the API declares; of what they may not read they do not know. */
export function toolsOf(routes: readonly Route[], actor: Actor): Tool[] {
  const lists = listsOf(routes, actor)
  const reports = reportsOf(routes, actor)
  const entity = choiceSchema(lists.map(({ name }) => name))
  const listOf = (name: unknown): ListResource => {
    const list = lists.find((each) => each.name === name)
    if (!list) throw new ToolFault('not_found', `There are no ${name} for this key.`)
    return list
  }
  const find: Tool = {
    name: 'find',
    description:
      'Finds records of every kind by words, code, e-mail or phone number; accents may be left out.',
    inputSchema: objectSchema(
      { q: { ...textSchema, maxLength: 200 } },
      { limit: { type: 'integer', minimum: 1, maximum: 20 } },
    ),
    callOf: ({ q, limit = 5 }) => ({
      path: `/search?${new URLSearchParams({ q: String(q), limit: String(limit) })}`,
    }),
  }
  const describe: Tool = {
    name: 'describe',
    description:
      'Tells of a kind of record its fields, by what it can be filtered and sorted, and what can be included.',
    inputSchema: objectSchema({ entity }),
    callOf: ({ entity: name }) => ({
      path: '',
      told: { ...described(listOf(name)), ...writableOf(routes, actor, String(name)) },
    }),
  }
  const list: Tool = {
    name: 'list',
    description: `Lists records of a kind, at most ${mostRows} a page, with their exact number. Filters must all hold; ask \`describe\` for fields.`,
    inputSchema: objectSchema(
      { entity },
      {
        where: arraySchema(
          objectSchema(
            { field: textSchema, value: plainSchema },
            { operator: choiceSchema(['=', '!=', 'in', '>=', '<=', 'like']) },
          ),
        ),
        orderBy: textSchema,
        sortedBy: choiceSchema(['asc', 'desc']),
        page: { type: 'integer', minimum: 1 },
        limit: { type: 'integer', minimum: 1, maximum: mostRows },
        include: arraySchema(textSchema),
      },
    ),
    callOf: ({ entity: name, ...asked }) => ({ path: `${pathOf(listOf(name))}?${queryOf(asked)}` }),
  }
  const read: Tool = {
    name: 'read',
    description: 'Reads one record by its id, with all that it holds.',
    inputSchema: objectSchema(
      { entity, id: { type: 'integer', minimum: 1 } },
      { include: arraySchema(textSchema) },
    ),
    callOf: ({ entity: name, id, include }) => {
      const found = listOf(name)
      const body = found.body ? ['body'] : []
      const where = [{ field: 'id', value: String(id) }]
      const names = Array.isArray(include) ? include.map(String) : []
      return {
        isOne: true,
        path: `${pathOf(found)}?${queryOf({ where, limit: 1, include: [...new Set([...names, ...body])] })}`,
      }
    },
  }
  const report: Tool = {
    name: 'report',
    description: `Answers a question about the whole: ${reports.map(({ path, summary }) => `${path} (${summary})`).join(', ')}.`,
    inputSchema: objectSchema(
      { report: choiceSchema(reports.map(({ path }) => path)) },
      {
        parameters: {
          ...mapSchema(plainSchema),
          description: reports.map(asksOf).filter(Boolean).join('; '),
        },
      },
    ),
    callOf: ({ report: path, parameters }) => {
      const asked = Object.entries(parameters ?? {}).map(([name, value]) => [name, String(value)])
      return { path: `${path}?${new URLSearchParams(asked)}` }
    },
  }
  return [
    ...(lists.length ? [find, describe, list, read] : []),
    ...(reports.length ? [report] : []),
    ...writingTools(routes, actor),
  ]
}

const asksOf = ({ path, asks = {}, needs = [] }: GuardedRoute): string => {
  const told = Object.entries(asks).map(([name, { enum: choices }]) =>
    [name, needs.includes(name) && '(needed)', choices && `(${choices.join('|')})`].filter(Boolean).join(' '),
  )
  return told.length ? `${path}: ${told.join(', ')}` : ''
}

const described = (list: ListResource) => ({
  fields: rowSchema(list),
  filters: Object.fromEntries(
    Object.entries(list.fields).flatMap(([name, { operators }]) =>
      operators.length ? [[name, operators]] : [],
    ),
  ),
  sorts: list.sorts,
  include: includesOf(list),
  parameters: Object.fromEntries(
    Object.entries(list.params ?? {}).map(([name, values]) => [name, Object.keys(values)]),
  ),
})

interface Term {
  field?: unknown
  operator?: unknown
  value?: unknown
}

function queryOf(asked: Record<string, unknown>): URLSearchParams {
  const { where, include, limit = 10, orderBy, sortedBy, page } = asked
  const terms = Array.isArray(where)
    ? where.filter((term): term is Term => typeof term === 'object' && term !== null)
    : []
  const names = Array.isArray(include) ? include.map(String) : []
  const query = {
    limit: Math.min(Number(limit), mostRows),
    page,
    orderBy,
    sortedBy,
    include: names.join(','),
    search: terms.map(({ field, value }) => `${field}:${String(value).replace(/[\\;]/g, '\\$&')}`).join(';'),
    searchFields: terms.map(({ field, operator = '=' }) => `${field}:${operator}`).join(';'),
    searchJoin: terms.length ? 'and' : undefined,
  }
  return new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  )
}
