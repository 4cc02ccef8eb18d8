import { meets } from '../../domain/permissions'
import { longestSearch, termsOf } from '../../domain/search'
import { type Statement, statement } from '../db/database'
import { listOf } from '../http/answerPlan'
import { rawJson } from '../http/answers'
import type { Call } from '../http/call'
import { invalid } from '../http/errors'
import type { GuardedRoute, Route } from '../http/route'
import { choiceSchema, idSchema, mapSchema, objectSchema, textSchema, wholeSchema } from '../http/schema'
import { type SearchSource, searchSql, searchValues, shapeOf } from './statement'

const usualHits = 5
const maxHits = 20

interface Asked {
  typed: string
  limit: number
}

/** @throws ApiError 422 naming the parameter */
function readAsked(params: URLSearchParams): Asked {
  const typed = params.get('q') ?? ''
  if (typed.length > longestSearch) throw invalid('q', 'max_length', { max: longestSearch })
  const limit = params.get('limit') || String(usualHits)
  if (!/^\d{1,2}$/.test(limit) || Number(limit) < 1 || Number(limit) > maxHits)
    throw invalid('limit', 'invalid')
  return { typed, limit: Number(limit) }
}

interface SearchedKind extends SearchSource {
  route: GuardedRoute
}

const kindsOf = (routes: readonly Route[]): SearchedKind[] =>
  routes.flatMap((route) => {
    if (route.guard === 'public' || !route.lists) return []
    const { search } = route.lists
    return !search || 'not' in search ? [] : [{ route, resource: route.lists, plan: search }]
  })

/** `GET /search`: the records of every kind that the caller may list, in one statement. */
export function searchRoute(routes: readonly Route[]): GuardedRoute {
  const kinds = kindsOf(routes)
  const compiled = new Map<string, Statement<{ data: string }>>()
  const maxCompiled = 200
  const planned = new Set<string>()
  const maxPlanned = 8

  async function search({ url, db, actor }: Call): Promise<Response> {
    const { typed, limit } = readAsked(url.searchParams)
    const terms = termsOf(typed)
    const open = kinds.filter(({ route }) => meets(actor.permissions, route.guard))
    if (!terms.words.length || !open.length) return rawJson('{"data":[]}')
    const shape = JSON.stringify([shapeOf(terms), limit, open.map(({ resource }) => resource.name)])
    let run = compiled.get(shape)
    if (!run) {
      if (compiled.size >= maxCompiled) compiled.clear()
      // Planning takes longer than most searches, but a kept plan takes more than a megabyte on every connection.
      if (planned.size < maxPlanned) planned.add(shape)
      run = statement(planned.has(shape) ? 'search' : undefined, searchSql(open, terms, limit))
      compiled.set(shape, run)
    }
    const [row] = await run(db, searchValues(terms, typed))
    return rawJson(`{"data":${row?.data ?? '[]'}}`)
  }

  return {
    method: 'GET',
    path: '/search',
    summary: 'Find records of every kind that the caller may list',
    asks: {
      q: { type: 'string', maxLength: longestSearch },
      limit: { type: 'integer', minimum: 1, maximum: maxHits, default: usualHits },
    },
    answers: listOf(
      objectSchema({
        kind: choiceSchema(kinds.map(({ resource }) => resource.name)),
        id: idSchema,
        title: textSchema,
        subtitle: textSchema,
        image: textSchema,
        url_params: mapSchema({ anyOf: [textSchema, wholeSchema] }),
      }),
    ),
    guard: [],
    handler: search,
  }
}
