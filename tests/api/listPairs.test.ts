import { describe, expect, it } from 'vitest'
import { answerList } from '../../src/api/crud/list'
import type { ListResource } from '../../src/api/crud/resource'
import { ApiError } from '../../src/api/http/errors'
import { withApi } from '../support/api'
import { listResources } from '../support/resources'

const api = withApi()

/** One thing that a list can be narrowed by: a term of its search, or a parameter of its own. */
interface Filter {
  name: string
  /** `field:operator` of a term; a parameter has none. */
  operator?: string
  value: string
}

const sampleOf = {
  int: '1',
  bigint: '1',
  text: 'a',
  boolean: '1',
  timestamptz: '2026-01-01',
  date: '2026-01-01',
} as const

/** Every field with an equality or range, every text, every value of every parameter. */
const filtersOf = ({ fields, params = {} }: ListResource): Filter[] => [
  ...Object.entries(fields).flatMap(([name, { operators, type }]) =>
    operators
      .filter((operator, at) => at === 0 || operator === 'like')
      .map((operator) => ({ name, operator, value: operator === 'like' ? 'ca phe' : sampleOf[type] })),
  ),
  ...Object.entries(params).flatMap(([name, values]) =>
    Object.keys(values).map((value) => ({ name, value })),
  ),
]

function addressOf(filters: readonly Filter[], sort: string): URL {
  const url = new URL('http://nep.test/')
  const terms = filters.filter(({ operator }) => operator)
  for (const { name, operator, value } of filters) if (!operator) url.searchParams.set(name, value)
  if (terms.length) {
    url.searchParams.set('search', terms.map(({ name, value }) => `${name}:${value}`).join(';'))
    url.searchParams.set('searchFields', terms.map(({ name, operator }) => `${name}:${operator}`).join(';'))
    url.searchParams.set('searchJoin', 'and')
  }
  url.searchParams.set('orderBy', sort)
  url.searchParams.set('limit', '2')
  return url
}

/** What a query fails with, where that is not the caller's fault. */
async function faultOf(resource: ListResource, url: URL): Promise<string | undefined> {
  const { db, now, owner } = api()
  try {
    await answerList({ url, db, now, actor: owner }, resource)
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return undefined
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return `${url.search}: ${cause}`
  }
}

describe('any two filters of a list go together, with and without words, in any order', () => {
  it.each(listResources.map((resource) => [resource.name, resource] as const))('%s', async (_, resource) => {
    const filters = filtersOf(resource)
    const words = filters.find(({ operator }) => operator === 'like')
    const faults = new Set<string>()
    let at = 0
    for (const [place, first] of filters.entries())
      for (const second of filters.slice(place))
        for (const along of words ? [[], [words]] : [[]]) {
          const both = [...new Set([first, second, ...along])]
          const sort = resource.sorts[at++ % resource.sorts.length] ?? 'id'
          const fault = await faultOf(resource, addressOf(both, sort))
          if (fault) faults.add(fault)
        }
    expect([...faults]).toEqual([])
  })
})
